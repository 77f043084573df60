/** A certificate as the PDF library wants it: sober, two columns of facts, tables with labels in both languages. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type {
  Column,
  Content,
  ContentTable,
  ContentText,
  TableCell,
  TDocumentDefinitions,
} from "pdfmake/interfaces";
import { HAIRLINE, INK, PAGE, RULE } from "../look.ts";
import { picture } from "../pictures.ts";
import { printable } from "../printable.ts";
import type { Letterhead } from "../printed-document.ts";
import { withSymbols } from "../symbols.ts";
import { fittedWidths, roomFor, textWidth, wantedByAll } from "../widths.ts";
import { marked } from "./closing.ts";
import type { Bilingual, Block, PrintedCertificate } from "./printed-certificate.ts";
import { qrSquare } from "./qr-square.ts";

/** Left, top, right: head and foot stand on every page, and the foot is as high as what it says. */
const SIDES = [48, 98, 48] as const;
const LOWEST_FOOT = 118;
const QR = 66;
const GAP = 10;
const KEPT_WITH_TITLE = 52;
const SIGNATURE = 196;
const PAGE_NUMBER = 92;
const SMALL = 7.5;
const SMALLEST = 6.5;
const LINE = 1.2;

const rule = (width: number, colour: string): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: PAGE.width, y2: 0, lineWidth: width, lineColor: colour }],
});

/** The first language as it is, the second beneath it, smaller and slanted. */
function stacked({ first, second }: Bilingual, size: number, more: Partial<ContentText> = {}): Content {
  const lead: ContentText = { text: printable(first), fontSize: size, ...more };
  if (second === null || second === first) return lead;
  const { alignment } = more;
  return {
    stack: [
      lead,
      {
        text: printable(second),
        fontSize: size - 1,
        italics: true,
        color: INK.second,
        ...(alignment ? { alignment } : {}),
      },
    ],
  };
}

/** Both languages in one line. */
function inline({ first, second }: Bilingual, size: number, isBold: boolean): ContentText {
  const parts: ContentText[] = [{ text: printable(first), bold: isBold }];
  if (second !== null && second !== first)
    parts.push({ text: ` ${printable(second)}`, italics: true, fontSize: size - 1, color: INK.second });
  return { text: parts, fontSize: size };
}

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

/** A picture that cannot be drawn stops no certificate. */
async function logoOf({ logo }: Letterhead): Promise<Content | undefined> {
  return logo && (await picture(logo, { width: 90, height: 40 }).catch(() => undefined));
}

function head({ letterhead, number }: PrintedCertificate, logo: Content | undefined): Content {
  const [sender = "", ...others] = letterhead.lines.map(printable);
  return {
    margin: [SIDES[0], 30, SIDES[2], 0],
    stack: [
      {
        columns: [
          ...(logo ? [{ width: "auto" as const, stack: [logo] }] : []),
          {
            width: "*",
            stack: [
              { text: sender, fontSize: 12, bold: true },
              ...others.map((text): Content => ({ text, fontSize: 7.5, color: INK.second })),
            ],
          },
          {
            width: 190,
            alignment: "right",
            stack: [
              { ...inline(number.label, 7.5, false), alignment: "right" },
              { text: printable(number.text), fontSize: 11, bold: true },
              ...number.lines.map(
                (text): Content => ({ text: printable(text), fontSize: 7.5, color: INK.second }),
              ),
            ],
          },
        ],
        columnGap: GAP,
      },
      { ...(rule(1.2, INK.text) as object), margin: [0, 6, 0, 0] } as Content,
    ],
  };
}

const linesOf = (text: string, size: number, room: number) => Math.ceil(textWidth(text, size) / room);

/** What a foot says has room on every page, though only the last one is signed. */
function heightOfFoot({ foot: { limitation }, signatory }: PrintedCertificate): number {
  const [name = "", ...others] = signatory;
  const signed = others.reduce(
    (lines, text) => lines + linesOf(text, SMALL, SIGNATURE),
    linesOf(name, SMALL + 1, SIGNATURE) + 2,
  );
  const limited = [limitation.first, limitation.second ?? ""].reduce(
    (lines, text) => lines + linesOf(text, SMALLEST, PAGE.width),
    0,
  );
  const upper = Math.max(QR, signed * SMALL * LINE);
  return Math.max(LOWEST_FOOT, 8 + upper + 10 + limited * SMALLEST * LINE + 24);
}

/** On every page where it can be checked; on the last one who signs and that nothing follows. */
function foot({ foot: one, signatory, end }: PrintedCertificate, page: number, pages: number): Content {
  const isLast = page === pages;
  const said = ({ first, second }: Bilingual) => [first, second].filter((text): text is string => !!text);
  const square: Content =
    one.qr === null
      ? {
          canvas: [
            {
              type: "rect",
              x: 0,
              y: 0,
              w: QR,
              h: QR,
              lineWidth: 0.5,
              dash: { length: 2 },
              lineColor: INK.third,
            },
          ],
        }
      : qrSquare(one.qr, QR);
  return {
    margin: [SIDES[0], 8, SIDES[2], 0],
    stack: [
      {
        columns: [
          { width: QR + 4, stack: [square] },
          {
            width: "*",
            margin: [0, 14, 0, 0],
            stack: [
              stacked(one.verify, SMALL),
              { text: printable(one.address), fontSize: SMALL, color: INK.second },
              {
                text: [{ text: `${one.codeLabel} ` }, { text: one.code, bold: true, fontSize: 9 }],
                fontSize: SMALL,
              },
            ],
          },
          ...(isLast ? [signatureOf(signatory)] : []),
          {
            width: isLast ? PAGE_NUMBER : 2 * PAGE_NUMBER,
            alignment: "right",
            margin: [
              0,
              QR - (isLast ? said(end).length + said(one.page).length : 1) * SMALL * LINE - 2,
              0,
              0,
            ],
            stack: [
              ...(isLast
                ? said(end).map(
                    (text): Content => ({ text: printable(text), fontSize: SMALL, color: INK.third }),
                  )
                : []),
              {
                text: said(one.page)
                  .map((text) => interpolate(text, { page, pages }))
                  .join(isLast ? "\n" : " · "),
                fontSize: SMALL,
                bold: true,
              },
            ],
          },
        ],
        columnGap: GAP,
      },
      { ...(rule(HAIRLINE, INK.rule) as object), margin: [0, 5, 0, 3] } as Content,
      stacked(one.limitation, SMALLEST, { color: INK.second }),
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

function fieldsOf(fields: PrintedCertificate["fields"], padding: number): Content {
  const cells = fields.map(({ label, lines }): TableCell[] => [
    stacked(label, 7.5, { bold: true }) as TableCell,
    { stack: lines.map((text): Content => ({ text: printable(text), fontSize: 8.5 })) },
  ]);
  const half = Math.ceil(cells.length / 2);
  const body = Array.from({ length: half }, (_, at) => {
    const left = cells[at * 2] ?? [{ text: "" }, { text: "" }];
    const right = cells[at * 2 + 1] ?? [{ text: "" }, { text: "" }];
    return [...left, ...right];
  });
  if (body.length === 0) return { text: "" };
  return {
    table: { widths: [78, "*", 78, "*"], body, dontBreakRows: true },
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
      { ...inline(title, 10, true), headlineLevel: 2 },
      { text: "", lineHeight: 0, margin: [0, 0, 0, KEPT_WITH_TITLE] },
    ],
    margin: [0, 8, 0, 3 - KEPT_WITH_TITLE],
  };
}

/** Columns have both languages in one line, the second a little smaller. */
function widthsOf({ columns, rows, totals }: Extract<Block, { kind: "table" }>): number[] {
  const size = 8.5;
  const wanted = columns.map(({ label, isFigure }, at) => {
    const cells = [...rows, ...totals].map((row) => [row[at]?.first ?? "", row[at]?.second ?? ""]);
    const heads = wantedByAll([label.first, label.second ?? ""], SMALL);
    const words = wantedByAll(cells.flat(), size);
    const { whole: inOneLine } = wantedByAll(
      cells.map((both) => both.join(" ").trim()),
      size,
    );
    const whole = Math.max(heads.whole, inOneLine) + 1;
    // A figure is read in one piece.
    return { whole, need: isFigure ? whole : Math.max(heads.need, words.need) + 1 };
  });
  // What is left goes to the first, which says what the others are about.
  const shares = columns.map((_, at) => (at === 0 ? 1 : 0));
  return fittedWidths(wanted, shares, roomFor(columns.length, 2 * BESIDE));
}

function blockOf(block: Block, padding: number): Content[] {
  if (block.kind === "paragraph")
    return [{ ...(stacked(block.text, 9) as object), margin: [0, 2, 0, 8] } as Content];
  const { columns, rows, totals } = block;
  const cell = (one: Bilingual | undefined, column: number, isTotal: boolean): TableCell => ({
    ...inline(one ?? { first: "", second: null }, 8.5, isTotal),
    ...(columns[column]?.isFigure ? { alignment: "right" as const } : {}),
  });
  const body = [
    columns.map(
      ({ label, isFigure }): TableCell =>
        stacked(label, 7.5, {
          bold: true,
          ...(isFigure ? { alignment: "right" as const } : {}),
        }) as TableCell,
    ),
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
        widths: widthsOf(block),
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

function signatureOf(lines: readonly string[]): Column {
  return {
    width: SIGNATURE,
    margin: [0, 16, 0, 0],
    stack: [
      {
        canvas: [{ type: "line", x1: 0, y1: 0, x2: SIGNATURE, y2: 0, lineWidth: RULE, lineColor: INK.text }],
      },
      ...lines.map(
        (text, at): Content => ({
          text: printable(text),
          fontSize: at === 0 ? SMALL + 1 : SMALL,
          bold: at === 0,
          color: at === 0 ? INK.text : INK.second,
          ...(at === 0 ? { margin: [0, 3, 0, 0] as [number, number, number, number] } : {}),
        }),
      ),
    ],
  };
}
