/**
 * Looks over the bytes of a JSON text before it is parsed: how deep it goes and how many values it holds. One pass
 * that skips texts, so that a file in base64 costs next to nothing and nobody keeps the process busy with brackets.
 */

const MAX_DEPTH = 64;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Whether it may be parsed; `maxMarks` counts commas, lists and objects. */
export function isPlainJson(text: Buffer, maxMarks: number): boolean {
  let depth = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case QUOTE:
        at = endOfText(text, at + 1);
        if (at < 0) return false;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        marks++;
        if (++depth > MAX_DEPTH) return false;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
        marks++;
        break;
    }
    if (marks > maxMarks) return false;
  }
  return depth === 0;
}

/** The place of the closing quote, or -1. */
function endOfText(text: Buffer, from: number): number {
  for (let at = text.indexOf(QUOTE, from); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}
