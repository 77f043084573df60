/** Ids that grow with time (UUID version 7): new rows land side by side in the index. */
import { randomBytes } from "node:crypto";

export function uuid7(now: string): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.parse(now), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
