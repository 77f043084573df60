/**
 * A change in one statement. Most updates touch a plain value or two and need not read the row first: the history
 * wants the old values, so the statement finds them and writes its entry itself; the version in the condition makes
 * them the values that the caller saw. What is not this simple, or did not succeed, goes the long way (`write.ts`).
 */
import type { Attribute, AttributeType } from "@plimsoll/domain/kernel/field/field";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type AuditEntry, CHANGES, recordedChange } from "#db/audit";
import { scopeCondition } from "#db/scope";
import { type Fragment, join, name, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { hasParts } from "./parts.ts";
import { rowColumns } from "./row.ts";

/** Types whose old value the database can write just as the wire shows it. */
const WRITTEN_ALIKE: ReadonlySet<AttributeType> = new Set(["text", "integer", "boolean", "decimal", "date"]);

/** The attributes to set where the change is simple enough, otherwise none. */
export function quickAttributes(model: RecordModel, values: Values): readonly Attribute[] {
  const { scope, check, title } = model.definition;
  if (check || hasParts(model) || (scope !== "country" && scope !== "global")) return [];
  const found = Object.keys(values).map((key) => model.attributeByName.get(key));
  const isSimple = (one: Attribute | undefined): one is Attribute =>
    one !== undefined &&
    WRITTEN_ALIKE.has(one.type) &&
    one.name !== title &&
    !model.searched.includes(one.name);
  return found.every(isSimple) ? found : [];
}

/** Yields the row as it is afterwards; nothing when there was no such row, version or difference. */
export function quickChange(
  call: Call,
  model: RecordModel,
  attributes: readonly Attribute[],
  values: Values,
  entry: Omit<AuditEntry, "changes">,
): Fragment {
  const table = name(model.key);
  const sets = attributes.map((one) => sql`${name(one.name)} = ${values[one.name]}`);
  const differs = attributes.map((one) => sql`t.${name(one.name)} is distinct from ${values[one.name]}`);
  const write = sql`update ${table} t set ${join(sets)}, version = t.version + 1, updated_at = ${call.now}
    from ${table} old where t.id = ${entry.id} and old.id = ${entry.id} and t.version = ${entry.version - 1}
    and old.version = t.version and (${join(differs, " or ")}) and ${scopeCondition(call.filter, model)}
    returning ${rowColumns(model, "*")}, concat_ws(',', ${join(attributes.map(changeText))}) as ${name(CHANGES)}`;
  return sql`${recordedChange(write, entry)} select ${rowColumns(model, "*")} from written t`;
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
    then ${`"${field}":[`}::text || ${before} || ',' || ${after} || ']' end`;
}
