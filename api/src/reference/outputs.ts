/** What the calls answer, as JSON schemas; the row of a record is told once and pointed at. */
import { type Contract, FILE_OUTPUT } from "@plimsoll/domain/kernel/contract";
import { paginationOutput } from "@plimsoll/domain/kernel/output";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import { modelRowOutput } from "@plimsoll/domain/kernel/row-output";
import { z } from "zod";
import type { JsonSchema } from "./inputs.ts";

function answerSchema(output: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(output, { unrepresentable: "any", io: "input" });
  return schema;
}

/** The frame of every answer; what stands under `attributes` is the output of the call. */
export const ANSWER: JsonSchema = {
  type: "object",
  properties: { attributes: {}, pagination: answerSchema(paginationOutput) },
  required: ["attributes"],
};

export function describeRows(catalog: Catalog): Readonly<Record<string, JsonSchema>> {
  const called = catalog.models.filter((model) => model.actions.length > 0);
  return Object.fromEntries(called.map((model) => [model.key, answerSchema(modelRowOutput(model))]));
}

export function describeOutput(catalog: Catalog, { action, output, record }: Contract): JsonSchema {
  if (output === FILE_OUTPUT) return { type: "string", format: "binary" };
  const model = record === undefined ? undefined : catalog.get(record);
  const row = { $ref: `#/rows/${record}` };
  if (model && output === modelRowOutput(model)) return row;
  if (model && action === "list") return { type: "array", items: row, description: "the fields asked for" };
  return answerSchema(output);
}
