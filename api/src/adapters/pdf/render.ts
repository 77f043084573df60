/**
 * A document as PDF. The bytes follow from the description alone: no clock, no chance, nothing fetched, no file read but
 * the typeface. It computes for its whole duration, which is why `pdf-worker.ts` calls it in a thread.
 */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { wordsOf } from "#rpc/words";
import { draw } from "./draw.ts";
import { BODY_STYLE, HAIRLINE, INK, PAGE, STYLES } from "./look.ts";
import { Album } from "./photos.ts";
import { printable } from "./printable.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { contentOf } from "./sections.ts";
import { withSymbols } from "./symbols.ts";
import { SPOKEN } from "./typeface.ts";

export type TakePiece = (piece: Uint8Array) => void;

export async function renderPdf(document: PrintedDocument): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await renderPieces(document, (piece) => pieces.push(piece));
  return Buffer.concat(pieces);
}

/** Piece by piece: whoever joins them has all of them twice for a moment, and photographs are most of it. */
export async function renderPieces(document: PrintedDocument, take: TakePiece): Promise<void> {
  const album = new Album();
  try {
    await render(document, album, take);
  } finally {
    album.close();
  }
}

async function render(document: PrintedDocument, album: Album, take: TakePiece): Promise<void> {
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
  await draw(definition, take);
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
