/** The statements that write one row of any record, each to be recorded together with its history entry. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { SEARCH_COLUMN, SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { type Fragment, join, list, name, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { columnValue, derivedColumns, type WireRow } from "./row.ts";

const BASE_COLUMNS = ["id", "version", "active", "country", "created_at", "updated_at"] as const;
const columnNames = new WeakMap<RecordModel, Fragment>();

export function insertion(model: RecordModel, row: WireRow): Fragment {
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

export function modification(
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

export function removal(call: Call, model: RecordModel, { id, version }: WireRow): Fragment {
  return sql`delete from ${name(model.key)} t where t.id = ${id} and t.version = ${version}
    and ${scopeCondition(call.filter, model)} returning t.id`;
}
