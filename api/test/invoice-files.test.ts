/** Fiscal invoices from files: read and judged one by one, whatever else comes with them. */
import { randomUUID } from "node:crypto";
import { explainModulus11 } from "@plimsoll/domain/identifier/reading";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readXml } from "#adapters/xml";
import { sql } from "#db/sql";
import { openOperation } from "./fixtures/open-operation.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

const ISSUER = "11222333000181";
function keyOf(number: number): string {
  const body = `352611${ISSUER}55001${String(number).padStart(9, "0")}112345678`;
  return `${body}${explainModulus11(body, "nt_2025_001").digit}`;
}

const xml = (number: number, more = "") => `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe versao="4.00" Id="NFe${keyOf(number)}">
<ide><mod>55</mod><nNF>${number}</nNF><dhEmi>2026-11-10T08:30:00-03:00</dhEmi></ide>
<emit><CNPJ>${ISSUER}</CNPJ><xNome>Cooperativa A &amp; B</xNome></emit><total><ICMSTot><vNF>61250.00</vNF></ICMSTot></total>
<transp><veicTransp><placa>RZX1A23</placa></veicTransp><vol><pesoL>39160.000</pesoL></vol></transp>${more}</infNFe></NFe></nfeProc>`;

async function roadOrder(more: object = {}) {
  const row = attributes(
    await ops.call("workorder", "create", "work_order", orderOf(fixtures, { kind: "fob", ...more })),
  );
  return { id: row.id as string, operation: (await openOperation(server.app.db, row.id)).id };
}

const addFiles = (operation: string, files: readonly { name: string; text: string }[], client = ops) =>
  client.call("service", "addfiles", "fob_invoice", { operation_id: operation, files });

/** As the page asks: under a key, and so in one transaction. */
const addFilesOnce = (operation: string, files: readonly { name: string; text: string }[]) =>
  ops.call(
    "service",
    "addfiles",
    "fob_invoice",
    { operation_id: operation, files },
    { idempotency_key: randomUUID() },
  );

describe("files of invoices", () => {
  it("become invoices, linked to the truck whose plate they name", async () => {
    const { operation } = await roadOrder();
    const truck = attributes(
      await ops.call("service", "create", "truck", { operation_id: operation, plate: "RZX1A23" }),
    );
    const [one] = attributes(await addFiles(operation, [{ name: "one.xml", text: xml(501) }]));
    expect(one).toMatchObject({ name: "one.xml", ok: true, number: "501", trucks: 1, errors: [] });
    const row = attributes(await ops.call("service", "load", "fob_invoice", { id: one.id }));
    expect(row).toMatchObject({
      number: "501",
      date: "2026-11-10",
      tax_id: ISSUER,
      key: keyOf(501),
      weight: "39160.000",
      value: "61250.00",
      truck_ids: [truck.id],
    });
  });

  it("are judged one by one: what one is refused for keeps no other back", async () => {
    const { operation } = await roadOrder();
    const files = [
      { name: "good.xml", text: xml(511) },
      { name: "again.xml", text: xml(511) },
      { name: "picture.xml", text: "not xml at all" },
      { name: "wrong.xml", text: xml(512).replace("<nNF>512</nNF>", "<nNF>513</nNF>") },
      { name: "empty.xml", text: xml(514).replace(/<total>.*<\/total>/, "") },
      { name: "huge.xml", text: xml(515, `<x>${"a".repeat(1_000_000)}</x>`) },
      { name: "last.xml", text: xml(516) },
    ];
    const outcomes = attributes(await addFiles(operation, files));
    expect(
      outcomes.map(
        ({ name, ok, errors }: { name: string; ok: boolean; errors: { code: string; field?: string }[] }) =>
          [name, ok, ...errors.map(({ code, field }) => `${field ?? ""} ${code}`)].join(" "),
      ),
    ).toEqual([
      "good.xml true",
      "again.xml false key number_already_linked",
      "picture.xml false  invoice_file_unreadable",
      "wrong.xml false key invalid_invoice_key",
      "empty.xml false value required",
      "huge.xml false  too_large",
      "last.xml true",
    ]);
  });

  it("are judged one by one under a key too: what the database refuses of one is undone, and the others stay", async () => {
    const { operation } = await roadOrder();
    const files = [541, 542, 543].map((number) => ({ name: `${number}.xml`, text: xml(number) }));
    // The second meets a rule of the database itself, when its row is written.
    const { db } = server.app;
    await db.script(`create unique index one_of_two on fob_invoice ((1)) where number in ('541', '542')`);
    try {
      const outcomes = attributes(await addFilesOnce(operation, files));
      expect(outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, true]);
    } finally {
      await db.script("drop index one_of_two");
    }
    const rows = await db.run(
      sql`select number from fob_invoice where operation_id = ${operation} order by 1`,
    );
    expect(rows).toEqual([{ number: "541" }, { number: "543" }]);
    const nowhere = attributes(await addFilesOnce("nowhere", files));
    expect(nowhere.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, false, false]);
  });

  it("open nothing: entities, types and depth are refused", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>`;
    expect(readXml(bomb)).toBeUndefined();
    expect(readXml(`<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>`)).toBeUndefined();
    expect(readXml(`${"<a>".repeat(5_000)}${"</a>".repeat(5_000)}`)).toBeUndefined();
    expect(readXml("<a><b></a>")).toBeUndefined();
    expect(readXml(`<a c="1"><b>&lt;2</b></a>`)).toEqual({ a: { "@c": "1", b: "&lt;2" } });
  });

  it("are of nobody who may not write there: a customer, another country, another order's", async () => {
    const { operation } = await roadOrder();
    const files = [{ name: "one.xml", text: xml(521) }];
    expect((await addFiles(operation, files, await server.as("customer"))).status).toBe(403);
    const [stranger] = attributes(await addFiles(operation, files, await server.as("ops.ar")));
    expect(stranger.ok).toBe(false);
    const [nowhere] = attributes(await addFiles("nowhere", files));
    expect(nowhere.ok).toBe(false);
    expect(attributes(await addFiles(operation, files))[0].ok).toBe(true);
  });
});
