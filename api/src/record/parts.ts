/** Rows that live inside a row: child rows and links to other rows. Read and written with their parent. */
import { randomUUID } from "node:crypto";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import type { ChildTable, RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { App } from "#app";
import type { Queryable } from "#db/database";
import { childTableName } from "#db/schema";
import { join, name, sql } from "#db/sql";
import { columnValue, type WireRow } from "./row.ts";

export function hasParts(model: RecordModel): boolean {
  return model.children.length > 0 || model.links.length > 0;
}

/** Adds child rows and links to rows, in place; one query per part for the whole page. */
export async function showParts(
  app: App,
  db: Queryable,
  model: RecordModel,
  rows: readonly WireRow[],
): Promise<void> {
  if (!hasParts(model) || rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  for (const child of model.children) {
    const found = await readChildren(db, model, child, ids);
    await showInner(app, db, child, found);
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
      row[link.shown] = own.map((id) => ({ id, name: known.get(id)?.name ?? "" }));
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
  app: App,
  db: Queryable,
  child: ChildTable,
  rows: readonly WireRow[],
): Promise<void> {
  for (const attribute of child.attributes) {
    if (!attribute.references) continue;
    const ids = rows.map((row) => row[attribute.name]).filter((id) => typeof id === "string");
    const known = await app.names.lookUp(db, app.catalog.get(attribute.references), new Set(ids));
    for (const row of rows) {
      const found = known.get(String(row[attribute.name]));
      row[shownName(attribute.name)] = found ? { id: found.id, name: found.name } : null;
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
  for (const child of model.children) {
    const rows = values[child.name];
    if (!Array.isArray(rows)) continue;
    const table = name(childTableName(model, child.name));
    await db.run(sql`delete from ${table} where parent_id = ${id}`);
    for (const [position, row] of (rows as Values[]).entries()) {
      const columns = child.attributes.map((one) => name(one.name));
      const cells = child.attributes.map((one) => sql`${columnValue(one.type, row[one.name])}`);
      await db.run(sql`insert into ${table} (${join([name("id"), name("parent_id"), name("position"), ...columns])})
        values (${join([sql`${row.id}`, sql`${id}`, sql`${position}`, ...cells])})`);
    }
  }
  for (const link of model.links) {
    const ids = values[link.name];
    if (!Array.isArray(ids)) continue;
    const table = name(childTableName(model, link.name));
    await db.run(sql`delete from ${table} where parent_id = ${id}`);
    if (ids.length === 0) continue;
    await db.run(sql`insert into ${table} (parent_id, target_id, position)
      select ${id}::uuid, target, (position - 1)::int from unnest(${ids}::uuid[]) with ordinality as x (target, position)`);
  }
}
