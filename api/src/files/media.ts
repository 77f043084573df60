/**
 * What a file really is, read from its content; the name and the claim of the sender decide nothing. Only pictures are
 * unpacked, one at a time and never whole; a PDF is stored as it is and never parsed.
 */
import { createReadStream } from "node:fs";
import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { LocalFile } from "#adapters/file-store";
import { Turns } from "#threads/turns";

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
/** A picture may have this many pixels and no more. */
const MAX_PIXELS = 100_000_000;
/** What has to be unpacked whole to be made smaller; above it a picture has no thumbnail. */
const MAX_UNPACKED = 64 * 1_048_576;
const SECONDS_PER_PICTURE = 20;
/** Of a text, so much is looked at for letters that no text has. */
const LOOKED_AT = 100_000;

// A thread of its own per picture is enough, and nothing is kept for a next one that never comes.
sharp.concurrency(1);
sharp.cache(false);
// The formats that are taken, and no other that the library could read.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadHeif",
  ],
});

const turns = new Turns({ atOnce: 1, waiting: 40, perPerson: 8 });

/** Bytes in memory, or a file that has arrived. */
export type Content = Uint8Array | LocalFile;

export interface Picture {
  readonly width: number | null;
  readonly height: number | null;
  /** Unless it would take too much memory to make one. */
  readonly thumbnail: Uint8Array | null;
}

export const NO_PICTURE: Picture = { width: null, height: null, thumbnail: null };

/** The media type; undefined for what is none that we know. */
export async function sniff(content: Content, claimed: string): Promise<string | undefined> {
  const isBytes = content instanceof Uint8Array;
  const found = isBytes ? await fileTypeFromBuffer(content) : await fileTypeFromFile(content.path);
  if (found) return found.mime;
  if (!(await isPlainText(content))) return undefined;
  return claimed === "text/csv" ? "text/csv" : "text/plain";
}

/** Undefined when the picture cannot be read: a broken or hostile one is refused at the door. */
export async function readPicture(person: string, content: Content): Promise<Picture | undefined> {
  return turns.take(person, async () => {
    try {
      const about = await open(content).metadata();
      const { width, height, orientation = 1 } = about;
      const isHeavy = unpackedBytes(about) > MAX_UNPACKED;
      const thumbnail = isHeavy ? null : await small(open(content).autoOrient());
      return orientation >= 5 ? { width: height, height: width, thumbnail } : { width, height, thumbnail };
    } catch {
      return undefined;
    }
  });
}

function open(content: Content): Sharp {
  const source = content instanceof Uint8Array ? content : content.path;
  return sharp(source, { limitInputPixels: MAX_PIXELS, sequentialRead: true }).timeout({
    seconds: SECONDS_PER_PICTURE,
  });
}

/** Made smaller while it is read. */
async function small(picture: Sharp): Promise<Uint8Array> {
  return picture.resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: "cover" }).jpeg({ quality: 75 }).toBuffer();
}

/** What a picture takes in memory where it cannot be read line by line. */
function unpackedBytes({ format, width, height, channels, depth, ...more }: Metadata): number {
  const isByLine = (format === "jpeg" || format === "png") && !more.isProgressive;
  if (isByLine) return 0;
  const halved = more.chromaSubsampling?.startsWith("4:2:0") ? 1.5 : channels;
  return width * height * (format === "jpeg" ? 2 * halved : depth === "ushort" ? 8 : 4);
}

/** A thumbnail turned by quarters; being square, it is what a thumbnail of the turned picture would be. */
export async function turned(picture: Uint8Array, degrees: number): Promise<Uint8Array> {
  return sharp(picture).rotate(degrees).jpeg({ quality: 75 }).toBuffer();
}

/** Text has no signature: it is what decodes as UTF-8 without control characters and does not look like markup. */
async function isPlainText(content: Content): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const pieces = content instanceof Uint8Array ? inPieces(content) : createReadStream(content.path);
  let start = "";
  try {
    for await (const piece of pieces) {
      const text = decoder.decode(piece as Uint8Array, { stream: true });
      if (start.length < LOOKED_AT) start += text.slice(0, LOOKED_AT - start.length);
    }
    decoder.decode();
  } catch {
    return false;
  }
  return !hasControls(start) && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(start);
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true;
  }
  return false;
}

const PIECE = 65_536;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

export function isAccepted(mediaType: string, accepted: readonly string[]): boolean {
  return accepted.some((one) =>
    one.endsWith("/*") ? mediaType.startsWith(one.slice(0, -1)) : one === mediaType,
  );
}
