/**
 * What every field kind shares: its options, and the attributes it stores.
 *
 * A field is plain data. One field may own several attributes (coordinates own `latitude` and
 * `longitude`), so everything downstream (schema, table, list, filter, export) works on attributes.
 */
import type { z } from "zod";

export interface FieldOptions {
  /** The record cannot be saved without it. */
  readonly required?: boolean;
  /** `true`: no two rows alike; `"country"`: no two rows of one country alike. */
  readonly unique?: boolean | "country";
  /** Found by the accent-insensitive search; of a reference, by the name of the row that it points at. */
  readonly search?: boolean;
  /** Shown as a list column from the start. */
  readonly list?: boolean;
  /** In a list it stands below the first of these fields that is shown, in the same place. */
  readonly under?: readonly string[];
  /** Offered in the filter panel. */
  readonly filter?: boolean;
  /** A help text stands in the word files. */
  readonly help?: boolean;
  /** Form section the field stands in; the words name it. */
  readonly section?: string;
  /** Written by the product alone (codes, statuses); people read it, and a call that sends another value is refused. */
  readonly systemManaged?: boolean;
  /** Guests neither see nor set it. */
  readonly internal?: boolean;
  /** Of a record with subtypes: rows of these alone have it; in any other row it stays empty. */
  readonly only?: readonly string[];
}

/** How the value travels and compares; the engine needs no more than this about an attribute. */
export type AttributeType =
  | "text"
  | "integer"
  | "decimal"
  | "boolean"
  | "date"
  | "instant"
  | "local"
  | "uuid"
  | "texts"
  | "json";

export interface Attribute {
  readonly name: string;
  readonly type: AttributeType;
  /** SQL column type, the only place it is said. */
  readonly sql: string;
  readonly required: boolean;
  readonly systemManaged: boolean;
  readonly unique: boolean | "country";
  /** Accepts a value that is present; whether it may be absent is decided by `required`. */
  readonly schema: z.ZodType;
  /** Record key that the value points at. */
  readonly references?: string;
  /** A closed list, also enforced by the database. */
  readonly choices?: readonly string[];
  /** Filled in when a create leaves it out. */
  readonly default?: unknown;
}

export function attribute(
  name: string,
  options: FieldOptions & { readonly default?: unknown },
  rest: Pick<Attribute, "type" | "sql" | "schema"> & Partial<Attribute>,
): Attribute {
  return {
    name,
    required: options.required === true,
    systemManaged: options.systemManaged === true,
    unique: options.unique ?? false,
    ...(options.default === undefined ? {} : { default: options.default }),
    ...rest,
  };
}
