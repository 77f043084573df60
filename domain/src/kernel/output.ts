/**
 * Pieces of what calls answer. One schema is the type that a handler must return, the type that a screen reads, what the
 * reference shows, and what the tests hold every answer against.
 */
import { z } from "zod";
import type { Step } from "./calculated.ts";

export const decimalOutput = z.string().meta({ format: "decimal" });
export const dateOutput = z.string().meta({ format: "date" });
export const instantOutput = z.string().meta({ format: "date-time" });

/** An answer has the names that are declared and no others. */
export function objectOutput<const S extends z.ZodRawShape>(shape: S) {
  return z.strictObject(shape).readonly();
}

export function listOutput<const T extends z.ZodType>(item: T) {
  return z.array(item).readonly();
}

/** Values under names of a closed list, not all of them. */
export function namedOutput<const N extends string, const V extends z.ZodType>(
  names: readonly N[],
  value: V,
) {
  return z.partialRecord(z.enum(names), value).readonly();
}

/** A row as other rows show it. */
export const rowNameOutput = objectOutput({ id: z.string(), name: z.string() });

/** Which part of a list an answer is; a total over many thousands is a lower bound. */
export const paginationOutput = objectOutput({
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  total_is: z.enum(["exact", "at_least"]),
  /** Given back as `after`, it reads on from here. */
  next: z.string().nullable(),
});
export type Pagination = z.infer<typeof paginationOutput>;

/** The id of what a call was about, where there is no more to say. */
export const idOutput = objectOutput({ id: z.string() });

/** It was done. */
export const nothingOutput = objectOutput({});

export function stepOutput<const Name extends string, const Rule extends string>(
  names: readonly Name[],
  rules: readonly Rule[],
): z.ZodType<Step<Name, Rule>> {
  return objectOutput({
    name: z.enum(names),
    value: z.string().nullable(),
    unit: z.string().exactOptional(),
    formula: z.string().exactOptional(),
    rounding: z.enum(["down", "half_even"]).exactOptional(),
    rule: z.enum(rules),
    article: z.string().exactOptional(),
  }) as unknown as z.ZodType<Step<Name, Rule>>;
}
