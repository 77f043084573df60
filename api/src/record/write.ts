/** Creates, changes and removes rows of any record: check, then one statement that writes row, history and notice. */

import { mayUseCountry } from "@plimsoll/domain/access/actor";
import { inScope, type RowOwner } from "@plimsoll/domain/access/scope";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import { checkChange, checkNew, type Values, withDefaults } from "@plimsoll/domain/kernel/row-schema";
import { uuid7 } from "#adapters/ids";
import { type AuditEntry, type Changes, eventOf, recorded } from "#db/audit";
import { customerPath, ownerOf } from "#db/scope";
import { sql } from "#db/sql";
import { leaveBytes } from "#files/sweep";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { writeStatus } from "#status/store";
import { changesBetween, changesOfNew } from "./changes.ts";
import { chosenId, claimId } from "./chosen-id.ts";
import { withKeptValues } from "./kept-values.ts";
import {
  type Above,
  belongs,
  carryAlong,
  holdLineage,
  inherited,
  parentsOf,
  refuseLocked,
} from "./lineage.ts";
import { findRow, readRow, showRow } from "./load.ts";
import { hasParts, showParts } from "./parts.ts";
import { quickAttributes, quickChange } from "./quick-change.ts";
import { checkReferences } from "./references.ts";
import { redactFor, type WireRow } from "./row.ts";
import type { RowWrite } from "./rules.ts";
import { withChildIds, writeParts } from "./write-parts.ts";
import { insertion, modification, removal } from "./write-statements.ts";

export async function createRecord(call: Call, model: RecordModel, input: Values): Promise<WireRow> {
  refuseSystemManaged(model, input, withDefaults(model, {}));
  const subtype =
    call.contract.subtype === undefined ? {} : { [String(model.definition.subtypes)]: call.contract.subtype };
  const own = model.definition.scope === "own" ? { user_id: call.actor.userId } : {};
  const values = { ...subtype, ...input, ...own };
  if (input.id === undefined || input.id === null) return insertChecked(call, model, values);
  const id = chosenId(input.id);
  return call.inTransaction(async (inner) => {
    await claimId(inner, model, id);
    return insertChecked(inner, model, { ...values, id });
  });
}

/** A new row, system-managed fields included: for what the product itself makes. The values are checked like anybody's. */
export async function insertChecked(call: Call, model: RecordModel, input: Values): Promise<WireRow> {
  const country = countryOf(call, model, input.country);
  const parentId = input[String(model.definition.belongsTo)];
  // Without a parent it is no row, which the check says together with everything else.
  if (!belongs(model) || !isUuid(parentId)) return insertBelow(call, model, { ...input, country }, []);
  return call.inTransaction(async (inner) => {
    const above = await holdLineage(inner, model, parentId);
    const taken = inherited(model, above);
    if (isGiven(input.country) && input.country !== taken.country) throw refuse("not_editable", "country");
    refuseLocked(inner, model, "create", undefined, above);
    return insertBelow(inner, model, { ...input, ...taken }, above);
  });
}

async function insertBelow(
  call: Call,
  model: RecordModel,
  input: Values,
  above: readonly Above[],
): Promise<WireRow> {
  const country = (input.country ?? null) as string | null;
  const checked = checkNew(model, input);
  if (!checked.ok) throw new Failure(checked.issues);
  const values = withChildIds(model, checked.values);
  const unknown = await checkReferences(call, model, values, country);
  if (unknown.length > 0) throw new Failure(unknown);
  const { prepare, keep } = call.app.rules.get(model.key) ?? {};
  if (!prepare && !keep) return insertRecord(call, model, values, above);
  return call.inTransaction(async (inner) => {
    const prepared = { ...values, ...(await prepare?.(inner, { ...values, country })) };
    return insertRecord(inner, model, withChildIds(model, prepared), above);
  });
}

/** A new row whose values have been checked, with its parts, its history and what its rules make of it. */
async function insertRecord(
  call: Call,
  model: RecordModel,
  given: Values,
  above: readonly Above[],
): Promise<WireRow> {
  const values = await withKeptValues(call, model, given);
  const id = String(values.id ?? uuid7(call.now));
  const row: WireRow = {
    id,
    version: 1,
    active: values.active,
    country: values.country ?? null,
    created_at: call.now,
    updated_at: call.now,
  };
  for (const attribute of model.attributes) row[attribute.name] = values[attribute.name] ?? null;
  const owner = await ownerIn(call, model, row, above);
  if (!inScope(call.filter, owner)) throw refuse("not_authorized");

  const entry = auditEntry(call, model, "create", id, 1, changesOfNew(model, { ...values, ...row }));
  const statement = recorded(insertion(model, row), entry);
  const after = { ...values, ...row };
  const write: RowWrite = { action: "create", auditAction: "create", before: undefined, after };
  await validate(call, model, write);
  const isLogged = model.definition.machine !== undefined;
  const more = await inOne(call, model, write, hasParts(model) || isLogged, async (inner) => {
    await inner.db.run(statement);
    if (isLogged) await writeFirstStatus(inner, model, row);
    if (!hasParts(model)) return;
    await writeParts(inner.db, model, id, values);
    for (const part of [...model.children, ...model.links]) row[part.name] = values[part.name] ?? [];
    await showParts(inner, model, [row]);
  });
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner, parentsOf(model, above))));
  return showRow(call, model, { ...row, ...more });
}

async function writeFirstStatus(
  call: Call,
  { key, statusField = "" }: RecordModel,
  row: WireRow,
): Promise<void> {
  const id = String(row.id);
  const { user, at } = auditEntry(call, { service: "", key }, "create", id, 1, {});
  const status = String(row[statusField]);
  await writeStatus(call.db, { record: key, id, status, at, user, justification: null });
}

async function ownerIn(
  call: Call,
  { definition, references }: RecordModel,
  row: WireRow,
  above: readonly Above[],
): Promise<RowOwner> {
  const owner = ownerOf(
    definition,
    row,
    above.map((one) => one.row),
  );
  const { attribute, further } = customerPath(definition);
  const reference = references.find((one) => one.name === attribute);
  const id = row[attribute];
  if (further === undefined || !reference || typeof id !== "string") return owner;
  const known = await call.app.names.lookUp(call.db, call.app.catalog.get(reference.field.to), [id]);
  return { ...owner, customerId: known.get(id)?.owner.customerId ?? null };
}

export async function updateRecord(call: Call, model: RecordModel, input: Values): Promise<WireRow> {
  const { id, version, ...changes } = input;
  const quick = await changeQuickly(call, model, input);
  if (quick) return quick;
  const current = await readRow(call, model, id);
  if (!current) throw refuse("not_found");
  if (typeof version !== "number") throw refuse("version_required", "version");
  if (version !== current.version) {
    throw new Failure([issue("stale", "version")], {
      current: redactFor(call, model, await showRow(call, model, current)),
    });
  }

  refuseSystemManaged(model, changes, current);
  const asked = Object.fromEntries(Object.entries(changes).filter(([key]) => !model.systemManaged.has(key)));
  const checked = checkChange(model, asked, current);
  if (!checked.ok) throw new Failure(checked.issues);
  const values = withChildIds(model, checked.values, current);
  if ("country" in values) countryOf(call, model, values.country);
  const { belongsTo } = model.definition;
  if (belongsTo !== undefined && belongsTo in values && values[belongsTo] !== current[belongsTo])
    throw refuse("not_editable", belongsTo);
  if (model.definition.scope === "own" && "user_id" in values && values.user_id !== call.actor.userId) {
    throw refuse("not_editable", "user_id");
  }
  return changeRecord(call, model, current, values);
}

/** Changes a row to values that have been checked; `action` is what the history calls it. */
export async function changeRecord(
  call: Call,
  model: RecordModel,
  current: WireRow,
  values: Values,
  action = "update",
): Promise<WireRow> {
  // Calls of a name of their own have judged themselves; what lies above is asked all the same.
  const own = action === "update" ? current : undefined;
  if (!belongs(model)) {
    refuseLocked(call, model, action, own, []);
    return changeBelow(call, model, current, values, { action, above: [] });
  }
  const reference = String(model.definition.belongsTo);
  const parentId = values[reference] ?? current[reference];
  return call.inTransaction(async (inner) => {
    const before = await holdLineage(inner, model, current[reference]);
    refuseLocked(inner, model, action, own, before);
    const isMoved = parentId !== current[reference];
    const above = isMoved ? await holdLineage(inner, model, parentId) : before;
    if (isMoved) refuseLocked(inner, model, action, undefined, above);
    const taken = isMoved ? inherited(model, above) : {};
    if (isGiven(values.country) && values.country !== (taken.country ?? current.country))
      throw refuse("not_editable", "country");
    return changeBelow(inner, model, current, { ...values, ...taken }, { action, above });
  });
}

interface Change {
  readonly action: string;
  readonly above: readonly Above[];
}

async function changeBelow(
  call: Call,
  model: RecordModel,
  current: WireRow,
  given: Values,
  { action, above }: Change,
): Promise<WireRow> {
  const values = await withKeptValues(call, model, given, current);
  const version = Number(current.version);
  const changed = changesBetween(model, current, values);
  if (Object.keys(changed).length === 0) return showRow(call, model, current);
  const country = (values.country ?? current.country) as string | null;
  const touched = Object.fromEntries(Object.entries(values).filter(([key]) => isTouched(key, changed)));
  const about = "country" in touched ? { ...current, ...touched } : touched;
  const unknown = await checkReferences(call, model, about, country);
  if (unknown.length > 0) throw new Failure(unknown);

  const row: WireRow = { ...current, ...touched, version: version + 1, updated_at: call.now };
  const owner = await ownerIn(call, model, row, above);
  if (!inScope(call.filter, owner)) throw refuse("not_authorized");
  const entry = auditEntry(call, model, action, String(row.id), version + 1, changed);
  const statement = recorded(modification(call, model, row, touched, version), entry);
  const write: RowWrite = { action: "update", auditAction: action, before: current, after: row };
  await validate(call, model, write);
  const isMoved = "country" in touched || String(model.definition.belongsTo) in touched;
  const isCarried = isMoved && call.app.catalog.below(model.key).length > 0;
  const isOfParts = [...model.children, ...model.links].some((part) => part.name in touched);
  const more = await inOne(call, model, write, isOfParts || isCarried, async (inner) => {
    const [result] = await inner.db.run<{ written: number }>(statement);
    // Somebody else was faster between our look and our write.
    if (result?.written !== 1) {
      throw new Failure([issue("stale", "version")], {
        current: redactFor(inner, model, await findRow(inner, model, row.id)),
      });
    }
    if (isCarried) await carryAlong(inner, model, row);
    if (!isOfParts) return;
    await writeParts(inner.db, model, String(row.id), touched);
    await showParts(inner, model, [row]);
  });
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner, parentsOf(model, above))));
  return showRow(call, model, { ...row, ...more });
}

/** The row after a change that one statement could make; undefined says nothing but "go the long way". */
async function changeQuickly(call: Call, model: RecordModel, input: Values): Promise<WireRow | undefined> {
  const { id, version, ...changes } = input;
  const attributes = quickAttributes(model, changes);
  if (attributes.length === 0 || call.app.rules.has(model.key) || !isUuid(id) || typeof version !== "number")
    return undefined;
  const checked = checkChange(model, changes, {});
  if (!checked.ok) return undefined;
  const { changes: _, ...entry } = auditEntry(call, model, "update", id, version + 1, {});
  const [row] = await call.db.run<WireRow>(quickChange(call, model, attributes, checked.values, entry));
  if (!row) return undefined;
  const owner = ownerOf(model.definition, row);
  call.afterCommit(() => call.app.events.publish(eventOf({ ...entry, changes: {} }, owner)));
  return showRow(call, model, row);
}

export async function deleteRecord(call: Call, model: RecordModel, input: Values): Promise<{ id: string }> {
  const current = await findRow(call, model, input.id);
  if (!current) throw refuse("not_found");
  if (input.version !== undefined && input.version !== current.version) {
    throw new Failure([issue("stale", "version")], { current: redactFor(call, model, current) });
  }
  return call.inTransaction(async (inner) => {
    const parentId = current[String(model.definition.belongsTo)];
    const above = belongs(model) ? await holdLineage(inner, model, parentId) : [];
    refuseLocked(inner, model, "delete", current, above);
    return removeRecord(inner, model, current, above);
  });
}

async function removeRecord(
  call: Call,
  model: RecordModel,
  current: WireRow,
  above: readonly Above[],
): Promise<{ id: string }> {
  const id = String(current.id);
  const owner = await ownerIn(call, model, current, above);
  const changes = changesBetween(model, current, emptied(model));
  const entry = auditEntry(call, model, "delete", id, Number(current.version) + 1, changes);
  const write: RowWrite = { action: "delete", auditAction: "delete", before: current, after: undefined };
  await validate(call, model, write);
  await call.app.rules.get(model.key)?.beforeRemoval?.(call, current);
  const [result] = await call.db.run<{ written: number }>(recorded(removal(call, model, current), entry));
  if (result?.written !== 1) throw new Failure([issue("stale", "version")]);
  const files = await call.db.run<{ id: string }>(
    sql`delete from attachment where owner_record = ${model.key} and owner_id = ${id} returning id`,
  );
  await leaveBytes(
    call.db,
    files.map((file) => file.id),
    call.now,
  );
  await call.app.rules.get(model.key)?.afterWrite?.(call, write);
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner, parentsOf(model, above))));
  return { id };
}

/** What the product keeps cannot be sent; as it stands it may come back with the rest of a row. */
function refuseSystemManaged(model: RecordModel, sent: Values, current: Values): void {
  const others = Object.keys(sent).filter(
    (key) =>
      model.systemManaged.has(key) &&
      JSON.stringify(sent[key] ?? null) !== JSON.stringify(current[key] ?? null),
  );
  if (others.length > 0) throw new Failure(others.map((key) => issue("not_editable", key)));
}

async function validate(call: Call, model: RecordModel, write: RowWrite): Promise<void> {
  const issues = (await call.app.rules.get(model.key)?.validate?.(call, write)) ?? [];
  if (issues.length > 0) throw new Failure(issues);
}

/** One statement needs no transaction of its own; several, or a rule that follows the write, do. Answers what that rule wrote. */
async function inOne(
  call: Call,
  model: RecordModel,
  write: RowWrite,
  isSeveral: boolean,
  work: (inner: Call) => Promise<void>,
): Promise<WireRow> {
  const afterWrite = call.app.rules.get(model.key)?.afterWrite;
  if (!isSeveral && !afterWrite) {
    await work(call);
    return {};
  }
  return call.inTransaction(async (inner) => {
    await work(inner);
    return (await afterWrite?.(inner, write)) || {};
  });
}

/** The country of a row: asked for, or the country of the call; always one that the caller may use. */
export function countryOf(call: Call, model: RecordModel, asked: unknown): string | null {
  if (!hasCountry(model.definition.scope)) return null;
  const country = isGiven(asked) ? asked : call.country;
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) throw refuse("invalid", "country");
  if (!mayUseCountry(call.actor, country)) throw refuse("country_not_available", "country");
  return country;
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== "";

export function auditEntry(
  call: Call,
  about: { service: string; key: string },
  action: string,
  id: string,
  version: number,
  changes: Changes,
): AuditEntry {
  return {
    at: call.now,
    request_id: call.requestId,
    address: call.address,
    user: isUuid(call.actor.userId) ? { id: call.actor.userId, name: call.actor.name } : null,
    service: about.service,
    type: about.key,
    action,
    id,
    version,
    changes,
  };
}

function isTouched(key: string, changed: Changes): boolean {
  return Object.keys(changed).some((path) => path === key || path.startsWith(`${key}.`));
}

function emptied(model: RecordModel): Values {
  return {
    ...Object.fromEntries(model.attributes.map((one) => [one.name, null])),
    ...Object.fromEntries([...model.links, ...model.children].map((one) => [one.name, []])),
  };
}
