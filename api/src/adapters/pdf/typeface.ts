/** The typeface of printed documents, the only files that the PDF library may read; nothing is fetched. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import pdfmake from "pdfmake";
import { keepOpen } from "./opened-fonts.ts";

const folder = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts/Roboto");
const typeface = {
  normal: join(folder, "Roboto-Regular.ttf"),
  bold: join(folder, "Roboto-Medium.ttf"),
  italics: join(folder, "Roboto-Italic.ttf"),
  bolditalics: join(folder, "Roboto-MediumItalic.ttf"),
};
/** The library's files by name, which its types do not tell. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(path: string, bytes: Uint8Array): void };
};
for (const path of Object.values(typeface)) virtualfs.writeFileSync(path, keepOpen(path));
pdfmake.setFonts({ Roboto: typeface });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Readers that speak a text aloud choose the voice by it; Portuguese is that of Brazil. */
export const SPOKEN: Readonly<Record<Locale, string>> = { pt: "pt-BR", en: "en", es: "es", fr: "fr" };
