/** What a file really is, read from its content; the name and the claim of the sender decide nothing. */
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

/** Taken where the definition of the owner does not say otherwise. Nothing that a browser would run. */
export const ACCEPTED: readonly string[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/heic",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/msword",
  "application/vnd.ms-excel",
  "application/x-cfb",
  "text/plain",
  "text/csv",
];

export const THUMBNAIL_SIZE = 200;
/** A picture may unpack to this many pixels and no more. */
const MAX_PIXELS = 100_000_000;

export interface Media {
  readonly mediaType: string;
  readonly width: number | null;
  readonly height: number | null;
}

export async function sniff(bytes: Uint8Array, claimed: string): Promise<Media | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found) {
    const size = found.mime.startsWith("image/") ? await dimensions(bytes) : { width: null, height: null };
    return size && { mediaType: found.mime, ...size };
  }
  if (!isPlainText(bytes)) return undefined;
  const mediaType = claimed === "text/csv" ? "text/csv" : "text/plain";
  return { mediaType, width: null, height: null };
}

/** Undefined when the picture cannot be read: a broken or hostile one is refused at the door. */
async function dimensions(
  bytes: Uint8Array,
): Promise<{ width: number | null; height: number | null } | undefined> {
  try {
    const {
      width,
      height,
      orientation = 1,
    } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    const turned = orientation >= 5;
    return { width: (turned ? height : width) ?? null, height: (turned ? width : height) ?? null };
  } catch {
    return undefined;
  }
}

/** Text has no signature: it is what decodes as UTF-8 without control characters and does not look like markup. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const controls = [...text.slice(0, 100_000)].some(
      (character) => character < " " && !"\t\n\r".includes(character),
    );
    return !controls && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text);
  } catch {
    return false;
  }
}

export function isAccepted(mediaType: string, accepted: readonly string[]): boolean {
  return accepted.some((one) =>
    one.endsWith("/*") ? mediaType.startsWith(one.slice(0, -1)) : one === mediaType,
  );
}

/** Upright as the camera held it, then turned as people asked; undefined for what is no picture. */
export async function thumbnail(bytes: Uint8Array, rotation: number): Promise<Uint8Array | undefined> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().toBuffer();
    return await sharp(upright)
      .rotate(rotation)
      .resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: "cover" })
      .jpeg({ quality: 75 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
