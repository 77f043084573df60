// Decides what the lines of a file mean that a scale wrote: columns between separators or at fixed places, as the register
// of the scale says. Nothing is guessed: a line that does not read as the register says is refused by itself, with its
// reason, and the others stand. Times are those of the port's clock.

import { instantOf, isCalendarDate } from "../kernel/dates.ts";
import { canonical, compare } from "../kernel/decimal.ts";
import type { Locale } from "../kernel/locale.ts";
import { parseNumber } from "../kernel/number-text.ts";
import type { Row } from "../kernel/record.ts";
import type { SCALE_COLUMNS, scale } from "../register/scale.ts";
import { checkInstallment, type InstallmentUnit } from "./installments.ts";

type ScaleRow = Row<typeof scale>;
export type ScaleFormat = Pick<
  ScaleRow,
  "separator" | "header_rows" | "date_order" | "decimal_mark" | "unit" | (typeof SCALE_COLUMNS)[number]
>;

export const SCALE_REFUSALS = [
  "not_a_number",
  "too_precise",
  "negative",
  "too_much",
  "invalid_time",
  "unknown_unit",
  "ticket_too_long",
  "ticket_twice",
] as const;
export type ScaleRefusal = (typeof SCALE_REFUSALS)[number];

/** What one weighing of a scale says; `repeated` counts those before it that say the very same without a ticket. */
export interface ScaleReading {
  readonly at: string;
  readonly weight: string;
  readonly unit: InstallmentUnit;
  readonly ticket: string | null;
  readonly repeated: number;
}

export interface ScaleLine {
  /** Its number in the file, as an editor shows it. */
  readonly line: number;
  readonly text: string;
  readonly reading: ScaleReading | null;
  readonly refusal: ScaleRefusal | null;
}

const MARKS = { semicolon: ";", comma: ",", tab: "\t", bar: "|" } as const;
const READ_AS: Readonly<Record<ScaleFormat["decimal_mark"], Locale>> = { comma: "pt", dot: "en" };
const LONGEST_TICKET = 60;

/** More lines than a ship has weighings. */
export const MOST_LINES = 20_000;

/** A file that says where its time and its weight stand can be read. */
export function canReadFile(format: Pick<ScaleFormat, "time_column" | "weight_column">): boolean {
  return format.time_column !== null && format.weight_column !== null;
}

export function readScaleFile(text: string, format: ScaleFormat, zone: string): readonly ScaleLine[] {
  const seen = { tickets: new Map<string, string>(), alike: new Map<string, number>() };
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .slice(format.header_rows)
    .filter((one) => one.text.trim() !== "")
    .slice(0, MOST_LINES)
    .flatMap((one): ScaleLine[] => {
      const read = readLine(one.text, format, zone);
      if (typeof read === "string") return [{ ...one, reading: null, refusal: read }];
      const known = read.ticket === null ? undefined : seen.tickets.get(read.ticket);
      const said = saidBy(read);
      // A line that the scale printed twice is one weighing; a ticket with two weights is none.
      if (known !== undefined)
        return known === said ? [] : [{ ...one, reading: null, refusal: "ticket_twice" }];
      if (read.ticket !== null) seen.tickets.set(read.ticket, said);
      const repeated = read.ticket === null ? (seen.alike.get(said) ?? 0) : 0;
      if (read.ticket === null) seen.alike.set(said, repeated + 1);
      return [{ ...one, reading: { ...read, repeated }, refusal: null }];
    });
}

type Reading = Omit<ScaleReading, "repeated">;

function readLine(line: string, format: ScaleFormat, zone: string): Reading | ScaleRefusal {
  const cells = format.separator === "fixed" ? undefined : cellsOf(line, format.separator);
  const cell = (column: string | null) => (column === null ? "" : cellAt(line, cells, column));
  const at = momentOf(cell(format.date_column), cell(format.time_column), format.date_order, zone);
  if (at === null) return "invalid_time";
  const named = cell(format.unit_column);
  const unit = named === "" ? format.unit : unitOf(named);
  if (unit === undefined) return "unknown_unit";
  const weight = weightOf(cell(format.weight_column), format.decimal_mark, unit);
  if (!weight.ok) return weight.refusal;
  const ticket = cell(format.ticket_column);
  if (ticket.length > LONGEST_TICKET) return "ticket_too_long";
  return { at, weight: weight.value, unit, ticket: ticket === "" ? null : ticket };
}

/** Cells may stand in quotation marks, within which a separator is a sign like any other. */
function cellsOf(line: string, separator: Exclude<ScaleFormat["separator"], "fixed">): string[] {
  if (separator === "space") return line.trim().split(/\s+/);
  const mark = MARKS[separator];
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === mark && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function cellAt(line: string, cells: readonly string[] | undefined, column: string): string {
  const [from = 0, to = from] = column.split("-").map(Number);
  return cells === undefined ? line.slice(from - 1, to).trim() : (cells[from - 1] ?? "");
}

function unitOf(text: string): InstallmentUnit | undefined {
  const named = text.toLowerCase().replace(/\.$/, "");
  if (["kg", "kgs"].includes(named)) return "KG";
  return ["mt", "t", "to", "ton", "tons"].includes(named) ? "MT" : undefined;
}

type ReadWeight =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly refusal: ScaleRefusal };

function weightOf(text: string, mark: ScaleFormat["decimal_mark"], unit: InstallmentUnit): ReadWeight {
  const no = (refusal: ScaleRefusal) => ({ ok: false, refusal }) as const;
  // Scales fill up with zeros.
  const figure = text.replace(/\s*(mt|t|ton|tons|kg|kgs)\.?$/i, "").replace(/^([+-]?)0+(?=\d)/, "$1");
  const read = parseNumber(figure, READ_AS[mark], { scale: 3 });
  if (!read.ok) return no(read.reason === "too_precise" ? "too_precise" : "not_a_number");
  if (compare(read.value, "0") <= 0) return no("negative");
  const [wrong] = checkInstallment({ weight: read.value, unit });
  if (wrong) return no(wrong.code === "too_precise" ? "too_precise" : "too_much");
  return read;
}

/** Date and time from one column or from two; digits alone (16112026, 1340) are read by their places. */
function momentOf(
  dateText: string,
  timeText: string,
  order: ScaleFormat["date_order"],
  zone: string,
): string | null {
  const [, beside = "", clock = timeText] = /^(\S+)[ T]+(\S.*)$/.exec(timeText) ?? [];
  const date = dateOf(dateText || beside, order);
  const time = /^(\d{1,2})[:.hH](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?$|^(\d{2})(\d{2})(\d{2})?$/.exec(
    clock.trim(),
  );
  if (date === null || time === null) return null;
  const [hours, minutes, seconds] = [time[1] ?? time[4], time[2] ?? time[5], time[3] ?? time[6] ?? "0"].map(
    Number,
  );
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const two = (value: number) => String(value).padStart(2, "0");
  // Clocks are put forward and back by whole minutes, so the seconds stand as they were read.
  const minute = instantOf({ local: `${date}T${two(hours)}:${two(minutes)}`, zone });
  return minute?.replace(/:\d{2}Z$/, `:${two(seconds)}Z`) ?? null;
}

function dateOf(text: string, order: ScaleFormat["date_order"]): string | null {
  const parts = text.split(/[-/.]/);
  const digits = /^\d+$/.test(text) && (text.length === 8 || text.length === 6) ? text : undefined;
  const found = digits === undefined ? parts : partsOf(digits, order);
  if (found.length !== 3 || found.some((part) => !/^\d{1,4}$/.test(part))) return null;
  const at = (letter: string) => found[order.indexOf(letter)] ?? "";
  const year = at("y").length === 2 ? `20${at("y")}` : at("y");
  const date = `${year}-${at("m").padStart(2, "0")}-${at("d").padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

function partsOf(digits: string, order: ScaleFormat["date_order"]): string[] {
  const year = digits.length - 4;
  let place = 0;
  return [...order].map((letter) => {
    const begin = place;
    place += letter === "y" ? year : 2;
    return digits.slice(begin, place);
  });
}

type Said = Pick<ScaleReading, "at" | "weight" | "unit">;

const saidBy = ({ at, weight, unit }: Said) => `${Date.parse(at)} ${canonical(weight)} ${unit}`;

export interface SiftedReadings<T> {
  readonly fresh: readonly T[];
  readonly there: number;
  /** Places of those whose ticket is known with another weight or time. */
  readonly changed: readonly number[];
}

/**
 * Which readings are new beside those that stand: a ticket stands once; without one, as many of the same moment and
 * weight as the file has. So the same file, read twice or in parts, adds nothing twice.
 */
export function siftReadings<
  T extends Said & {
    readonly ticket?: string | null | undefined;
    readonly repeated?: number | null | undefined;
  },
>(
  readings: readonly T[],
  standing: readonly (Said & { readonly ticket: string | null })[],
): SiftedReadings<T> {
  const tickets = new Map(
    standing.flatMap((one) => (one.ticket === null ? [] : [[one.ticket, saidBy(one)]])),
  );
  const alike = new Map<string, number>();
  for (const one of standing)
    if (one.ticket === null) alike.set(saidBy(one), (alike.get(saidBy(one)) ?? 0) + 1);
  const verdicts = readings.map((one) => {
    const ticket = one.ticket ?? null;
    if (ticket === null) return (alike.get(saidBy(one)) ?? 0) > (one.repeated ?? 0) ? "there" : "fresh";
    const known = tickets.get(ticket);
    if (known === undefined) {
      tickets.set(ticket, saidBy(one));
      return "fresh";
    }
    return known === saidBy(one) ? "there" : "changed";
  });
  return {
    fresh: readings.filter((_, at) => verdicts[at] === "fresh"),
    there: verdicts.filter((one) => one === "there").length,
    changed: verdicts.flatMap((one, at) => (one === "changed" ? [at] : [])),
  };
}
