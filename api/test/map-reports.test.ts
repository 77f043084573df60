/** The official report of a classification: shown to whoever may read it, signed by a map classifier, kept to the byte. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { fileSignedReports } from "../src/operation/map-report/file-reports.ts";
import { classifiedOperation, day, type Products, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let ops: Client;
let products: Products;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  ops = await server.as("ops.br");
  products = await productsOf(server);
});
afterAll(() => server.close());

const call = (action: string, input: object, client = ops) =>
  client.call("classification", action, "classification", input);

async function classified() {
  const { operation } = await classifiedOperation(admin, fixtures, products);
  const row = {
    operation_id: operation,
    kind: "partial",
    hold: 1,
    date: day(0),
    product_id: products.soybean,
    group: "II",
    tonnage: "5000",
    sample: soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24", greenish: "31.00" }).sample,
  };
  return attributes(await call("create", row, admin));
}

const bytesOf = ({ file }: { file: string }) => Buffer.from(file.split(",")[1] ?? "", "base64");

/** Ops of Brazil as a registered map classifier with a signature. */
async function registerOps() {
  const [user] = await server.app.db.run<{ id: string }>(
    sql`update "user" set is_map_classifier = true, map_registration = 'MAPA-SP 04388'
      where login = 'ops.br@demo.test' returning id`,
  );
  const drawn = await sharp({ create: { width: 120, height: 40, channels: 3, background: "#223355" } })
    .png()
    .toBuffer();
  attributes(
    await admin.call("filemanager", "create", "attachment", {
      reference_id: user?.id,
      field: "map_classifier_signature",
      name: "signature.png",
      file: `data:image/png;base64,${drawn.toString("base64")}`,
    }),
  );
}

it("is shown with group, type, weights, limits and reasons before anybody signs", async () => {
  const row = await classified();
  const shown = attributes(await call("previewmapreport", { id: row.id }));
  expect(shown).toMatchObject({
    version: row.version,
    signed: null,
    refusal: expect.stringContaining("map"),
  });
  const { text } = await readPdf(bytesOf(shown));
  for (const part of [row.code, "Group II", "IN 11/2007", "Greenish", "12.5", "Not signed"])
    expect(text).toContain(part);
});

it("is signed by a registered map classifier alone, once for each version, and stays the same bytes", async () => {
  const row = await classified();
  const sign = (more: object = {}, client = ops) =>
    call("signmapreport", { id: row.id, version: row.version, ...more }, client);
  expect(refusal(await sign()).slice(0, 2)).toEqual([403, "not_map_classifier"]);
  await server.app.db.run(sql`update "user" set is_map_classifier = true where login = 'ops.br@demo.test'`);
  expect(refusal(await sign()).slice(0, 2)).toEqual([409, "map_signature_missing"]);
  await registerOps();
  expect(refusal(await sign({ version: row.version + 1 })).slice(0, 2)).toEqual([409, "stale"]);
  const tries = await Promise.all([sign(), sign(), sign()]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [signed] = tries.filter(({ status }) => status === 200).map(attributes);
  const bytes = bytesOf(signed);
  expect(signed.signed).toMatchObject({ registration: "MAPA-SP 04388", by: expect.any(String) });
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(signed.signed.hash);
  const { text, pages } = await readPdf(bytes);
  expect(text).toContain("MAPA-SP 04388");
  expect(text).not.toContain("Not signed");
  expect(pages.reduce((sum, { images }) => sum + images, 0)).toBeGreaterThan(0);
  // Somebody else reads it later, in another language, under another name of the signer: the same bytes.
  await server.app.db.run(sql`update "user" set map_registration = 'OTHER' where login = 'ops.br@demo.test'`);
  const later = attributes(await call("previewmapreport", { id: row.id }, admin));
  expect(bytesOf(later).equals(bytes)).toBe(true);
  expect(later.signed).toEqual(signed.signed);
  expect(refusal(await sign())[1]).toBe("report_signed");
  // A later version is another report, and the old one stays on file.
  const changed = attributes(await call("update", { id: row.id, version: row.version, remark: "again" }));
  expect(attributes(await call("previewmapreport", { id: row.id })).signed).toBeNull();
  attributes(await sign({ version: changed.version }));
  const kept = attributes(
    await ops.call("classification", "list", "map_report", {
      conditions: [{ attribute: "classification_id", operator: "=", value: row.id }],
      fields: ["of_version", "hash"],
    }),
  );
  expect(kept).toHaveLength(2);
  const first = kept.find(({ of_version: version }: { of_version: number }) => version === row.version);
  const [file] = attributes(await ops.call("filemanager", "list", "attachment", { reference_id: first.id }));
  expect(file).toMatchObject({ field: "document", media_type: "application/pdf", hash: signed.signed.hash });
  // It lies where all files lie, and nobody puts another in its place or takes it away.
  const stored = await server.app.files.get(file.id);
  expect(stored && (await buffer(stored)).equals(bytes)).toBe(true);
  const forged = { name: "b.pdf", file: "data:application/pdf;base64,JVBERi0xLjMK", field: "document" };
  for (const [action, input] of [
    ["create", { reference_id: first.id, ...forged }],
    ["update", { id: file.id, version: file.version, name: "c.pdf" }],
    ["delete", { id: file.id }],
  ] as const)
    for (const client of [ops, admin])
      expect([403, 425]).toContain((await client.call("filemanager", action, "attachment", input)).status);
  for (const client of [await server.as("customer"), await server.as("ops.ar")])
    expect(
      (await client.call("filemanager", "list", "attachment", { reference_id: first.id })).status,
    ).toBeGreaterThanOrEqual(400);
});

it("that an earlier release kept in its row goes where files go, once, at the next start", async () => {
  const row = await classified();
  await registerOps();
  const signed = attributes(await call("signmapreport", { id: row.id, version: row.version }));
  const bytes = bytesOf(signed);
  await server.app.db.run(sql`insert into unfiled_report (map_report_id, content)
    select id, ${bytes.toString("base64")} from map_report where classification_id = ${row.id}`);
  await server.app.db.run(sql`delete from attachment where owner_record = 'map_report'
    and owner_id in (select id from map_report where classification_id = ${row.id})`);
  const filed = await Promise.all([fileSignedReports(server.app), fileSignedReports(server.app)]);
  expect(filed.sort()).toEqual([0, 1]);
  expect(await fileSignedReports(server.app)).toBe(0);
  const later = attributes(await call("previewmapreport", { id: row.id }, admin));
  expect(bytesOf(later).equals(bytes)).toBe(true);
  expect(later.signed).toEqual(signed.signed);
});

it("is changed by nobody, and is no business of a guest or of another country", async () => {
  const row = await classified();
  const [guest, abroad] = [await server.as("customer"), await server.as("ops.ar")];
  for (const client of [guest, abroad]) {
    expect((await call("previewmapreport", { id: row.id }, client)).status).toBeGreaterThanOrEqual(403);
    expect(
      (await call("signmapreport", { id: row.id, version: row.version }, client)).status,
    ).toBeGreaterThanOrEqual(403);
  }
  for (const action of ["create", "update", "delete"])
    expect((await admin.call("classification", action, "map_report", { id: row.id })).status).toBe(400);
});
