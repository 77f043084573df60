/**
 * Which of the choices a typed text means, best first: the name itself, names that begin with it, names with a word
 * that begins with it, names that hold it somewhere. Accents and capitals do not count; equals keep their order.
 */
import { fold } from "@plimsoll/domain/kernel/fold";

const EXACT = 0;
const BEGINS = 1;
const WORD_BEGINS = 2;
const INSIDE = 3;
/** Found by something other than its name, such as a code or its name in another language. */
const ELSEWHERE = 4;

function rankOf(name: string, sought: string): number {
  const folded = fold(name);
  if (folded === sought) return EXACT;
  if (folded.startsWith(sought)) return BEGINS;
  if (folded.split(/[\s\-/(.,_]+/).some((word) => word.startsWith(sought))) return WORD_BEGINS;
  return sought.split(" ").every((word) => folded.includes(word)) ? INSIDE : ELSEWHERE;
}

/** All of them, those that the text means first. For rows that somebody else has sought already. */
export function bestFirst<T>(all: readonly T[], text: string, nameOf: (one: T) => string): readonly T[] {
  const sought = fold(text);
  if (sought === "") return all;
  return all
    .map((one) => ({ one, rank: rankOf(nameOf(one), sought) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** Those that the text means and no others, best first. */
export function matching<T>(all: readonly T[], text: string, nameOf: (one: T) => string): readonly T[] {
  const sought = fold(text);
  if (sought === "") return all;
  return bestFirst(all, text, nameOf).filter((one) => rankOf(nameOf(one), sought) !== ELSEWHERE);
}

/** The one that is called exactly so; nothing where two are. */
export function calledExactly<T>(all: readonly T[], text: string, nameOf: (one: T) => string): T | undefined {
  const sought = fold(text);
  const [only, ...more] = sought === "" ? [] : all.filter((one) => fold(nameOf(one)) === sought);
  return more.length === 0 ? only : undefined;
}

/** In the order of the language that they are shown in; figures inside names count as figures. */
export function sortedBy<T>(
  all: readonly T[],
  languageTag: string,
  nameOf: (one: T) => string,
): readonly T[] {
  const collator = new Intl.Collator(languageTag, { numeric: true, sensitivity: "base" });
  return [...all].sort((a, b) => collator.compare(nameOf(a), nameOf(b)));
}
