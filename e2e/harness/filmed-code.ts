/** A film of a barcode, as a camera without a hand would show it: Code 39 in black on white, a few frames of it. */
import { writeFile } from "node:fs/promises";

const FRAME = { width: 640, height: 480 };
const FRAMES = 3;
/** A narrow line, a wide one, and the white around it all, in pixels. */
const NARROW = 3;
const WIDE = 8;
const INK = 16;
const PAPER = 235;

/** Bars and spaces in turn, beginning with a bar; 1 is wide. The star begins and ends a code. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "000110100",
  "1": "100100001",
  "2": "001100001",
  "3": "101100000",
  "4": "000110001",
  "5": "100110000",
  "6": "001110000",
  "7": "000100101",
  "8": "100100100",
  "9": "001100100",
  "*": "010010100",
};

/** One row of the picture, light by light. */
function rowOf(digits: string): Buffer {
  const row = Buffer.alloc(FRAME.width, PAPER);
  const lines = [...`*${digits}*`].flatMap((sign) => {
    const pattern = SIGNS[sign];
    if (pattern === undefined) throw new Error(`${sign} is no digit`);
    return [...pattern, "0"].map((wide, at) => ({
      width: wide === "1" ? WIDE : NARROW,
      isBar: at % 2 === 0 && at < pattern.length,
    }));
  });
  const length = lines.reduce((sum, { width }) => sum + width, 0);
  let at = (FRAME.width - length) >> 1;
  if (at < 10 * NARROW) throw new Error("the code is too long for the picture");
  for (const { width, isBar } of lines) {
    if (isBar) row.fill(INK, at, at + width);
    at += width;
  }
  return row;
}

export async function filmCode(digits: string, path: string): Promise<void> {
  const { width, height } = FRAME;
  const row = rowOf(digits);
  const blank = Buffer.alloc(width, PAPER);
  const rows = Array.from({ length: height }, (_, y) => (y > 100 && y < 380 ? row : blank));
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = [Buffer.from("FRAME\n"), ...rows, colour];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame).flat()]));
}
