/**
 * Writes the letters that a document uses as a TrueType file. The font library does so too, but passes every byte of the
 * tables that it copies through an array of numbers; with two or three typefaces in each certificate that was a fifth of
 * the time of printing it. Which letters, and how composed ones name their parts, stays the library's business.
 */

/** What is used of a subset of the font library; `_addGlyph` appends a letter to the three lists, with its parts. */
export interface Subset {
  readonly glyphs: readonly number[];
  glyf: Uint8Array[];
  loca: { offsets: number[]; version: number };
  hmtx: { metrics: { advance: number; bearing: number }[]; bearings: number[] };
  offset: number;
  _addGlyph(glyph: number): number;
  encode(): Uint8Array;
}

export interface SubsetFont {
  readonly stream: { readonly buffer: Uint8Array };
  readonly loca: { readonly version: number };
  readonly directory: {
    readonly tables: Readonly<
      Record<string, { readonly offset: number; readonly length: number } | undefined>
    >;
  };
}

/** Where each table keeps the one number that a subset changes. */
const NUMBER_OF_GLYPHS = 4;
const NUMBER_OF_METRICS = 34;
const LOCATION_FORMAT = 50;

export function encodeSubset(font: SubsetFont, subset: Subset): Uint8Array {
  addGlyphs(font, subset);
  const { glyf, loca, hmtx } = subset;
  const tables: [tag: string, bytes: Buffer][] = [
    ["head", changed(copied(font, "head"), LOCATION_FORMAT, loca.version)],
    ["hhea", changed(copied(font, "hhea"), NUMBER_OF_METRICS, hmtx.metrics.length)],
    ["loca", locations(loca)],
    ["maxp", changed(copied(font, "maxp"), NUMBER_OF_GLYPHS, glyf.length)],
    ["cvt ", copied(font, "cvt ")],
    ["prep", copied(font, "prep")],
    ["glyf", Buffer.concat(glyf)],
    ["hmtx", metrics(hmtx)],
    ["fpgm", copied(font, "fpgm")],
  ];
  return fileOf(tables.filter(([, bytes]) => bytes.length > 0));
}

/** Composed letters bring their parts along, which is why there may be more at the end than at the beginning. */
function addGlyphs(font: SubsetFont, subset: Subset): void {
  subset.glyf = [];
  subset.offset = 0;
  subset.loca = { offsets: [], version: font.loca.version };
  subset.hmtx = { metrics: [], bearings: [] };
  for (let at = 0; at < subset.glyphs.length; at++) subset._addGlyph(subset.glyphs[at] ?? 0);
  subset.loca.offsets.push(subset.offset);
}

function copied({ stream, directory }: SubsetFont, tag: string): Buffer {
  const table = directory.tables[tag];
  return table === undefined
    ? Buffer.alloc(0)
    : Buffer.from(stream.buffer.subarray(table.offset, table.offset + table.length));
}

function changed(table: Buffer, at: number, value: number): Buffer {
  table.writeUInt16BE(value, at);
  return table;
}

/** In the short form as halves, which is why every letter has an even length there. */
function locations({ offsets, version }: Subset["loca"]): Buffer {
  const isShort = version === 0;
  const bytes = Buffer.alloc(offsets.length * (isShort ? 2 : 4));
  for (const [index, offset] of offsets.entries())
    if (isShort) bytes.writeUInt16BE(offset / 2, index * 2);
    else bytes.writeUInt32BE(offset, index * 4);
  return bytes;
}

function metrics({ metrics: all }: Subset["hmtx"]): Buffer {
  const bytes = Buffer.alloc(all.length * 4);
  for (const [index, { advance, bearing }] of all.entries()) {
    bytes.writeUInt16BE(advance, index * 4);
    bytes.writeInt16BE(bearing, index * 4 + 2);
  }
  return bytes;
}

const HEAD = 12;
const ENTRY = 16;
const TRUE_TYPE = 0x00010000;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The tables behind a directory of them, each beginning at a multiple of four. */
function fileOf(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Uint8Array {
  const begin = HEAD + tables.length * ENTRY;
  const file = Buffer.alloc(tables.reduce((size, [, bytes]) => size + padded(bytes.length), begin));
  const steps = Math.floor(Math.log2(tables.length));
  file.writeUInt32BE(TRUE_TYPE, 0);
  file.writeUInt16BE(tables.length, 4);
  file.writeUInt16BE(2 ** steps * ENTRY, 6);
  file.writeUInt16BE(steps, 8);
  file.writeUInt16BE((tables.length - 2 ** steps) * ENTRY, 10);
  let offset = begin;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const entry = HEAD + index * ENTRY;
    bytes.copy(file, offset);
    file.write(tag, entry, "latin1");
    file.writeUInt32BE(checksum(file, offset, padded(bytes.length)), entry + 4);
    file.writeUInt32BE(offset, entry + 8);
    file.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes.length);
  }
  return file;
}

function checksum(file: Buffer, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
  return sum;
}
