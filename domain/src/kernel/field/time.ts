/** The three kinds of time, never mixed: calendar date, instant, local time with its zone. */
import { z } from "zod";
import { isCalendarDate, isInstant, isTimeZone } from "../dates.ts";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";
import { refined } from "./issues.ts";

export const date = <const O extends FieldOptions>(options: O = {} as O): { readonly kind: "date" } & O => ({
  kind: "date",
  ...options,
});
export interface InstantOptions extends FieldOptions {
  /** The clock that it is typed and shown on, where that is not the reader's own: a statement of facts is written in UTC. */
  readonly zone?: string;
}

export const instant = <const O extends InstantOptions>(
  options: O = {} as O,
): { readonly kind: "instant" } & O => ({
  kind: "instant",
  ...options,
});
/** What the clock on that quay shows, with the zone of the place: `eta` and `eta_zone`. */
export const localTime = <const O extends FieldOptions>(
  options: O = {} as O,
): { readonly kind: "localTime" } & O => ({
  kind: "localTime",
  ...options,
});

export type TimeField = { readonly kind: "date" | "instant" | "localTime" } & InstantOptions;

const LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

export function timeAttributes(name: string, field: TimeField): Attribute[] {
  if (field.kind === "date") {
    const schema = refined(z.string(), (value) => (isCalendarDate(value) ? undefined : "invalid_date"));
    return [attribute(name, field, { type: "date", sql: "date", schema })];
  }
  if (field.kind === "instant") {
    const schema = refined(z.string(), (value) => (isInstant(value) ? undefined : "invalid_date"));
    return [attribute(name, field, { type: "instant", sql: "timestamptz", schema })];
  }
  const local = refined(z.string(), (value) =>
    isCalendarDate(value.slice(0, 10)) ? (LOCAL.test(value) ? undefined : "invalid_time") : "invalid_date",
  );
  const zone = refined(z.string(), (value) => (isTimeZone(value) ? undefined : "invalid"));
  return [
    attribute(name, field, { type: "local", sql: "timestamp", schema: local }),
    attribute(
      `${name}_zone`,
      { required: field.required === true },
      { type: "text", sql: "text", schema: zone },
    ),
  ];
}
