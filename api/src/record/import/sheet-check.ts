/**
 * Looks at the XML of a workbook while it is unpacked, before anything is built from it. The reader behind it makes a
 * list as long as the last column for every row and a tree of every part, so columns, texts and tags are counted here.
 * It reads tags exactly as that reader does and is stricter about cells, so that nothing can be told to one of the two.
 */
import { MAX_CELL, MAX_COLUMNS, SheetRefusal } from "./sheet-limits.ts";

export interface PartCheck {
  take(piece: Buffer): void;
  end(): void;
}

/** Elements of a part that is read as a tree, some 300 bytes each: 150,000 different texts. */
const MAX_ELEMENTS = 310_000;
const MAX_KEPT_TEXT = 4 * 1_048_576;
const LESS_THAN = 60;
const GREATER_THAN = 62;
const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/** A part that is read whole, as a tree. */
export class TreeCheck implements PartCheck {
  readonly #pieces: Buffer[] = [];
  readonly #keepText: boolean;
  #elements = 0;
  #length = 0;

  constructor({ keepText = false } = {}) {
    this.#keepText = keepText;
  }

  take(piece: Buffer): void {
    for (let at = piece.indexOf(LESS_THAN); at >= 0; at = piece.indexOf(LESS_THAN, at + 1))
      if (piece[at + 1] !== SLASH) this.#elements++;
    this.#length += piece.length;
    if (this.#elements > MAX_ELEMENTS || (this.#keepText && this.#length > MAX_KEPT_TEXT))
      throw new SheetRefusal("too_large");
    if (this.#keepText) this.#pieces.push(piece);
  }

  end(): void {
    // Nothing is left open: what is no XML is refused by whoever reads it.
  }

  text(): string {
    return Buffer.concat(this.#pieces).toString("utf8");
  }
}

/** The longest tag, comment or instruction; a row's or a cell's has some fifty characters. */
const MAX_TAG = 65_536;
/** A letter takes up to eight bytes, as an entity. */
const MAX_CELL_BYTES = MAX_CELL * 8;
const PLAIN_ATTRIBUTES = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"&<]*"|'[^'&<]*'))*\s*$/;
const REFERENCE = /\sr\s*=\s*["']([A-Za-z]*)/g;

/** The sheet itself, which is read cell by cell. */
export class SheetCheck implements PartCheck {
  #rest = "";
  #cellsOfRow = 0;
  /** Bytes of text in the cell that is open. */
  #cellBytes: number | undefined;

  take(piece: Buffer): void {
    const xml = this.#rest + piece.toString("latin1");
    let at = 0;
    while (at < xml.length) {
      const start = xml.indexOf("<", at);
      this.#text((start < 0 ? xml.length : start) - at);
      at = start < 0 ? xml.length : start;
      const end = start < 0 ? -1 : endOfTag(xml, start);
      if (end < 0) break;
      this.#tag(xml, start, end);
      at = end;
    }
    this.#rest = xml.slice(at);
    if (this.#rest.length > MAX_TAG) throw new SheetRefusal("invalid_file");
  }

  end(): void {
    if (this.#rest !== "") throw new SheetRefusal("invalid_file");
  }

  #text(length: number): void {
    if (this.#cellBytes === undefined) return;
    this.#cellBytes += length;
    if (this.#cellBytes > MAX_CELL_BYTES) throw new SheetRefusal("cell_too_long", { max: MAX_CELL });
  }

  #tag(xml: string, start: number, end: number): void {
    if (end - start > MAX_TAG) throw new SheetRefusal("invalid_file");
    const mark = xml.charCodeAt(start + 1);
    if (mark === EXCLAMATION) this.#text(end - start);
    if (mark === EXCLAMATION || mark === QUESTION) return;
    if (mark === SLASH) {
      if (localName(xml.slice(start + 2, end - 1).trim()) === "c") this.#cellBytes = undefined;
      return;
    }
    const isWhole = xml.charCodeAt(end - 2) === SLASH;
    const last = isWhole ? end - 2 : end - 1;
    const nameEnd = endOfName(xml, start + 1, last);
    const name = localName(xml.slice(start + 1, nameEnd));
    if (name === "row") this.#cellsOfRow = 0;
    if (name !== "c") return;
    this.#cell(xml.slice(nameEnd, last));
    this.#cellBytes = isWhole ? undefined : 0;
  }

  #cell(attributes: string): void {
    if (!PLAIN_ATTRIBUTES.test(attributes)) throw new SheetRefusal("invalid_file");
    let furthest = ++this.#cellsOfRow;
    for (const [, letters = ""] of attributes.matchAll(REFERENCE))
      furthest = Math.max(furthest, columnOf(letters));
    if (furthest > MAX_COLUMNS) throw new SheetRefusal("too_many_columns", { max: MAX_COLUMNS });
  }
}

/** The place after the tag, comment or instruction that begins here; -1 where its end has not come yet. */
function endOfTag(xml: string, start: number): number {
  // Long enough to tell a comment from the beginning of one.
  if (xml.length - start < 9 && !xml.includes(">", start)) return -1;
  const mark = xml.charCodeAt(start + 1);
  if (mark === EXCLAMATION) {
    if (xml.startsWith("<!--", start)) return after(xml, "-->", start + 4);
    if (xml.startsWith("<![CDATA[", start)) return after(xml, "]]>", start + 9);
    return after(xml, ">", start + 2);
  }
  if (mark === SLASH) return after(xml, ">", start + 2);
  if (mark === QUESTION) return after(xml, "?>", start + 2);
  let quote = 0;
  for (let at = start + 1; at < xml.length; at++) {
    const letter = xml.charCodeAt(at);
    if (quote !== 0) {
      if (letter === quote) quote = 0;
    } else if (letter === GREATER_THAN) return at + 1;
    else if (letter === DOUBLE_QUOTE || letter === SINGLE_QUOTE) quote = letter;
  }
  return -1;
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

const SPACES: ReadonlySet<number> = new Set(
  Array.from({ length: 256 }, (_, code) => code).filter((code) => /\s/.test(String.fromCharCode(code))),
);

function endOfName(xml: string, from: number, to: number): number {
  let at = from;
  while (at < to && !SPACES.has(xml.charCodeAt(at))) at++;
  return at;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase().slice(0, 4)) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
