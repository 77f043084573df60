/**
 * Writes the letters that a document uses as a TrueType file. The font library does so too, but reads every letter anew
 * for every document and passes each byte of the tables that it copies through an array of numbers; with two or three
 * typefaces in each certificate that was a fifth of the time of printing it.
 */

/** What is used of the font library; a composed letter names its parts, and where in its bytes it does. */
export interface Glyph {
  readonly advanceWidth: number;
  _getMetrics(): { readonly leftBearing: number };
  _decode(): { readonly numberOfContours: number; readonly components?: readonly Part[] } | null;
}

interface Part {
  readonly glyphID: number;
  readonly pos: number;
}

export interface Subset {
  readonly glyphs: readonly number[];
  includeGlyph(glyph: number): number;
  encode(): Uint8Array;
}

export interface SubsetFont {
  readonly stream: { readonly buffer: Uint8Array };
  readonly loca: { readonly version: number; readonly offsets: readonly number[] };
  readonly directory: {
    readonly tables: Readonly<
      Record<string, { readonly offset: number; readonly length: number } | undefined>
    >;
  };
  getGlyph(glyph: number): Glyph;
}

/** Where each table keeps the one number that a subset changes. */
const NUMBER_OF_GLYPHS = 4;
const NUMBER_OF_METRICS = 34;
const LOCATION_FORMAT = 50;

export function encodeSubset(font: SubsetFont, subset: Subset): Uint8Array {
  const letters = lettersOf(font, subset);
  const tables: [tag: string, bytes: Buffer][] = [
    ["head", changed(copied(font, "head"), LOCATION_FORMAT, font.loca.version)],
    ["hhea", changed(copied(font, "hhea"), NUMBER_OF_METRICS, letters.length)],
    ["loca", locations(letters, font.loca.version === 0)],
    ["maxp", changed(copied(font, "maxp"), NUMBER_OF_GLYPHS, letters.length)],
    ["cvt ", copied(font, "cvt ")],
    ["prep", copied(font, "prep")],
    ["glyf", Buffer.concat(letters.map(({ bytes }) => bytes))],
    ["hmtx", metrics(letters)],
    ["fpgm", copied(font, "fpgm")],
  ];
  return fileOf(tables.filter(([, bytes]) => bytes.length > 0));
}

interface Letter {
  readonly bytes: Buffer;
  readonly parts: readonly Part[];
  readonly advance: number;
  readonly bearing: number;
}

/** Letters are the same in every document. */
const known = new WeakMap<SubsetFont, Map<number, Letter>>();

/** Composed letters bring their parts along, which is why there may be more at the end than at the beginning. */
function lettersOf(font: SubsetFont, subset: Subset): Letter[] {
  const ofFont = known.get(font) ?? new Map<number, Letter>();
  known.set(font, ofFont);
  const letters: Letter[] = [];
  for (let at = 0; at < subset.glyphs.length; at++) {
    const glyph = subset.glyphs[at] ?? 0;
    const letter = ofFont.get(glyph) ?? readLetter(font, glyph);
    ofFont.set(glyph, letter);
    letters.push(letter.parts.length === 0 ? letter : { ...letter, bytes: withParts(letter, subset) });
  }
  return letters;
}

function readLetter(font: SubsetFont, glyph: number): Letter {
  const shape = font.getGlyph(glyph);
  const { offsets } = font.loca;
  const begin = font.directory.tables.glyf?.offset ?? 0;
  const decoded = shape._decode();
  return {
    bytes: Buffer.from(
      font.stream.buffer.subarray(begin + (offsets[glyph] ?? 0), begin + (offsets[glyph + 1] ?? 0)),
    ),
    parts: decoded !== null && decoded.numberOfContours < 0 ? (decoded.components ?? []) : [],
    advance: shape.advanceWidth,
    bearing: shape._getMetrics().leftBearing,
  };
}

/** The parts have other numbers among the few letters of a document. */
function withParts({ bytes, parts }: Letter, subset: Subset): Buffer {
  const own = Buffer.from(bytes);
  for (const { glyphID, pos } of parts) own.writeUInt16BE(subset.includeGlyph(glyphID), pos);
  return own;
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
function locations(letters: readonly Letter[], isShort: boolean): Buffer {
  const bytes = Buffer.alloc((letters.length + 1) * (isShort ? 2 : 4));
  let offset = 0;
  for (let index = 0; index <= letters.length; index++) {
    if (isShort) bytes.writeUInt16BE(offset / 2, index * 2);
    else bytes.writeUInt32BE(offset, index * 4);
    offset += letters[index]?.bytes.length ?? 0;
  }
  return bytes;
}

function metrics(letters: readonly Letter[]): Buffer {
  const bytes = Buffer.alloc(letters.length * 4);
  for (const [index, { advance, bearing }] of letters.entries()) {
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
