/**
 * The key that signs documents: from a PKCS#12 file that the configuration names, or one that is made here at the first
 * document and kept beside the data. Readers tell the second from a key that an authority vouches for.
 */
import { randomBytes, webcrypto } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as asn1 from "asn1js";
import forge from "node-forge";
import * as pki from "pkijs";
import type { Env } from "../env.ts";

/** All DER; the signer's certificate first. */
export interface SigningKey {
  readonly key: Uint8Array;
  readonly certificates: readonly Uint8Array[];
  readonly name: string;
}

type SigningEnv = Pick<Env, "SIGNING_KEY_FILE" | "SIGNING_KEY_PASSWORD" | "DATA_DIR">;

const COMMON_NAME = "2.5.4.3";
const OWN_NAME = "Plimsoll demonstration key";
const OWN_YEARS = 20;

/** Read once: it takes longer than signing. */
export class SigningKeys {
  readonly #env: SigningEnv;
  #key: Promise<SigningKey> | undefined;

  constructor(env: SigningEnv) {
    this.#env = env;
  }

  current(): Promise<SigningKey> {
    this.#key ??= this.#read().catch((problem: unknown) => {
      this.#key = undefined;
      throw problem;
    });
    return this.#key;
  }

  async #read(): Promise<SigningKey> {
    const { SIGNING_KEY_FILE: path, SIGNING_KEY_PASSWORD: password = "", DATA_DIR: folder } = this.#env;
    return path === undefined ? ownKey(join(folder, "signing")) : readPkcs12(await readFile(path), password);
  }
}

const der = (value: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(value).getBytes(), "binary");

export function readPkcs12(bytes: Uint8Array, password: string): SigningKey {
  const parsed = forge.asn1.fromDer(Buffer.from(bytes).toString("binary"));
  const store = forge.pkcs12.pkcs12FromAsn1(parsed, password);
  const bags = (type: string) => store.getBags({ bagType: type })[type] ?? [];
  const { pkcs8ShroudedKeyBag: shrouded = "", keyBag = "", certBag = "" } = forge.pki.oids;
  const [key] = [...bags(shrouded), ...bags(keyBag)].flatMap((bag) => (bag.key ? [bag.key] : []));
  const certificates = bags(certBag).flatMap((bag) => (bag.cert ? [bag.cert] : []));
  if (!key) throw new Error("the PKCS#12 file has no key that can be read");
  const own = certificates.find((one) => {
    const { n } = one.publicKey as forge.pki.rsa.PublicKey;
    return n.equals((key as forge.pki.rsa.PrivateKey).n);
  });
  if (!own) throw new Error("the PKCS#12 file has no certificate of its key");
  const wrapped = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key));
  return {
    key: der(wrapped),
    certificates: [own, ...certificates.filter((one) => one !== own)].map((one) =>
      der(forge.pki.certificateToAsn1(one)),
    ),
    name: String(own.subject.getField("CN")?.value ?? ""),
  };
}

/** The one that was made before, or a new one. */
async function ownKey(folder: string): Promise<SigningKey> {
  const paths = { key: join(folder, "key.der"), certificate: join(folder, "certificate.der") };
  const kept = await Promise.all([readFile(paths.key), readFile(paths.certificate)]).catch(() => undefined);
  if (kept) return { key: kept[0], certificates: [kept[1]], name: OWN_NAME };
  const made = await makeKey();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(paths.key, made.key, { mode: 0o600 });
  await writeFile(paths.certificate, made.certificates[0] ?? "", { mode: 0o600 });
  return made;
}

async function makeKey(): Promise<SigningKey> {
  pki.setEngine("node", new pki.CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = new pki.Certificate();
  const name = () =>
    new pki.AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1.Utf8String({ value: OWN_NAME }) });
  const now = new Date();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ valueHex: positive(randomBytes(12)) });
  certificate.issuer.typesAndValues.push(name());
  certificate.subject.typesAndValues.push(name());
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + OWN_YEARS, now.getUTCMonth(), 1));
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as CryptoKey);
  await certificate.sign(pair.privateKey as CryptoKey, "SHA-256");
  return {
    key: new Uint8Array(await webcrypto.subtle.exportKey("pkcs8", pair.privateKey)),
    certificates: [new Uint8Array(certificate.toSchema(true).toBER(false))],
    name: OWN_NAME,
  };
}

/** A serial number is no negative one. */
function positive(bytes: Buffer): ArrayBuffer {
  const copy = new Uint8Array(bytes);
  copy[0] = ((copy[0] ?? 0) & 0x3f) | 0x40;
  return copy.buffer;
}
