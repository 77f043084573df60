/** The parts of a document as the PDF library wants them. */
import type { Content, ContentStack, ContentTable, TableCell } from "pdfmake/interfaces";
import { bars } from "./bars.ts";
import { labels } from "./labels.ts";
import { line } from "./line.ts";
import { HAIRLINE, INK, RULE } from "./look.ts";
import { type Album, photos } from "./photos.ts";
import { picture } from "./pictures.ts";
import { plainText } from "./portions.ts";
import { printable } from "./printable.ts";
import type { Letterhead, Pair, PrintedDocument, Section, Signature } from "./printed-document.ts";
import { richText } from "./rich-text.ts";
import { table } from "./table.ts";

/** What must fit beneath a heading for it to stay on the page. */
const KEPT_WITH_HEADING = 48;
/** Texts up to this length cannot make a group higher than a page, so it may be kept together. */
const SHORT = 600;
const GAP = 14;

export async function contentOf(document: PrintedDocument, album: Album): Promise<Content[]> {
  const parts = await Promise.all(document.sections.map((part) => section(part, album)));
  return [
    ...(await letterhead(document.letterhead)),
    { text: printable(document.title), style: "title" },
    ...pairs(document.meta, 3),
    ...parts.flat(),
  ];
}

async function letterhead({ lines, logo: bytes }: Letterhead): Promise<Content[]> {
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

async function section(part: Section, album: Album): Promise<Content[]> {
  switch (part.kind) {
    case "heading":
      return [heading(printable(part.text), part.level ?? 1)];
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

/** Claims room beneath itself and gives it back, so that no heading ends a page. */
function heading(text: string, level: 1 | 2): Content {
  return {
    stack: [
      { text, style: level === 1 ? "heading1" : "heading2" },
      { text: "", lineHeight: 0, margin: [0, 0, 0, KEPT_WITH_HEADING] },
    ],
    unbreakable: text.length < SHORT,
    margin: [0, 0, 0, -KEPT_WITH_HEADING],
  };
}

function pairs(all: readonly Pair[], columns: number): Content[] {
  if (all.length === 0) return [];
  const cell = ({ label, value }: Pair): TableCell => ({
    stack: [{ text: printable(label), style: "label" }, plainText(value, "cell")],
  });
  return [
    {
      table: {
        widths: Array.from({ length: columns }, () => "*"),
        body: inRows(all, columns).map((row) => filled(row.map(cell), columns)),
      },
      layout: ruled((line) => (line === 0 ? 0 : HAIRLINE)),
      margin: [0, 0, 0, 8],
    },
  ];
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

function inRows<T>(all: readonly T[], columns: number): T[][] {
  const rows = Math.ceil(all.length / columns);
  return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns));
}

function filled(row: TableCell[], columns: number): TableCell[] {
  return [...row, ...Array.from({ length: columns - row.length }, (): TableCell => ({ text: "" }))];
}

function ruled(width: (line: number) => number) {
  return {
    hLineWidth: width,
    hLineColor: (line: number) => (width(line) === RULE ? INK.rule : INK.hairline),
    vLineWidth: () => 0,
    paddingLeft: (column: number) => (column === 0 ? 0 : GAP / 2),
    paddingRight: (column: number, node: ContentTable) => (column === columnsOf(node) - 1 ? 0 : GAP / 2),
    paddingTop: () => 3,
    paddingBottom: () => 3,
  };
}

function columnsOf({ table: { widths } }: ContentTable): number {
  return Array.isArray(widths) ? widths.length : 1;
}
