/**
 * What was issued stays as it was issued: whatever happens later to the customer, the letterhead and the texts, and to the
 * server itself, everybody gets the very bytes that were signed. What is drafted anew shows that each of them did change.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CERTIFICATE_KINDS } from "@plimsoll/domain/certificate/kinds";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { buildServer } from "../src/http/server.ts";
import { openApp } from "../src/start.ts";
import { type Client, closeAtOnce, openTestServer, type TestServer, testEnv } from "./harness.ts";
import { attributes, fixturesOf, orderOf } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let ops: Client;
let admin: Client;
let customerId: string;
let order: string;

beforeAll(async () => {
  server = await openTestServer();
  [ops, admin] = [await server.as("ops.br"), await server.as("admin")];
  const fixtures = await fixturesOf(server);
  customerId = fixtures.customer;
  order = attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures))).id;
});
afterAll(() => server.close());

const certificate = (action: string, input: object) => ops.call("service", action, "certificate", input);

const newDraft = async (kind: string) =>
  attributes(await certificate("create", { work_order_id: order, kind, languages: ["en", "pt"], texts: {} }));

async function issued(kind: string): Promise<{ id: string; file_id: string; hash: string; code: string }> {
  const { id, version } = await newDraft(kind);
  const approved = attributes(await certificate("approve", { id, version }));
  return attributes(await certificate("issue", { id, version: approved.version }));
}

async function bytesOf(id: string, http = server.http): Promise<Buffer> {
  const headers = { authorization: `Bearer ${ops.token}` };
  const reply = await http.inject({ method: "GET", url: `/api/files/${id}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

/** What poppler says of the signature; nothing where it is not installed. */
function signatureOf(bytes: Buffer): string | undefined {
  const path = join(server.folder, "signed.pdf");
  writeFileSync(path, bytes);
  try {
    return execFileSync("pdfsig", [path], { encoding: "utf8" });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw problem;
  }
}

async function changeEverything(): Promise<void> {
  const { version } = attributes(await admin.register("load", "customer", { id: customerId }));
  const named = { name: "Renamed Commodities", social_name: "Renamed Commodities" };
  attributes(await admin.register("update", "customer", { id: customerId, version, ...named }));
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
  const kept = new Map<string, { bytes: Buffer; file: string; hash: string; code: string }>();
  for (const kind of CERTIFICATE_KINDS) {
    const { file_id: file, hash, code } = await issued(kind);
    kept.set(kind, { bytes: await bytesOf(file), file, hash, code });
  }
  const before = readPdf(kept.get("quality")?.bytes ?? Buffer.alloc(0));
  await changeEverything();

  const { file_id: fresh } = attributes(await certificate("preview", { id: (await newDraft("quality")).id }));
  const now = readPdf(await bytesOf(fresh));
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
      const again = await bytesOf(file, from);
      expect(Buffer.compare(again, bytes), kind).toBe(0);
      expect(createHash("sha256").update(again).digest("hex"), kind).toBe(hash);
    }
    const verified = await server.get(`/api/verify/${code}`);
    expect(verified.body, kind).toMatchObject({ found: true, status: "issued", hash });
    const said = signatureOf(bytes);
    if (said !== undefined) expect(said, kind).toContain("Signature is Valid");
  }
  await closeAtOnce(http);
});
