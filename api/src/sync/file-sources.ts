/**
 * Whose files go to a customer's system: those of the order, and of the field's rows under it, as far as the customer sees
 * the row, the field and the file, and whoever sends it may read the row.
 */
import { mayOn } from "@plimsoll/domain/access/permission";
import { guestModel, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { Call } from "#rpc/call";

const ORDER = "work_order";

export interface FileSource {
  readonly record: string;
  /** Its column that names the order. */
  readonly column: string;
  readonly fields: readonly string[];
  /** What a row must be for a customer to see it, column by column. */
  readonly only: readonly (readonly [column: string, values: readonly string[]])[];
}

export function fileSources(call: Call): FileSource[] {
  return call.app.catalog.models.flatMap((model) => {
    const column = columnOf(model);
    const fields = guestModel(model).files.map((one) => one.name);
    if (column === undefined || fields.length === 0 || model.definition.staffOnly) return [];
    if (!mayOn(call.actor, model.definition, "load")) return [];
    const only = Object.entries(model.definition.visibleToGuests ?? {}).map(
      ([name, values]) => [name, values.map(String)] as const,
    );
    return [{ record: model.key, column, fields, only }];
  });
}

function columnOf(model: RecordModel): string | undefined {
  if (model.key === ORDER) return "id";
  return model.attributes.some(({ name, references }) => name === "work_order_id" && references === ORDER)
    ? "work_order_id"
    : undefined;
}
