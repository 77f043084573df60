/** An export that fails says so: as an error while it can, by cutting the line afterwards, and always in the log. */
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import { readXlsx } from "hucre/xlsx";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { App } from "#app";
import { sql } from "#db/sql";
import { buildServer } from "../src/http/server.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let admin: Client;
const lines: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  await server.app.db.run(sql`insert into inspector (id, country, name, title_sort, search_text)
    select gen_random_uuid(), 'BR', 'Surveyor ' || n, 'surveyor ' || n, '' from generate_series(1, 700) n`);
});
afterAll(() => server.close());

const ask = () => ({
  service: "register",
  action: "export",
  type: "inspector",
  country: "BR",
  token: admin.token,
  attributes: {},
});

/** Fails the pages of surveyors from the given one on. */
function failFrom(page: number): void {
  const run = server.app.db.run;
  let pages = 0;
  vi.spyOn(server.app.db, "run").mockImplementation((statement) => {
    const isPage =
      JSON.stringify(statement).includes("limit") && JSON.stringify(statement).includes("inspector");
    if (isPage && ++pages >= page) return Promise.reject(new Error("the database went away"));
    return run.call(server.app.db, statement) as never;
  });
}

it("is an error with words when the first page cannot be read", async () => {
  failFrom(1);
  const reply = await server.post("/api", ask());
  expect([reply.status, reply.body.errors?.[0].code]).toEqual([500, "internal"]);
});

it("is an error with words when a later page of a small file cannot be read", async () => {
  failFrom(2);
  const reply = await server.post("/api", ask());
  expect([reply.status, reply.body.errors?.[0].code]).toEqual([500, "internal"]);
});

it("is whole when nothing fails", async () => {
  const reply = await server.post("/api", ask());
  const rows = (await readXlsx(new Uint8Array(reply.raw))).sheets[0]?.rows ?? [];
  expect(rows.length).toBeGreaterThan(500);
});

it("is cut, with a line in the log, when it fails after much of it was sent", async () => {
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const app: App = { ...server.app, log: pino({ level: "error" }, destination) };
  const http = await buildServer(app);
  http.post("/broken", async (request, reply) => {
    const { sendFile } = await import("../src/http/file-answer.ts");
    return sendFile(app, request, reply, {
      fileName: "big.xlsx",
      mediaType: "application/zip",
      stream: endless(),
    });
  });
  await http.listen({ port: 0, host: "127.0.0.1" });
  const text = await new Promise<string>((resolve) => {
    const pieces: Buffer[] = [];
    const socket = connect((http.server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write("POST /broken HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n"),
    );
    socket.on("data", (piece) => pieces.push(piece));
    socket.on("close", () => resolve(Buffer.concat(pieces).toString("latin1")));
  });
  expect(text.slice(9, 12)).toBe("200");
  expect(text.endsWith("0\r\n\r\n")).toBe(false);
  expect(lines.join()).toContain("file broke off");
  await http.close();
});

/** Breaks after two mebibytes. */
function endless(): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (++sent > 32) controller.error(new Error("the database went away"));
      else controller.enqueue(new Uint8Array(65_536).fill(sent));
    },
  });
}

it("comes on paper, row for row, unless it is too long or too wide for it", async () => {
  const paper = (attributes: object) =>
    server.post("/api", { ...ask(), attributes: { format: "pdf", locale: "en", ...attributes } });
  const conditions = [{ attribute: "name", operator: "in", value: ["Surveyor 7", "Surveyor 700"] }];
  const reply = await paper({ columns: ["name"], conditions });
  expect(reply.headers["content-type"]).toBe("application/pdf");
  const { text } = readPdf(new Uint8Array(reply.raw));
  expect(text).toContain("Surveyor 7");
  expect(text).toContain("Surveyor 700");
  expect(text).not.toContain("Surveyor 70 ");
  const wide = await paper({ columns: Array.from({ length: 13 }, () => "name") });
  expect([wide.status, wide.body.errors?.[0].code]).toEqual([405, "paper_too_narrow"]);
  await server.app.db.run(sql`insert into inspector (id, country, name, title_sort, search_text)
    select gen_random_uuid(), 'BR', 'More ' || n, 'more ' || n, '' from generate_series(1, 1400) n`);
  const long = await paper({ columns: ["name"] });
  expect([long.status, long.body.errors?.[0].code]).toEqual([405, "list_too_long"]);
});
