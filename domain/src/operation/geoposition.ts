/**
 * Which positions of ships are believed. Degrees are decimal (WGS84), speeds knots, distances nautical miles; a figure that
 * AIS gives for "not available" is none (ITU-R M.1371: latitude 91, longitude 181, speed 102.3, course 360, heading 511).
 */
import type { Instant } from "#kernel/dates";

export const POSITION_SOURCES = ["ais", "manual", "port"] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: Instant;
}

/** What a ship tells of its movement beside the place, as far as it does. */
export interface Movement {
  readonly speed: number | null;
  readonly course: number | null;
  readonly heading: number | null;
}

const NO_SPEED = 102.3;
const FULL_CIRCLE = 360;
const NO_HEADING = 511;

const within = (value: number | null | undefined, most: number) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 && value < most ? value : null;

/** Sentinels and figures out of their range become "not told"; the place is judged by itself. */
export function readMovement(told: Partial<Movement>): Movement {
  return {
    speed: within(told.speed, NO_SPEED),
    course: within(told.course, FULL_CIRCLE),
    heading: told.heading === NO_HEADING ? null : within(told.heading, FULL_CIRCLE),
  };
}

export const FIX_VERDICTS = ["taken", "out_of_range", "in_future", "older", "too_fast"] as const;
export type FixVerdict = (typeof FIX_VERDICTS)[number];

/** Clocks of receivers go wrong by seconds, not by minutes. */
const CLOCK_TOLERANCE_MS = 120_000;
/** No ship of the register is faster; what would have to be is another one under the same number, or noise. */
const FASTEST_KNOTS = 50;
/** Two antennas see one ship at places this far apart within the same second. */
const NOISE_MILES = 0.5;

/** Whether a position may take the place of the last one. */
export function judgeFix(next: Fix, last: Fix | null, now: Instant): FixVerdict {
  if (!isOnEarth(next)) return "out_of_range";
  if (Date.parse(next.at) > Date.parse(now) + CLOCK_TOLERANCE_MS) return "in_future";
  if (last === null) return "taken";
  const hours = (Date.parse(next.at) - Date.parse(last.at)) / 3_600_000;
  if (hours <= 0) return "older";
  const miles = milesBetween(last, next);
  return miles > NOISE_MILES && miles / hours > FASTEST_KNOTS ? "too_fast" : "taken";
}

/** What is remembered of a ship between two fixes: where it was, and the place that contradicts it, if one does. */
export interface FixMemory {
  readonly last: Fix | null;
  readonly doubted: { readonly fix: Fix; readonly times: number } | null;
}

/** So many fixes in a row that agree with each other outvote one that they contradict: that one was the wrong one. */
const OUTVOTED_BY = 5;

/** For a stream: a single wrong fix would otherwise keep a ship where it never was, for as long as the way there takes. */
export function weighFix(
  memory: FixMemory,
  next: Fix,
  now: Instant,
): { readonly verdict: FixVerdict; readonly memory: FixMemory } {
  const verdict = judgeFix(next, memory.last, now);
  if (verdict === "taken") return { verdict, memory: { last: next, doubted: null } };
  if (verdict !== "too_fast") return { verdict, memory };
  const { doubted } = memory;
  const agrees = doubted !== null && judgeFix(next, doubted.fix, now) === "taken";
  const times = agrees ? doubted.times + 1 : 1;
  if (times >= OUTVOTED_BY) return { verdict: "taken", memory: { last: next, doubted: null } };
  return { verdict, memory: { ...memory, doubted: { fix: next, times } } };
}

type Place = Pick<Fix, "latitude" | "longitude">;

/** 91 and 181 are out of it as well. */
export function isOnEarth({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const EARTH_RADIUS_MILES = 3_440.065;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the great circle. */
export function milesBetween(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(b - a) + Math.cos(a) * Math.cos(b) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** How a ship is drawn. */
export const SHIP_STATES = ["under_way", "waiting", "alongside", "no_signal"] as const;
export type ShipState = (typeof SHIP_STATES)[number];

const MOVING_KNOTS = 0.5;
const STALE_UNDER_WAY_MS = 30 * 60_000;
const STALE_AT_REST_MS = 6 * 3_600_000;
/** Navigational statuses of AIS. */
const AT_ANCHOR = 1;
const MOORED = 5;

export interface Seen {
  readonly at: Instant;
  readonly source: PositionSource;
  readonly speed: number | null;
  /** What the ship says of itself, by the numbers of AIS. */
  readonly status: number | null;
  /** Its order is being worked on: a ship at rest lies at the berth. */
  readonly isOperating: boolean;
}

/** A moving ship is soon elsewhere; one at anchor says so every few minutes, and is still there for hours. */
export function shipState({ at, source, speed, status, isOperating }: Seen, now: Instant): ShipState {
  if (source === "port") return "no_signal";
  const age = Date.parse(now) - Date.parse(at);
  const isMoving = speed !== null && speed > MOVING_KNOTS;
  if (age > (isMoving ? STALE_UNDER_WAY_MS : STALE_AT_REST_MS)) return "no_signal";
  if (isMoving) return "under_way";
  if (status === MOORED) return "alongside";
  if (status === AT_ANCHOR) return "waiting";
  return isOperating ? "alongside" : "waiting";
}

export interface ToldEta {
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
}

/** As far back as an arrival may lie before it is taken for one of next year. */
const HALF_A_YEAR_MS = 183 * 86_400_000;

/** AIS says month, day and time in UTC and leaves out the year: the one that puts it nearest to today. */
export function etaOf({ month, day, hour, minute }: ToldEta, now: Instant): Instant | null {
  if (!month || !day || month > 12 || day > 31) return null;
  const [h, m] = [hour === null || hour > 23 ? 0 : hour, minute === null || minute > 59 ? 0 : minute];
  const inYear = (year: number) => {
    const moment = new Date(Date.UTC(year, month - 1, day, h, m));
    return moment.getUTCDate() === day ? moment.getTime() : null;
  };
  const today = Date.parse(now);
  const year = new Date(today).getUTCFullYear();
  const found = [year, year + 1, year - 1]
    .map(inYear)
    .find((moment) => moment !== null && Math.abs(moment - today) <= HALF_A_YEAR_MS);
  return found === undefined || found === null ? null : new Date(found).toISOString();
}

/** For so long the way of a ship is kept, and of it one place for every so many minutes. */
export const TRAIL_DAYS = 7;
export const TRAIL_MINUTES = 10;
