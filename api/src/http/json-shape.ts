/**
 * Looks over the bytes of a JSON text while they come, before it is parsed: how deep it goes and how many values it
 * holds. Texts are skipped, so that a file in base64 costs next to nothing and nobody keeps the process busy with brackets.
 */

const MAX_DEPTH = 64;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Whether a byte says anything about the shape: most do not, and are passed over. */
const IS_MARK = new Uint8Array(256);
for (const mark of [QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]) IS_MARK[mark] = 1;

export class JsonShape {
  #depth = 0;
  #marks = 0;
  #isInText = false;
  /** Backslashes at the end of what has come. */
  #slashes = 0;

  /** Commas, lists and objects so far. */
  get marks(): number {
    return this.#marks;
  }

  /** Whether every text, list and object that was begun has ended. */
  get isWhole(): boolean {
    return this.#depth === 0 && !this.#isInText;
  }

  /** False as soon as it is too deep, or ends what never began. */
  add(piece: Buffer): boolean {
    for (let at = this.#isInText ? this.#endOfText(piece, 0) : 0; at < piece.length; at++) {
      if (IS_MARK[piece[at] ?? 0] === 0) continue;
      switch (piece[at]) {
        case QUOTE:
          at = this.#endOfText(piece, at + 1) - 1;
          break;
        case OPEN_LIST:
        case OPEN_OBJECT:
          this.#marks++;
          this.#depth++;
          break;
        case CLOSE_LIST:
        case CLOSE_OBJECT:
          this.#depth--;
          break;
        case COMMA:
          this.#marks++;
          break;
      }
      if (this.#depth < 0 || this.#depth > MAX_DEPTH) return false;
    }
    return true;
  }

  /** The place after the closing quote, or after the piece where that has not come. */
  #endOfText(piece: Buffer, from: number): number {
    for (let at = piece.indexOf(QUOTE, from); at >= 0; at = piece.indexOf(QUOTE, at + 1)) {
      if (this.#slashesBefore(piece, at, from) % 2 === 1) continue;
      this.#isInText = false;
      this.#slashes = 0;
      return at + 1;
    }
    this.#slashes = this.#slashesBefore(piece, piece.length, from);
    this.#isInText = true;
    return piece.length;
  }

  #slashesBefore(piece: Buffer, place: number, from: number): number {
    let at = place;
    while (at > from && piece[at - 1] === BACKSLASH) at--;
    return place - at + (at === 0 ? this.#slashes : 0);
  }
}
