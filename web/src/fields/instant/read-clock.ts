const CLOCK = /^([01]?\d|2[0-3]):?([0-5]\d)$/;

/** 9:05, 09:05 and 0905 are the same time of day; anything else is none. */
export function readClock(typed: string): string | undefined {
  const [, hours = "", minutes = ""] = CLOCK.exec(typed.trim()) ?? [];
  return hours === "" ? undefined : `${hours.padStart(2, "0")}:${minutes}`;
}
