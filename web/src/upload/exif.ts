/**
 * Reads from a JPEG when and where it was taken and how the camera was held (Exif 2.3, inside the APP1 segment). Whatever
 * is broken or missing reads as not told: a photo is never refused for what its camera wrote.
 */
import { type PhotoPlace, readPlace } from "./exif-place.ts";

export interface Exif {
  /** 1 to 8 as the standard counts them; 1 is upright. */
  readonly orientation: number;
  /** On the camera's own clock, "YYYY-MM-DDTHH:mm:ss". */
  readonly takenAt: string | null;
  /** The camera's distance from UTC, "+02:00"; older cameras do not tell. */
  readonly offset: string | null;
  readonly place: PhotoPlace | null;
}

/** Segments before the picture itself are small; this much of the file holds them. */
export const EXIF_REACH = 262_144;

const NOTHING: Exif = { orientation: 1, takenAt: null, offset: null, place: null };

const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xffda;
const APP1 = 0xffe1;
const EXIF_HEADER = [0x45, 0x78, 0x69, 0x66, 0, 0];
const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;

const ORIENTATION = 0x0112;
const EXIF_POINTER = 0x8769;
const GPS_POINTER = 0x8825;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;

const ASCII = 2;
const SHORT = 3;

export function readExif(bytes: Uint8Array): Exif {
  try {
    const tiff = tiffOf(bytes);
    return tiff === undefined ? NOTHING : readTiff(tiff);
  } catch {
    // A pointer that leads out of the segment.
    return NOTHING;
  }
}

/** The part of the file that holds the tags; undefined where there is none. */
function tiffOf(bytes: Uint8Array): DataView | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return undefined;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker < 0xff00 || marker === START_OF_SCAN || length < 2) return undefined;
    const isExif = EXIF_HEADER.every((byte, index) => bytes[at + 4 + index] === byte);
    if (marker === APP1 && isExif) {
      const from = at + 4 + EXIF_HEADER.length;
      const to = Math.min(at + 2 + length, view.byteLength);
      return new DataView(bytes.buffer, bytes.byteOffset + from, to - from);
    }
    at += 2 + length;
  }
  return undefined;
}

type Tags = ReadonlyMap<number, string | number>;

function readTiff(view: DataView): Exif {
  const order = view.getUint16(0);
  if (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN) return NOTHING;
  const little = order === LITTLE_ENDIAN;
  const main = readTags(view, view.getUint32(4, little), little);
  const pointer = main.get(EXIF_POINTER);
  const exif: Tags = typeof pointer === "number" ? readTags(view, pointer, little) : new Map();
  const orientation = main.get(ORIENTATION);
  const gps = main.get(GPS_POINTER);
  return {
    orientation: typeof orientation === "number" && orientation >= 1 && orientation <= 8 ? orientation : 1,
    takenAt: localTimeOf(exif.get(DATE_TIME_ORIGINAL)),
    offset: offsetOf(exif.get(OFFSET_TIME_ORIGINAL)),
    place: typeof gps === "number" ? readPlace(view, gps, little) : null,
  };
}

/** The tags of one directory that are a text or a number; the others are not asked for. */
function readTags(view: DataView, start: number, little: boolean): Tags {
  const tags = new Map<number, string | number>();
  const count = view.getUint16(start, little);
  for (let index = 0; index < count; index++) {
    const at = start + 2 + 12 * index;
    const type = view.getUint16(at + 2, little);
    const length = view.getUint32(at + 4, little);
    if (type === ASCII) {
      // Up to four characters stand in the entry itself, longer ones where it points.
      const from = length <= 4 ? at + 8 : view.getUint32(at + 8, little);
      tags.set(view.getUint16(at, little), textAt(view, from, Math.min(length, 64)));
    } else {
      const value = type === SHORT ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little);
      tags.set(view.getUint16(at, little), value);
    }
  }
  return tags;
}

function textAt(view: DataView, from: number, length: number): string {
  let text = "";
  for (let index = 0; index < length; index++) {
    const code = view.getUint8(from + index);
    if (code === 0) break;
    text += String.fromCharCode(code);
  }
  return text;
}

const WRITTEN = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;

/** A camera without a clock writes zeros or blanks. */
function localTimeOf(written: unknown): string | null {
  const parts = typeof written === "string" ? WRITTEN.exec(written) : null;
  if (!parts) return null;
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] = parts;
  const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const read = new Date(`${text}Z`);
  const isReal = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
  return isReal && year > "1900" ? text : null;
}

function offsetOf(written: unknown): string | null {
  return typeof written === "string" && /^[+-]\d{2}:\d{2}$/.test(written) ? written : null;
}
