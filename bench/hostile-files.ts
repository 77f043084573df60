/** Files that weigh little and unpack to much, for the attack that is measured. */
import { deflateSync } from "node:zlib";
import { textCell, workbook } from "../api/test/fixtures/archive.ts";

const MIB = 1_048_576;

/** Each as base64, as an import sends it. */
export function hostileSheets(): string[] {
  const heading = `<row r="1">${textCell("A1", "name")}</row>`;
  const rows = (count: number, row: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => row(at)).join("");
  const last = rows(10_000, (at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`);
  const cell = Buffer.concat([
    Buffer.from(`${heading}<row r="2"><c r="A2" t="inlineStr"><is><t>`),
    Buffer.alloc(50 * MIB, "x"),
    Buffer.from("</t></is></c></row>"),
  ]);
  const texts = `<sst>${"<si><t>a</t></si>".repeat(150_000)}</sst>`;
  const bomb = rows(300, () => `<cols>${" ".repeat(250_000)}</cols>`);
  // As much as is taken.
  const grid = rows(9_900, (at) => `<row>${`<c><v>${at}.5</v></c>`.repeat(50)}</row>`);
  return [
    workbook(last),
    workbook(cell),
    workbook(heading, [{ name: "xl/sharedStrings.xml", content: texts }]),
    workbook(bomb),
    workbook(grid),
    Buffer.alloc(10 * MIB, ","),
    Buffer.alloc(10 * MIB, "\n"),
  ].map((file) => file.toString("base64"));
}

/** A picture of one colour. */
export function hostilePicture(width: number, height: number): Buffer {
  const about = Buffer.alloc(13);
  about.writeUInt32BE(width, 0);
  about.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue, line by line.
  about.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", about),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const inside = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc(inside));
  return Buffer.concat([length, inside, checksum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
