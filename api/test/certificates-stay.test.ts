/**
 * What was issued stays as it was issued: whatever happens later to the customer, the letterhead and the texts, and to the
 * server itself, everybody gets the very bytes that were signed. What is drafted anew shows that each of them did change.
 *
 * @engine any: the bytes that are compared lie in the store of files; issuing goes over both in `certificates.test.ts`
 */
import { createHash } from "node:crypto";
import { CERTIFICATE_KINDS } from "@plimsoll/domain/certificate/kinds";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { buildServer } from "../src/http/server.ts";
import { openApp } from "../src/start.ts";
import { type Certifying, openCertifying } from "./certifying.ts";
import { type Client, closeAtOnce, type TestServer, testEnv } from "./harness.ts";
import { attributes } from "./orders.ts";
import { isInstalled, toldOfSignature } from "./outside-programs.ts";
import { readPdf } from "./pdf-reader.ts";

interface Kept {
  readonly bytes: Buffer;
  readonly file: string;
  readonly hash: string;
  readonly code: string;
}

let work: Certifying;
let server: TestServer;
let admin: Client;
let order: string;
/** One of each kind, as it was issued. */
const kept = new Map<string, Kept>();

beforeAll(async () => {
  work = await openCertifying();
  ({ server } = work);
  admin = await server.as("admin");
  order = await work.newOrder();
  for (const kind of CERTIFICATE_KINDS) {
    const { file_id: file, hash, code } = await work.issued(order, { kind });
    kept.set(kind, { bytes: await work.fileOf(file), file, hash, code });
  }
});
afterAll(() => server.close());

async function changeEverything(): Promise<void> {
  const { version } = attributes(await admin.register("load", "customer", { id: work.fixtures.customer }));
  const named = { name: "Renamed Commodities", social_name: "Renamed Commodities" };
  attributes(await admin.register("update", "customer", { id: work.fixtures.customer, version, ...named }));
  const [own] = await server.app.db.run<{ id: string }>(sql`select p.company_id as id from profile p
    join "user" u on u.id = p.user_id where u.login = 'ops.br@demo.test' order by p.position, p.title_sort limit 1`);
  const company = attributes(await admin.register("load", "company", { id: own?.id }));
  const moved = { id: own?.id, version: company.version, social_name: "Another House of Inspection" };
  attributes(await admin.register("update", "company", moved));
  const logo = await sharp({ create: { width: 60, height: 20, channels: 3, background: "#a02020" } })
    .png()
    .toBuffer();
  const file = `data:image/png;base64,${logo.toString("base64")}`;
  const about = { name: "logo.png", file, reference_id: own?.id, field: "logo" };
  attributes(await admin.call("filemanager", "create", "attachment", about));
  for (const language of ["en", "pt"]) {
    const text = { name: `Remarks ${language}`, part: "remarks", language, text: "Nothing is warranted." };
    attributes(await admin.register("create", "certificate_text", text));
  }
}

it("stays to the byte, on every kind, whatever changes around it", async () => {
  const before = readPdf(kept.get("quality")?.bytes ?? Buffer.alloc(0));
  await changeEverything();

  const { id } = await work.draft(order, { kind: "quality" });
  const { file_id: fresh } = attributes(await work.certificate("preview", { id }));
  const now = readPdf(await work.fileOf(fresh));
  for (const said of ["Renamed Commodities", "Another House of Inspection", "Nothing is warranted."]) {
    expect(now.text, said).toContain(said);
    expect(before.text, said).not.toContain(said);
  }
  expect(now.pages[0]?.images).toBe((before.pages[0]?.images ?? 0) + 1);

  // As after an upgrade: another server over the same rows and files.
  const later = await openApp(testEnv(server.folder, {}), pino({ level: "silent" }), server.app.db);
  const http = await buildServer(later);
  for (const [kind, { bytes, file, hash, code }] of kept) {
    for (const from of [server.http, http]) {
      const again = await work.fileOf(file, work.ops, from);
      expect(Buffer.compare(again, bytes), kind).toBe(0);
      expect(createHash("sha256").update(again).digest("hex"), kind).toBe(hash);
    }
    const verified = await server.get(`/api/verify/${code}`);
    expect(verified.body, kind).toMatchObject({ found: true, status: "issued", hash });
  }
  await closeAtOnce(http);
});

it.skipIf(!isInstalled("pdfsig"))("stays validly signed, says an independent reader", () => {
  for (const [kind, { bytes }] of kept)
    expect(toldOfSignature(server.folder, bytes), kind).toContain("Signature is Valid");
});
