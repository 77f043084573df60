/** What the product writes on a row together with what somebody sent: worked out from the row itself, or found by its rules. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Call } from "#rpc/call";
import type { WireRow } from "./row.ts";
import { withChildIds } from "./write-parts.ts";

/** The values to be written, with what follows from them. `before` is the row as it stands; absent for a new one. */
export async function withKeptValues(
  call: Call,
  model: RecordModel,
  values: Values,
  before?: Readonly<WireRow>,
): Promise<Values> {
  const keep = call.app.rules.get(model.key)?.keep;
  const { derived } = model.definition;
  if (!derived && !keep) return values;
  const whole = withDerived(model, { ...before, ...values });
  const kept = { ...derived?.(whole as never), ...(await keep?.(call, whole, before)) };
  return { ...values, ...withChildIds(model, kept, { ...before, ...values }) };
}

/** A row with what its definition works out from it. */
export function withDerived({ definition }: Pick<RecordModel, "definition">, row: Values): Values {
  return definition.derived ? { ...row, ...definition.derived(row as never) } : row;
}
