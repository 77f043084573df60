/** The parts of a document as the PDF library wants them. */
import type { Content, ContentStack, TableCell } from "pdfmake/interfaces";
import { bars } from "./bars.ts";
import { labels } from "./labels.ts";
import { line } from "./line.ts";
import { INK, RULE } from "./look.ts";
import { GAP, inRows, pairs, ruled } from "./pairs.ts";
import { type Album, photos } from "./photos.ts";
import { picture } from "./pictures.ts";
import { plainText } from "./portions.ts";
import { printable } from "./printable.ts";
import type { Letterhead, PrintedDocument, Section, Signature } from "./printed-document.ts";
import { richText } from "./rich-text.ts";
import { heightOfFirst, table } from "./table.ts";

/** What must fit beneath a heading for it to stay on the page. */
const KEPT_WITH_HEADING = 48;
/** Texts up to this length cannot make a group higher than a page, so it may be kept together. */
const SHORT = 600;

export async function contentOf(document: PrintedDocument, album: Album): Promise<Content[]> {
  const { sections } = document;
  const parts = await Promise.all(
    sections.map((part, at) =>
      part.kind === "heading" ? [heading(part, keptBeneath(sections[at + 1]))] : section(part, album),
    ),
  );
  return [
    ...(await letterhead(document.letterhead)),
    { text: printable(document.title), style: "title" },
    ...pairs(document.meta, 3),
    ...parts.flat(),
  ];
}

async function letterhead({ lines, logo: bytes }: Letterhead): Promise<Content[]> {
  if (lines.length === 0 && !bytes) return [];
  // A picture that cannot be drawn stops no letter.
  const logo = bytes && (await picture(bytes, { width: 150, height: 44 }).catch(() => undefined));
  const [sender = "", ...others] = lines.map(printable);
  const words: ContentStack = {
    stack: [
      { text: sender, style: "sender" },
      ...others.map((text): Content => ({ text, style: "letterhead" })),
    ],
    alignment: logo ? "right" : "left",
  };
  const row: TableCell[] = logo ? [logo, words] : [words];
  return [
    {
      table: { widths: logo ? ["auto", "*"] : ["*"], body: [row] },
      layout: ruled((line) => (line === 1 ? RULE : 0)),
    },
  ];
}

type Heading = Extract<Section, { kind: "heading" }>;

async function section(part: Exclude<Section, Heading>, album: Album): Promise<Content[]> {
  switch (part.kind) {
    case "paragraph":
      return [plainText(part.text, "paragraph")];
    case "richText":
      return [{ stack: richText(part.html), margin: [0, 0, 0, 4] }];
    case "table":
      return table(part);
    case "bars":
      return bars(part);
    case "pairs":
      return pairs(part.pairs, part.columns ?? 3);
    case "signatures":
      return Promise.all(
        inRows(part.signatures, Math.min(3, Math.max(2, part.signatures.length))).map(signatures),
      );
    case "labels":
      return labels(part.labels);
    case "photos":
      return photos(part, album);
  }
}

/** The first row of a table is higher where its words have little room. */
function keptBeneath(next: Section | undefined): number {
  return next?.kind === "table" ? Math.max(KEPT_WITH_HEADING, heightOfFirst(next)) : KEPT_WITH_HEADING;
}

/** Claims room beneath itself and gives it back, so that no heading ends a page. */
function heading({ text, level = 1 }: Heading, kept: number): Content {
  return {
    stack: [
      { text: printable(text), style: level === 1 ? "heading1" : "heading2" },
      { text: "", lineHeight: 0, margin: [0, 0, 0, kept] },
    ],
    unbreakable: text.length < SHORT,
    margin: [0, 0, 0, -kept],
  };
}

async function signatures(row: readonly Signature[]): Promise<Content> {
  const texts = row.map(({ lines }) => lines.map(printable));
  const drawn = await Promise.all(
    row.map(({ image }) => image && picture(image, { width: 150, height: 44 })),
  );
  return {
    columns: texts.map((lines, at) => ({
      width: "*",
      stack: [
        ...(drawn[at] ? [drawn[at]] : []),
        line(RULE, INK.rule),
        ...lines.map((text, index): Content => ({ text, style: index === 0 ? "cell" : "label" })),
      ],
      margin: [0, drawn[at] ? 8 : 44, 0, 6],
    })),
    columnGap: GAP * 2,
    unbreakable: texts.flat().join("").length < SHORT,
  };
}
