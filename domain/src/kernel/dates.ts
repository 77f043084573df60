// Decides what a day, a moment and a time on a quay are. Three kinds, never mixed, because a date that
// becomes a moment on the way moves by a day for half of the world:
//   calendar date  "2025-03-01", no zone: an invoice date, a validity. Only days are counted with it.
//   local time     { local: "2025-03-01T14:30", zone: "America/Sao_Paulo" }: what the clock in that port
//                  shows. It stays what the inspector wrote even when the zone's rules change later.
//   instant        "2025-03-01T17:30:00Z": a moment, the same everywhere. Always UTC.
// Nothing here reads the clock or the machine's own zone: the zone is an argument, and the calendar is
// plain arithmetic (proleptic Gregorian, years 0001 to 9999). Zone rules come from Intl and nothing else does.
// The `is…` functions are the door: data from outside passes them first. Counting with a text that is no
// date is a mistake of ours and stops at once; converting and printing answer null or the text itself.

import type { Locale } from "./locale.ts";

/** "YYYY-MM-DD". */
export type CalendarDate = string;
/** ISO 8601 in UTC, ending in Z. */
export type Instant = string;

export interface LocalTime {
  /** "YYYY-MM-DDTHH:mm" as the clock of the zone shows it. */
  readonly local: string;
  /** IANA name, such as "America/Sao_Paulo". */
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const LAST_DAY = dayNumber(9999, 12, 31);
const FIRST_DAY = dayNumber(1, 1, 1);

const pad = (value: number, width = 2): string => String(value).padStart(width, "0");

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1970-01-01. The year is counted from March, so that the leap day comes last. */
function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The date of a day number: the way back. */
function dateOfDay(days: number): CalendarDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

function isRealDate(year: number, month: number, day: number): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isCalendarDate(value: unknown): value is CalendarDate {
  const parts = typeof value === "string" ? DATE.exec(value) : null;
  return parts !== null && isRealDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

function daysOf(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new TypeError(`Not a calendar date: ${String(date)}`);
  return dayNumber(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

/** The date `days` later (or earlier); it stops at the ends of the calendar, 0001-01-01 and 9999-12-31. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDay(Math.min(LAST_DAY, Math.max(FIRST_DAY, daysOf(date) + Math.trunc(days))));
}

/** Days from the first date to the second: negative when the second comes earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return daysOf(to) - daysOf(from);
}

const A_MONDAY: CalendarDate = "2024-01-01";
const WEEK = 7;

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return ((daysBetween(A_MONDAY, date) % WEEK) + WEEK) % WEEK;
}
export const FRIDAY = 4;
export const SUNDAY = 6;

export function compareDates(left: CalendarDate, right: CalendarDate): -1 | 0 | 1 {
  const days = daysBetween(right, left);
  return days < 0 ? -1 : days > 0 ? 1 : 0;
}

/** Day first, except in English where the month comes first. A text that is no date is shown as it is. */
export function formatDate(date: CalendarDate, locale: Locale): string {
  if (!isCalendarDate(date)) return date;
  const [year, month, day] = date.split("-");
  return locale === "en" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

export type ParsedDate =
  | { readonly ok: true; readonly value: CalendarDate }
  | { readonly ok: false; readonly reason: "empty" | "invalid" };

const TYPED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const TYPED_YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;

/**
 * A date as people type it: in the order of the language with / . or -, one or two digits for day and
 * month; or year first, which every language reads alike. A year needs four digits: two are a guess.
 */
export function parseDate(typed: string, locale: Locale): ParsedDate {
  const text = typed.trim();
  if (text === "") return { ok: false, reason: "empty" };
  const yearFirst = TYPED_YEAR_FIRST.exec(text);
  const yearLast = TYPED.exec(text);
  let parts: readonly (string | undefined)[] = [];
  if (yearFirst) parts = [yearFirst[1], yearFirst[3], yearFirst[4]];
  else if (yearLast && locale === "en") parts = [yearLast[4], yearLast[1], yearLast[3]];
  else if (yearLast) parts = [yearLast[4], yearLast[3], yearLast[1]];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  if (!isRealDate(year, month, day)) return { ok: false, reason: "invalid" };
  return { ok: true, value: `${pad(year, 4)}-${pad(month)}-${pad(day)}` };
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.\d{1,9})?Z$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** A moment in UTC with seconds; fractions may follow. Offsets other than Z and leap seconds are refused. */
export function isInstant(value: unknown): value is Instant {
  const parts = typeof value === "string" ? INSTANT.exec(value) : null;
  return parts !== null && isCalendarDate(parts[1]);
}

// An area and a place, or UTC. Abbreviations (EST, BRT) and bare offsets have no daylight-saving rules.
const ZONE = /^(?:UTC|[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*){1,2})$/;

// Making a formatter is slow and there are only some hundreds of zones, so each is made once.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  if (zone.length > 64 || !ZONE.test(zone)) return null;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  } catch {
    return null; // Intl knows no such zone
  }
  clocks.set(zone, clock);
  return clock;
}

export function isTimeZone(value: unknown): value is string {
  return typeof value === "string" && clockOf(value) !== null;
}

export function isLocalTime(value: unknown): value is LocalTime {
  if (typeof value !== "object" || value === null || !("local" in value) || !("zone" in value)) return false;
  const parts = typeof value.local === "string" ? LOCAL.exec(value.local) : null;
  return parts !== null && isCalendarDate(parts[1]) && isTimeZone(value.zone);
}

/** Milliseconds since 1970 of "YYYY-MM-DDTHH:mm[:ss]" read as UTC; fractions of a second are left out. */
function millisecondsOf(text: string): number {
  const seconds = Number(text.slice(17, 19) || "0");
  const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
  return daysOf(text.slice(0, 10)) * DAY + minutes * MINUTE + seconds * 1000;
}

function instantAt(milliseconds: number): Instant {
  const days = Math.floor(milliseconds / DAY);
  const seconds = Math.floor((milliseconds - days * DAY) / 1000);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${dateOfDay(days)}T${time.map((part) => pad(part)).join(":")}Z`;
}

/** What the clock shows at that moment, read as if it were UTC, in milliseconds. */
function wallAt(milliseconds: number, clock: Intl.DateTimeFormat): number {
  const shown: Record<string, number> = {};
  for (const part of clock.formatToParts(milliseconds)) shown[part.type] = Number(part.value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown;
  return dayNumber(year, month, day) * DAY + (hour * 60 + minute) * MINUTE + second * 1000;
}

interface Readings {
  readonly instants: readonly number[];
  readonly offsetBefore: number;
  readonly wall: number;
}

/** Every moment at which the clock shows that time: one as a rule, two in a fold, none in a gap. */
function readingsOf(time: LocalTime): Readings | null {
  const clock = clockOf(time.zone);
  if (clock === null || !isLocalTime(time)) return null;
  const wall = millisecondsOf(time.local);
  const offsetAt = (moment: number): number => wallAt(moment, clock) - moment;
  const offsetBefore = offsetAt(wall - DAY);
  const offsets = new Set([offsetBefore, offsetAt(wall + DAY)]);
  const instants = [...offsets]
    .map((offset) => wall - offset)
    .filter((moment) => Math.floor(wallAt(moment, clock) / MINUTE) === Math.floor(wall / MINUTE))
    .sort((left, right) => left - right);
  return { instants, offsetBefore, wall };
}

/**
 * Whether the clock of that zone shows that time once ("exact"), never, because it was put forward over it
 * ("gap"), or twice, because it was put back ("fold"). Null when it is no local time.
 */
export function localTimeKind(time: LocalTime): "exact" | "gap" | "fold" | null {
  const readings = readingsOf(time);
  if (readings === null) return null;
  return readings.instants.length === 0 ? "gap" : readings.instants.length > 1 ? "fold" : "exact";
}

/**
 * The moment of a local time. In a fold the clock shows it twice: the first is taken unless the later is
 * asked for. In a gap the clock never shows it: the hour before the change is carried on, so that 02:30
 * in a night without 02:00 to 03:00 is the moment shown as 03:30. Null when it is no local time or lies
 * outside the calendar.
 */
export function instantOf(time: LocalTime, inFold: "earlier" | "later" = "earlier"): Instant | null {
  const readings = readingsOf(time);
  if (readings === null) return null;
  const { instants, offsetBefore, wall } = readings;
  const moment = instants.at(inFold === "earlier" ? 0 : -1) ?? wall - offsetBefore;
  const day = Math.floor(moment / DAY);
  return day < FIRST_DAY || day > LAST_DAY ? null : instantAt(moment);
}

/**
 * What the clock of the zone shows at that moment, to the minute. Null when it is no moment or no zone, or
 * when the answer falls outside the calendar (Intl writes years before 0001 without their sign).
 */
export function localOf(instant: Instant, zone: string): LocalTime | null {
  const clock = clockOf(zone);
  if (clock === null || !isInstant(instant)) return null;
  const moment = millisecondsOf(instant);
  const wall = wallAt(moment, clock);
  if (Math.abs(wall - moment) > 2 * DAY || Math.floor(wall / DAY) > LAST_DAY) return null;
  return { local: instantAt(wall).slice(0, 16), zone };
}

/** The calendar date in the zone at that moment: the way to say "today" there. */
export function dateIn(instant: Instant, zone: string): CalendarDate | null {
  return localOf(instant, zone)?.local.slice(0, 10) ?? null;
}

function offsetText(milliseconds: number): string {
  const minutes = Math.round(Math.abs(milliseconds) / MINUTE);
  return `UTC${milliseconds < 0 ? "-" : "+"}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const shown = (local: string, locale: Locale): string =>
  `${formatDate(local.slice(0, 10), locale)} ${local.slice(11)}`;

/** "01/03/2025 14:30 (America/Sao_Paulo)": a time is never printed without its zone. */
export function formatLocalTime(time: LocalTime, locale: Locale): string {
  const { local, zone } = time;
  return `${isLocalTime(time) ? shown(local, locale) : local} (${zone})`;
}

/** As `formatLocalTime`, and with the offset in force, so that the two hours of a fold differ. */
export function formatInstant(instant: Instant, locale: Locale, zone: string): string {
  const time = localOf(instant, zone);
  if (time === null) return instant;
  if (zone === "UTC") return formatLocalTime(time, locale);
  const offset = millisecondsOf(time.local) - Math.floor(millisecondsOf(instant) / MINUTE) * MINUTE;
  return `${shown(time.local, locale)} (${zone}, ${offsetText(offset)})`;
}

export type PartOfDay = "morning" | "afternoon" | "evening";

/** Morning before 12, afternoon from 12, evening from 17. */
export function greetingPart(hour: number): PartOfDay {
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
