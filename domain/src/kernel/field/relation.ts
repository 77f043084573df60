/**
 * Kinds that point at other rows: reference (one), references (many, the two-table select),
 * children (rows that live inside the parent), file and files (attachments of the row).
 */
import { z } from "zod";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";
import { refined } from "./issues.ts";
import type { PlainFields } from "./kinds.ts";

export interface ReferenceOptions extends FieldOptions {
  /** The row pointed at may belong to another country (a destination port, say). */
  readonly anyCountry?: boolean;
  /** Guests read the name of the row pointed at, although its record is for staff only. */
  readonly namedToGuests?: boolean;
  /** The topmost of the rows that this one belongs to, kept by the engine. */
  readonly root?: boolean;
}

/** `to` is the key of a record; a name and not the definition itself, so that records may point at each other. */
export const reference = <const T extends string, const O extends ReferenceOptions>(
  to: T,
  options: O = {} as O,
): { readonly kind: "reference"; readonly to: T } & O => ({ kind: "reference", to, ...options });

/** Two levels and more below it, a row keeps the topmost row that it belongs to: one join leads there instead of several. */
export const rootReference = <const T extends string>(to: T) =>
  reference(to, { required: true, systemManaged: true, root: true, filter: true });

export const references = <const T extends string, const O extends ReferenceOptions>(
  to: T,
  options: O = {} as O,
): { readonly kind: "references"; readonly to: T } & O => ({ kind: "references", to, ...options });

export interface ChildrenOptions extends FieldOptions {
  /** The most rows that one parent may have. */
  readonly max?: number;
  /** Field that no two rows of one parent share. */
  readonly distinct?: string;
  /** Name of a screen of its own instead of the grid of rows; the web has a list of them. */
  readonly screen?: string;
}

export const children = <const F extends PlainFields, const O extends ChildrenOptions>(
  fields: F,
  options: O = {} as O,
): { readonly kind: "children"; readonly fields: F } & O => ({ kind: "children", fields, ...options });

export interface FileOptions extends FieldOptions {
  /** Media types taken; an ending `/*` stands for a whole family. */
  readonly accept: readonly string[];
}

export const file = <const O extends FileOptions>(options: O): { readonly kind: "file" } & O => ({
  kind: "file",
  ...options,
});
export const files = <const O extends FileOptions>(options: O): { readonly kind: "files" } & O => ({
  kind: "files",
  ...options,
});

export type ReferenceField = { readonly kind: "reference"; readonly to: string } & ReferenceOptions;
export type ReferencesField = { readonly kind: "references"; readonly to: string } & ReferenceOptions;
export type FileField = { readonly kind: "file" | "files" } & FileOptions;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

/** Version 7: the only kind that clients may make for what they create. */
const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isUuid7 = (value: unknown): value is string => typeof value === "string" && UUID_7.test(value);

export const uuidSchema = refined(
  z.string().transform((value) => value.toLowerCase()),
  (value) => (isUuid(value) ? undefined : "invalid"),
);

export function referenceAttributes(name: string, field: ReferenceField): Attribute[] {
  return [attribute(name, field, { type: "uuid", sql: "uuid", schema: uuidSchema, references: field.to })];
}

export function referencesSchema(field: ReferencesField): z.ZodType<string[]> {
  return refined(z.array(uuidSchema), (ids) => {
    if (new Set(ids).size !== ids.length) return "invalid";
    return field.required && ids.length === 0 ? "required" : undefined;
  });
}
