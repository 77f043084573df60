/** Judges rows of a sheet as the server would judge the same rows typed one by one, many at a time. */
import { mayUseCountry } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import { type RowFilter, rowsFor } from "@plimsoll/domain/access/scope";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isUuid, isUuid7 } from "@plimsoll/domain/kernel/field/relation";
import { hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import { checkChange, checkNew, type Values } from "@plimsoll/domain/kernel/row-schema";
import { type SheetColumn, sheetColumns } from "@plimsoll/domain/kernel/sheet/columns";
import {
  isRowToFind,
  readSheetCell,
  type SheetCell,
  type Vocabulary,
} from "@plimsoll/domain/kernel/sheet/read-cell";
import { scopeCondition } from "#db/scope";
import { name, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { changesBetween } from "../changes.ts";
import { heldIds } from "../chosen-id.ts";
import { belongs } from "../lineage.ts";
import { loadChildren } from "../parts.ts";
import { rowColumns, type WireRow } from "../row.ts";
import { type Directory, lookUp } from "./resolve.ts";
import type { BatchRow, CellIssue } from "./store.ts";
import { takenIn } from "./taken.ts";

/** What should become of a row. */
export interface Prepared {
  readonly position: number;
  readonly issues: readonly CellIssue[];
  readonly action: "create" | "update" | "none";
  readonly values: Values;
  readonly current: WireRow | undefined;
}

interface Draft {
  readonly position: number;
  readonly values: Values;
  readonly issues: CellIssue[];
  readonly country: string | null;
}

/** The headings that mean something, with the column each means. */
export function mappedColumns(
  model: RecordModel,
  mapping: readonly (string | null)[],
): readonly (readonly [number, SheetColumn])[] {
  const byKey = new Map(sheetColumns(model).map((column) => [column.key, column]));
  return mapping.flatMap((key, at) => {
    const column = key === null ? undefined : byKey.get(key);
    return column && !column.readOnly ? [[at, column] as const] : [];
  });
}

export async function prepareRows(
  call: Call,
  model: RecordModel,
  columns: readonly (readonly [number, SheetColumn])[],
  words: Vocabulary,
  rows: readonly Pick<BatchRow, "position" | "cells">[],
): Promise<Prepared[]> {
  const drafts = rows.map((row) => draftOf(call, model, columns, words, row));
  await resolveNames(call, columns, drafts);
  const { currents, held, changeable } = await knownIds(call, model, drafts);
  const prepared = drafts.map((draft) => {
    const id = draft.values.id === undefined ? undefined : String(draft.values.id);
    const row = judge(model, columns, draft, currents.get(id ?? ""));
    const problem =
      id === undefined
        ? undefined
        : row.current === undefined
          ? newIdIssue(id, held)
          : row.action === "update" && !changeable.has(id)
            ? issue("not_authorized", "id")
            : undefined;
    return problem === undefined
      ? row
      : { ...row, action: "none" as const, issues: [cellIssue(columns, problem)] };
  });
  for (const { position, field } of await takenIn(call, model, prepared)) {
    const at = prepared.findIndex((one) => one.position === position);
    const row = prepared[at];
    if (row) prepared[at] = { ...row, issues: [...row.issues, cellIssue(columns, issue("taken", field))] };
  }
  return prepared;
}

function draftOf(
  call: Call,
  model: RecordModel,
  columns: readonly (readonly [number, SheetColumn])[],
  words: Vocabulary,
  { position, cells }: Pick<BatchRow, "position" | "cells">,
): Draft {
  const values: Values = {};
  const issues: CellIssue[] = [];
  for (const [at, column] of columns) {
    const read = readSheetCell(column, (cells[at] ?? null) as SheetCell, words);
    if (!read.ok) issues.push({ ...issue(read.code, column.key), column: at });
    else if (column.kind === "part") addPart(values, column, read.value);
    else if (column.kind !== "base" || read.value !== null) values[column.key] = read.value;
  }
  const country = hasCountry(model.definition.scope)
    ? String(values.country ?? call.country).toUpperCase()
    : null;
  if (country !== null && !mayUseCountry(call.actor, country))
    issues.push(cellIssue(columns, issue("country_not_available", "country")));
  // A row that belongs to another has that one's country.
  const isGiven = country !== null && (!belongs(model) || values.country !== undefined);
  return { position, values: { ...values, ...(isGiven ? { country } : {}) }, issues, country };
}

function addPart(values: Values, { field, part = "" }: SheetColumn, value: unknown): void {
  const whole = (values[field] ?? {}) as Record<string, unknown>;
  values[field] = { ...whole, [part]: value };
}

/** Names become ids, for all rows at once; what is not found is reported where it stands. */
async function resolveNames(
  call: Call,
  columns: readonly (readonly [number, SheetColumn])[],
  drafts: readonly Draft[],
): Promise<void> {
  const directories = new Map<string, Directory>();
  const asked = new Map<string, Set<string>>();
  for (const [, column] of columns) {
    for (const [target, read] of soughtIn(column)) {
      const texts = asked.get(target) ?? new Set<string>();
      for (const { values } of drafts) for (const text of read(values)) texts.add(text);
      asked.set(target, texts);
    }
  }
  for (const [target, texts] of asked)
    directories.set(target, await lookUp(call, call.app.catalog.get(target), texts));
  for (const draft of drafts)
    for (const [at, column] of columns) resolveColumn(draft, at, column, directories);
}

type Finder = (values: Values) => string[];

/** Which records a column names, and the texts by which a row names them. */
function soughtIn(column: SheetColumn): (readonly [target: string, read: Finder])[] {
  if (column.kind === "reference") return [[column.reference.to, (values) => textsOf([values[column.key]])]];
  if (column.kind === "links") return [[column.references.to, (values) => textsOf(values[column.key])]];
  if (column.kind !== "children") return [];
  return column.child.attributes.flatMap((attribute) =>
    attribute.references
      ? [
          [
            attribute.references,
            (values: Values) =>
              textsOf(((values[column.key] ?? []) as Values[]).map((row) => row[attribute.name])),
          ] as const,
        ]
      : [],
  );
}

function textsOf(values: unknown): string[] {
  return Array.isArray(values) ? values.flatMap((one) => (isRowToFind(one) ? [one.find] : [])) : [];
}

function resolveColumn(
  { values, issues, country }: Draft,
  at: number,
  column: SheetColumn,
  directories: ReadonlyMap<string, Directory>,
): void {
  const idOf = (target: string, value: unknown, path: string): unknown => {
    if (!isRowToFind(value)) return value;
    const found = directories.get(target)?.resolve(value.find, country);
    if (found && "id" in found) return found.id;
    issues.push({ ...issue(found?.code ?? "reference_not_found", path), column: at });
    return null;
  };
  const value = values[column.key];
  if (column.kind === "reference") values[column.key] = idOf(column.reference.to, value, column.key);
  if (column.kind === "links" && Array.isArray(value))
    values[column.key] = value.map((one) => idOf(column.references.to, one, column.key)).filter(Boolean);
  if (column.kind === "children" && Array.isArray(value)) {
    values[column.key] = (value as Values[]).map((row) => {
      const own = { ...row };
      for (const { name: field, references } of column.child.attributes)
        if (references) own[field] = idOf(references, row[field], column.key);
      return own;
    });
  }
}

interface KnownIds {
  /** Rows that the caller may see, by id. */
  readonly currents: ReadonlyMap<string, WireRow>;
  /** Of those, the ones that the caller may change: the right to change can be held for fewer rows. */
  readonly changeable: ReadonlySet<string>;
  /** Ids that belong to anything, or did. */
  readonly held: ReadonlySet<string>;
}

async function knownIds(call: Call, model: RecordModel, drafts: readonly Draft[]): Promise<KnownIds> {
  const ids = drafts.flatMap(({ values }) => (isUuid(values.id) ? [values.id] : []));
  if (ids.length === 0) return { currents: new Map(), changeable: new Set(), held: new Set() };
  const rows = await call.db.run<WireRow>(sql`select ${rowColumns(model, "*")} from ${name(model.key)} t
    where t.id = any(${ids}::uuid[]) and ${scopeCondition(rowsFor(call.actor, model.definition, "load"), model)}`);
  await loadChildren(call, model, rows);
  const changeable = await call.db.run<{ id: string }>(sql`select t.id from ${name(model.key)} t
    where t.id = any(${ids}::uuid[]) and ${scopeCondition(changeableRows(call, model), model)}`);
  return {
    currents: new Map(rows.map((row) => [String(row.id), row])),
    changeable: new Set(changeable.map((row) => row.id)),
    held: await heldIds(call.db, ids),
  };
}

/** What the import may change: as if each row were updated by a call of its own. */
function changeableRows(call: Call, { definition, actions }: RecordModel): RowFilter {
  const may = actions.includes("update") && mayOn(call.actor, definition, "update");
  return may ? rowsFor(call.actor, definition, "update") : { kind: "none" };
}

/** A row of a sheet may bring its id along, as a client may. */
function newIdIssue(id: string, held: ReadonlySet<string>): Issue | undefined {
  if (held.has(id)) return issue("not_authorized", "id");
  return isUuid7(id) ? undefined : issue("invalid", "id");
}

function judge(
  model: RecordModel,
  columns: readonly (readonly [number, SheetColumn])[],
  { position, values, issues }: Draft,
  current: WireRow | undefined,
): Prepared {
  const whole = withWholeParts(model, values, current);
  const sent = current ? withChildIdsOf(model, whole, current) : whole;
  const { id: _, ...changes } = sent;
  const checked = current ? checkChange(model, changes, current) : checkNew(model, sent);
  const seen = new Set(issues.map((one) => one.column));
  // A cell that could not be read says so; that its value is then missing would be said twice.
  const found = checked.ok
    ? []
    : checked.issues
        .map((one) => cellIssue(columns, one))
        .filter((one) => one.column === null || !seen.has(one.column));
  const all = [...issues, ...found];
  if (all.length > 0 || !checked.ok) return { position, issues: all, action: "none", values: sent, current };
  const kept = checked.values;
  if (!current) return { position, issues: [], action: "create", values: kept, current };
  const isSame = Object.keys(changesBetween(model, current, kept)).length === 0;
  return { position, issues: [], action: isSame ? "none" : "update", values: kept, current };
}

/** A structure of which the sheet has some parts keeps the others; without any it is absent. */
function withWholeParts(model: RecordModel, values: Values, current: WireRow | undefined): Values {
  const whole = { ...values };
  for (const { name: field, type } of model.attributes) {
    if (type !== "json" || !(field in values)) continue;
    // One that stands in a cell of its own is whole as it is.
    if (model.definition.fields[field]?.kind === "structure") continue;
    const parts = { ...((current?.[field] as object | null) ?? {}), ...(values[field] as object) };
    whole[field] = Object.values(parts).some((part) => part !== null) ? parts : null;
  }
  return whole;
}

/** Child rows have no ids in a sheet: the first line is the first row, and so on. */
function withChildIdsOf(model: RecordModel, values: Values, current: WireRow): Values {
  const whole = { ...values };
  for (const child of model.children) {
    if (!Array.isArray(values[child.name])) continue;
    const old = (current[child.name] ?? []) as WireRow[];
    whole[child.name] = (values[child.name] as Values[]).map((row, at) =>
      old[at] ? { ...row, id: old[at].id } : row,
    );
  }
  return whole;
}

/** The heading that an issue of a field belongs to: its own, or that of the list it lies in. */
export function cellIssue(columns: readonly (readonly [number, SheetColumn])[], found: Issue): CellIssue {
  const path = found.field ?? "";
  const [first = ""] = path.split(".");
  const hit =
    columns.find(([, column]) => column.key === path) ??
    columns.find(([, column]) => column.key === first || column.field === first);
  return { ...found, column: hit?.[0] ?? null };
}
