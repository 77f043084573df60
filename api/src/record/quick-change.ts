/**
 * A change in one statement. Most updates touch a plain value or two and need not read the row first: the history
 * wants the old values, so the statement finds them and writes its entry itself; the version in the condition makes
 * them the values that the caller saw. What is not this simple, or did not succeed, goes the long way (`write.ts`).
 */
import type { Attribute, AttributeType } from "@plimsoll/domain/kernel/field/field";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type AuditEntry, type AuditHeader, auditHeader, CHANGES, recordedChange } from "#db/audit";
import { scopeCondition } from "#db/scope";
import { type Fragment, join, name, raw, refilled, type Statement, sql, Templates } from "#db/sql";
import type { Call } from "#rpc/call";
import { belongs } from "./lineage.ts";
import { hasParts } from "./parts.ts";
import { rowColumns } from "./row.ts";

/** Types whose old value the database can write just as the wire shows it. */
const WRITTEN_ALIKE: ReadonlySet<AttributeType> = new Set(["text", "integer", "boolean", "decimal", "date"]);

/** The attributes to set where the change is simple enough, otherwise none. */
export function quickAttributes(model: RecordModel, values: Values): readonly Attribute[] {
  const { scope, check, requiredWhen, lock, derived, title } = model.definition;
  const isFree = !check && !requiredWhen && !lock && !derived && !belongs(model) && !hasParts(model);
  if (!isFree || (scope !== "country" && scope !== "global")) return [];
  // In one order, whatever the caller's: the same fields are the same statement.
  const found = Object.keys(values)
    .sort()
    .map((key) => model.attributeByName.get(key));
  const isSimple = (one: Attribute | undefined): one is Attribute =>
    one !== undefined &&
    WRITTEN_ALIKE.has(one.type) &&
    one.name !== title &&
    !model.searched.includes(one.name);
  return found.every(isSimple) ? found : [];
}

const templates = new WeakMap<RecordModel, Templates>();

/** Yields the row as it is afterwards; nothing when there was no such row, version or difference. */
export function quickChange(
  call: Call,
  model: RecordModel,
  attributes: readonly Attribute[],
  values: Values,
  entry: Omit<AuditEntry, "changes">,
): Statement {
  let known = templates.get(model);
  if (!known) {
    known = new Templates();
    templates.set(model, known);
  }
  const names = attributes.map((one) => one.name);
  const scope = scopeCondition(call.filter, model);
  const { beginning, shard, at, record, id } = auditHeader(entry);
  const told = [beginning, shard, at, record, id];
  return known.fill(
    [...names, ...scope.strings].join(" "),
    [entry.version - 1, ...told, ...scope.values, ...names.map((one) => values[one])],
    ([version, beginning, shard, at, record, id, ...places]) =>
      changing(model, attributes, {
        version,
        told: { beginning, shard, at, record, id },
        scope: refilled(scope, places),
        values: places.slice(scope.values.length),
      }),
  );
}

interface Given {
  readonly version: unknown;
  readonly told: AuditHeader;
  readonly scope: Fragment;
  /** By attribute. */
  readonly values: readonly unknown[];
}

function changing(
  model: RecordModel,
  attributes: readonly Attribute[],
  { version, told, scope, values }: Given,
): Fragment {
  const table = name(model.key);
  const sets = attributes.map((one, at) => sql`${name(one.name)} = ${values[at]}`);
  const differs = attributes.map((one, at) => sql`t.${name(one.name)} is distinct from ${values[at]}`);
  const write = sql`update ${table} t set ${join(sets)}, version = t.version + 1, updated_at = ${told.at}
    from ${table} old where t.id = ${told.id} and old.id = ${told.id} and t.version = ${version}
    and old.version = t.version and (${join(differs, " or ")}) and ${scope}
    returning ${rowColumns(model, "*")}, concat_ws(',', ${join(attributes.map(changeText))}) as ${name(CHANGES)}`;
  return sql`${recordedChange(write, told)} select ${rowColumns(model, "*")} from written t`;
}

function changeText({ name: field, type }: Attribute): Fragment {
  const column = name(field);
  const value = (row: Fragment) =>
    type === "decimal" || type === "date"
      ? sql`to_json(${row}.${column}::text)`
      : sql`to_json(${row}.${column})`;
  const text = (row: Fragment) => sql`coalesce(${value(row)}::text, 'null')`;
  const before = text(name("old"));
  const after = text(name("t"));
  return sql`case when t.${column} is distinct from old.${column}
    then '"${raw(field)}":[' || ${before} || ',' || ${after} || ']' end`;
}
