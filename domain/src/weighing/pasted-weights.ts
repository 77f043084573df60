// Decides what a column of weights means that was copied from a sheet or a scale's file. A sheet writes all its figures in
// one manner: a cell that only one manner reads (1.234,5) settles it for all. Where none does, the manner of the reader's
// language holds for what it writes with a decimal mark, and a cell that would be thousands there (161,480 in English) is
// refused: it may be somebody's 161.48. Nothing is guessed.

import { addDays, type CalendarDate, dateIn, instantOf, parseDate } from "../kernel/dates.ts";
import type { Locale } from "../kernel/locale.ts";
import { NUMBER_MARKS, type NumberRefusal, parseNumber } from "../kernel/number-text.ts";
import type { InstallmentUnit } from "./installments.ts";

type Manner = "comma" | "dot";
const READ_AS: Readonly<Record<Manner, Locale>> = { comma: "pt", dot: "en" };

export interface PastedRow {
  /** As it stood there. */
  readonly text: string;
  readonly weight: string | null;
  readonly unit: InstallmentUnit;
  /** Nothing where the line has no time. */
  readonly at: string | null;
  readonly refusal: NumberRefusal | "invalid_time" | null;
}

export interface PasteSetting {
  readonly locale: Locale;
  readonly unit: InstallmentUnit;
  readonly zone: string;
  /** The day of the row before, for lines that tell the hour alone. */
  readonly day: CalendarDate;
}

const SPACE_BETWEEN_THOUSANDS = /(?<=\d)[ \u00a0\u202f'’](?=\d{3}(?!\d))/g;
const UNIT = /\s*(mt|t|ton|tons|kg|kgs)\.?$/i;
const CLOCK = /^(?:(\S+)[ T])?(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/;

/** Which manner alone reads the figure; nothing where both do, or a single mark before three digits leaves it open. */
function mannerOf(figure: string): Manner | undefined {
  const [comma, dot] = [figure.lastIndexOf(","), figure.lastIndexOf(".")];
  if (comma === -1 && dot === -1) return undefined;
  if (comma !== -1 && dot !== -1) return comma > dot ? "comma" : "dot";
  const mark = comma === -1 ? "." : ",";
  const parts = figure.split(mark);
  // Several of one mark are thousands, so the other one begins the decimals.
  if (parts.length > 2) return mark === "," ? "dot" : "comma";
  if (/^[1-9]\d{0,2}$/.test(parts[0] ?? "") && (parts[1] ?? "").length === 3) return undefined;
  return mark === "," ? "comma" : "dot";
}

export function readPastedWeights(text: string, setting: PasteSetting): readonly PastedRow[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ""));
  const own: Manner = NUMBER_MARKS[setting.locale].decimal === "," ? "comma" : "dot";
  const settled = new Set(
    lines.flatMap((cells) => {
      const { figure } = figureIn(cells);
      const alone = mannerOf(figure);
      return alone !== undefined && parseNumber(figure, READ_AS[alone]).ok ? [alone] : [];
    }),
  );
  const manner = settled.size === 1 ? ([...settled][0] ?? own) : own;
  const clock = { day: setting.day, minute: -1 };
  return lines.map((cells) => readLine(cells, { ...setting, manner, isSettled: settled.size === 1 }, clock));
}

/** The last cell that begins with a digit and is no time; what follows it may name the unit. */
function figureIn(cells: readonly string[]): { figure: string; unit: string | undefined; place: number } {
  const place = cells.findLastIndex((cell) => /^[+-]?[\d.,]/.test(cell) && !CLOCK.test(cell));
  const cell = (cells[place] ?? "").replace(SPACE_BETWEEN_THOUSANDS, "");
  const beside = UNIT.exec(` ${cells[place + 1] ?? ""}`)?.[1];
  const unit = (UNIT.exec(cell)?.[1] ?? beside)?.toLowerCase();
  return { figure: cell.replace(UNIT, ""), unit, place };
}

interface LineSetting extends PasteSetting {
  readonly manner: Manner;
  readonly isSettled: boolean;
}

function readLine(
  cells: readonly string[],
  setting: LineSetting,
  clock: { day: CalendarDate; minute: number },
): PastedRow {
  const { figure, unit: named, place } = figureIn(cells);
  const unit = named === undefined ? setting.unit : named.startsWith("kg") ? "KG" : "MT";
  const read = readFigure(figure, unit, setting);
  const time = cells.find((cell, at) => at !== place && CLOCK.test(cell));
  const at = time === undefined ? null : timeOf(time, setting, clock);
  const isTimeWrong = time !== undefined && at === null;
  return {
    text: cells.filter((cell) => cell !== "").join(" "),
    weight: read.ok ? read.value : null,
    unit,
    at,
    refusal: read.ok ? (isTimeWrong ? "invalid_time" : null) : read.reason,
  };
}

function readFigure(figure: string, unit: InstallmentUnit, { manner, isSettled }: LineSetting) {
  const scale = unit === "KG" ? 0 : 3;
  const doubtful = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(figure);
  const isThousands = doubtful !== null && (doubtful[1] === ",") !== (manner === "comma");
  if (isThousands && !isSettled) return { ok: false, reason: "ambiguous" } as const;
  if (figure === "") return { ok: false, reason: "not_a_number" } as const;
  return parseNumber(figure, READ_AS[manner], { scale, allowNegative: false });
}

/** A line that tells the hour alone stands on the day of the one before it, or on the next after midnight. */
function timeOf(
  text: string,
  { locale, zone }: PasteSetting,
  clock: { day: CalendarDate; minute: number },
): string | null {
  const [, date, hour = "", minute = ""] = CLOCK.exec(text) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hours > 23 || minutes > 59) return null;
  const ofDay = hours * 60 + minutes;
  if (date !== undefined) {
    const read = parseDate(date, locale);
    if (!read.ok) return null;
    clock.day = read.value;
  } else if (clock.minute - ofDay > 12 * 60) clock.day = addDays(clock.day, 1);
  clock.minute = ofDay;
  const two = (value: number) => String(value).padStart(2, "0");
  return instantOf({ local: `${clock.day}T${two(hours)}:${two(minutes)}`, zone });
}

const HOUR = 3_600_000;

/** Whoever types as it happens is no more than a shift behind. */
const SHIFT = 6 * HOUR;

/**
 * The moment that an hour on the clock means beside a weighing: today, where that is about now and after the last row;
 * otherwise the day of the last row, or the one after it where the clock went round.
 */
export function momentOfClock(
  clock: string,
  { lastAt, now, zone }: { readonly lastAt: string; readonly now: string; readonly zone: string },
): string | null {
  const on = (day: CalendarDate) => instantOf({ local: `${day}T${clock}`, zone });
  const [today, lastDay] = [dateIn(now, zone), dateIn(lastAt, zone)];
  if (today === null || lastDay === null) return null;
  const [last, present] = [Date.parse(lastAt), Date.parse(now)];
  const isAboutNow = (moment: number) =>
    moment >= last && moment >= present - SHIFT && moment <= present + HOUR;
  const ofToday = on(today);
  if (ofToday !== null && isAboutNow(Date.parse(ofToday))) return ofToday;
  const sameDay = on(lastDay);
  if (sameDay === null) return null;
  return last - Date.parse(sameDay) > 12 * HOUR ? on(addDays(lastDay, 1)) : sameDay;
}
