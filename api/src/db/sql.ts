/**
 * SQL as composable pieces. A value never becomes part of the text: it turns into a numbered parameter.
 * Names come from definitions only and are quoted.
 */
export type Fragment = Piece;

/** A class, so that nothing that came over the wire can pass for SQL. */
class Piece {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Fragment {
  const texts: string[] = [strings[0] ?? ""];
  const values: unknown[] = [];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  parts.forEach((part, index) => {
    if (part instanceof Piece) {
      append(part.strings[0] ?? "");
      part.values.forEach((value, position) => {
        values.push(value);
        texts.push(part.strings[position + 1] ?? "");
      });
    } else {
      values.push(part);
      texts.push("");
    }
    append(strings[index + 1] ?? "");
  });
  return new Piece(texts, values);
}

/** A name out of a definition, quoted. */
export function name(identifier: string): Fragment {
  return new Piece([`"${identifier.replaceAll('"', '""')}"`], []);
}

/** Text of our own, never of a user. */
export function raw(text: string): Fragment {
  return new Piece([text], []);
}

export function join(pieces: readonly Fragment[], separator = ", "): Fragment {
  const texts: string[] = [""];
  const values: unknown[] = [];
  pieces.forEach((piece, index) => {
    texts[texts.length - 1] += `${index === 0 ? "" : separator}${piece.strings[0] ?? ""}`;
    for (let at = 0; at < piece.values.length; at++) {
      values.push(piece.values[at]);
      texts.push(piece.strings[at + 1] ?? "");
    }
  });
  return new Piece(texts, values);
}

/** The same text with other values. */
export function refilled({ strings, values }: Fragment, others: readonly unknown[]): Fragment {
  return new Piece(strings, others.slice(0, values.length));
}

/** Values alone, in a row: `$1, $2, $3`. */
export function list(values: readonly unknown[]): Fragment {
  const texts = new Array<string>(values.length + 1).fill(", ");
  texts[0] = "";
  texts[values.length] = "";
  return new Piece(texts, values);
}

export function and(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? raw("true") : join(conditions, " and ");
}

export interface Compiled {
  readonly text: string;
  readonly values: unknown[];
}

/** What can be run: a fragment, or the filled text of a template. */
export type Statement = Fragment | Compiled;

export function compile(statement: Statement): Compiled {
  if (!(statement instanceof Piece)) return statement;
  const { strings, values } = statement;
  return { text: textOf(strings, (at) => at), values: [...values] };
}

function textOf(strings: readonly string[], numberOf: (at: number) => number): string {
  let text = strings[0] ?? "";
  for (let at = 1; at < strings.length; at++) text += `$${numberOf(at)}${strings[at]}`;
  return text;
}

/**
 * Statements that are asked again and again with other values: each is put together once, and later only filled.
 * A value that stands at several places is sent once. The key must tell everything about the statement but the values.
 */
export class Templates {
  /** Whoever invents ever new statements makes us forget, not grow. */
  static readonly MOST = 200;
  readonly #texts = new Map<string, string>();

  fill(key: string, values: unknown[], make: (places: readonly unknown[]) => Fragment): Compiled {
    let text = this.#texts.get(key);
    if (text === undefined) {
      const made = make(values.map((_, at) => new Placeholder(at)));
      text = textOf(made.strings, (at) => placeOf(made.values[at - 1]));
      if (this.#texts.size >= Templates.MOST) this.#texts.clear();
      this.#texts.set(key, text);
    }
    return { text, values };
  }
}

/** Stands for a value while a template is put together. */
class Placeholder {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

function placeOf(value: unknown): number {
  if (!(value instanceof Placeholder)) throw new Error("a template takes its values by their places alone");
  return value.at + 1;
}
