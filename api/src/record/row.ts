/** Rows between the table and the wire: which columns are read, and how a row is shown. */

import { isGuest } from "@plimsoll/domain/access/actor";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import { BASE_ATTRIBUTES, type RecordModel } from "@plimsoll/domain/kernel/record";
import { type Fragment, raw } from "#db/sql";
import type { Call } from "#rpc/call";
import { type Known, shownAs } from "./names.ts";

export type WireRow = Record<string, unknown>;

/** What it takes to name the rows that a row refers to: where names are found, and in which language. */
export type NameContext = Pick<Call, "app" | "db" | "locale">;

const columnLists = new WeakMap<RecordModel, Fragment>();

/** The columns of a row on alias `t`: all of them (remembered), or those asked for and the id. */
export function rowColumns(model: RecordModel, fields: ReadonlySet<string> | "*"): Fragment {
  if (fields === "*") {
    let all = columnLists.get(model);
    if (!all) {
      all = columns([...BASE_ATTRIBUTES, ...model.attributes.map((one) => one.name)]);
      columnLists.set(model, all);
    }
    return all;
  }
  const asked = [...BASE_ATTRIBUTES, ...model.attributes.map((one) => one.name)].filter(
    (one) => one === "id" || fields.has(one) || isShownOf(model, one, fields),
  );
  return columns(asked);
}

const placeLists = new WeakMap<RecordModel, Fragment>();

/**
 * Places for the names that are filled in from memory afterwards, to follow the columns of a page. Rows that have all
 * their places from the start are kept and written out by the engine as one shape; grown one by one, each is a table of
 * its own, and a page takes twice as long.
 */
export function namePlaces(model: RecordModel, fields: ReadonlySet<string> | "*"): Fragment {
  if (fields === "*") {
    let all = placeLists.get(model);
    if (!all) {
      all = places([...model.references, ...model.links]);
      placeLists.set(model, all);
    }
    return all;
  }
  return places(model.references.filter(({ name, shown }) => fields.has(name) || fields.has(shown)));
}

function places(named: readonly { readonly shown: string }[]): Fragment {
  return raw(named.map(({ shown }) => `, null as "${shown}"`).join(""));
}

function isShownOf(model: RecordModel, column: string, fields: ReadonlySet<string>): boolean {
  return model.references.some((reference) => reference.name === column && fields.has(reference.shown));
}

function columns(names: readonly string[]): Fragment {
  return raw(names.map((one) => `t."${one}"`).join(", "));
}

/** Adds the names of what the rows refer to, in place: from memory, and one look-up per record for what is not there. */
export async function showReferences(
  { app, db, locale }: NameContext,
  model: RecordModel,
  rows: readonly WireRow[],
): Promise<void> {
  for (const reference of model.references) {
    const { name, shown, field } = reference;
    if (rows[0]?.[name] === undefined) continue;
    const target = app.catalog.get(field.to);
    const unnamed = nameFrom(app.names.remembered(target), { name, shown, locale }, rows);
    if (unnamed.length === 0) continue;
    const missing = new Set(unnamed.map((row) => String(row[name])));
    nameFrom(await app.names.lookUp(db, target, missing), { name, shown, locale }, unnamed);
  }
}

/** Shows what is known in each row, nothing where it is not; the rows that refer to something unknown. */
function nameFrom(
  known: ReadonlyMap<string, Known>,
  { name, shown, locale }: { name: string; shown: string; locale: Locale },
  rows: readonly WireRow[],
): readonly WireRow[] {
  const unnamed: WireRow[] = [];
  for (const row of rows) {
    const id = row[name];
    if (id === undefined) continue;
    const found = typeof id === "string" ? known.get(id) : undefined;
    row[shown] = found ? shownAs(found, locale) : null;
    if (!found && typeof id === "string") unnamed.push(row);
  }
  return unnamed;
}

/** What is stored beside the values: the sort form of the title, and the searched text. */
export function derivedColumns(model: RecordModel, row: Readonly<WireRow>): { sort: string; search: string } {
  const texts = model.searched.flatMap((field) => searchedTexts(model, field, row));
  return { sort: fold(String(row[model.definition.title] ?? "")), search: fold(texts.join(" ")) };
}

/** A name in four languages is found in each of them, and a tax number as it is stored and as it is printed. */
function searchedTexts(model: RecordModel, field: string, row: Readonly<WireRow>): string[] {
  const value = row[field];
  if (typeof value === "object" && value !== null)
    return Object.values(value).filter((one) => typeof one === "string");
  if (typeof value !== "string") return [];
  const isTaxId = model.definition.fields[field]?.kind === "taxId";
  return isTaxId ? [value, formatTaxId(row.country, value)] : [value];
}

/** A value as the database driver takes it. */
export function columnValue(type: string, value: unknown): unknown {
  return type === "json" && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
}

/** Takes the internal fields out of a row that a guest is going to read. */
export function redactFor<R extends WireRow | undefined>(
  { actor }: Pick<Call, "actor">,
  model: RecordModel,
  row: R,
): R {
  return row === undefined || !isGuest(actor) ? row : (withoutInternal(model, row) as R);
}

/** The row as anybody outside may know it. */
export function withoutInternal(model: RecordModel, row: WireRow): WireRow {
  const hidden = new Set(
    Object.entries(model.definition.fields).flatMap(([name, field]) =>
      field.internal ? [name, shownName(name)] : [],
    ),
  );
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
}
