/** Rows that live inside a row: child rows and links to other rows. Read and written with their parent. */
import { randomUUID } from "node:crypto";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import type { ChildTable, RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Queryable } from "#db/database";
import { childTableName } from "#db/schema";
import { type Fragment, join, name, sql } from "#db/sql";
import { shownAs } from "./names.ts";
import { columnValue, type NameContext, type WireRow } from "./row.ts";

export function hasParts(model: RecordModel): boolean {
  return model.children.length > 0 || model.links.length > 0;
}

/** Loads child rows and links into rows, in place; one query per part for the whole page. */
export async function loadChildren(
  showing: NameContext,
  model: RecordModel,
  rows: readonly WireRow[],
): Promise<void> {
  if (!hasParts(model) || rows.length === 0) return;
  const { app, db, locale } = showing;
  const ids = rows.map((row) => row.id);
  for (const child of model.children) {
    const found = await readChildren(db, model, child, ids);
    await showInner(showing, child, found);
    for (const row of rows) {
      row[child.name] = found
        .filter((one) => one.parent_id === row.id)
        .map(({ parent_id: _, ...own }) => own);
    }
  }
  for (const link of model.links) {
    const found = await db.run<{ parent_id: string; target_id: string }>(sql`
      select parent_id, target_id from ${name(childTableName(model, link.name))}
      where parent_id = any(${ids}::uuid[]) order by parent_id, position`);
    const known = await app.names.lookUp(
      db,
      app.catalog.get(link.field.to),
      new Set(found.map((one) => one.target_id)),
    );
    for (const row of rows) {
      const own = found.filter((one) => one.parent_id === row.id).map((one) => one.target_id);
      row[link.name] = own;
      row[link.shown] = own.map((id) => {
        const target = known.get(id);
        return target ? shownAs(target, locale) : { id, name: "" };
      });
    }
  }
}

async function readChildren(
  db: Queryable,
  model: RecordModel,
  child: ChildTable,
  ids: unknown[],
): Promise<WireRow[]> {
  const columns = child.attributes.map((one) => name(one.name));
  return db.run(sql`select parent_id, ${join([name("id"), ...columns])} from ${name(childTableName(model, child.name))}
    where parent_id = any(${ids}::uuid[]) order by parent_id, position`);
}

async function showInner(
  { app, db, locale }: NameContext,
  child: ChildTable,
  rows: readonly WireRow[],
): Promise<void> {
  for (const attribute of child.attributes) {
    if (!attribute.references) continue;
    const ids = rows.map((row) => row[attribute.name]).filter((id) => typeof id === "string");
    const known = await app.names.lookUp(db, app.catalog.get(attribute.references), new Set(ids));
    for (const row of rows) {
      const found = known.get(String(row[attribute.name]));
      row[shownName(attribute.name)] = found ? shownAs(found, locale) : null;
    }
  }
}

/** Gives every new child row its id, so that what is answered, stored and recorded agree. */
export function withChildIds(model: RecordModel, values: Values): Values {
  const filled = { ...values };
  for (const child of model.children) {
    const rows = filled[child.name];
    if (Array.isArray(rows))
      filled[child.name] = rows.map((row: Values) => ({ ...row, id: row.id ?? randomUUID() }));
  }
  return filled;
}

/** Replaces the parts that were sent. Parts that were not sent stay as they are. */
export async function writeParts(
  db: Queryable,
  model: RecordModel,
  id: string,
  values: Values,
): Promise<void> {
  for (const part of [...model.children, ...model.links]) {
    if (!Array.isArray(values[part.name])) continue;
    await db.run(sql`delete from ${name(childTableName(model, part.name))} where parent_id = ${id}`);
  }
  await addParts(db, model, [{ ...values, id }]);
}

/** Rows of one insert: stays well under the parameters that a statement may have. */
const BATCH = 400;

/** Adds the parts of rows that have none yet: a long table goes in with a few statements. */
export async function addParts(db: Queryable, model: RecordModel, rows: readonly Values[]): Promise<void> {
  for (const child of model.children) {
    const columns = ["id", "parent_id", "position", ...child.attributes.map((one) => one.name)];
    const lines = rows.flatMap((row) =>
      partsOf<Values>(row, child.name).map((part, position) => {
        const cells = child.attributes.map((one) => sql`${columnValue(one.type, part[one.name])}`);
        return sql`(${join([sql`${part.id}`, sql`${row.id}`, sql`${position}`, ...cells])})`;
      }),
    );
    await insertLines(db, childTableName(model, child.name), columns, lines);
  }
  for (const link of model.links) {
    const lines = rows.flatMap((row) =>
      partsOf<string>(row, link.name).map((target, position) => sql`(${row.id}, ${target}, ${position})`),
    );
    await insertLines(db, childTableName(model, link.name), ["parent_id", "target_id", "position"], lines);
  }
}

function partsOf<T>(row: Values, part: string): readonly T[] {
  const found = row[part];
  return Array.isArray(found) ? (found as T[]) : [];
}

async function insertLines(
  db: Queryable,
  table: string,
  columns: readonly string[],
  lines: readonly Fragment[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += BATCH) {
    await db.run(
      sql`insert into ${name(table)} (${join(columns.map(name))}) values ${join(lines.slice(at, at + BATCH))}`,
    );
  }
}
