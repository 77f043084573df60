/**
 * Reads PDF files back, as far as ours go: objects by the cross-reference table, page by page the pieces of text with
 * their places, letters by the table that each typeface carries for exactly this purpose.
 */
import { inflateSync } from "node:zlib";

export interface Piece {
  readonly text: string;
  /** Points from the left and from the bottom of the page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
}

export interface ReadPage {
  readonly pieces: readonly Piece[];
  /** From top to bottom; what stands beside one another is parted by one space. */
  readonly lines: readonly string[];
  readonly links: readonly string[];
  readonly images: number;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly info: Readonly<Record<string, string>>;
  readonly language: string | undefined;
  /** All lines of all pages. */
  readonly text: string;
}

type Value = string | number | boolean | null | Name | Ref | Uint8Array | Value[] | Dict;
interface Dict {
  [key: string]: Value;
}
class Name {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
class Ref {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}
/** An operator in a stream of content, or a keyword between objects. */
class Word extends Name {}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString("latin1");
  const file = openFile(source);
  const root = file.dict(file.trailer.Root);
  const pages = file.list(file.dict(root.Pages).Kids).map((page) => readPage(file, file.dict(page)));
  const info = Object.entries(file.dict(file.trailer.Info)).map(([key, value]) => [
    key,
    words(file.get(value)),
  ]);
  return {
    pages,
    info: Object.fromEntries(info),
    language: root.Lang === undefined ? undefined : words(file.get(root.Lang)),
    text: pages.flatMap((page) => page.lines).join("\n"),
  };
}

type PdfFile = ReturnType<typeof openFile>;

function openFile(source: string) {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const table = source.slice(start, source.indexOf("trailer", start));
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => Number(offset));
  const trailer = reader(source, source.indexOf("trailer", start) + 7).value() as Dict;
  const get = (value: Value | undefined): Value => {
    if (!(value instanceof Ref)) return value ?? null;
    return at(value.id).value();
  };
  const at = (id: number) => {
    const read = reader(source, offsets[id] ?? 0);
    for (const expected of [id, 0])
      if (read.value() !== expected) throw new Error(`object ${id} is not where it should be`);
    read.value();
    return read;
  };
  const dict = (value: Value | undefined): Dict => {
    const found = get(value);
    if (found === null || typeof found !== "object" || Array.isArray(found)) throw new Error("no dictionary");
    return found as Dict;
  };
  const list = (value: Value | undefined): Value[] => {
    const found = get(value);
    return Array.isArray(found) ? found : [];
  };
  /** The content of a stream, unpacked. */
  const stream = (ref: Value | undefined): string => {
    if (!(ref instanceof Ref)) return "";
    const read = at(ref.id);
    const head = read.value() as Dict;
    const from = /stream\r?\n/.exec(source.slice(read.place(), read.place() + 40));
    const begin = read.place() + (from?.index ?? 0) + (from?.[0].length ?? 0);
    const raw = Buffer.from(source.slice(begin, begin + Number(get(head.Length))), "latin1");
    return (head.Filter === undefined ? raw : inflateSync(raw)).toString("latin1");
  };
  return { trailer, get, dict, list, stream };
}

/** Values one after the other, from a place in the source. */
function reader(source: string, start: number) {
  let place = start;
  const token =
    /[\s\0]*(?:%[^\r\n]*[\s\0]*)*(<<|>>|\[|\]|<[\da-fA-F\s]*>|\(|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+)/y;
  const next = (): string | undefined => {
    token.lastIndex = place;
    const found = token.exec(source);
    if (!found) return undefined;
    place = token.lastIndex;
    return found[1];
  };
  const until = (end: string): Value[] => {
    const all: Value[] = [];
    for (let one = value(); one !== undefined && !(one instanceof Word && one.name === end); one = value())
      all.push(one);
    return all;
  };
  const value = (): Value | undefined => {
    const read = next();
    if (read === undefined) return undefined;
    if (read === "<<") return pairsOf(until(">>"));
    if (read === "[") return until("]");
    if (read === "(") return literal();
    if (read.startsWith("<")) return Uint8Array.from(Buffer.from(read.replace(/[<>\s]/g, ""), "hex"));
    if (read.startsWith("/")) return new Name(read.slice(1));
    if (/^\d+$/.test(read)) {
      const ref = /[\s]+\d+[\s]+R(?![\w])/y;
      ref.lastIndex = place;
      if (ref.test(source)) {
        place = ref.lastIndex;
        return new Ref(Number(read));
      }
    }
    return /^[-+.\d]/.test(read) ? Number(read) : new Word(read);
  };
  const literal = (): string => {
    let text = "";
    for (let depth = 1; place < source.length; place += 1) {
      const sign = source[place] ?? "";
      if (sign === "\\") {
        place += 1;
        const escaped = source[place] ?? "";
        text += { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[escaped] ?? escaped;
        continue;
      }
      if (sign === "(") depth += 1;
      if (sign === ")") depth -= 1;
      if (depth === 0) break;
      text += sign;
    }
    place += 1;
    return text;
  };
  return { value: value as () => Value, place: () => place };
}

function pairsOf(values: readonly Value[]): Dict {
  const dict: Dict = {};
  for (let index = 0; index + 1 < values.length; index += 2) {
    dict[(values[index] as Name).name] = values[index + 1] ?? null;
  }
  return dict;
}

/** Texts outside of pages are Latin, or sixteen bits behind a mark. */
function words(value: Value): string {
  if (typeof value !== "string") return String(value);
  if (!value.startsWith("\xfe\xff")) return value;
  return Buffer.from(value.slice(2), "latin1").swap16().toString("utf16le");
}

function readPage(file: PdfFile, page: Dict): ReadPage {
  const resources = file.dict(page.Resources);
  const fonts = resources.Font === undefined ? {} : file.dict(resources.Font);
  const letters = new Map(
    Object.entries(fonts).map(([name, font]) => [name, lettersOf(file, file.dict(font))]),
  );
  const pieces = piecesOf(file.stream(page.Contents), letters);
  const links = file.list(page.Annots).flatMap((annotation) => {
    const action = file.dict(annotation).A;
    return action === undefined ? [] : [words(file.get(file.dict(action).URI))];
  });
  const images = resources.XObject === undefined ? 0 : Object.keys(file.dict(resources.XObject)).length;
  return { pieces, lines: linesOf(pieces), links, images };
}

interface Letters {
  readonly font: string;
  readonly of: (code: number) => string;
  /** In thousandths of the size. */
  readonly width: (code: number) => number;
}

function lettersOf(file: PdfFile, font: Dict): Letters {
  const map = new Map<number, string>();
  const text = (hex: string) => Buffer.from(hex.replace(/\s/g, ""), "hex").swap16().toString("utf16le");
  for (const [, block = ""] of file.stream(font.ToUnicode).matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = "", , list = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g)) {
      [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ""], index) => {
        map.set(Number.parseInt(from, 16) + index, text(hex));
      });
    }
  }
  const [descendant] = file.list(font.DescendantFonts);
  const [first, widths] = file.list(descendant === undefined ? [] : file.dict(descendant).W);
  const name = font.BaseFont instanceof Name ? font.BaseFont.name : "";
  return {
    font: name.replace(/^[A-Z]{6}\+/, ""),
    of: (code) => map.get(code) ?? "\ufffd",
    width: (code) => Number(file.list(widths)[code - Number(first)] ?? 0),
  };
}

function piecesOf(content: string, fonts: ReadonlyMap<string, Letters>): Piece[] {
  const read = reader(content, 0);
  const pieces: Piece[] = [];
  let operands: Value[] = [];
  let [x, y, size] = [0, 0, 0];
  let font: Letters | undefined;
  const show = (all: readonly Value[]) => {
    const codes = all.flatMap((one) => (one instanceof Uint8Array ? [...pairsIn(one)] : []));
    const closer = all.reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0);
    const thousandths = codes.reduce((sum, code) => sum + (font?.width(code) ?? 0), -closer);
    const text = codes.map((code) => font?.of(code)).join("");
    pieces.push({ text, x, y, width: (thousandths * size) / 1000, size, font: font?.font ?? "" });
  };
  for (let one: Value | undefined = read.value(); one !== undefined; one = read.value()) {
    if (!(one instanceof Word)) {
      operands.push(one);
      continue;
    }
    if (one.name === "Tm") [x, y] = [Number(operands[4]), Number(operands[5])];
    if (one.name === "Tf") [font, size] = [fonts.get((operands[0] as Name).name), Number(operands[1])];
    if (one.name === "TJ") show(operands[0] as Value[]);
    if (one.name === "Tj") show(operands);
    operands = [];
  }
  return pieces;
}

function* pairsIn(bytes: Uint8Array): Generator<number> {
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    yield (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0);
  }
}

function linesOf(pieces: readonly Piece[]): string[] {
  const sorted = [...pieces].sort((one, other) => other.y - one.y || one.x - other.x);
  const lines: Piece[][] = [];
  for (const piece of sorted) {
    const line = lines.at(-1);
    // Pieces of different sizes stand on one line with slightly different places.
    if (line?.[0] && Math.abs(line[0].y - piece.y) < 1.5) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => lineText(line.sort((one, other) => one.x - other.x)));
}

function lineText(line: readonly Piece[]): string {
  const text = line.map((piece, index) => {
    const before = line[index - 1];
    return before && piece.x - before.x - before.width > 1 ? ` ${piece.text}` : piece.text;
  });
  return text.join("").replace(/\s+/g, " ").trim();
}
