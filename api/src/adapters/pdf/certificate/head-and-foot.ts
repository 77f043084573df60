/** What stands above and below every page of a certificate: who writes, its number, and where it can be checked. */
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { Column, Content } from "pdfmake/interfaces";
import { HAIRLINE, INK, PAGE, RULE } from "../look.ts";
import { picture } from "../pictures.ts";
import type { Letterhead } from "../printed-document.ts";
import { textWidth } from "../widths.ts";
import type { Bilingual, PrintedCertificate } from "./printed-certificate.ts";
import { inline, plain, SMALL, stacked } from "./texts.ts";

/** Left, top, right: head and foot stand on every page, and the foot is as high as what it says. */
export const SIDES = [48, 98, 48] as const;
const LOWEST_FOOT = 118;
const QR = 66;
const GAP = 10;
const NUMBER = 190;
const LOGO = { width: 90, height: 40 };
const SIGNATURE = 196;
const PAGE_NUMBER = 92;
const ABOVE_FOOT = 8;
const SMALLEST = 6.5;
const LINE = 1.2;

const rule = (width: number, colour: string): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: PAGE.width, y2: 0, lineWidth: width, lineColor: colour }],
});

/** A picture that cannot be drawn stops no certificate. */
export async function logoOf({ logo }: Letterhead): Promise<Content | undefined> {
  return logo && (await picture(logo, LOGO).catch(() => undefined));
}

export function head({ letterhead, number }: PrintedCertificate, logo: Content | undefined): Content {
  const [sender = "", ...others] = letterhead.lines;
  const room = PAGE.width - NUMBER - GAP - (logo ? LOGO.width + GAP : 0);
  return {
    margin: [SIDES[0], 30, SIDES[2], 0],
    stack: [
      {
        columns: [
          ...(logo ? [{ width: "auto" as const, stack: [logo] }] : []),
          {
            width: "*",
            stack: [
              { ...plain(sender, 12, room), bold: true },
              ...others.map((text): Content => ({ ...plain(text, SMALL, room), color: INK.second })),
            ],
          },
          {
            width: NUMBER,
            alignment: "right",
            stack: [
              inline(number.label, SMALL, { room: NUMBER, alignment: "right" }),
              { ...plain(number.text, 11, NUMBER), bold: true },
              ...number.lines.map((text): Content => ({ ...plain(text, SMALL, NUMBER), color: INK.second })),
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
export function heightOfFoot({ foot: { limitation }, signatory }: PrintedCertificate): number {
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
  return Math.max(LOWEST_FOOT, ABOVE_FOOT + upper + 10 + limited * SMALLEST * LINE + 24);
}

/** Where the upper left corner of the square code stands, which is drawn once the pages are there. */
export const placeOfCode = (certificate: PrintedCertificate) => ({
  left: SIDES[0],
  fromBottom: heightOfFoot(certificate) - ABOVE_FOOT,
  size: QR,
});

/** Before there is a code, the place that it will take. */
const NO_CODE_YET: Content = {
  canvas: [
    { type: "rect", x: 0, y: 0, w: QR, h: QR, lineWidth: 0.5, dash: { length: 2 }, lineColor: INK.third },
  ],
};

const ROOM_FOR_CODE: Content = { text: "", lineHeight: 0, margin: [0, QR, 0, 0] };

const said = ({ first, second }: Bilingual) => [first, second].filter((text): text is string => !!text);

/** On every page where it can be checked; on the last one who signs and that nothing follows. */
export function foot(
  { foot: one, signatory, end }: PrintedCertificate,
  page: number,
  pages: number,
): Content {
  const isLast = page === pages;
  const numberWidth = isLast ? PAGE_NUMBER : 2 * PAGE_NUMBER;
  const room = PAGE.width - QR - 4 - numberWidth - (isLast ? SIGNATURE + GAP : 0) - 2 * GAP;
  return {
    margin: [SIDES[0], ABOVE_FOOT, SIDES[2], 0],
    stack: [
      {
        columns: [
          { width: QR + 4, stack: [one.qr === null ? NO_CODE_YET : ROOM_FOR_CODE] },
          {
            width: "*",
            margin: [0, 14, 0, 0],
            stack: [
              stacked(one.verify, SMALL, { room }),
              { ...plain(one.address, SMALL, room), color: INK.second },
              {
                text: [{ text: `${one.codeLabel} ` }, { text: one.code, bold: true, fontSize: 9 }],
                fontSize: SMALL,
              },
            ],
          },
          ...(isLast ? [signatureOf(signatory)] : []),
          {
            width: numberWidth,
            alignment: "right",
            margin: [
              0,
              QR - (isLast ? said(end).length + said(one.page).length : 1) * SMALL * LINE - 2,
              0,
              0,
            ],
            stack: [
              ...(isLast
                ? said(end).map((text): Content => ({ ...plain(text, SMALL, numberWidth), color: INK.third }))
                : []),
              ...pageNumbers(one.page, page, pages, isLast ? "below" : "beside").map(
                (text): Content => ({ ...plain(text, SMALL, numberWidth), bold: true }),
              ),
            ],
          },
        ],
        columnGap: GAP,
      },
      { ...(rule(HAIRLINE, INK.rule) as object), margin: [0, 5, 0, 3] } as Content,
      stacked(one.limitation, SMALLEST, { room: PAGE.width, color: INK.second }),
    ],
  };
}

function pageNumbers(label: Bilingual, page: number, pages: number, order: "below" | "beside"): string[] {
  const lines = said(label).map((text) => interpolate(text, { page, pages }));
  return order === "below" ? lines : [lines.join(" · ")];
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
          ...plain(text, at === 0 ? SMALL + 1 : SMALL, SIGNATURE),
          bold: at === 0,
          color: at === 0 ? INK.text : INK.second,
          ...(at === 0 ? { margin: [0, 3, 0, 0] as [number, number, number, number] } : {}),
        }),
      ),
    ],
  };
}
