/**
 * A document as PDF. The bytes follow from the description alone: no clock, no chance, nothing fetched, no file read but
 * the typeface. It computes for its whole duration, which is why `pdf-worker.ts` calls it in a thread.
 */
import { once } from "node:events";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import pdfmake from "pdfmake";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { wordsOf } from "#rpc/words";
import { BODY_STYLE, HAIRLINE, INK, PAGE, STYLES } from "./look.ts";
import { Album } from "./photos.ts";
import { printable } from "./printable.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { contentOf } from "./sections.ts";
import { withSymbols } from "./symbols.ts";
import { SPOKEN } from "./typeface.ts";

export async function renderPdf(document: PrintedDocument): Promise<Uint8Array> {
  const album = new Album();
  try {
    return await render(document, album);
  } finally {
    album.close();
  }
}

async function render(document: PrintedDocument, album: Album): Promise<Uint8Array> {
  const content = withSymbols(await contentOf(document, album));
  const definition: TDocumentDefinitions = {
    // Later versions carry the title a second time as XML, into which the library writes it unescaped.
    version: "1.3",
    pageSize: PAGE.size,
    pageMargins: [...PAGE.margins],
    language: SPOKEN[document.language],
    displayTitle: true,
    info: {
      title: printable(document.title),
      author: printable(document.author),
      subject: printable(`${document.code} · ${document.version}`),
      creator: "Plimsoll",
      creationDate: document.createdAt,
    },
    defaultStyle: BODY_STYLE,
    styles: STYLES,
    content,
    images: album.names,
    footer: (page, pages) => withSymbols(foot(document, page, pages)),
  };
  return joined(await pdfmake.createPdf(definition).getStream());
}

/** Piece by piece: the library's own way puts the whole together twice, and photographs are most of it. */
async function joined(pages: NodeJS.ReadableStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  pages.on("data", (piece: Uint8Array) => pieces.push(piece));
  const isOver = once(pages, "end");
  (pages as unknown as { end(): void }).end();
  await isOver;
  return Buffer.concat(pieces);
}

function foot({ code, version, language }: PrintedDocument, page: number, pages: number): Content {
  const { printed } = wordsOf(language);
  const [left, , right] = PAGE.margins;
  return {
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, y1: 0, x2: PAGE.width, y2: 0, lineWidth: HAIRLINE, lineColor: INK.hairline },
        ],
      },
      {
        columns: [
          { text: printable(`${code} · ${printed.version} ${version}`), style: "foot", width: "*" },
          { text: interpolate(printed.page, { page, pages }), style: "foot", width: "auto", noWrap: true },
        ],
        columnGap: 12,
        margin: [0, 5, 0, 0],
      },
    ],
    margin: [left, 14, right, 0],
  };
}
