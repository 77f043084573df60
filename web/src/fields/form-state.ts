/**
 * A field's value in the form, and the way there and back. One field has one value in the form even where it
 * owns several attributes on the wire, so that touched, changed, refused and merged are questions about fields.
 *
 *   reference    { id, name } or null, because a form shows names          → city_id
 *   references   [{ id, name }]                                            → workunit_ids
 *   coordinates  { latitude, longitude }                                   → latitude, longitude
 *   localTime    { local, zone }                                           → eta, eta_zone
 *   children     [{ id, values by inner field, in this same shape }]       → [{ id, … }]
 *   the rest     as on the wire
 */
import {
  type ChildrenField,
  type Field,
  type Fields,
  type Named,
  shownName,
} from "@plimsoll/domain/kernel/field/kinds";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { newId } from "./new-id.ts";
import { isRefused } from "./refused-text.ts";

export interface ChildState {
  readonly id: string;
  readonly values: Values;
}

export interface CoordinatesState {
  readonly latitude: unknown;
  readonly longitude: unknown;
}

export interface LocalTimeState {
  readonly local: unknown;
  readonly zone: string | null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isNamed(value: unknown): value is Named {
  return isObject(value) && typeof value.id === "string" && typeof value.name === "string";
}

/** The form value of one field of a row as the wire brings it. */
export function stateOf(name: string, field: Field, row: Values): unknown {
  const value = row[name] ?? null;
  switch (field.kind) {
    case "reference": {
      const shown = row[shownName(name)];
      if (typeof value !== "string") return null;
      return isNamed(shown) && shown.id === value ? shown : { id: value, name: value };
    }
    case "references": {
      const shown = row[shownName(name)];
      const known = Array.isArray(shown) ? shown.filter(isNamed) : [];
      const ids = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
      return ids.map((id) => known.find((one) => one.id === id) ?? { id, name: id });
    }
    case "coordinates":
      return { latitude: row.latitude ?? null, longitude: row.longitude ?? null } satisfies CoordinatesState;
    case "localTime": {
      const zone = row[`${name}_zone`];
      return { local: value, zone: typeof zone === "string" ? zone : null } satisfies LocalTimeState;
    }
    case "children": {
      const rows = Array.isArray(value) ? value.filter(isObject) : [];
      return rows.map((one) => childState(field.fields, one));
    }
    case "multiChoice":
      return Array.isArray(value) ? value : [];
    default:
      return value;
  }
}

export function childState(fields: Fields, row: Values): ChildState {
  const id = typeof row.id === "string" ? row.id : newId();
  return { id, values: statesOf(fields, row) };
}

/** A row that nobody has filled in yet. */
export function blankChild({ fields }: ChildrenField): ChildState {
  const values = Object.entries(fields).map(([name, inner]) => [
    name,
    "default" in inner ? inner.default : inner.kind === "flag" ? false : null,
  ]);
  return childState(fields, Object.fromEntries(values));
}

export function statesOf(fields: Fields, row: Values): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, stateOf(name, field, row)]));
}

/** What goes on the wire for one field; nothing for files, which travel on their own. */
export function attributesOfState(name: string, field: Field, state: unknown): Values {
  switch (field.kind) {
    case "reference":
      return { [name]: isNamed(state) ? state.id : isRefused(state) ? state : null };
    case "references":
      return { [name]: Array.isArray(state) ? state.filter(isNamed).map((one) => one.id) : [] };
    case "coordinates": {
      const { latitude = null, longitude = null } = isObject(state) ? state : {};
      return { latitude, longitude };
    }
    case "localTime": {
      const { local = null, zone = null } = isObject(state) ? state : {};
      // A zone alone says nothing: it goes with a time or not at all.
      return { [name]: local, [`${name}_zone`]: local === null ? null : zone };
    }
    case "children": {
      const rows = Array.isArray(state) ? (state as ChildState[]) : [];
      return { [name]: rows.map((one) => ({ id: one.id, ...rowOfStates(field.fields, one.values) })) };
    }
    case "file":
    case "files":
      return {};
    default:
      return { [name]: typeof state === "string" && state.trim() === "" ? null : (state ?? null) };
  }
}

export function rowOfStates(fields: Fields, states: Values): Values {
  return Object.entries(fields).reduce<Values>(
    (row, [name, field]) => Object.assign(row, attributesOfState(name, field, states[name])),
    {},
  );
}

/** Alike as far as the wire is concerned: an empty text and an absent value are the same. */
export function sameState(name: string, field: Field, left: unknown, right: unknown): boolean {
  return (
    JSON.stringify(sorted(attributesOfState(name, field, left))) ===
    JSON.stringify(sorted(attributesOfState(name, field, right)))
  );
}

/** JSON writes keys in the order they were set, which differs between a typed and a loaded value. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value === "" ? null : value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  );
}
