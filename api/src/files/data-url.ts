/** Bytes as a data URL, the way forms of old send files. */
import { refuse } from "#rpc/failure";

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?(;[\w=-]+)*;base64,/;

/** What it holds, and what it claims to be; `field` is named where it is no file. */
export function readDataUrl(text: string, field: string): { bytes: Buffer; claimed: string } {
  const prefix = DATA_URL.exec(text);
  if (!prefix) throw refuse("invalid_file", field);
  const encoded = text.slice(prefix[0].length);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) throw refuse("invalid_file", field);
  return { bytes: Buffer.from(encoded, "base64"), claimed: prefix[1] ?? "" };
}
