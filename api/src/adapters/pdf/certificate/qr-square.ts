/**
 * A QR code as few rectangles, in the words of a page of PDF. The library draws a square for each module, some five hundred
 * of them on every page, sets colour and pen for each, and rounds their size down to whole points: an address that is a
 * few letters longer would have printed a code of half the size. Here modules side by side are one rectangle, all of
 * them fill the room they are given, and they are filled at once.
 */
import { createRequire } from "node:module";

interface Module {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** The encoder that the library itself uses: the first rectangle is the ground, the others are the dark modules. */
const encoder = createRequire(import.meta.url)("pdfmake/js/qrEnc.js") as {
  default: { measure(node: { qr: string; eccLevel: "M" }): { _canvas: readonly Module[]; _width: number } };
};

/** Printers leave a hair of white between shapes that only touch. */
const OVERLAP = 0.03;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** From the upper left corner of its room. */
export function qrRectangles(text: string, size: number): Rectangle[] {
  const { runs, width } = runsOf(text);
  const scale = size / width;
  return runs.map(({ x, y, w, module }) => ({
    x: x * scale,
    y: y * scale,
    w: w * scale + OVERLAP,
    h: module * scale + OVERLAP,
  }));
}

const figure = (value: number) => `${Math.round(value * 1000) / 1000}`;

/** Black, with nothing else of the page changed. */
export function drawnInBlack(rectangles: readonly Rectangle[], left: number, top: number): string {
  const shapes = rectangles.map(({ x, y, w, h }) => `${[left + x, top + y, w, h].map(figure).join(" ")} re`);
  return ["q 0 0 0 rg", ...shapes, "f Q"].join("\n");
}

interface Code {
  readonly text: string;
  readonly runs: readonly Run[];
  readonly width: number;
}

/** The same stands on every page of a document. */
let latest: Code | undefined;

function runsOf(text: string): Code {
  if (latest?.text === text) return latest;
  const { _canvas: drawn, _width: width } = encoder.default.measure({ qr: text, eccLevel: "M" });
  latest = { text, runs: joined(drawn.slice(1)), width };
  return latest;
}

interface Run extends Module {
  /** How high a single one is. */
  readonly module: number;
}

/** They come row by row, from left to right. */
function joined(modules: readonly Module[]): Run[] {
  const runs: Run[] = [];
  for (const one of modules) {
    const last = runs.at(-1);
    const goesOn = last !== undefined && last.y === one.y && last.x + last.w === one.x;
    if (goesOn) runs[runs.length - 1] = { ...last, w: last.w + one.w };
    else runs.push({ ...one, module: one.w });
  }
  return runs;
}
