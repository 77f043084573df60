/**
 * A text in portions, each set by itself. The library's time for one text grows with the square of its words, and a
 * word without end would run off the paper, so a text ends at its line breaks, at the next space when it is very long,
 * and within a word that no line holds.
 */
import type { Content, ContentText } from "pdfmake/interfaces";
import type { StyleName } from "./look.ts";
import { printable } from "./printable.ts";

export interface Run extends ContentText {
  text: string;
}

/** About a page and a half. */
const LONGEST_TEXT = 8000;
/** The library breaks a word that is too wide, unless parts of it are dressed differently. */
const LONGEST_WORD = 400;
const LONGEST_MIXED_WORD = 60;

export function portions(runs: readonly Run[]): Run[][] {
  const done: Run[][] = [];
  let open: Run[] = [];
  let size = 0;
  let word = 0;
  const end = () => {
    done.push(open);
    open = [];
    size = 0;
    word = 0;
  };
  for (const run of runs) {
    const mixed = word > 0;
    let part: Run | undefined;
    const add = (text: string) => {
      // A portion that was ended meanwhile takes no more.
      if (part !== undefined && part === open.at(-1)) part.text += text;
      else {
        part = { ...run, text };
        open.push(part);
      }
      size += text.length;
    };
    for (const [piece] of run.text.matchAll(/\n| +|[^ \n]+/g)) {
      if (piece === "\n") end();
      else if (piece.startsWith(" ")) {
        add(piece);
        word = 0;
        if (size > LONGEST_TEXT) end();
      } else {
        let rest = piece;
        const longest = mixed && word > 0 ? LONGEST_MIXED_WORD : LONGEST_WORD;
        while (word + rest.length > longest) {
          const fits = Math.max(1, longest - word);
          add(rest.slice(0, fits));
          rest = rest.slice(fits);
          end();
        }
        if (rest !== "") add(rest);
        word += rest.length;
      }
    }
  }
  end();
  return done;
}

/** A plain text of any length. */
export function plainText(text: string, style: StyleName): Content {
  const parts = portions([{ text: printable(text) }]);
  if (parts.length === 1) return { text: parts[0] ?? [], style };
  return { stack: parts.map((runs): Content => ({ text: runs.length === 0 ? " " : runs })), style };
}
