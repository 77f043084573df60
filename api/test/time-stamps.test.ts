/** Certificates whose signature is stamped by a time-stamp service, and what is issued where it fails: nothing. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as pki from "pkijs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, refusal } from "./orders.ts";
import { type Manner, openSmallTsa, type SmallTsa } from "./small-tsa.ts";

let tsa: SmallTsa;
let server: TestServer;
let fixtures: Fixtures;
let ops: Client;

beforeAll(async () => {
  tsa = await openSmallTsa();
  server = await openTestServer({ env: { TIME_STAMP_URL: tsa.url } });
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
});
afterAll(async () => {
  await server.close();
  tsa.close();
});

const certificate = (action: string, input: object) => ops.call("service", action, "certificate", input);

async function approved(): Promise<{ id: string; version: number }> {
  const order = attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures))).id;
  const input = { work_order_id: order, kind: "fumigation", languages: ["en"], texts: {} };
  const { id, version } = attributes(await certificate("create", input));
  const row = attributes(await certificate("approve", { id, version }));
  return { id: row.id, version: row.version };
}

async function fileOf(id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${ops.token}` };
  return (await server.http.inject({ method: "GET", url: `/api/files/${id}`, headers })).rawPayload;
}

/** What an independent program says; nothing where it is not installed. */
function told(program: string, ...input: readonly string[]): string | undefined {
  try {
    return execFileSync(program, [...input], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (problem) {
    if ((problem as { code?: string }).code === "ENOENT") return undefined;
    throw problem;
  }
}

function signatureIn(bytes: Buffer): pki.SignedData {
  const [, from, to] = /\/ByteRange \[0 (\d+) (\d+)/.exec(bytes.toString("latin1")) ?? [];
  const hex = bytes.subarray(Number(from) + 1, Number(to) - 1).toString("latin1");
  const envelope = pki.ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, "hex")));
  return new pki.SignedData({ schema: envelope.content });
}

it("puts the stamp beside the signature, which stays valid, and keeps those bytes", async () => {
  const issued = attributes(await certificate("issue", await approved()));
  expect([issued.status, tsa.asked]).toEqual(["issued", 1]);
  const bytes = await fileOf(issued.file_id);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(issued.hash);
  const [signer] = signatureIn(bytes).signerInfos;
  const [attribute] = signer?.unsignedAttrs?.attributes ?? [];
  expect(attribute?.type).toBe("1.2.840.113549.1.9.16.2.14");
  const token = Buffer.from(attribute?.values[0].toBER(false));
  const at = (name: string) => join(server.folder, name);
  writeFileSync(at("signed.pdf"), bytes);
  const said = told("pdfsig", at("signed.pdf"));
  if (said !== undefined) expect(said).toContain("Signature is Valid");
  writeFileSync(at("token.der"), token);
  writeFileSync(at("signature"), Buffer.from(signer?.signature.valueBlock.valueHexView ?? []));
  const pem = Buffer.from(tsa.certificate).toString("base64");
  writeFileSync(at("tsa.pem"), `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
  const files = ["-in", at("token.der"), "-data", at("signature"), "-CAfile", at("tsa.pem")];
  const verified = told("openssl", "ts", "-verify", "-token_in", ...files);
  if (verified !== undefined) expect(verified).toContain("Verification: OK");
});

it("issues nothing, and takes no number, where the service fails or answers something else", async () => {
  const ready = await approved();
  const manners: Manner[] = ["refuses", "another nonce", "another hash", "unsigned", "nonsense", "error"];
  for (const manner of manners) {
    tsa.manner = manner;
    const refused = refusal(await certificate("issue", ready));
    expect([manner, ...refused.slice(0, 2)]).toEqual([manner, 503, "time_stamp_failed"]);
  }
  const left = attributes(await certificate("load", { id: ready.id }));
  expect([left.status, left.number, left.file_id]).toEqual(["approved", null, null]);
  tsa.manner = "right";
  const issued = attributes(await certificate("issue", ready));
  const [last] = await server.app.db.run<{ n: number }>(
    sql`select count(*)::int as n from certificate where number is not null and kind = 'fumigation' and country = 'BR'`,
  );
  expect(Number(String(issued.number).slice(-6))).toBe(last?.n);
});
