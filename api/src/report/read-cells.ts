/**
 * The rows of a report, read as the list of the record reads them: by the same rights, the same scope and the same fields. What
 * stands behind a reference comes from the list of that record. Nothing of a report has another way to the rows.
 */
import { isGuest } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import { localOf } from "@plimsoll/domain/kernel/dates";
import { shownName } from "@plimsoll/domain/kernel/field/kinds";
import { guestModel, hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { Labels } from "@plimsoll/domain/kernel/sheet/write-cell";
import {
  checkDefinition,
  conditionsIn,
  type FindModel,
  findColumn,
  type ReportColumn,
  type ReportDefinition,
} from "@plimsoll/domain/report/definition";
import { fieldsOfFigure, figureOf } from "@plimsoll/domain/report/figures";
import { MOST_ROWS } from "@plimsoll/domain/report/report-run";
import type { Cells } from "@plimsoll/domain/report/tabulate";
import { everyPage } from "#record/every-page";
import { labelsOf } from "#record/import/vocabulary";
import { listRecords } from "#record/list";
import type { WireRow } from "#record/row";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";

export interface ReadReport {
  readonly model: RecordModel;
  readonly columns: ReadonlyMap<string, ReportColumn>;
  readonly rows: readonly Cells[];
}

export interface Reading {
  readonly definition: ReportDefinition;
  /** The country of operation, and the clock and the day there. */
  readonly country: string;
  readonly zone: string;
  readonly today: string;
}

/** The records that somebody may list, as they know them. */
export function modelsSeenBy({ app, actor }: Pick<Call, "app" | "actor">): FindModel {
  return (key) => {
    const model = app.catalog.find(key);
    if (!model || !mayOn(actor, model.definition, "list")) return undefined;
    return isGuest(actor) ? guestModel(model) : model;
  };
}

export async function readCells(
  call: Call,
  record: string,
  reading: Reading,
  onProgress: (read: number, of: number) => Promise<void>,
): Promise<ReadReport> {
  const { definition } = reading;
  const find = modelsSeenBy(call);
  const model = find(record);
  if (!model) throw refuse("not_authorized");
  const issues = checkDefinition(find, model, definition);
  if (issues.length > 0) throw new Failure(issues);
  const columns = columnsOf(find, model, definition);
  const listing = authorizeOn(call, record, "list");
  const rows: Cells[] = [];
  const list = { ...askedFor(find, model, reading), fields: fieldsOf(columns) };
  for await (const page of everyPage(listing, model, list)) {
    if (page.pagination.total > MOST_ROWS || rows.length + page.attributes.length > MOST_ROWS)
      throw refuse("report_too_long", undefined, { max: MOST_ROWS });
    rows.push(...(await cellsOf(call, find, page.attributes, columns, reading.zone)));
    await onProgress(rows.length, Math.max(page.pagination.total, rows.length));
  }
  return { model, columns, rows };
}

function columnsOf(
  find: FindModel,
  model: RecordModel,
  { columns, groups, measures, sort }: ReportDefinition,
): ReadonlyMap<string, ReportColumn> {
  const paths = [...columns, ...[...groups, ...measures, ...(sort ? [sort] : [])].map((one) => one.column)];
  const found = new Map<string, ReportColumn>();
  const add = (path: string) => {
    const column = findColumn(find, model, path);
    if (!column || found.has(path)) return;
    found.set(path, column);
    if (column.countedIn !== undefined) add(column.countedIn);
  };
  for (const path of paths) add(path);
  return found;
}

function askedFor(find: FindModel, model: RecordModel, { definition, country, zone, today }: Reading) {
  const isOfCountry = hasCountry(model.definition.scope) && !definition.everywhere;
  return {
    // By id, so that pages follow one another whatever is written meanwhile; the table has an order of its own.
    order: [["id", "asc"] as [string, string]],
    active: definition.active ?? ("all" as const),
    conditions: [
      ...conditionsIn(find, model, definition, { zone, today }),
      ...(isOfCountry ? [{ attribute: "country", operator: "=", value: country }] : []),
    ],
    search: definition.search,
  };
}

/** What has to be read of the rows of the record itself. */
function fieldsOf(columns: ReadonlyMap<string, ReportColumn>): string[] {
  const own = [...columns.values()].flatMap(({ through, source }) => {
    if (through !== undefined) return [through];
    return source.kind === "figure" ? fieldsOfFigure(source.figure) : [source.attribute];
  });
  return [...new Set(["id", ...own])];
}

async function cellsOf(
  call: Call,
  find: FindModel,
  rows: readonly WireRow[],
  columns: ReadonlyMap<string, ReportColumn>,
  zone: string,
): Promise<Cells[]> {
  const behind = await readBehind(call, find, rows, columns);
  const labels = new Map<RecordModel, Labels>();
  const labelsFor = (model: RecordModel): Labels => {
    const known = labels.get(model) ?? labelsOf(model, call.locale);
    labels.set(model, known);
    return known;
  };
  return rows.map((row) =>
    Object.fromEntries(
      [...columns].map(([path, column]) => {
        const { through, model } = column;
        const of = through === undefined ? row : behind.get(through)?.get(String(row[through]));
        return [path, of ? cellOf(column, of, labelsFor(model), zone) : null];
      }),
    ),
  );
}

type Behind = ReadonlyMap<string, ReadonlyMap<string, WireRow>>;

/** The rows that a page refers to, as their own list shows them to this person. */
async function readBehind(
  call: Call,
  find: FindModel,
  rows: readonly WireRow[],
  columns: ReadonlyMap<string, ReportColumn>,
): Promise<Behind> {
  const asked = new Map<string, ReportColumn[]>();
  for (const column of columns.values())
    if (column.through !== undefined)
      asked.set(column.through, [...(asked.get(column.through) ?? []), column]);
  const found = new Map<string, ReadonlyMap<string, WireRow>>();
  for (const [through, all] of asked) {
    const ids = [...new Set(rows.flatMap((row) => (typeof row[through] === "string" ? [row[through]] : [])))];
    const model = all[0] && find(all[0].model.key);
    if (!model || ids.length === 0) continue;
    const page = await listRecords(authorizeOn(call, model.key, "list"), model, {
      fields: ["id", ...all.flatMap(({ source }) => (source.kind === "attribute" ? [source.attribute] : []))],
      conditions: [{ attribute: "id", operator: "in", value: ids }],
      order: [["id", "asc"]],
      pagination: { size: ids.length },
    });
    found.set(through, new Map(page.attributes.map((row) => [String(row.id), row])));
  }
  return found;
}

function cellOf({ source, model, type }: ReportColumn, row: WireRow, labels: Labels, zone: string) {
  if (source.kind === "figure") return figureOf(source.figure, row);
  const name = source.attribute;
  const attribute = model.attributeByName.get(name);
  if (attribute?.references !== undefined)
    return (row[shownName(name)] as { name?: string } | null)?.name ?? null;
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? labels.yes : labels.no;
  if (Array.isArray(value)) return value.map((one) => labels.choice(name, String(one))).join(", ") || null;
  if (attribute?.type === "instant" || (attribute === undefined && type === "moment"))
    return localOf(String(value), zone)?.local ?? String(value);
  return attribute?.choices ? labels.choice(name, String(value)) : String(value);
}
