/**
 * Writes the parts of a row. A child row that stays keeps its id and is changed in place, so that others can refer to it;
 * one that is no longer sent goes; a new one gets an id of ours.
 */
import { randomUUID } from "node:crypto";
import type { ChildTable, RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Queryable } from "#db/database";
import { childTableName } from "#db/schema";
import { type Fragment, join, name, raw, sql } from "#db/sql";
import { columnValue, type WireRow } from "./row.ts";

/** Child rows under the ids that they had; whatever else was sent as an id is replaced, so that nobody takes over another row's. */
export function withChildIds(model: RecordModel, values: Values, current: Readonly<WireRow> = {}): Values {
  const filled = { ...values };
  for (const child of model.children) {
    const rows = filled[child.name];
    if (!Array.isArray(rows)) continue;
    const known = new Set(partsOf<Values>(current, child.name).map((row) => row.id));
    const taken = new Set<unknown>();
    filled[child.name] = rows.map((row: Values) => {
      const id = known.has(row.id) && !taken.has(row.id) ? row.id : randomUUID();
      taken.add(id);
      return { ...row, id };
    });
  }
  return filled;
}

/** Brings the parts that were sent to what was sent. Parts that were not sent stay as they are. */
export async function writeParts(
  db: Queryable,
  model: RecordModel,
  id: string,
  values: Values,
): Promise<void> {
  for (const child of model.children) {
    const rows = values[child.name];
    if (!Array.isArray(rows)) continue;
    const ids = rows.map((row: Values) => row.id);
    const table = name(childTableName(model, child.name));
    await db.run(sql`delete from ${table} where parent_id = ${id} and id <> all(${ids}::uuid[])`);
    await writeChildren(db, model, child, [{ ...values, id }]);
  }
  for (const link of model.links) {
    if (!Array.isArray(values[link.name])) continue;
    await db.run(sql`delete from ${name(childTableName(model, link.name))} where parent_id = ${id}`);
    await addLinks(db, model, link.name, [{ ...values, id }]);
  }
}

/** Adds the parts of rows that have none yet: a long table goes in with a few statements. */
export async function addParts(db: Queryable, model: RecordModel, rows: readonly Values[]): Promise<void> {
  for (const child of model.children) await writeChildren(db, model, child, rows);
  for (const link of model.links) await addLinks(db, model, link.name, rows);
}

async function writeChildren(
  db: Queryable,
  model: RecordModel,
  child: ChildTable,
  rows: readonly Values[],
): Promise<void> {
  const fields = ["position", ...child.attributes.map((one) => one.name)];
  const lines = rows.flatMap((row) =>
    partsOf<Values>(row, child.name).map((part, position) => {
      const cells = child.attributes.map((one) => sql`${columnValue(one.type, part[one.name])}`);
      return sql`(${join([sql`${part.id}`, sql`${row.id}`, sql`${position}`, ...cells])})`;
    }),
  );
  const table = childTableName(model, child.name);
  const sets = join(fields.map((one) => sql`${name(one)} = excluded.${name(one)}`));
  const changing = sql`on conflict (id) do update set ${sets} where ${name(table)}.parent_id = excluded.parent_id`;
  await insertLines(db, table, ["id", "parent_id", ...fields], lines, changing);
}

async function addLinks(
  db: Queryable,
  model: RecordModel,
  link: string,
  rows: readonly Values[],
): Promise<void> {
  const lines = rows.flatMap((row) =>
    partsOf<string>(row, link).map((target, position) => sql`(${row.id}, ${target}, ${position})`),
  );
  await insertLines(db, childTableName(model, link), ["parent_id", "target_id", "position"], lines);
}

function partsOf<T>(row: Readonly<Values>, part: string): readonly T[] {
  const found = row[part];
  return Array.isArray(found) ? (found as T[]) : [];
}

/** Rows of one insert: stays well under the parameters that a statement may have. */
const BATCH = 400;

async function insertLines(
  db: Queryable,
  table: string,
  columns: readonly string[],
  lines: readonly Fragment[],
  ending: Fragment = raw(""),
): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH) {
    const some = join(lines.slice(at, at + BATCH));
    await db.run(sql`insert into ${name(table)} (${join(columns.map(name))}) values ${some} ${ending}`);
  }
}
