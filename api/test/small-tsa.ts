/** A time-stamp service (RFC 3161) in this process, for tests: it stamps by its own key, or answers as a bad one would. */
import { createHash, randomBytes, webcrypto } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as asn1 from "asn1js";
import * as pki from "pkijs";

export type Manner =
  | "right"
  | "refuses"
  | "another nonce"
  | "another hash"
  | "unsigned"
  | "nonsense"
  | "error";

export interface SmallTsa {
  manner: Manner;
  asked: number;
  readonly url: string;
  /** Its certificate, DER. */
  readonly certificate: Uint8Array;
  close(): void;
}

const OIDS = {
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.47",
} as const;
const MOMENT = new Date("2026-11-17T10:00:00Z");

export async function openSmallTsa(): Promise<SmallTsa> {
  pki.setEngine("node", new pki.CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await certificateOf(pair as CryptoKeyPair);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    tsa.asked += 1;
    if (tsa.manner === "error") return response.writeHead(500).end();
    if (tsa.manner === "nonsense") return response.end("no stamp at all");
    const question = pki.TimeStampReq.fromBER(new Uint8Array(Buffer.concat(chunks)));
    const answer = await answerTo(question, tsa.manner, pair.privateKey as CryptoKey, certificate);
    return response.setHeader("content-type", "application/timestamp-reply").end(answer);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const tsa: SmallTsa = {
    manner: "right",
    asked: 0,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    certificate: new Uint8Array(certificate.toSchema(true).toBER(false)),
    close: () => void server.close(),
  };
  return tsa;
}

async function certificateOf({ publicKey, privateKey }: CryptoKeyPair): Promise<pki.Certificate> {
  const certificate = new pki.Certificate();
  const name = () =>
    new pki.AttributeTypeAndValue({ type: "2.5.4.3", value: new asn1.Utf8String({ value: "Small TSA" }) });
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: 7 });
  certificate.issuer.typesAndValues.push(name());
  certificate.subject.typesAndValues.push(name());
  certificate.notBefore.value = new Date("2020-01-01T00:00:00Z");
  certificate.notAfter.value = new Date("2049-01-01T00:00:00Z");
  const purpose = new pki.ExtKeyUsage({ keyPurposes: ["1.3.6.1.5.5.7.3.8"] });
  certificate.extensions = [
    new pki.Extension({
      extnID: "2.5.29.37",
      critical: true,
      extnValue: purpose.toSchema().toBER(false),
      parsedValue: purpose,
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, "SHA-256");
  return certificate;
}

async function answerTo(
  { messageImprint, nonce }: pki.TimeStampReq,
  manner: Manner,
  key: CryptoKey,
  certificate: pki.Certificate,
): Promise<Buffer> {
  const status = new pki.PKIStatusInfo({ status: manner === "refuses" ? 2 : 0 });
  if (manner === "refuses") return Buffer.from(new pki.TimeStampResp({ status }).toSchema().toBER(false));
  const digest = (bytes: Uint8Array) =>
    new asn1.OctetString({ valueHex: new Uint8Array(createHash("sha256").update(bytes).digest()) });
  const imprint =
    manner === "another hash"
      ? new pki.MessageImprint({
          hashAlgorithm: messageImprint.hashAlgorithm,
          hashedMessage: digest(Buffer.from("else")),
        })
      : messageImprint;
  const info = new pki.TSTInfo({
    version: 1,
    policy: "1.2.3.4.1",
    messageImprint: imprint,
    serialNumber: new asn1.Integer({ value: 42 }),
    genTime: MOMENT,
    ...(nonce === undefined
      ? {}
      : {
          nonce:
            manner === "another nonce"
              ? new asn1.Integer({ valueHex: new Uint8Array([1, ...randomBytes(7)]).buffer })
              : nonce,
        }),
  });
  const said = new Uint8Array(info.toSchema().toBER(false));
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
  const attributes = [
    attribute(OIDS.contentType, new asn1.ObjectIdentifier({ value: OIDS.tstInfo })),
    attribute(OIDS.messageDigest, digest(said)),
    attribute(
      OIDS.signingCertificate,
      sequence(sequence(sequence(digest(new Uint8Array(certificate.toSchema(true).toBER(false)))))),
    ),
  ];
  const signed = new pki.SignedData({
    version: 3,
    encapContentInfo: new pki.EncapsulatedContentInfo({
      eContentType: OIDS.tstInfo,
      eContent: new asn1.OctetString({ valueHex: said }),
    }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, "SHA-256");
  if (manner === "unsigned") {
    const [signer] = signed.signerInfos;
    if (signer) signer.signature = new asn1.OctetString({ valueHex: new Uint8Array(randomBytes(256)) });
  }
  const timeStampToken = new pki.ContentInfo({
    contentType: OIDS.signedData,
    content: signed.toSchema(true),
  });
  return Buffer.from(new pki.TimeStampResp({ status, timeStampToken }).toSchema().toBER(false));
}
