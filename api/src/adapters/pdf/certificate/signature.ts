/**
 * A signature inside the PDF (PAdES baseline): the document leaves a hole for it, says which of its bytes are signed,
 * and the signature over exactly those is put into the hole. RSA is done by the platform, not in JavaScript.
 */
import { createHash, webcrypto } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import type { Signing } from "./printed-certificate.ts";

pki.setEngine("node", new pki.CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));

const OIDS = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.47",
} as const;

/** Bytes kept free for the signature: chains of several certificates fit. */
const ROOM = 12_288;
/** Those of a time-stamp service come with its stamp. */
const STAMPED_ROOM = 32_768;
const roomOf = ({ isStamped }: Signing) => (isStamped ? STAMPED_ROOM : ROOM);
const RANGE_SIGN = "**********";

interface Ref {
  readonly data: Record<string, unknown>;
  end(): void;
}

/** What is used of the library's document, which its types do not tell. */
export interface OpenDocument {
  ref(data: Record<string, unknown>): Ref;
  readonly page: { readonly dictionary: Ref };
  readonly _root: Ref;
  _acroform?: unknown;
}

/** Leaves the hole. To be called before the document is ended. */
export function reserveSignature(document: OpenDocument, signing: Signing): void {
  const { name, at } = signing;
  const signature = document.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, RANGE_SIGN, RANGE_SIGN, RANGE_SIGN],
    Contents: Buffer.alloc(roomOf(signing)),
    Name: new String(name),
    M: at,
  });
  const { dictionary } = document.page;
  const widget = document.ref({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    Rect: [0, 0, 0, 0],
    V: signature,
    T: new String("Signature"),
    F: 132,
    P: dictionary,
  });
  dictionary.data.Annots = [...((dictionary.data.Annots as unknown[] | undefined) ?? []), widget];
  // The library closes a form of its own making, and looks for the fonts of one.
  document._acroform = { fonts: {}, defaultFont: "none" };
  document._root.data.AcroForm = document.ref({ SigFlags: 3, Fields: [widget], DR: { Font: {} } });
  signature.end();
  widget.end();
}

/** Fills the hole; the bytes around it stay as they are. */
export async function fillSignature(bytes: Buffer, signing: Signing): Promise<Buffer> {
  const text = bytes.toString("latin1");
  const rangeAt = text.indexOf("/ByteRange [0 /");
  const rangeEnd = text.indexOf("]", rangeAt) + 1;
  const start = text.indexOf("/Contents <", rangeEnd) + "/Contents ".length;
  const end = text.indexOf(">", start) + 1;
  if (rangeAt === -1 || end - start < roomOf(signing) * 2)
    throw new Error("the document has no room for a signature");
  const range = `/ByteRange [0 ${start} ${end} ${bytes.length - end}]`;
  bytes.write(range.padEnd(rangeEnd - rangeAt, " "), rangeAt, "latin1");
  const signed = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  const envelope = await envelopeOver(signed, signing);
  if (envelope.length > roomOf(signing))
    throw new Error(`a signature of ${envelope.length} bytes does not fit`);
  bytes.write(envelope.toString("hex"), start + 1, "latin1");
  return bytes;
}

/** Who signs, as the libraries want it. */
interface Signer {
  readonly key: CryptoKey;
  readonly certificates: readonly pki.Certificate[];
}

/** Read once for a thread, and known by their bytes: reading key and certificates takes longer than signing with them. */
const signers = new Map<string, Promise<Signer>>();

function signerOf(signing: Signing): Promise<Signer> {
  const bytes = createHash("sha256");
  for (const one of [signing.key, ...signing.certificates]) bytes.update(one);
  const name = bytes.digest("hex");
  const signer = signers.get(name) ?? readSigner(signing);
  signers.set(name, signer);
  return signer;
}

async function readSigner({ key, certificates }: Signing): Promise<Signer> {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  return {
    key: await webcrypto.subtle.importKey("pkcs8", new Uint8Array(key), algorithm, false, ["sign"]),
    certificates: certificates.map((der) => pki.Certificate.fromBER(new Uint8Array(der))),
  };
}

async function envelopeOver(signed: Buffer, signing: Signing): Promise<Buffer> {
  const { key, certificates } = await signerOf(signing);
  const [own] = certificates;
  if (!own) throw new Error("nobody's certificate to sign with");
  const digest = (bytes: Uint8Array) =>
    new asn1.OctetString({ valueHex: new Uint8Array(createHash("sha256").update(bytes).digest()) });
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
  const attributes = [
    attribute(OIDS.contentType, new asn1.ObjectIdentifier({ value: OIDS.data })),
    attribute(OIDS.messageDigest, digest(signed)),
    // Binds the signature to this certificate of the signer and no other.
    attribute(
      OIDS.signingCertificate,
      sequence(sequence(sequence(digest(signing.certificates[0] ?? new Uint8Array())))),
    ),
  ];
  const envelope = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: OIDS.data }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [...certificates],
  });
  await envelope.sign(key, 0, "SHA-256");
  const wrapped = new pki.ContentInfo({ contentType: OIDS.signedData, content: envelope.toSchema(true) });
  return Buffer.from(wrapped.toSchema().toBER(false));
}
