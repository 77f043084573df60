/** Seals handed out to a surveyor, from one number to another: nobody is given a number that somebody else has. */
import { issue } from "../kernel/errors.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

/** A box of seals; whoever is given more gets several rows. */
export const MOST_SEALS_ISSUED = 1000;

/** Digits with the zeros in front of them: the count is written on the seal as it is. */
const digits = { required: true, pattern: "\\d{1,15}", max: 15, list: true, search: true } as const;

export const sealRange = defineRecord({
  key: "seal_range",
  service: "register",
  path: "seal-ranges",
  scope: "country",
  // Who holds which seals is no business of customers.
  staffOnly: true,
  title: "first",
  fields: {
    prefix: text({ max: 20, capitals: true, list: true, under: ["first"], search: true, help: true }),
    first: text({ ...digits, example: "0048195" }),
    last: text({ ...digits, example: "0048240" }),
    inspector_id: reference("inspector", { required: true, list: true, filter: true, search: true }),
    issued_on: date({ required: true, list: true, filter: true }),
    place: text({ max: 120, list: true }),
  },
  indexes: [["inspector_id", "issued_on"]],
  order: [
    ["issued_on", "desc"],
    ["first", "asc"],
  ],
  check: [
    (row) =>
      isCounted(row)
        ? []
        : [issue("seals_not_counted", "last", { digits: row.first.length, most: MOST_SEALS_ISSUED })],
  ],
});

export interface NumberedSeals {
  readonly prefix: string | null;
  readonly first: string;
  readonly last: string;
}

export const firstSeal = ({ prefix, first }: NumberedSeals): string => `${prefix ?? ""}${first}`;
export const lastSeal = ({ prefix, last }: NumberedSeals): string => `${prefix ?? ""}${last}`;

/** Digits of one length that count up, and not beyond what a row may hold. */
function isCounted({ first, last }: NumberedSeals): boolean {
  return first.length === last.length && first <= last && countOf({ first, last }) <= MOST_SEALS_ISSUED;
}

function countOf({ first, last }: Pick<NumberedSeals, "first" | "last">): number {
  return Number(BigInt(last) - BigInt(first)) + 1;
}

/** Every number of it, in order. */
export function sealsOf(range: NumberedSeals): readonly string[] {
  if (!isCounted(range)) return [];
  const begin = BigInt(range.first);
  return Array.from(
    { length: countOf(range) },
    (_, at) => `${range.prefix ?? ""}${String(begin + BigInt(at)).padStart(range.first.length, "0")}`,
  );
}

export function isSealOf(range: NumberedSeals, number: string): boolean {
  const prefix = range.prefix ?? "";
  const count = number.slice(prefix.length);
  // Digits of one length are in the order of their texts.
  const isLikeIt = number.startsWith(prefix) && count.length === range.first.length && /^\d+$/.test(count);
  return isLikeIt && range.first <= count && count <= range.last;
}

/** Two rows that both hold a number: the first of one is then among the other's, wherever their prefixes end. */
export function shareSeals(one: NumberedSeals, other: NumberedSeals): boolean {
  return isSealOf(one, firstSeal(other)) || isSealOf(other, firstSeal(one));
}
