/** Certificates whose signature is stamped by a time-stamp service, and what is issued where it fails: nothing. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as pki from "pkijs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Certifying, openCertifying, seen } from "./certifying.ts";
import type { TestServer } from "./harness.ts";
import { attributes, refusal } from "./orders.ts";
import { isInstalled, told, toldOfSignature } from "./outside-programs.ts";
import { type Manner, openSmallTsa, type SmallTsa } from "./small-tsa.ts";

let tsa: SmallTsa;
let work: Certifying;
let server: TestServer;
/** One that was issued with a stamp, and its file. */
let issued: { readonly status: string; readonly hash: string; readonly file_id: string };
let bytes: Buffer;

beforeAll(async () => {
  tsa = await openSmallTsa();
  work = await openCertifying({ env: { TIME_STAMP_URL: tsa.url } });
  ({ server } = work);
  issued = attributes(await certificate("issue", await approved()));
  bytes = await work.fileOf(issued.file_id);
});
afterAll(async () => {
  await server.close();
  tsa.close();
});

const certificate: Certifying["certificate"] = (...asked) => work.certificate(...asked);
const approved = async () =>
  seen(await work.approved(await work.newOrder(), { kind: "fumigation", languages: ["en"] }));

function signatureIn(bytes: Buffer): pki.SignedData {
  const [, from, to] = /\/ByteRange \[0 (\d+) (\d+)/.exec(bytes.toString("latin1")) ?? [];
  const hex = bytes.subarray(Number(from) + 1, Number(to) - 1).toString("latin1");
  const envelope = pki.ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, "hex")));
  return new pki.SignedData({ schema: envelope.content });
}

/** The signature of a file and the stamp that came with it. */
function stampIn(bytes: Buffer) {
  const [signer] = signatureIn(bytes).signerInfos;
  const [attribute] = signer?.unsignedAttrs?.attributes ?? [];
  return {
    type: attribute?.type,
    token: Buffer.from(attribute?.values[0].toBER(false)),
    signature: Buffer.from(signer?.signature.valueBlock.valueHexView ?? []),
  };
}

it("puts the stamp beside the signature, and keeps those bytes", () => {
  expect([issued.status, tsa.asked]).toEqual(["issued", 1]);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(issued.hash);
  expect(stampIn(bytes).type).toBe("1.2.840.113549.1.9.16.2.14");
});

it.skipIf(!isInstalled("pdfsig"))("is called validly signed by poppler", () => {
  expect(toldOfSignature(server.folder, bytes)).toContain("Signature is Valid");
});

it.skipIf(!isInstalled("openssl"))("has a stamp of that very signature, as OpenSSL says", () => {
  const at = (name: string) => join(server.folder, name);
  const { token, signature } = stampIn(bytes);
  writeFileSync(at("token.der"), token);
  writeFileSync(at("signature"), signature);
  const pem = Buffer.from(tsa.certificate).toString("base64");
  writeFileSync(at("tsa.pem"), `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
  const files = ["-in", at("token.der"), "-data", at("signature"), "-CAfile", at("tsa.pem")];
  expect(told("openssl", "ts", "-verify", "-token_in", ...files)).toContain("Verification: OK");
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
  const later = attributes(await certificate("issue", ready));
  const [last] = await server.app.db.run<{ n: number }>(
    sql`select count(*)::int as n from certificate where number is not null and kind = 'fumigation' and country = 'BR'`,
  );
  expect(Number(String(later.number).slice(-6))).toBe(last?.n);
});
