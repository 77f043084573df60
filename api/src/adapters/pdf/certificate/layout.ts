/** A certificate as the PDF library wants it: sober, two columns of facts, tables with labels in both languages. */
import type { Content, ContentTable, ContentText, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { CELL_SIZE, HAIRLINE, INK, PAGE, RULE } from "../look.ts";
import { printable } from "../printable.ts";
import { withSymbols } from "../symbols.ts";
import { fittedWidths, roomFor, wantedByAll } from "../widths.ts";
import { marked } from "./closing.ts";
import { foot, head, heightOfFoot, logoOf, SIDES } from "./head-and-foot.ts";
import type { Bilingual, Block, PrintedCertificate } from "./printed-certificate.ts";
import { inline, plain, SMALL, stacked } from "./texts.ts";

const KEPT_WITH_TITLE = 52;

type Layout = Pick<TDocumentDefinitions, "header" | "footer" | "watermark" | "pageMargins"> & {
  readonly content: Content[];
};

/** Above and below what a row says. */
export const ROOMY = 3;
export const CLOSE = 2;

export async function layoutOf(certificate: PrintedCertificate, padding: number): Promise<Layout> {
  const logo = await logoOf(certificate.letterhead);
  return {
    header: () => withSymbols(head(certificate, logo)),
    pageMargins: [...SIDES, heightOfFoot(certificate)],
    footer: (page, pages) => withSymbols(foot(certificate, page, pages)),
    ...(certificate.watermark === null
      ? {}
      : {
          watermark: { text: certificate.watermark, color: "#b3261e", opacity: 0.12, bold: true, angle: -35 },
        }),
    content: marked(
      withSymbols<Content[]>([
        { ...titleOf(certificate.title), margin: [0, 0, 0, 10] } as Content,
        fieldsOf(certificate.fields, padding),
        ...blocksOf(certificate.blocks, padding),
      ]),
    ),
  };
}

function titleOf({ first, second }: Bilingual): ContentText | { stack: Content[] } {
  const lead: ContentText = {
    text: printable(first).toLocaleUpperCase(),
    fontSize: 16,
    bold: true,
    characterSpacing: 0.6,
    alignment: "center",
    headlineLevel: 1,
  };
  if (second === null) return lead;
  return {
    stack: [
      lead,
      { text: printable(second), fontSize: 10, italics: true, color: INK.second, alignment: "center" },
    ],
  };
}

/** What stands between a column and the next, on either side. */
const BESIDE = 5;

const ruledTable = (padding: number) => ({
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : BESIDE),
  paddingRight: (column: number, { table: { body } }: ContentTable) =>
    column === (body[0]?.length ?? 0) - 1 ? 0 : BESIDE,
  paddingTop: () => padding,
  paddingBottom: () => padding,
});

/** Two columns of labels and two of values, with what stands between them. */
const FIELD_LABEL = 78;
const FIELD_VALUE = (PAGE.width - 2 * FIELD_LABEL - 6 * BESIDE) / 2;

function fieldsOf(fields: PrintedCertificate["fields"], padding: number): Content {
  const cells = fields.map(({ label, lines }): TableCell[] => [
    stacked(label, SMALL, { room: FIELD_LABEL, bold: true }) as TableCell,
    { stack: lines.map((text) => plain(text, CELL_SIZE, FIELD_VALUE)) },
  ]);
  const half = Math.ceil(cells.length / 2);
  const body = Array.from({ length: half }, (_, at) => {
    const left = cells[at * 2] ?? [{ text: "" }, { text: "" }];
    const right = cells[at * 2 + 1] ?? [{ text: "" }, { text: "" }];
    return [...left, ...right];
  });
  if (body.length === 0) return { text: "" };
  return {
    table: { widths: [FIELD_LABEL, "*", FIELD_LABEL, "*"], body, dontBreakRows: true },
    layout: {
      ...ruledTable(padding),
      hLineWidth: () => HAIRLINE,
      hLineColor: () => INK.hairline,
    },
    margin: [0, 0, 0, 10],
  };
}

/** A short table and texts up to this length cannot be higher than a page. */
const FEW_ROWS = 2;
const SHORT = 2000;
const LETTERS_OF_A_LINE = 90;

const lengthOf = (text: string) => text.length + LETTERS_OF_A_LINE * (text.split("\n").length - 1);

/** What closes a certificate stays together, with the last table where that is short: no page has one line to say. */
function blocksOf(blocks: readonly Block[], padding: number): Content[] {
  const drawn = (some: readonly Block[]) => some.flatMap((one) => blockOf(one, padding));
  const last = blocks.findLastIndex(({ kind }) => kind === "table");
  const table = blocks[last];
  const from = table?.kind === "table" && table.rows.length <= FEW_ROWS ? last : last + 1;
  const closing = blocks.slice(from);
  const said = closing.flatMap((one) => (one.kind === "paragraph" ? [one.text] : one.rows.flat()));
  const length = said
    .flatMap(({ first, second }) => [first, second ?? ""])
    .reduce((sum, text) => sum + lengthOf(text), 0);
  if (closing.length === 0 || length > SHORT) return drawn(blocks);
  return [...drawn(blocks.slice(0, from)), { unbreakable: true, stack: drawn(closing) }];
}

/** Claims room for the head and a first row beneath itself and gives it back, so that no title ends a page. */
function tableTitle(title: Bilingual): Content {
  return {
    unbreakable: true,
    stack: [
      { ...inline(title, 10, { room: PAGE.width, bold: true }), headlineLevel: 2 },
      { text: "", lineHeight: 0, margin: [0, 0, 0, KEPT_WITH_TITLE] },
    ],
    margin: [0, 8, 0, 3 - KEPT_WITH_TITLE],
  };
}

/** In points: what is shorter names nothing, but counts. */
const SHORTEST_NAME = 50;

/** Columns have both languages in one line, the second a little smaller. */
function widthsOf({ columns, rows, totals }: Extract<Block, { kind: "table" }>): number[] {
  const wanted = columns.map(({ label, isFigure }, at) => {
    const cells = [...rows, ...totals].map((row) => [row[at]?.first ?? "", row[at]?.second ?? ""]);
    const heads = wantedByAll([label.first, label.second ?? ""], SMALL);
    const words = wantedByAll(cells.flat(), CELL_SIZE);
    const { whole: inOneLine } = wantedByAll(
      cells.map((both) => both.join(" ").trim()),
      CELL_SIZE,
    );
    const whole = Math.max(heads.whole, inOneLine) + 1;
    // A figure is read in one piece.
    return { whole, need: isFigure ? whole : Math.max(heads.need, words.need) + 1 };
  });
  // What is left goes to the first, which says what the others are about; where that is the number of a hold, to all texts.
  const isNumber = (wanted[0]?.whole ?? 0) < SHORTEST_NAME;
  const shares = columns.map(({ isFigure }, at) => (at === 0 || (isNumber && !isFigure) ? 1 : 0));
  return fittedWidths(wanted, shares, roomFor(columns.length, 2 * BESIDE));
}

function blockOf(block: Block, padding: number): Content[] {
  if (block.kind === "paragraph")
    return [{ ...(stacked(block.text, 9, { room: PAGE.width }) as object), margin: [0, 2, 0, 8] } as Content];
  const { columns, rows, totals } = block;
  const widths = widthsOf(block);
  const look = (column: number, bold: boolean) => ({
    room: widths[column] ?? 0,
    bold,
    ...(columns[column]?.isFigure ? { alignment: "right" as const } : {}),
  });
  const cell = (one: Bilingual | undefined, column: number, isTotal: boolean): TableCell =>
    inline(one ?? { first: "", second: null }, CELL_SIZE, look(column, isTotal));
  const body = [
    columns.map(({ label }, at) => stacked(label, SMALL, look(at, true)) as TableCell),
    ...rows.map((row) => columns.map((_, at) => cell(row[at], at, false))),
    ...totals.map((row) => columns.map((_, at) => cell(row[at], at, true))),
  ];
  const lastRule = rows.length + 1;
  return [
    tableTitle(block.title),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths,
        body,
      },
      layout: {
        ...ruledTable(padding),
        hLineWidth: (line) => (line <= 1 || line === lastRule || line === body.length ? RULE : HAIRLINE),
        hLineColor: (line) =>
          line <= 1 || line === lastRule || line === body.length ? INK.text : INK.hairline,
      },
      margin: [0, 0, 0, 8],
    },
  ];
}
