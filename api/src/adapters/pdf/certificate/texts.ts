/** The texts of a certificate: in one language, or in two that stand below or beside one another. */
import type { Content, ContentText } from "pdfmake/interfaces";
import { INK } from "../look.ts";
import { printable } from "../printable.ts";
import { textWidth } from "../widths.ts";
import type { Bilingual } from "./printed-certificate.ts";

/** Labels, and what is written beside the figures. */
export const SMALL = 7.5;

/** Letters whose width is estimated well: none is wider, in any of the types, than the estimate and a fifth. */
const COMMON_LETTERS = /^[ -~À-ÅÇ-ÖØ-ßà-åç-öø-ÿ°ªº·–—’“”]*$/;
const SURE = 0.83;

/**
 * A text that surely has room in one line is told so: the library measures and draws every word by itself otherwise, and
 * with all of them that is half of its work.
 */
const inOneLine = (text: string, size: number, room: number) =>
  COMMON_LETTERS.test(text) && textWidth(text, size) <= room * SURE ? { noWrap: true } : {};

export function plain(text: string, size: number, room: number): ContentText {
  const printed = printable(text);
  return { text: printed, fontSize: size, ...inOneLine(printed, size, room) };
}

interface Look extends Partial<Pick<ContentText, "alignment" | "bold" | "color">> {
  /** How wide a line may be. */
  readonly room: number;
}

/** The first language as it is, the second beneath it, smaller and slanted. */
export function stacked({ first, second }: Bilingual, size: number, { room, ...look }: Look): Content {
  const lead: ContentText = { ...plain(first, size, room), ...look };
  if (second === null || second === first) return lead;
  const { alignment } = look;
  return {
    stack: [
      lead,
      {
        ...plain(second, size - 1, room),
        italics: true,
        color: INK.second,
        ...(alignment ? { alignment } : {}),
      },
    ],
  };
}

/** Both languages beside one another. */
export function inline({ first, second }: Bilingual, size: number, { room, ...look }: Look): ContentText {
  const { bold = false, ...whole } = look;
  const lead = printable(first);
  const beside = second === null || second === first ? "" : ` ${printable(second)}`;
  const parts: ContentText[] = [{ text: lead, bold }];
  if (beside !== "") parts.push({ text: beside, italics: true, fontSize: size - 1, color: INK.second });
  return { text: parts, fontSize: size, ...whole, ...inOneLine(lead + beside, size, room) };
}
