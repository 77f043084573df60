/**
 * What a report asks for: rows of one record as its list would be filtered, the columns that are shown of them, or how they
 * are grouped and what is summed up. A filter is written as the address of a list writes it, so that days such as "the last
 * 30" mean the day on which the report runs.
 */
import { z } from "zod";
import { type Issue, issue } from "../kernel/errors.ts";
import type { Attribute } from "../kernel/field/field.ts";
import type { Field } from "../kernel/field/kinds.ts";
import { countedInOf } from "../kernel/field/number.ts";
import { type Asked, type Condition, conditionsOf, readFilter } from "../kernel/filter-value.ts";
import { BASE_ATTRIBUTES, type RecordModel } from "../kernel/record.ts";
import { FIGURES, type Figure, fieldsOfFigure } from "./figures.ts";

export const GROUPINGS = ["value", "month", "year", "age"] as const;
export type Grouping = (typeof GROUPINGS)[number];
export const MEASURES = ["sum", "mean", "least", "most"] as const;
export type Measure = (typeof MEASURES)[number];
export const CHARTS = ["none", "bars", "line"] as const;

export const MOST_COLUMNS = 30;
export const MOST_GROUPS = 3;
export const MOST_MEASURES = 8;

/** An attribute, one of the row that a reference names (`work_order.port_id`), or a figure (`figure.hours`). */
const path = z
  .string()
  .max(121)
  .regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$/);

export const definitionSchema = z.strictObject({
  columns: z.array(path).max(MOST_COLUMNS),
  filters: z.record(path, z.string().max(2000)),
  search: z.string().max(200),
  /** Rows in use, rows put away, or both. */
  active: z.boolean().nullable(),
  /** Of every country that the reader may see, and not of the country of operation alone. */
  everywhere: z.boolean(),
  sort: z.strictObject({ column: path, direction: z.enum(["asc", "desc"]) }).nullable(),
  groups: z.array(z.strictObject({ column: path, by: z.enum(GROUPINGS) })).max(MOST_GROUPS),
  measures: z.array(z.strictObject({ column: path, as: z.enum(MEASURES) })).max(MOST_MEASURES),
  chart: z.enum(CHARTS),
});
export type ReportDefinition = z.infer<typeof definitionSchema>;

export const EMPTY_DEFINITION: ReportDefinition = {
  columns: [],
  filters: {},
  search: "",
  active: null,
  everywhere: false,
  sort: null,
  groups: [],
  measures: [],
  chart: "none",
};

/** How the values of a column compare and are written. */
export type ColumnType = "text" | "number" | "date" | "moment";

export interface ReportColumn {
  readonly path: string;
  readonly type: ColumnType;
  readonly scale: number;
  /** The record that the attribute stands on: that of the report, or the one behind the reference. */
  readonly model: RecordModel;
  /** What is read of a row; a figure is worked out of two. */
  readonly source:
    | { readonly kind: "attribute"; readonly attribute: string }
    | { readonly kind: "figure"; readonly figure: Figure };
  /** The reference on the record of the report, where the attribute stands behind one. */
  readonly through: string | undefined;
  /** The column that says what its figures are counted in, where that differs from row to row. */
  readonly countedIn: string | undefined;
}

/** The records as the reader knows them; undefined where there is none, or none for them. */
export type FindModel = (record: string) => RecordModel | undefined;

const HIDDEN_BASE: ReadonlySet<string> = new Set(["id", "version"]);

export function findColumn(find: FindModel, model: RecordModel, asked: string): ReportColumn | undefined {
  const [first = "", second] = asked.split(".");
  if (first === "figure") {
    const figure = FIGURES[model.key]?.[second ?? ""];
    return figure && figureColumn(model, asked, figure);
  }
  if (second === undefined) return attributeColumn(model, asked, first, undefined);
  const reference = model.references.find(({ shown }) => shown === first);
  const other = reference && find(reference.field.to);
  return other && attributeColumn(other, asked, second, reference.name);
}

function figureColumn(model: RecordModel, asked: string, figure: Figure): ReportColumn | undefined {
  // A figure of fields that the reader does not know does not exist for them.
  const isKnown = fieldsOfFigure(figure).every((name) => model.attributeByName.has(name));
  if (!isKnown) return undefined;
  const source = { kind: "figure" as const, figure };
  const countedIn = knownCountedIn(model, figure.of);
  return { path: asked, type: "number", scale: figure.scale, model, source, through: undefined, countedIn };
}

function attributeColumn(
  model: RecordModel,
  asked: string,
  name: string,
  through: string | undefined,
): ReportColumn | undefined {
  const attribute = model.attributeByName.get(name);
  const type = attribute ? typeOf(attribute) : baseType(name);
  if (type === undefined) return undefined;
  const scale = attribute?.type === "decimal" ? Number(/,(\d+)\)/.exec(attribute.sql)?.[1] ?? 0) : 0;
  const source = { kind: "attribute" as const, attribute: name };
  const counted = knownCountedIn(model, name);
  // Of a row behind a reference, it stands behind that reference too.
  const countedIn = counted && `${asked.slice(0, asked.length - name.length)}${counted}`;
  return { path: asked, type, scale, model, source, through, countedIn };
}

/** Where the reader knows that column. */
function knownCountedIn({ definition, attributeByName }: RecordModel, name: string): string | undefined {
  const countedIn = countedInOf(definition.fields[name]);
  return countedIn !== undefined && attributeByName.has(countedIn) ? countedIn : undefined;
}

function baseType(name: string): ColumnType | undefined {
  if (HIDDEN_BASE.has(name) || !(BASE_ATTRIBUTES as readonly string[]).includes(name)) return undefined;
  return name.endsWith("_at") ? "moment" : "text";
}

function typeOf({ type, references }: Attribute): ColumnType | undefined {
  switch (type) {
    case "integer":
    case "decimal":
      return "number";
    case "date":
      return "date";
    case "instant":
    case "local":
      return "moment";
    case "json":
      return undefined;
    case "uuid":
      return references === undefined ? undefined : "text";
    default:
      return "text";
  }
}

/** Every column that a report of this record can have, those behind references left out. */
export function ownColumns(find: FindModel, model: RecordModel): ReportColumn[] {
  const names = [
    ...model.attributes.map(({ name }) => name),
    "active",
    "created_at",
    "updated_at",
    ...Object.keys(FIGURES[model.key] ?? {}).map((key) => `figure.${key}`),
  ];
  return names.flatMap((name) => findColumn(find, model, name) ?? []);
}

/** The field that a filter is about, of the row itself or of one that it refers to; nothing where none is offered. */
export function filteredField(find: FindModel, model: RecordModel, name: string): Field | undefined {
  const [first = "", second] = name.split(".");
  const reference = model.references.find(({ shown }) => shown === first);
  const field =
    second === undefined
      ? model.definition.fields[first]
      : reference && find(reference.field.to)?.definition.fields[second];
  return field?.filter ? field : undefined;
}

/** What does not hold of a definition, each by its place. */
export function checkDefinition(find: FindModel, model: RecordModel, asked: ReportDefinition): Issue[] {
  const issues: Issue[] = [];
  const column = (name: string, place: string): ReportColumn | undefined => {
    const found = findColumn(find, model, name);
    if (!found) issues.push(issue("unknown_attribute", `definition.${place}`, { name }));
    return found;
  };
  for (const [at, name] of asked.columns.entries()) column(name, `columns.${at}`);
  for (const [at, { column: name, by }] of asked.groups.entries()) {
    const found = column(name, `groups.${at}`);
    if (found && by !== "value" && found.type !== "date" && found.type !== "moment")
      issues.push(issue("invalid", `definition.groups.${at}`));
  }
  for (const [at, { column: name }] of asked.measures.entries()) {
    const found = column(name, `measures.${at}`);
    if (found && found.type !== "number") issues.push(issue("not_a_number", `definition.measures.${at}`));
  }
  if (asked.sort) column(asked.sort.column, "sort");
  for (const [name, written] of Object.entries(asked.filters)) {
    const field = filteredField(find, model, name);
    // What is not understood must not widen the report: a list may ignore it, a paper that was mailed may not.
    if (!field) issues.push(issue("unknown_attribute", `definition.filters.${name}`, { name }));
    else if (!readFilter(field, written)) issues.push(issue("invalid", `definition.filters.${name}`));
  }
  if (asked.columns.length === 0 && asked.groups.length === 0)
    issues.push(issue("required", "definition.columns"));
  return issues;
}

/** The filters as a list is asked for them, on this day and by this clock. */
export function conditionsIn(
  find: FindModel,
  model: RecordModel,
  { filters }: Pick<ReportDefinition, "filters">,
  asked: Asked,
): Condition[] {
  return Object.entries(filters).flatMap(([name, written]) => {
    const field = filteredField(find, model, name);
    const value = field && readFilter(field, written);
    return value ? conditionsOf(name, field, value, asked) : [];
  });
}
