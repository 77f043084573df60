/** Which day it is somewhere: rules that compare with today use the office's day, not that of the server. */
import { type CalendarDate, dateIn, type Instant } from "../kernel/dates.ts";

/** The zone of the capital or of the main office; ports keep zones of their own. */
const ZONES: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  BO: "America/La_Paz",
  BR: "America/Sao_Paulo",
  CL: "America/Santiago",
  CO: "America/Bogota",
  FR: "Europe/Paris",
  PE: "America/Lima",
  PY: "America/Asuncion",
  UY: "America/Montevideo",
};

export function zoneOf(country: string | null): string {
  return (country === null ? undefined : ZONES[country]) ?? "UTC";
}

export function todayIn(country: string | null, now: Instant): CalendarDate {
  return dateIn(now, zoneOf(country)) ?? now.slice(0, 10);
}
