/**
 * Documents are printed beside the thread that answers: nobody notices that somebody else prints.
 *
 * @engine any: threads print, and what they print is stored by other tests on both
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readXlsx } from "hucre/xlsx";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Cell, packSheet, sheetName, type Workbook } from "#adapters/excel/workbook";
import { writeWorkbook } from "#adapters/excel/write";
import { type PrintedDocument, Printer, type Section } from "#adapters/pdf";
import { renderPdf } from "#adapters/pdf/render";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, proposalOf } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let admin: Client;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  fixtures = await fixturesOf(server);
});
afterAll(() => server.close());

const proposal = (action: string, input: object) => admin.call("proposal", action, "proposal", input);
const draft = async (text: string) =>
  attributes(await proposal("create", proposalOf(fixtures, { text }))) as { id: string; propcode: string };
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const pdfOf = (file: string) => Buffer.from(file.slice(file.indexOf(",") + 1), "base64");

/** As long as the text of a proposal may be. */
const LONG = "<p>Lorem ipsum <b>dolor</b> sit amet, consectetur adipiscing elit.</p>".repeat(1_400);

it("answers others while a long document is printed", async () => {
  const [row, short] = [await draft(LONG), await draft("<p>Curto</p>")];
  // The first document of a thread also waits for the typeface.
  await proposal("preview", { id: short.id });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let answered = 0;
  let isPrinted = false;
  const begun = performance.now();
  delay.enable();
  const printing = proposal("preview", { id: row.id }).finally(() => {
    isPrinted = true;
  });
  while (!isPrinted) {
    expect((await proposal("load", { id: short.id })).status).toBe(200);
    answered++;
  }
  delay.disable();
  const { name, file } = attributes(await printing) as { name: string; file: string };
  const took = performance.now() - begun;
  expect(name).toBe(`${row.propcode}-v1.pdf`);
  expect(readPdf(pdfOf(file)).pages.length).toBeGreaterThan(10);
  // Relative to the printing, so that a busy machine says the same.
  expect(delay.max / 1e6 / took).toBeLessThan(0.3);
  expect(answered).toBeGreaterThan(5);
});

it("says so when a document takes its thread along, and prints the next one", async () => {
  const { log } = server.app;
  const logged = vi.spyOn(log, "error");
  const printer = new Printer(log, { memory: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 } });
  const document = describedBy([{ kind: "richText", html: LONG.repeat(8) }]);
  await expect(printer.print("a", document)).rejects.toThrow("not_printed");
  expect(logged).toHaveBeenCalledWith({ reason: "memory", code: "AB-1" }, expect.any(String));
  const short = describedBy([{ kind: "paragraph", text: "Curto" }]);
  expect(readPdf(await printer.print("a", short)).text).toContain("Curto");
  await printer.close();
});

it("prints in its threads what the renderer makes, to the byte, and passes on what it refuses", async () => {
  const { printer } = server.app;
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0b6e83" } })
    .jpeg()
    .toBuffer();
  const document = describedBy([
    { kind: "richText", html: "<p><b>a</b> ção</p><ul><li>d</li></ul>" },
    { kind: "photos", photos: [{ bytes: photo, caption: "Um" }], columns: 1, rows: 1 },
    { kind: "table", columns: [{ label: "Item" }], rows: [["a"], ["b"]] },
  ]);
  const [printed, again, rendered] = await Promise.all([
    printer.print("a", document),
    printer.print("b", document),
    renderPdf(document),
  ]);
  expect(Buffer.compare(printed, rendered)).toBe(0);
  expect(Buffer.compare(again, rendered)).toBe(0);
  const crooked = describedBy([{ kind: "table", columns: [{ label: "Item" }], rows: [["a", "b"]] }]);
  await expect(printer.print("a", crooked)).rejects.toThrow("2 cells");
});

it("prints the same whatever its thread has printed before", async () => {
  const [busy, fresh] = [new Printer(server.app.log), new Printer(server.app.log)];
  const saying = (text: string) => describedBy([{ kind: "paragraph", text }]);
  // Letters that are drawn from parts which have not been drawn by themselves, and two that share one drawing.
  await busy.print("a", saying("Ŵŷ Ω\u00a0"));
  const document = saying("Wy \u2126 W\u00ady");
  const [later, first] = [await busy.print("a", document), await fresh.print("a", document)];
  expect(readPdf(later).text).toBe(readPdf(first).text);
  expect(Buffer.compare(later, first)).toBe(0);
  await Promise.all([busy.close(), fresh.close()]);
});

it("writes to a file what it would have answered, and refuses to write over one", async () => {
  const { arrivals, printer } = server.app;
  const pixel = { create: { width: 40, height: 40, channels: 3, background: "#0b6e83" } } as const;
  const photo = { bytes: await sharp(pixel).jpeg().toBuffer(), caption: "Um" };
  const document = describedBy([
    { kind: "photos", photos: Array.from({ length: 12 }, () => photo), columns: 1, rows: 1 },
  ]);
  const path = await arrivals.newPath();
  const file = await printer.printTo(path, "a", document);
  const written = await readFile(path);
  expect(Buffer.compare(written, await renderPdf(document))).toBe(0);
  expect(file).toEqual({ path, size: written.length, hash: sha256(written) });
  await expect(printer.printTo(path, "a", document)).rejects.toThrow("EEXIST");
  await arrivals.remove(file);
});

it("writes sheets in its threads, every row as it was given, and stops when nobody waits for them", async () => {
  const { printer } = server.app;
  const look = {
    name: sheetName("Pesos: porão [1]"),
    columns: [{ width: 20 }, { width: 12, numFmt: "0.000" }],
    hasHead: true,
  };
  const rows: Cell[][] = [
    ["Porão", "Peso"],
    // More than one portion, and a text that would be a formula.
    ...Array.from({ length: 1_201 }, (_, at): Cell[] => [`=linha ${at}`, at / 8]),
    [new Date("2026-11-15T10:30:00Z"), null],
  ];
  const one: Workbook = { kind: "workbook", name: "Pesos", sheets: [await packSheet(look, rows)] };
  const written = await printer.print("a", one);
  const [sheet] = (await readXlsx(written)).sheets;
  expect(sheet?.name).toBe("Pesos  porão  1 ");
  expect(sheet?.rows.slice(0, -1)).toEqual(rows.slice(0, -1));
  expect(sheet?.rows.at(-1)?.[0]).toEqual(new Date("2026-11-15T10:30:00Z"));
  expect(Buffer.compare(written, await writeWorkbook(one))).toBe(0);

  const two: Workbook = {
    ...one,
    sheets: [await packSheet(look, rows), await packSheet({ ...look, name: "2" }, [["a"]])],
  };
  const both = (await readXlsx(await printer.print("a", two))).sheets;
  expect(both.map((each) => each.rows.length)).toEqual([rows.length, 1]);

  const leaving = new AbortController();
  leaving.abort(new Error("not any more"));
  await expect(printer.print("a", one, leaving.signal)).rejects.toThrow("not any more");
  await expect(packSheet(look, rows, leaving.signal)).rejects.toThrow("not any more");
});

function describedBy(sections: readonly Section[]): PrintedDocument {
  return {
    title: "Título",
    language: "pt",
    author: "Companhia Ltda.",
    code: "AB-1",
    version: "1",
    createdAt: new Date("2026-11-15T10:00:00Z"),
    letterhead: { lines: ["Companhia Ltda."] },
    meta: [],
    sections,
  };
}
