/**
 * What a list is narrowed by, one value per field: how it is written in an address, and which conditions it
 * becomes. Everything from an address is judged here; what is not understood narrows nothing.
 *
 *   text     locode=BRSSZ                        contains
 *   any      kind=sea,river   city_id=<uuid>     one of
 *   flag     is_map_classifier=yes
 *   range    eta=2026-11-01..2026-11-15          either end may be open
 *   relative eta=last-7   expires_at=before-today counted from the day on which the list is asked for
 */
import { instantOf, isCalendarDate } from "./dates.ts";
import { isDecimalText } from "./decimal.ts";
import type { Field } from "./field/kinds.ts";
import { isUuid } from "./field/relation.ts";
import { daysMeant, isRelativeDays, type RelativeDays } from "./relative-days.ts";

export type FilterValue =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "any"; readonly values: readonly string[] }
  | { readonly kind: "flag"; readonly value: boolean }
  | { readonly kind: "range"; readonly from: string | null; readonly to: string | null }
  | { readonly kind: "relative"; readonly days: RelativeDays };

export interface Condition {
  readonly attribute: string;
  readonly operator: string;
  readonly value?: unknown;
}

const LONGEST_TEXT = 200;
const RANGE = "..";

function readAny(written: string, isKnown: (value: string) => boolean): FilterValue | undefined {
  const values = [...new Set(written.split(","))].filter(isKnown);
  return values.length === 0 ? undefined : { kind: "any", values };
}

function readRange(written: string, isKnown: (value: string) => boolean): FilterValue | undefined {
  if (!written.includes(RANGE))
    return isKnown(written) ? { kind: "range", from: written, to: written } : undefined;
  const [first = "", second = "", ...more] = written.split(RANGE);
  if (more.length > 0) return undefined;
  const from = isKnown(first) ? first : null;
  const to = isKnown(second) ? second : null;
  return from === null && to === null ? undefined : { kind: "range", from, to };
}

const isWholeNumber = (value: string): boolean => isDecimalText(value) && Number.isSafeInteger(Number(value));

/** The filter that an address asks for, or nothing where it makes no sense for the field. */
export function readFilter(field: Field, written: string): FilterValue | undefined {
  switch (field.kind) {
    case "choice":
    case "multiChoice":
      return readAny(written, (value) => field.choices.includes(value));
    case "reference":
    case "references":
      return readAny(written, isUuid);
    case "flag":
      return written === "yes" || written === "no" ? { kind: "flag", value: written === "yes" } : undefined;
    case "number":
      return readRange(written, isWholeNumber);
    case "decimal":
    case "money":
    case "weight":
    case "percent":
      return readRange(written, isDecimalText);
    case "date":
    case "instant":
    case "localTime":
      return isRelativeDays(written)
        ? { kind: "relative", days: written }
        : readRange(written, isCalendarDate);
    case "text":
    case "longText":
    case "richText":
    case "email":
    case "phone":
    case "taxId": {
      const text = written.trim().slice(0, LONGEST_TEXT);
      return text === "" ? undefined : { kind: "text", text };
    }
    default:
      return undefined;
  }
}

export function writeFilter(value: FilterValue): string {
  switch (value.kind) {
    case "text":
      return value.text;
    case "any":
      return value.values.join(",");
    case "flag":
      return value.value ? "yes" : "no";
    case "range":
      return value.from !== null && value.from === value.to
        ? value.from
        : `${value.from ?? ""}${RANGE}${value.to ?? ""}`;
    case "relative":
      return value.days;
  }
}

/** The ends of a range as the attribute compares them: a day of a moment begins and ends on the reader's clock. */
function endOf(field: Field, day: string, end: "from" | "to", zone: string): unknown {
  if (field.kind === "number") return Number(day);
  const time = end === "from" ? "00:00" : "23:59";
  if (field.kind === "localTime") return `${day}T${time}`;
  if (field.kind !== "instant") return day;
  const instant = instantOf({ local: `${day}T${time}`, zone });
  if (instant === null) return `${day}T${time}:00Z`;
  return end === "from" ? instant : instant.replace(/:00Z$/, ":59Z");
}

/** Who asks, and on which day: both decide which moments a day is. */
export interface Asked {
  readonly zone: string;
  readonly today: string;
}

export function conditionsOf(name: string, field: Field, value: FilterValue, asked: Asked): Condition[] {
  const { zone, today } = asked;
  switch (value.kind) {
    case "text":
      return [{ attribute: name, operator: "like", value: value.text }];
    case "flag":
      return [{ attribute: name, operator: "=", value: value.value }];
    case "any":
      // A row of several choices matches when it has each of those asked for.
      if (field.kind === "multiChoice") {
        return value.values.map((one) => ({ attribute: name, operator: "=", value: one }));
      }
      return value.values.length === 1
        ? [{ attribute: name, operator: "=", value: value.values[0] }]
        : [{ attribute: name, operator: "in", value: value.values }];
    case "relative":
      return conditionsOf(name, field, { kind: "range", ...daysMeant(value.days, today) }, asked);
    case "range":
      return [
        ...(value.from === null
          ? []
          : [{ attribute: name, operator: ">=", value: endOf(field, value.from, "from", zone) }]),
        ...(value.to === null
          ? []
          : [{ attribute: name, operator: "<=", value: endOf(field, value.to, "to", zone) }]),
      ];
  }
}
