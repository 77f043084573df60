/** A file has no rights of its own: finds the record that owns it and asks what the caller may do with that. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import { type RowFilter, rowsFor } from "@plimsoll/domain/access/scope";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { guestModel, type RecordModel } from "@plimsoll/domain/kernel/record";
import { type AuditEntry, eventOf } from "#db/audit";
import { ownerOf, scopeCondition } from "#db/scope";
import { join, name, raw, sql } from "#db/sql";
import { type Above, belongs, holdLineage, parentsOf, readLineage, refuseLocked } from "#record/lineage";
import { rowColumns, type WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";

export interface FileOwner {
  readonly model: RecordModel;
  readonly id: string;
  readonly filter: RowFilter;
}

/**
 * The owner in the caller's scope with the permission asked for; otherwise there is no such record. A stored file
 * names the record of its owner; whoever sends a new one names an id, and two rows that share it own nothing.
 */
export async function findOwner(
  call: Call,
  referenceId: unknown,
  permission: "load" | "update",
  record?: string,
): Promise<FileOwner> {
  if (!isUuid(referenceId)) throw refuse("not_found", "reference_id");
  const candidates = call.app.catalog.models.filter(
    (model) =>
      (record === undefined || model.key === record) &&
      model.actions.includes("load") &&
      mayDo(call, model, "load"),
  );
  if (candidates.length === 0) throw refuse("not_found", "reference_id");
  const found = await call.db.run<{ record: string }>(
    join(
      candidates.map(
        (model) => sql`select ${model.key}::text as record from ${name(model.key)} t
          where t.id = ${referenceId} and ${scopeCondition(rowsFor(call.actor, model.definition, "load"), model)}`,
      ),
      " union all ",
    ),
  );
  const model = candidates.find((one) => one.key === found[0]?.record);
  if (!model || found.length > 1) throw refuse("not_found", "reference_id");
  const filter = rowsFor(call.actor, model.definition, permission);
  if (permission !== "load") {
    if (!mayDo(call, model, permission) || !(await isWithin(call, model, referenceId, filter)))
      throw refuse("not_authorized");
    await refuseFrozen(call, model, referenceId);
  }
  return { model, id: referenceId, filter };
}

/** Files of a field that guests know nothing of are as little theirs as what is written in such fields. */
export function hiddenFields(call: Call, model: RecordModel): readonly string[] {
  if (!isGuest(call.actor)) return [];
  const known = new Set(guestModel(model).files.map((file) => file.name));
  return model.files.map((file) => file.name).filter((field) => !known.has(field));
}

export function isHidden(
  call: Call,
  { field, reference_type: record }: { readonly field: string | null; readonly reference_type: string },
): boolean {
  const model = call.app.catalog.find(record);
  return field !== null && model !== undefined && hiddenFields(call, model).includes(field);
}

/** A row that somebody may read need not be one that they may change. */
async function isWithin(call: Call, model: RecordModel, id: string, filter: RowFilter): Promise<boolean> {
  const [row] = await call.db.run(
    sql`select 1 from ${name(model.key)} t where t.id = ${id} and ${scopeCondition(filter, model)}`,
  );
  return row !== undefined;
}

export interface HeldOwner {
  readonly model: RecordModel;
  readonly row: WireRow;
  readonly above: readonly Above[];
}

/**
 * Files of what is locked stay as they were. In a transaction the row that decides it is held, so that nobody finishes
 * it while a file is on its way. `read`: the owner's row, where that is not the one that decides and the transaction has
 * read it already.
 */
export async function holdOwner(
  call: Call,
  owner: Pick<FileOwner, "model" | "id">,
  read?: WireRow,
): Promise<HeldOwner> {
  const { model } = owner;
  const isTop = !belongs(model);
  const holding = isTop && model.definition.lock ? raw("for no key update of t") : raw("");
  const row = (isTop ? undefined : read) ?? (await readOwner(call, owner, holding));
  if (!row) throw refuse("not_found", "reference_id");
  const parentId = row[String(model.definition.belongsTo)];
  const above = isTop ? [] : await holdLineage(call, model, parentId);
  refuseLocked(call, model, "files", row, above);
  return { model, row, above };
}

async function readOwner(call: Call, { model, id }: Pick<FileOwner, "model" | "id">, holding = raw("")) {
  const [row] = await call.db.run<WireRow>(
    sql`select ${rowColumns(model, "*")} from ${name(model.key)} t where t.id = ${id} ${holding}`,
  );
  return row;
}

/** Whoever may see the row hears that a file of it changed. */
export function publishFile(call: Call, entry: AuditEntry, { model, row, above }: HeldOwner): void {
  const owner = ownerOf(
    model.definition,
    row,
    above.map((one) => one.row),
  );
  const parents = [{ type: model.key, id: String(row.id) }, ...parentsOf(model, above)];
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner, parents)));
}

/** Before the bytes are taken: whether they would be refused in the end. */
async function refuseFrozen(call: Call, model: RecordModel, id: string): Promise<void> {
  const mayFreeze = model.definition.lock ?? call.app.rules.get(model.key)?.isFrozen;
  if (!mayFreeze && !belongs(model)) return;
  const row = await readOwner(call, { model, id });
  const above = row && (await readLineage(call, model, row[String(model.definition.belongsTo)]));
  if (row) refuseLocked(call, model, "files", row, above ?? []);
}

function mayDo(call: Call, model: RecordModel, permission: string): boolean {
  return mayOn(call.actor, model.definition, permission);
}
