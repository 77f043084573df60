// Decides what in a text is a mention: where one is being typed, what it becomes, and who is named when it is sent.

import type { Named } from "@plimsoll/domain/kernel/field/kinds";

export interface OpenMention {
  /** Where the @ stands. */
  readonly from: number;
  readonly query: string;
}

/** A name has a few words; more than two without a choice is a sentence. */
const OPEN = /(?:^|[\s(])@([\p{L}\p{N}.'-]*(?: [\p{L}\p{N}.'-]*)?)$/u;

/** The mention that is being typed at the cursor, if any. */
export function mentionAt(text: string, cursor: number): OpenMention | undefined {
  const before = text.slice(0, cursor);
  const query = OPEN.exec(before)?.[1];
  return query === undefined ? undefined : { from: cursor - query.length - 1, query };
}

export interface TypedText {
  readonly text: string;
  readonly cursor: number;
}

/** The name in place of what was typed, with a space to go on after. */
export function withMention({ text, cursor }: TypedText, { from }: OpenMention, name: string): TypedText {
  const rest = text.slice(cursor);
  const inserted = `@${name}${/^\s/.test(rest) ? "" : " "}`;
  return { text: text.slice(0, from) + inserted + rest, cursor: from + inserted.length };
}

/** Those of the people offered whose name still stands in the text. */
export function mentionedIn(text: string, people: readonly Named[]): readonly Named[] {
  const named = people.filter(({ name }) => text.includes(`@${name}`));
  return named.filter((one, at) => named.findIndex((other) => other.id === one.id) === at);
}

export interface TextPart {
  /** Where it begins: no two parts begin at the same place. */
  readonly at: number;
  readonly text: string;
  readonly isMention: boolean;
}

/** A text in pieces, so that names can stand out; the longest name wins where one begins with another. */
export function partsOf(text: string, people: readonly Named[]): TextPart[] {
  const marks = people.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let plain = 0;
  let at = 0;
  const close = () => {
    if (at > plain) parts.push({ at: plain, text: text.slice(plain, at), isMention: false });
  };
  while (at < text.length) {
    const mark = marks.find((one) => text.startsWith(one, at));
    if (mark === undefined) {
      at += 1;
      continue;
    }
    close();
    parts.push({ at, text: mark, isMention: true });
    at += mark.length;
    plain = at;
  }
  close();
  return parts;
}
