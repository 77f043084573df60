/**
 * The address of a list: everything that decides which rows are shown, in words that a person can read and mail.
 *
 *   q=santos                    search text
 *   sort=-name                  order by a column, "-" for descending; left out: the record's own order
 *   page=3                      left out: the first
 *   active=yes | no             left out: both; where rows have a status, those in use
 *   country=AR | all            left out: the country of operation (records that belong to countries only)
 *   columns=name,locode         columns in their order; left out: as kept for the record
 *   view=<uuid>                 the saved view this came from; means nothing to somebody else
 *   preset=my_orders            rows that the server knows how to name, where the record has such presets
 *   shown=board | map           the same rows on a board or a map, where the list has one; left out: as a table
 *   row=<uuid> | new            the row that is open in a dialog, where rows have no page of their own
 *   <field>=…                   one per filter, written as `kernel/filter-value` says
 *
 * Whatever is unknown or makes no sense is ignored: an old link shows a list, never an error.
 */
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import {
  type Condition,
  conditionsOf,
  type FilterValue,
  readFilter,
  writeFilter,
} from "@plimsoll/domain/kernel/filter-value";
import { type Direction, hasCountry, type Order, type RecordModel } from "@plimsoll/domain/kernel/record";
import { DIALOG_PARAMETER } from "#app/dialog-address";
import { columnNames, sortAttribute } from "./list-columns.ts";
import { fixedConditions } from "./narrowed-model.ts";
import { hasStatus } from "./status-phase.ts";

export const PAGE_SIZE = 50;
const LAST_PAGE = 1_000_000;
const LONGEST_SEARCH = 200;

/** How the rows stand on the page. */
export const SHOWN = ["rows", "board", "map"] as const;
export type Shown = (typeof SHOWN)[number];

export interface ListQuery {
  readonly search: string;
  readonly sort: { readonly column: string; readonly direction: Direction } | null;
  readonly page: number;
  readonly active: boolean | null;
  /** Two letters, "all", or null for the country of operation. */
  readonly country: string | null;
  readonly columns: readonly string[] | null;
  readonly view: string | null;
  /** Name of a preset; what it asks for comes with the asker. */
  readonly preset: string | null;
  readonly shown: Shown;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

export const EMPTY_LIST_QUERY: ListQuery = {
  search: "",
  sort: null,
  page: 1,
  active: null,
  country: null,
  columns: null,
  view: null,
  preset: null,
  shown: "rows",
  filters: {},
};

/** Names that a filter cannot have, because the address uses them itself. */
export const RESERVED = [
  "q",
  "sort",
  "page",
  "active",
  "country",
  "columns",
  "view",
  "preset",
  "shown",
  DIALOG_PARAMETER,
] as const;

export function filterNames(model: RecordModel): string[] {
  return Object.entries(model.definition.fields).flatMap(([name, field]) => (field.filter ? [name] : []));
}

export function hasCountries(model: RecordModel): boolean {
  return hasCountry(model.definition.scope);
}

export function isSortable(model: RecordModel, column: string): boolean {
  return sortAttribute(model, column) !== undefined;
}

function readSort(model: RecordModel, written: string | null): ListQuery["sort"] {
  if (written === null || written === "") return null;
  const column = written.replace(/^-/, "");
  if (!isSortable(model, column)) return null;
  return { column, direction: written.startsWith("-") ? "desc" : "asc" };
}

function readColumns(model: RecordModel, written: string | null): readonly string[] | null {
  const known = new Set(columnNames(model));
  const columns = [...new Set((written ?? "").split(","))].filter((column) => known.has(column));
  return columns.length === 0 ? null : columns;
}

export function readListQuery(model: RecordModel, query: URLSearchParams | string): ListQuery {
  const params = typeof query === "string" ? new URLSearchParams(query) : query;
  const page = Number(params.get("page") ?? "1");
  const active = params.get("active");
  const country = params.get("country");
  const view = params.get("view");
  const preset = params.get("preset");
  const filters = filterNames(model).flatMap((name) => {
    const field = model.definition.fields[name];
    const written = params.get(name);
    const value = field && written !== null ? readFilter(field, written) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    search: (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    sort: readSort(model, params.get("sort")),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    active: active === "yes" ? true : active === "no" ? false : null,
    country: country !== null && hasCountries(model) && /^([A-Z]{2}|all)$/.test(country) ? country : null,
    columns: readColumns(model, params.get("columns")),
    view: isUuid(view) ? view : null,
    preset: preset !== null && /^[a-z_]{1,40}$/.test(preset) ? preset : null,
    shown: SHOWN.find((one) => one === params.get("shown")) ?? "rows",
    filters: Object.fromEntries(filters),
  };
}

/** The query string, always in the same order, so that two equal lists have one address. */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.search !== "") params.set("q", query.search);
  for (const [name, value] of Object.entries(query.filters).sort(([a], [b]) => (a < b ? -1 : 1))) {
    params.set(name, writeFilter(value));
  }
  if (query.active !== null) params.set("active", query.active ? "yes" : "no");
  if (query.country !== null) params.set("country", query.country);
  if (query.sort !== null) {
    params.set("sort", `${query.sort.direction === "desc" ? "-" : ""}${query.sort.column}`);
  }
  if (query.columns !== null) params.set("columns", query.columns.join(","));
  if (query.page > 1) params.set("page", String(query.page));
  if (query.view !== null) params.set("view", query.view);
  if (query.preset !== null) params.set("preset", query.preset);
  if (query.shown !== "rows") params.set("shown", query.shown);
  // Commas and colons are allowed in a query and far easier on the eye than %2C.
  return params.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}

/** Another search, filter or order begins at the first page. */
export function changeListQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** What a person chose to narrow the list by; the country of operation is where they are, not a choice. */
export function narrowingCount(query: ListQuery): number {
  return (
    Object.keys(query.filters).length +
    (query.search === "" ? 0 : 1) +
    (query.preset === null ? 0 : 1) +
    (query.active === null ? 0 : 1) +
    (query.country === null ? 0 : 1)
  );
}

export interface ListContext {
  /** The country of operation. */
  readonly country: string;
  readonly zone: string;
  /** The day in the country of operation: what "today" means in a filter. */
  readonly today: string;
  /** What the preset in the address asks for. */
  readonly preset?: readonly Condition[];
}

/** The country whose rows are shown; null for all that the person may see. */
export function countryShown(model: RecordModel, query: ListQuery, asker: ListContext): string | null {
  if (!hasCountries(model) || query.country === "all") return null;
  return query.country ?? asker.country;
}

/** What the list call is asked for. The export is asked for the same, so that file and screen agree. */
export function listAttributes(model: RecordModel, query: ListQuery, asker: ListContext) {
  const country = countryShown(model, query, asker);
  const conditions: Condition[] = Object.entries(query.filters).flatMap(([name, value]) => {
    const field = model.definition.fields[name];
    return field ? conditionsOf(name, field, value, asker) : [];
  });
  conditions.push(...fixedConditions(model), ...(asker.preset ?? []));
  if (country !== null) conditions.push({ attribute: "country", operator: "=", value: country });
  return {
    order: orderOf(model, query.sort),
    // A status tells how a row stands; what was put away besides is no longer on the list.
    active: query.active ?? (hasStatus(model.key) ? true : ("all" as const)),
    conditions,
    ...(query.search === "" ? {} : { search: query.search }),
  };
}

/** Rows that are alike in the sorted column stand in the order of their names, the same way round. */
function orderOf(model: RecordModel, sort: ListQuery["sort"]): Order {
  const sorted = sort && sortAttribute(model, sort.column);
  if (!sort || !sorted) return model.order;
  const { title } = model.definition;
  const { direction } = sort;
  return sorted === title
    ? [[sorted, direction]]
    : [
        [sorted, direction],
        [title, direction],
      ];
}
