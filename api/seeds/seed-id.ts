/** Ids of seeded rows follow from what they are, so that two installations and two test runs agree. */
import { createHash } from "node:crypto";

export function seedId(...parts: readonly string[]): string {
  const hex = createHash("sha256").update(parts.join(":")).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
