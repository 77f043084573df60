/**
 * The moment of a signature, told by somebody else (RFC 3161): a time-stamp service signs the hash of the signature
 * together with its own clock, and what it answers is put beside the signature inside the PDF. The bytes that were signed
 * stay as they are. Where no service is configured, nothing is asked and nothing is added.
 */
import { createHash, randomBytes, webcrypto } from "node:crypto";
import * as asn1 from "asn1js";
import type { Logger } from "pino";
import * as pki from "pkijs";
import { refuse } from "#rpc/failure";
import type { Env } from "../env.ts";

pki.setEngine("node", new pki.CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));

const SHA_256 = "2.16.840.1.101.3.4.2.1";
const TIME_STAMP_TOKEN = "1.2.840.113549.1.9.16.2.14";
/** A service that answers later than this answers nobody who waits for a certificate. */
const MOST_MS = 10_000;
const MOST_BYTES = 64 * 1024;
/** Granted, and granted with changes. */
const GRANTED = [0, 1];

export class TimeStamps {
  readonly #url: URL | undefined;
  readonly #log: Logger;

  constructor({ TIME_STAMP_URL: url }: Pick<Env, "TIME_STAMP_URL">, log: Logger) {
    this.#url = url === undefined ? undefined : new URL(url);
    this.#log = log;
  }

  get isConfigured(): boolean {
    return this.#url !== undefined;
  }

  /** With its signature stamped. Refused where the service fails: bytes that are kept for good get no stamp later. */
  async stamp(document: Uint8Array): Promise<Uint8Array> {
    if (this.#url === undefined) return document;
    try {
      return await stamped(Buffer.from(document), this.#url);
    } catch (problem) {
      this.#log.error({ err: problem, host: this.#url.host }, "no time stamp");
      throw refuse("time_stamp_failed");
    }
  }
}

const RANGE = /\/ByteRange \[0 (\d+) (\d+) \d+\]/;

async function stamped(document: Buffer, url: URL): Promise<Buffer> {
  const [, from, to] = RANGE.exec(document.toString("latin1")) ?? [];
  if (from === undefined || to === undefined) throw new Error("the document has no signature");
  const hole = document.subarray(Number(from) + 1, Number(to) - 1);
  const envelope = read(Buffer.from(hole.toString("latin1"), "hex"));
  const wrapped = new pki.ContentInfo({ schema: envelope });
  const signed = new pki.SignedData({ schema: wrapped.content });
  const [signer] = signed.signerInfos;
  if (!signer) throw new Error("nobody signed the document");
  const token = await tokenFor(Buffer.from(signer.signature.valueBlock.valueHexView), url);
  const attribute = new pki.Attribute({ type: TIME_STAMP_TOKEN, values: [token] });
  signer.unsignedAttrs = new pki.SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
  wrapped.content = signed.toSchema(true);
  const written = Buffer.from(wrapped.toSchema().toBER(false)).toString("hex");
  if (written.length > hole.length) throw new Error(`a stamp of ${token.blockLength} bytes does not fit`);
  document.write(written.padEnd(hole.length, "0"), Number(from) + 1, "latin1");
  return document;
}

/** The first thing that stands there; what follows fills the hole. */
function read(bytes: Uint8Array): asn1.AsnType {
  const { result, offset } = asn1.fromBER(new Uint8Array(bytes));
  if (offset === -1) throw new Error("this is no ASN.1");
  return result;
}

/** Asks, and believes only an answer to this very question that the service has signed. */
async function tokenFor(signature: Buffer, url: URL): Promise<asn1.AsnType> {
  const hash = createHash("sha256").update(signature).digest();
  const nonce = randomBytes(8);
  // A number that is not negative, and as short as it can be written.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const question = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: new Uint8Array(hash) }),
    }),
    nonce: new asn1.Integer({ valueHex: new Uint8Array(nonce).buffer }),
    certReq: true,
  });
  const answer = read(await ask(url, Buffer.from(question.toSchema().toBER(false))));
  const { status, timeStampToken } = new pki.TimeStampResp({ schema: answer });
  if (!GRANTED.includes(status.status) || !timeStampToken) throw new Error(`refused: ${status.status}`);
  const signed = new pki.SignedData({ schema: timeStampToken.content });
  const { eContent } = signed.encapContentInfo;
  if (!eContent) throw new Error("the stamp says nothing");
  const told = new pki.TSTInfo({ schema: read(new Uint8Array(eContent.getValue())) });
  const isOurs =
    Buffer.compare(Buffer.from(told.messageImprint.hashedMessage.valueBlock.valueHexView), hash) === 0 &&
    told.nonce !== undefined &&
    Buffer.compare(Buffer.from(told.nonce.valueBlock.valueHexView), nonce) === 0;
  if (!isOurs) throw new Error("the stamp is of something else");
  const isSigned = await signed.verify({
    signer: 0,
    data: new Uint8Array(signature).buffer,
    checkChain: false,
  });
  if (!isSigned) throw new Error("the stamp is not signed as it says");
  // As it came: written anew, its own signature might not hold.
  const [, token] = (answer as asn1.Sequence).valueBlock.value;
  if (!token) throw new Error("there is no stamp");
  return token as asn1.AsnType;
}

async function ask(url: URL, question: Buffer): Promise<Uint8Array> {
  const { username, password } = url;
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const reply = await fetch(bare, {
    method: "POST",
    headers: {
      "content-type": "application/timestamp-query",
      accept: "application/timestamp-reply",
      ...(username === "" ? {} : { authorization: `Basic ${credentials.toString("base64")}` }),
    },
    body: new Uint8Array(question),
    redirect: "error",
    signal: AbortSignal.timeout(MOST_MS),
  });
  if (!reply.ok || !reply.body) throw new Error(`answered ${reply.status}`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of reply.body) {
    length += piece.length;
    if (length > MOST_BYTES) throw new Error("too long an answer");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
