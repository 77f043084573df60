/**
 * Rows that live inside a row: child rows and links to other rows, read with their parent. All parts of a page come in
 * one statement, most often the one that reads the rows themselves; their values travel as text and are read as columns
 * would be.
 */
import type { AttributeType } from "@plimsoll/domain/kernel/field/field";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import type { ChildTable, RecordModel } from "@plimsoll/domain/kernel/record";
import { readInstant, readLocalTime } from "#db/database";
import { childTableName } from "#db/schema";
import { type Fragment, join, name, raw, sql } from "#db/sql";
import { shownAs } from "./names.ts";
import type { NameContext, WireRow } from "./row.ts";

export function hasParts(model: RecordModel): boolean {
  return model.children.length > 0 || model.links.length > 0;
}

/** How the text of a value inside a part becomes what a column of its type would be; others travel as they are. */
const READERS: Readonly<Partial<Record<AttributeType, (text: string) => unknown>>> = {
  decimal: (text) => text,
  date: (text) => text,
  instant: readInstant,
  local: readLocalTime,
};

const columns = new WeakMap<RecordModel, Fragment>();

/** The parts of the row of alias `t`, one column each, to follow the row's own columns; nothing where it has none. */
export function partColumns(model: RecordModel): Fragment {
  const known = columns.get(model);
  if (known) return known;
  const parts = [
    ...model.children.map((child) => sql`, ${childColumn(model, child)} as ${name(child.name)}`),
    ...model.links.map(
      (link) => sql`, (select json_agg(l.target_id order by l.position)
        from ${name(childTableName(model, link.name))} l where l.parent_id = t.id) as ${name(link.name)}`,
    ),
  ];
  const made = parts.reduce((all, one) => sql`${all}${one}`, raw(""));
  columns.set(model, made);
  return made;
}

function childColumn(model: RecordModel, child: ChildTable): Fragment {
  const cells = child.attributes.map((one) =>
    one.type in READERS ? sql`c.${name(one.name)}::text` : sql`c.${name(one.name)}`,
  );
  return sql`(select json_agg(json_build_array(${join([raw("c.id"), ...cells])}) order by c.position)
    from ${name(childTableName(model, child.name))} c where c.parent_id = t.id)`;
}

/** Turns what `partColumns` brought into child rows and lists of ids, in place. */
export function readParts(model: RecordModel, rows: readonly WireRow[]): void {
  for (const row of rows) {
    for (const child of model.children) {
      const lines = (row[child.name] ?? []) as readonly (readonly unknown[])[];
      row[child.name] = lines.map((cells) => childRow(child, cells));
    }
    for (const link of model.links) row[link.name] = row[link.name] ?? [];
  }
}

function childRow({ attributes }: ChildTable, [id, ...cells]: readonly unknown[]): WireRow {
  const row: WireRow = { id };
  for (const [at, { name: field, type }] of attributes.entries()) {
    const value = cells[at] ?? null;
    const read = READERS[type];
    row[field] = read && typeof value === "string" ? read(value) : value;
  }
  return row;
}

/** Loads the parts of rows that came without them, in place: one statement for the whole page. */
export async function loadChildren(
  context: NameContext,
  model: RecordModel,
  rows: readonly WireRow[],
): Promise<void> {
  if (!hasParts(model) || rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  const found = await context.db.run<WireRow>(
    sql`select t.id${partColumns(model)} from unnest(${ids}::uuid[]) as t (id)`,
  );
  readParts(model, found);
  const byId = new Map(found.map((one) => [one.id, one]));
  for (const row of rows) Object.assign(row, byId.get(row.id));
  await showParts(context, model, rows);
}

/** Adds the names of what the parts of rows refer to, in place; usually from memory. */
export async function showParts(
  { app, db, locale }: NameContext,
  model: RecordModel,
  rows: readonly WireRow[],
): Promise<void> {
  for (const child of model.children) {
    const inner = rows.flatMap((row) => (row[child.name] ?? []) as WireRow[]);
    for (const { name: field, references } of child.attributes) {
      if (!references) continue;
      const ids = new Set(inner.map((one) => one[field]).filter((id) => typeof id === "string"));
      const known = await app.names.lookUp(db, app.catalog.get(references), ids);
      for (const one of inner) {
        const found = known.get(String(one[field]));
        one[shownName(field)] = found ? shownAs(found, locale) : null;
      }
    }
  }
  for (const link of model.links) {
    const ids = new Set(rows.flatMap((row) => (row[link.name] ?? []) as string[]));
    const known = await app.names.lookUp(db, app.catalog.get(link.field.to), ids);
    for (const row of rows) {
      row[link.shown] = ((row[link.name] ?? []) as string[]).map((id) => {
        const target = known.get(id);
        return target ? shownAs(target, locale) : { id, name: "" };
      });
    }
  }
}
