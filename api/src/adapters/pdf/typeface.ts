/** The typefaces of printed documents, the only files that the PDF library may read; nothing is fetched. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import pdfmake from "pdfmake";
import { keepOpen } from "./opened-fonts.ts";

const { resolve } = createRequire(import.meta.url);
const folder = join(dirname(resolve("pdfmake/package.json")), "fonts/Roboto");
const typeface = {
  normal: join(folder, "Roboto-Regular.ttf"),
  bold: join(folder, "Roboto-Medium.ttf"),
  italics: join(folder, "Roboto-Italic.ttf"),
  bolditalics: join(folder, "Roboto-MediumItalic.ttf"),
};
/** For what the other lacks. It is opened only where a document has such a sign. */
export const SYMBOLS_TYPEFACE = "Symbols";
const symbolsFolder = join(dirname(resolve("@fontsource/dejavu-sans/package.json")), "files");
const plain = join(symbolsFolder, "dejavu-sans-latin-400-normal.woff");
const strong = join(symbolsFolder, "dejavu-sans-latin-700-normal.woff");
const symbols = { normal: plain, bold: strong, italics: plain, bolditalics: strong };

/** The library's files by name, which its types do not tell. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(path: string, bytes: Uint8Array): void };
};
for (const path of [...Object.values(typeface), plain, strong]) virtualfs.writeFileSync(path, keepOpen(path));
export const FONTS = { Roboto: typeface, [SYMBOLS_TYPEFACE]: symbols };
pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Readers that speak a text aloud choose the voice by it; Portuguese is that of Brazil. */
export const SPOKEN: Readonly<Record<Locale, string>> = { pt: "pt-BR", en: "en", es: "es", fr: "fr" };
