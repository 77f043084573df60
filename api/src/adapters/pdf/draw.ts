/**
 * Draws a document and hands its bytes out meanwhile. The library's usual way keeps all of them until the last page is
 * drawn, which for a report full of photographs is as much memory again.
 */
import { once } from "node:events";
import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { FONTS } from "./typeface.ts";

/** A document that is being drawn: its bytes can be read from it as from any stream. */
type OpenPages = Readable & { end(): void };

/** What is used of the library's printer, which its types do not tell. */
interface LibraryPrinter {
  /** There as soon as drawing begins. */
  readonly pdfKitDoc: OpenPages;
  createPdfKitDocument(
    definition: TDocumentDefinitions,
    options: { readonly progressCallback: () => void },
  ): Promise<OpenPages>;
}

const { default: Printer } = createRequire(import.meta.url)("pdfmake/js/Printer.js") as {
  default: new (fonts: object, files: unknown, addresses: object, mayRead: () => boolean) => LibraryPrinter;
};
const { virtualfs } = pdfmake as unknown as { readonly virtualfs: unknown };
const NOTHING_FETCHED = { resolve() {}, async resolved() {} };

export async function draw(
  definition: TDocumentDefinitions,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  const printer = new Printer(FONTS, virtualfs, NOTHING_FETCHED, () => false);
  const takeDrawn = () => {
    const drawn = printer.pdfKitDoc.read() as Uint8Array | null;
    if (drawn) take(drawn);
  };
  const pages = await printer.createPdfKitDocument(definition, { progressCallback: takeDrawn });
  pages.on("data", take);
  const isOver = once(pages, "end");
  pages.end();
  await isOver;
}
