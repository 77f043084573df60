/** Whether a media type is among those taken; `image/*` stands for a family, and no list takes everything. */
export function isAccepted(type: string, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  // Cameras and older systems write the same type in two ways.
  const written = type === "image/jpg" ? "image/jpeg" : type;
  return accept.some((one) => (one.endsWith("/*") ? written.startsWith(one.slice(0, -1)) : one === written));
}
