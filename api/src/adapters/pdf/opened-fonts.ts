/**
 * Fonts that stay open from one document to the next. The PDF library opens every font anew for every document and works
 * out each word's letters anew; with most of a certificate's words the same as on the one before, that was half the
 * time of printing it. The font library takes formats of others: ours is a file that only names an open font.
 */
import { createRequire } from "node:module";
import { encodeSubset, type Glyph, type Subset, type SubsetFont } from "./font-subset.ts";

interface Position {
  readonly xAdvance: number;
}

/** Letters of a text and where each stands. Whoever asked for it scales the positions in place. */
interface Run {
  readonly positions: Position[];
}

/** A drawing, and the letters of a text that it stands for. */
interface Letter extends Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
}

interface OpenFont extends SubsetFont {
  readonly type: string;
  getGlyph(id: number, codePoints?: readonly number[]): Letter;
  createSubset(): Subset;
  layout(text: string, features?: unknown, ...more: unknown[]): Run;
}

/** What is used of the font library, the very copy of it that the PDF library uses. */
interface FontLibrary {
  openSync(path: string): OpenFont;
  registerFormat(format: unknown): void;
}

const require = createRequire(createRequire(import.meta.url).resolve("pdfmake/package.json"));
const pdfkit = createRequire(require.resolve("pdfkit"));
const library = pdfkit("fontkit") as FontLibrary;

const SIGN = "open font ";
/** Words remembered of one font: some megabytes at most. */
const MOST_WORDS = 5_000;
const LONGEST_WORD = 40;

const fonts: (() => OpenFont)[] = [];

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

library.registerFormat(
  class {
    static probe(bytes: Uint8Array): boolean {
      return textOf(bytes.subarray(0, SIGN.length)) === SIGN;
    }

    constructor(stream: { readonly buffer: Uint8Array }) {
      // biome-ignore lint/correctness/noConstructorReturn: the library makes a font with `new` and takes what it gets
      return fonts[Number(textOf(stream.buffer).slice(SIGN.length))]?.() as OpenFont;
    }
  },
);

const copyOf = <T extends object>(one: T, changes: Partial<T> = {}): T =>
  Object.assign(Object.create(Object.getPrototypeOf(one)), one, changes);

/**
 * The font library keeps a drawing with the letters that it first stood for, or with none where it was a part of another:
 * a later document would tell whoever copies, seeks or listens to it those letters instead of its own.
 */
function tellingLetters(font: OpenFont): OpenFont {
  const known = new Map<string, Letter>();
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (codePoints.length === 0 || isSame(glyph.codePoints, codePoints)) return glyph;
    const name = `${id} ${codePoints.join(" ")}`;
    const own = known.get(name) ?? copyOf(glyph, { codePoints });
    if (known.size >= MOST_WORDS) known.clear();
    known.set(name, own);
    return own;
  };
  return font;
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

function remembering(font: OpenFont): OpenFont {
  const known = new Map<string, Run>();
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...more) => {
    if (features !== undefined || more.length > 0 || typeof text !== "string" || text.length > LONGEST_WORD)
      return layout(text, features, ...more);
    const run = known.get(text) ?? layout(text);
    if (known.size >= MOST_WORDS) known.clear();
    known.set(text, run);
    return copyOf(run, { positions: run.positions.map((position) => copyOf(position)) });
  };
  return font;
}

/** Compressed formats keep their tables in another way, and are left to the library. */
function writingFast(font: OpenFont): OpenFont {
  if (font.type !== "TTF") return font;
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    subset.encode = () => encodeSubset(font, subset);
    return subset;
  };
  return font;
}

/** The file that stands for a font from now on; the font is opened when it is first asked for. */
export function keepOpen(path: string): Buffer {
  let font: OpenFont | undefined;
  fonts.push(() => {
    font ??= writingFast(remembering(tellingLetters(library.openSync(path))));
    return font;
  });
  return Buffer.from(`${SIGN}${fonts.length - 1}`, "latin1");
}
