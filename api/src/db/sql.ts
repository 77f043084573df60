/**
 * SQL as composable pieces. A value never becomes part of the text: it turns into a numbered parameter.
 * Names come from definitions only and are quoted.
 */
export interface Fragment {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const fragments = new WeakSet<object>();

function fragment(strings: readonly string[], values: readonly unknown[]): Fragment {
  const made = { strings, values };
  fragments.add(made);
  return made;
}

function isFragment(value: unknown): value is Fragment {
  return typeof value === "object" && value !== null && fragments.has(value);
}

export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Fragment {
  const texts: string[] = [strings[0] ?? ""];
  const values: unknown[] = [];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  parts.forEach((part, index) => {
    if (isFragment(part)) {
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
  return fragment(texts, values);
}

/** A name out of a definition, quoted. */
export function name(identifier: string): Fragment {
  return fragment([`"${identifier.replaceAll('"', '""')}"`], []);
}

/** Text of our own, never of a user. */
export function raw(text: string): Fragment {
  return fragment([text], []);
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
  return fragment(texts, values);
}

/** Values alone, in a row: `$1, $2, $3`. */
export function list(values: readonly unknown[]): Fragment {
  const texts = new Array<string>(values.length + 1).fill(", ");
  texts[0] = "";
  texts[values.length] = "";
  return fragment(texts, values);
}

export function and(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? raw("true") : join(conditions, " and ");
}

export interface Compiled {
  readonly text: string;
  readonly values: unknown[];
}

export function compile(piece: Fragment): Compiled {
  let text = piece.strings[0] ?? "";
  for (let index = 1; index < piece.strings.length; index++) text += `$${index}${piece.strings[index]}`;
  return { text, values: [...piece.values] };
}
