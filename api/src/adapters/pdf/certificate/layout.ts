/** A certificate as the PDF library wants it: sober, two columns of facts, tables with labels in both languages. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Content, ContentText, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { HAIRLINE, INK, PAGE, RULE } from "../look.ts";
import { picture } from "../pictures.ts";
import { printable } from "../printable.ts";
import type { Letterhead } from "../printed-document.ts";
import { withSymbols } from "../symbols.ts";
import type { Bilingual, Block, Foot, PrintedCertificate } from "./printed-certificate.ts";

/** Left, top, right, bottom: head and foot stand on every page. */
export const MARGINS = [48, 104, 48, 118] as const;
const QR = 54;
const GAP = 10;
const KEPT_WITH_TITLE = 52;

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

export async function layoutOf(
  certificate: PrintedCertificate,
): Promise<Pick<TDocumentDefinitions, "content" | "header" | "footer" | "watermark">> {
  const logo = await logoOf(certificate.letterhead);
  const blocks = certificate.blocks.flatMap(blockOf);
  return {
    header: () => withSymbols(head(certificate, logo)),
    footer: (page, pages) => withSymbols(foot(certificate.foot, page, pages)),
    ...(certificate.watermark === null
      ? {}
      : {
          watermark: { text: certificate.watermark, color: "#b3261e", opacity: 0.12, bold: true, angle: -35 },
        }),
    content: withSymbols<Content[]>([
      { ...titleOf(certificate.title), margin: [0, 0, 0, 10] } as Content,
      fieldsOf(certificate.fields),
      ...blocks,
      closing(certificate),
    ]),
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
    margin: [MARGINS[0], 30, MARGINS[2], 0],
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

function foot(one: Foot, page: number, pages: number): Content {
  const pageText = [one.page.first, one.page.second]
    .filter((text): text is string => text !== null)
    .map((text) => interpolate(text, { page, pages }))
    .join(" · ");
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
      : { qr: one.qr, fit: QR, eccLevel: "M" };
  return {
    margin: [MARGINS[0], 8, MARGINS[2], 0],
    stack: [
      {
        columns: [
          { width: QR + 4, stack: [square] },
          {
            width: "*",
            margin: [0, 12, 0, 0],
            stack: [
              inline(one.verify, 7.5, false),
              { text: printable(one.address), fontSize: 7.5, color: INK.second },
              {
                text: [{ text: `${one.codeLabel} ` }, { text: one.code, bold: true, fontSize: 9 }],
                fontSize: 7.5,
              },
            ],
          },
          {
            width: 150,
            text: pageText,
            fontSize: 7.5,
            bold: true,
            alignment: "right",
            margin: [0, 32, 0, 0],
          },
        ],
        columnGap: GAP,
      },
      { ...(rule(HAIRLINE, INK.rule) as object), margin: [0, 5, 0, 3] } as Content,
      stacked(one.limitation, 6.5, { color: INK.second }),
    ],
  };
}

const LINES = {
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : 5),
  paddingRight: () => 5,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

function fieldsOf(fields: PrintedCertificate["fields"]): Content {
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
      ...LINES,
      hLineWidth: () => HAIRLINE,
      hLineColor: () => INK.hairline,
    },
    margin: [0, 0, 0, 10],
  };
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

function blockOf(block: Block): Content[] {
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
        widths: columns.map(({ isFigure }, at) => (at === 0 ? "*" : isFigure ? "auto" : "auto")),
        body,
      },
      layout: {
        ...LINES,
        hLineWidth: (line) => (line <= 1 || line === lastRule || line === body.length ? RULE : HAIRLINE),
        hLineColor: (line) =>
          line <= 1 || line === lastRule || line === body.length ? INK.text : INK.hairline,
      },
      margin: [0, 0, 0, 8],
    },
  ];
}

/** Whoever signs, and that nothing follows: together, so that no page has only the one or the other. */
function closing({ signatory, end }: PrintedCertificate): Content {
  const ended = [end.first, end.second].filter((one): one is string => one !== null && one !== "");
  return {
    unbreakable: true,
    stack: [
      signatureOf(signatory),
      {
        text: `— ${ended.map(printable).join(" · ")} —`,
        fontSize: 7.5,
        color: INK.third,
        alignment: "center",
        margin: [0, 16, 0, 0],
      },
    ],
  };
}

function signatureOf(lines: readonly string[]): Content {
  return {
    margin: [PAGE.width / 2, 34, 0, 0],
    stack: [
      {
        canvas: [
          { type: "line", x1: 0, y1: 0, x2: PAGE.width / 2, y2: 0, lineWidth: RULE, lineColor: INK.text },
        ],
      },
      ...lines.map(
        (text, at): Content => ({
          text: printable(text),
          fontSize: at === 0 ? 8.5 : 7.5,
          bold: at === 0,
          color: at === 0 ? INK.text : INK.second,
          ...(at === 0 ? { margin: [0, 3, 0, 0] as [number, number, number, number] } : {}),
        }),
      ),
    ],
  };
}
