/** Where something is and how it is called in each language: coordinates, address, names per language. */
import { z } from "zod";
import { compare, isDecimalText, roundTo } from "../decimal.ts";
import { LOCALES } from "../locale.ts";
import { type Attribute, attribute, type FieldOptions } from "./field.ts";
import { refined } from "./issues.ts";

/** Owns the attributes `latitude` and `longitude`, decimal degrees (WGS84), six decimals: about 11 cm. */
export const coordinates = <const O extends FieldOptions>(
  options: O = {} as O,
): { readonly kind: "coordinates" } & O => ({
  kind: "coordinates",
  ...options,
});
export const address = <const O extends FieldOptions>(
  options: O = {} as O,
): { readonly kind: "address" } & O => ({
  kind: "address",
  ...options,
});
/** What people read in their own language, where it differs from `name`. */
export const names = <const O extends FieldOptions>(
  options: O = {} as O,
): { readonly kind: "names" } & O => ({
  kind: "names",
  ...options,
});

export type PlaceField = { readonly kind: "coordinates" | "address" | "names" } & FieldOptions;

export const COORDINATE_SCALE = 6;
export const ADDRESS_PARTS = ["street", "number", "complement", "district", "zip"] as const;

export interface Address {
  readonly street: string;
  readonly number: string | null;
  readonly complement: string | null;
  readonly district: string | null;
  readonly zip: string | null;
}

const part = z.preprocess(
  (value) => (typeof value === "string" && value.trim() === "" ? null : (value ?? null)),
  z.union([
    z.null(),
    z
      .string()
      .max(200)
      .transform((value) => value.trim()),
  ]),
);

const addressSchema = z.strictObject({
  street: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    z
      .string()
      .max(200)
      .transform((value) => value.trim()),
  ),
  number: part,
  complement: part,
  district: part,
  zip: part,
});

const namesSchema = z.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, part])));

export function placeAttributes(name: string, field: PlaceField): Attribute[] {
  if (field.kind === "address")
    return [attribute(name, field, { type: "json", sql: "jsonb", schema: addressSchema })];
  if (field.kind === "names")
    return [attribute(name, field, { type: "json", sql: "jsonb", schema: namesSchema })];
  return [degrees("latitude", "90", field), degrees("longitude", "180", field)];
}

function degrees(name: string, limit: string, field: PlaceField): Attribute {
  const schema = refined(z.string(), (value) => {
    if (!isDecimalText(value)) return "not_a_number";
    return compare(value, limit) > 0 || compare(value, `-${limit}`) < 0 ? "invalid_coordinates" : undefined;
  }).transform((value) => roundTo(value, COORDINATE_SCALE));
  return attribute(name, field, { type: "decimal", sql: "numeric(9,6)", schema });
}
