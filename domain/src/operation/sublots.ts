/**
 * How many samples are due by what was weighed: of grain in motion one sample is analysed for every 5 000 t (IN 11/2007
 * and IN 60/2011), so the next one is due as soon as another 5 000 t went aboard.
 */
import { compare, type DecimalText, divide, subtract } from "#kernel/decimal";

export const SUBLOT = "5000";

export interface Sublots {
  /** Whole sublots that were weighed and that no classification stands for. */
  readonly due: number;
  /** What is aboard since the last classification. */
  readonly since: DecimalText;
}

export function sublotsDue(weighed: DecimalText, classified: DecimalText): Sublots {
  const since = compare(weighed, classified) > 0 ? subtract(weighed, classified) : "0";
  return { due: Number(divide(since, SUBLOT, 0, "down")), since };
}
