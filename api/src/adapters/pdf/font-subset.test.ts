import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { encodeSubset, type Subset, type SubsetFont } from "./font-subset.ts";

interface Font extends SubsetFont {
  createSubset(): Subset;
  layout(text: string): { glyphs: readonly { id: number }[] };
}

const own = createRequire(import.meta.url);
const pdfmake = own.resolve("pdfmake/package.json");
const fontkit = createRequire(createRequire(pdfmake).resolve("pdfkit"))("fontkit") as {
  openSync(path: string): Font;
  create(bytes: Buffer): Font;
};
const open = (name: string) => fontkit.openSync(join(dirname(pdfmake), "fonts/Roboto", `Roboto-${name}.ttf`));

const subsetOf = (font: Font, text: string) => {
  const subset = font.createSubset();
  for (const { id } of font.layout(text).glyphs) subset.includeGlyph(id);
  return subset;
};

function tablesOf(file: Uint8Array): Record<string, string> {
  const { directory, stream } = fontkit.create(Buffer.from(file));
  return Object.fromEntries(
    Object.entries(directory.tables).map(([tag, table]) => {
      const { offset, length } = table ?? { offset: 0, length: 0 };
      return [tag, Buffer.from(stream.buffer.subarray(offset, offset + length)).toString("hex")];
    }),
  );
}

describe("the letters of a document", () => {
  it.each([
    ["Regular", "Certificado de pesagem nº 000123: 28.500,000 t"],
    ["Medium", "Ação, café, piñón, où, garçon, Ångström"],
    ["Italic", "x"],
    ["MediumItalic", ""],
  ])("stand in %s as the font library itself writes them", (name, text) => {
    const font = open(name);
    const written = encodeSubset(font, subsetOf(font, text));
    expect(tablesOf(written)).toEqual(tablesOf(subsetOf(font, text).encode()));
  });

  it("add up to the sums in the directory, which strict readers check", () => {
    const font = open("Regular");
    const file = Buffer.from(encodeSubset(font, subsetOf(font, "Plimsoll")));
    const count = file.readUInt16BE(4);
    expect(count).toBe(9);
    for (let index = 0; index < count; index++) {
      const entry = 12 + index * 16;
      const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
      let sum = 0;
      for (let at = offset; at < offset + Math.ceil(length / 4) * 4; at += 4)
        sum = (sum + file.readUInt32BE(at)) >>> 0;
      expect(file.readUInt32BE(entry + 4)).toBe(sum);
    }
  });
});
