/** Creates, changes and removes rows of any record: check, then one statement that writes row, history and notice. */

import { mayUseCountry } from "@plimsoll/domain/access/actor";
import { inScope, type RowOwner, scopeAttributes } from "@plimsoll/domain/access/scope";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import { checkChange, checkNew, type Values, withDefaults } from "@plimsoll/domain/kernel/row-schema";
import { uuid7 } from "#adapters/ids";
import { type AuditEntry, type Changes, eventOf, recorded } from "#db/audit";
import { SEARCH_COLUMN, SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { type Fragment, join, list, name, sql } from "#db/sql";
import { leaveBytes } from "#files/sweep";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { changesBetween, changesOfNew } from "./changes.ts";
import { chosenId, claimId } from "./chosen-id.ts";
import { findRow, readRow, showRow } from "./load.ts";
import { hasParts, loadChildren, withChildIds, writeParts } from "./parts.ts";
import { quickAttributes, quickChange } from "./quick-change.ts";
import { checkReferences } from "./references.ts";
import { columnValue, derivedColumns, redactFor, type WireRow } from "./row.ts";
import type { RowWrite } from "./rules.ts";

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
  const checked = checkNew(model, { ...input, country });
  if (!checked.ok) throw new Failure(checked.issues);
  const values = withChildIds(model, checked.values);
  const unknown = await checkReferences(call, model, values, country);
  if (unknown.length > 0) throw new Failure(unknown);
  const prepare = call.app.rules.get(model.key)?.prepare;
  if (!prepare) return insertRecord(call, model, values, country);
  return call.inTransaction(async (inner) => {
    const filled = { ...values, ...(await prepare(inner, { ...values, country })) };
    return insertRecord(inner, model, withChildIds(model, filled), country);
  });
}

/** A new row whose values have been checked, with its parts, its history and what its rules make of it. */
async function insertRecord(
  call: Call,
  model: RecordModel,
  values: Values,
  country: string | null,
): Promise<WireRow> {
  const id = String(values.id ?? uuid7(call.now));
  const row: WireRow = {
    id,
    version: 1,
    active: values.active,
    country,
    created_at: call.now,
    updated_at: call.now,
  };
  for (const attribute of model.attributes) row[attribute.name] = values[attribute.name] ?? null;
  const owner = await ownerOf(call, model, row);
  if (!inScope(call.filter, owner)) throw refuse("not_authorized");

  const entry = auditEntry(call, model, "create", id, 1, changesOfNew(model, { ...values, ...row }));
  const statement = recorded(insertion(model, row), entry);
  const write: RowWrite = {
    action: "create",
    auditAction: "create",
    before: undefined,
    after: { ...values, ...row },
  };
  await validate(call, model, write);
  await inOne(
    call,
    model,
    async (inner) => {
      await inner.db.run(statement);
      if (!hasParts(model)) return;
      await writeParts(inner.db, model, id, values);
      await loadChildren(inner, model, [row]);
    },
    write,
  );
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner)));
  return showRow(call, model, row);
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
  const values = withChildIds(model, checked.values);
  if ("country" in values) countryOf(call, model, values.country);
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
  const version = Number(current.version);
  const changed = changesBetween(model, current, values);
  if (Object.keys(changed).length === 0) return showRow(call, model, current);
  const country = (values.country ?? current.country) as string | null;
  const touched = Object.fromEntries(Object.entries(values).filter(([key]) => isTouched(key, changed)));
  const about = "country" in touched ? { ...current, ...touched } : touched;
  const unknown = await checkReferences(call, model, about, country);
  if (unknown.length > 0) throw new Failure(unknown);

  const row: WireRow = { ...current, ...touched, version: version + 1, updated_at: call.now };
  const owner = await ownerOf(call, model, row);
  if (!inScope(call.filter, owner)) throw refuse("not_authorized");
  const entry = auditEntry(call, model, action, String(row.id), version + 1, changed);
  const statement = recorded(modification(call, model, row, touched, version), entry);
  const write: RowWrite = { action: "update", auditAction: action, before: current, after: row };
  await validate(call, model, write);
  await inOne(
    call,
    model,
    async (inner) => {
      const [result] = await inner.db.run<{ written: number }>(statement);
      // Somebody else was faster between our look and our write.
      if (result?.written !== 1) {
        throw new Failure([issue("stale", "version")], {
          current: redactFor(inner, model, await findRow(inner, model, row.id)),
        });
      }
      if (!hasParts(model)) return;
      await writeParts(inner.db, model, String(row.id), touched);
      await loadChildren(inner, model, [row]);
    },
    write,
  );
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner)));
  return showRow(call, model, row);
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
  const owner = { ...NOBODY, country: (row.country ?? null) as string | null };
  call.afterCommit(() => call.app.events.publish(eventOf({ ...entry, changes: {} }, owner)));
  return showRow(call, model, row);
}

export async function deleteRecord(call: Call, model: RecordModel, input: Values): Promise<{ id: string }> {
  const current = await findRow(call, model, input.id);
  if (!current) throw refuse("not_found");
  const id = String(current.id);
  const version = Number(current.version);
  if (input.version !== undefined && input.version !== version) {
    throw new Failure([issue("stale", "version")], { current: redactFor(call, model, current) });
  }
  const owner = await ownerOf(call, model, current);
  const changes = changesBetween(model, current, emptied(model));
  const entry = auditEntry(call, model, "delete", id, version + 1, changes);
  const removal = sql`delete from ${name(model.key)} t where t.id = ${id} and t.version = ${version}
    and ${scopeCondition(call.filter, model)} returning t.id`;
  const write: RowWrite = { action: "delete", auditAction: "delete", before: current, after: undefined };
  await validate(call, model, write);
  await call.inTransaction(async (inner) => {
    const [result] = await inner.db.run<{ written: number }>(recorded(removal, entry));
    if (result?.written !== 1) throw new Failure([issue("stale", "version")]);
    const files = await inner.db.run<{ id: string }>(
      sql`delete from attachment where owner_record = ${model.key} and owner_id = ${id} returning id`,
    );
    await leaveBytes(
      inner.db,
      files.map((file) => file.id),
      inner.now,
    );
    await inner.app.rules.get(model.key)?.afterWrite?.(inner, write);
  });
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner)));
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

/** One statement needs no transaction of its own; several, or a rule that follows the write, do. */
async function inOne(
  call: Call,
  model: RecordModel,
  work: (inner: Call) => Promise<void>,
  write: RowWrite,
): Promise<void> {
  const afterWrite = call.app.rules.get(model.key)?.afterWrite;
  if (!hasParts(model) && !afterWrite) return work(call);
  await call.inTransaction(async (inner) => {
    await work(inner);
    await afterWrite?.(inner, write);
  });
}

/** The country of a row: asked for, or the country of the call; always one that the caller may use. */
function countryOf(call: Call, model: RecordModel, asked: unknown): string | null {
  if (!hasCountry(model.definition.scope)) return null;
  const country = asked === undefined || asked === null || asked === "" ? call.country : asked;
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) throw refuse("invalid", "country");
  if (!mayUseCountry(call.actor, country)) throw refuse("country_not_available", "country");
  return country;
}

const NOBODY: RowOwner = { country: null, customerId: null, companyId: null, userId: null };

async function ownerOf(call: Call, model: RecordModel, row: WireRow): Promise<RowOwner> {
  const value = (key: string) => (row[key] ?? null) as string | null;
  const { scope, customer = "customer_id" } = model.definition;
  if (scope === "own") return { ...NOBODY, userId: value("user_id") };
  if (scope === "company") return { ...NOBODY, companyId: value("company_id") };
  const scopeValues = Object.fromEntries(scopeAttributes(model.definition).map((one) => [one, row[one]]));
  const owner = { ...NOBODY, country: value("country"), scopeValues };
  if (scope !== "customer") return owner;
  const [first = "customer_id", second] = customer.split(".");
  if (second === undefined) return { ...owner, customerId: value(first) };
  const to = model.references.find((reference) => reference.name === first)?.field.to ?? first;
  const [found] = await call.db.run<{ customer: string | null }>(
    sql`select ${name(second)} as customer from ${name(to)} where id = ${row[first]}`,
  );
  return { ...owner, customerId: found?.customer ?? null };
}

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

const BASE_COLUMNS = ["id", "version", "active", "country", "created_at", "updated_at"] as const;
const columnNames = new WeakMap<RecordModel, Fragment>();

function insertion(model: RecordModel, row: WireRow): Fragment {
  const { sort, search } = derivedColumns(model, row);
  let columns = columnNames.get(model);
  if (!columns) {
    columns = join(
      [...BASE_COLUMNS, ...model.attributes.map((one) => one.name), SORT_COLUMN, SEARCH_COLUMN].map(name),
    );
    columnNames.set(model, columns);
  }
  const cells: unknown[] = BASE_COLUMNS.map((column) => row[column]);
  for (const one of model.attributes) cells.push(columnValue(one.type, row[one.name]));
  cells.push(sort, search);
  return sql`insert into ${name(model.key)} (${columns}) values (${list(cells)}) returning id`;
}

function modification(
  call: Call,
  model: RecordModel,
  row: WireRow,
  touched: Values,
  version: number,
): Fragment {
  const changed = model.attributes.filter((one) => one.name in touched);
  const isNamedAnew = changed.some(
    (one) => one.name === model.definition.title || model.searched.includes(one.name),
  );
  const { sort, search } = isNamedAnew ? derivedColumns(model, row) : { sort: "", search: "" };
  const sets = [
    ...(["active", "country"] as const)
      .filter((one) => one in touched)
      .map((one) => sql`${name(one)} = ${row[one]}`),
    ...changed.map((one) => sql`${name(one.name)} = ${columnValue(one.type, row[one.name])}`),
    ...(isNamedAnew ? [sql`${name(SORT_COLUMN)} = ${sort}`, sql`${name(SEARCH_COLUMN)} = ${search}`] : []),
    sql`version = t.version + 1`,
    sql`updated_at = ${call.now}`,
  ];
  // The version in the condition makes the write the judge of who was first.
  return sql`update ${name(model.key)} t set ${join(sets)} where t.id = ${row.id} and t.version = ${version}
    and ${scopeCondition(call.filter, model)} returning t.id`;
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
