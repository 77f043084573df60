/** SHA-256 of some bytes, as the server writes it. */

/** The browser computes it beside the page by itself; null where it does not (pages without encryption). */
export async function hashOf(bytes: Blob): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
