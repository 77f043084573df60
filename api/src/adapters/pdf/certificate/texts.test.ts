import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { printable } from "../printable.ts";
import { plain } from "./texts.ts";

interface Font {
  readonly unitsPerEm: number;
  glyphForCodePoint(point: number): { readonly advanceWidth: number };
}

const { resolve } = createRequire(import.meta.url);
const pdfmake = resolve("pdfmake/package.json");
const pdfkit = createRequire(createRequire(pdfmake).resolve("pdfkit"));
const { openSync } = pdfkit("fontkit") as { openSync(path: string): Font };

const SIZE = 10;
const LETTERS = 40;
const LAST_OF_COMMON = 0x2100;

describe("a text that is told to stay in one line", () => {
  it.each(["Regular", "Medium", "Italic", "MediumItalic"])("has room for it in Roboto %s", (name) => {
    const font = openSync(join(dirname(pdfmake), "fonts/Roboto", `Roboto-${name}.ttf`));
    const widthOf = (letter: string) =>
      (SIZE * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth) / font.unitsPerEm;
    const tooWide: string[] = [];
    for (let point = 32; point < LAST_OF_COMMON; point++) {
      const text = printable(String.fromCodePoint(point).repeat(LETTERS));
      const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
      if (width > 0 && plain(text, SIZE, width - 0.01).noWrap) tooWide.push(text);
    }
    expect(tooWide).toEqual([]);
  });

  it("is not one of several lines, nor one without room", () => {
    expect(plain("one\ntwo", SIZE, 500).noWrap).toBeUndefined();
    expect(plain("Terminal Ponta da Praia A", SIZE, 100).noWrap).toBeUndefined();
    expect(plain("Terminal Ponta da Praia A", SIZE, 200).noWrap).toBe(true);
  });
});
