/**
 * A value with parts of its own that no table of rows can hold: what a calculator takes, and what it answered. It is
 * described by a schema, travels as it is, and is neither searched nor put in order.
 */
import type { z } from "zod";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";

export interface StructureOptions extends FieldOptions {
  /** One that passes the schema: whoever fills a row from its definition alone needs it. */
  readonly example?: unknown;
  /** Of what the product worked out: the figures in it that a sheet shows, each in a column of its own. */
  readonly sheetParts?: readonly string[];
}

export const structure = <const S extends z.ZodType, const O extends StructureOptions>(
  schema: S,
  options: O,
): { readonly kind: "structure"; readonly schema: S } & O => ({ kind: "structure", schema, ...options });

export type StructureField = { readonly kind: "structure"; readonly schema: z.ZodType } & StructureOptions;

/** Kept as text in the order in which it was sent: a formula is written from its parts in that order. */
export function structureAttributes(name: string, field: StructureField): Attribute[] {
  return [attribute(name, field, { type: "json", sql: "json", schema: field.schema })];
}
