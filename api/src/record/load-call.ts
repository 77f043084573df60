/** Answers `load`: one row in the caller's scope, and what its page shows beside it. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { z } from "zod";
import { showFiles } from "#files/shown";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { statusExtras } from "#status/machine";
import { findRow } from "./load.ts";
import { redactFor, type WireRow } from "./row.ts";

/** What may come with a row, so that opening it is one call: what could be done with it now, and how it came here. */
const extras = {
  with: z.array(z.enum(["verdicts", "status_log"])).optional(),
  active: z.union([z.literal("all"), z.boolean()]).optional(),
};

export const loadInput = z.union([
  z.strictObject({ id: z.string(), ...extras }),
  z.strictObject({
    conditions: z
      .array(
        z.strictObject({
          attribute: z.literal("id"),
          operator: z.literal("=").default("="),
          value: z.string(),
        }),
      )
      .length(1),
    ...extras,
  }),
]);

export async function loadRecord(
  call: Call,
  model: RecordModel,
  input: z.infer<typeof loadInput>,
): Promise<WireRow> {
  const id = "id" in input ? input.id : input.conditions[0]?.value;
  // The rules look at the whole row, also where the reader knows a part of it.
  const whole = call.app.catalog.get(model.key);
  const row = await findRow(call, whole, id);
  if (input.active !== undefined && input.active !== "all" && row?.active !== input.active)
    throw refuse("not_found");
  if (!row) throw refuse("not_found");
  await showFiles(call, whole, row);
  const shown = redactFor(call, whole, row);
  return input.with === undefined
    ? shown
    : { ...shown, ...(await statusExtras(call, whole, row, input.with)) };
}
