/** Loads one row in the caller's scope; outside of it there is no such row. */
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { scopeCondition } from "#db/scope";
import { type Fragment, name, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { hasParts, partColumns, readParts, showParts } from "./parts.ts";
import { namePlaces, rowColumns, showReferences, type WireRow } from "./row.ts";

/** The row with its names and parts, or undefined. */
export async function findRow(call: Call, model: RecordModel, id: unknown): Promise<WireRow | undefined> {
  const row = await read(call, model, id, namePlaces(model, "*"));
  return row && showRow(call, model, row);
}

/** The row's own values alone: what a change is compared with. */
export async function readRow(call: Call, model: RecordModel, id: unknown): Promise<WireRow | undefined> {
  return read(call, model, id, NO_PLACES);
}

const NO_PLACES = raw("");

async function read(
  call: Call,
  model: RecordModel,
  id: unknown,
  places: Fragment,
): Promise<WireRow | undefined> {
  const key = typeof id === "string" ? id.toLowerCase() : id;
  if (!isUuid(key)) return undefined;
  const [row] = await call.db.run<WireRow>(sql`select ${rowColumns(model, "*")}${places}${partColumns(model)}
    from ${name(model.key)} t where t.id = ${key} and ${scopeCondition(call.filter, model)}`);
  if (!row || !hasParts(model)) return row;
  readParts(model, [row]);
  await showParts(call, model, [row]);
  return row;
}

/** Adds the names of what the row refers to. */
export async function showRow(call: Call, model: RecordModel, row: WireRow): Promise<WireRow> {
  await showReferences(call, model, [row]);
  return row;
}
