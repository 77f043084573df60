/** A list plan as SQL: the page, and the count that stops at the cap. */
import { isEveryRow, type RowFilter } from "@plimsoll/domain/access/scope";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { ResultRow, RunOptions } from "#db/database";
import { childTableName, SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, join, name, raw, sql } from "#db/sql";
import { refuse } from "#rpc/failure";
import {
  type Condition,
  isId,
  type LinkCondition,
  type ListPlan,
  type Target,
  type Through,
} from "./list-input.ts";
import { escapeLike } from "./named-words.ts";
import { partColumns } from "./parts.ts";
import { namePlaces, rowColumns } from "./row.ts";

/** Totals are exact up to here; a list of millions then answers as fast as a short one. */
export const TOTAL_CAP = 10_000;

/** More words than anybody types to find a row; each is compared with every candidate. */
const MAX_WORDS = 8;

/** From this offset on, the page's ids are found in the index first and the rows fetched afterwards. */
const DEFERRED_FROM = 500;

export interface ListQueries {
  readonly rows: Fragment;
  readonly count: () => Fragment;
  /** A text leads to three rows or to all of them: whether its index helps, only the text tells. */
  readonly options: RunOptions;
  /** Same for every page of one filter: what a remembered total belongs to. */
  readonly filterKey: () => string;
}

/** The rows that a list is about, without their order and page: for what counts or groups them. */
export interface SelectedRows {
  readonly table: Fragment;
  readonly where: Fragment;
  readonly options: RunOptions;
}

export function selectedRows(
  model: RecordModel,
  filter: RowFilter,
  plan: ListPlan,
  searched: readonly Fragment[],
): SelectedRows {
  return {
    table: sql`${name(model.key)} t${joinsOf(plan)}`,
    where: and([...conditionsOf(model, filter, plan), ...searched]),
    options: { isPlannedForValues: plan.search !== "" },
  };
}

/** `searched` is what the text asks for, one condition a word; whoever asks may first have looked for names. */
export function listQueries(
  model: RecordModel,
  filter: RowFilter,
  plan: ListPlan,
  searched: readonly Fragment[],
): ListQueries {
  const { table, where, options } = selectedRows(model, filter, plan, searched);
  const joins = joinsOf(plan);
  const order = orderOf(plan);
  const offset = plan.after === undefined ? (plan.page - 1) * plan.size : 0;
  const after = plan.after === undefined ? undefined : afterCondition(plan);
  const page = after ? sql`(${where}) and ${after}` : where;
  const parts = partColumns(plan.parts);
  const columns = sql`${rowColumns(model, plan.fields)}${namePlaces(model, plan.fields)}${parts}${keyColumns(plan)}`;
  // One row more than the page tells whether there is a next one without counting.
  const limit = sql`limit ${plan.size + 1}`;
  const rows =
    offset >= DEFERRED_FROM
      ? sql`with page as materialized (select t.id from ${table} where ${page} order by ${order} ${limit} offset ${offset})
        select ${columns} from page join ${name(model.key)} t using (id)${joins} order by ${order}`
      : sql`select ${columns} from ${table} where ${page} order by ${order} ${limit}${offset > 0 ? sql` offset ${offset}` : raw("")}`;
  // The cap stands in the text: a plan for whatever cap takes it for a tenth of the table, and reads the table.
  const count = () =>
    sql`select count(*) as total from (select 1 from ${table} where ${where} limit ${raw(String(TOTAL_CAP + 1))}) capped`;
  return {
    rows,
    count,
    options,
    filterKey: () => `${where.strings.join("?")}${JSON.stringify(where.values)}${model.key}`,
  };
}

function conditionsOf(model: RecordModel, filter: RowFilter, plan: ListPlan): Fragment[] {
  const conditions = [scopeCondition(filter, model), ...plan.conditions.map(conditionSql)];
  for (const condition of plan.links) conditions.push(linkSql(model, condition));
  if (plan.active !== "all") conditions.push(sql`t.active = ${plan.active}`);
  return conditions;
}

export function searchedWords({ search }: Pick<ListPlan, "search">): string[] {
  return fold(search).split(" ").filter(Boolean).slice(0, MAX_WORDS);
}

/** One id as an equality: the database then knows how few rows it leads to. */
function linkSql(model: RecordModel, { link, ids }: LinkCondition): Fragment {
  const [only, ...more] = ids;
  const target = more.length === 0 ? sql`= ${only}` : sql`= any(${ids}::uuid[])`;
  return sql`exists (select 1 from ${name(childTableName(model, link))} l
    where l.parent_id = t.id and l.target_id ${target})`;
}

/** The spec's wildcard is `%`; without one, `like` finds the text anywhere, whatever its case. */
function conditionSql(condition: Condition): Fragment {
  const { target, operator, value } = condition;
  const column = columnSql(target);
  switch (operator) {
    case "null":
      return value === false ? sql`${column} is not null` : sql`${column} is null`;
    case "in":
      return sql`${column} = any(${value}::${raw(arrayType(target))})`;
    case "between": {
      const [from, to] = value as [unknown, unknown];
      return sql`${column} between ${from} and ${to}`;
    }
    case "like": {
      const text = String(value);
      return sql`${column} ilike ${text.includes("%") ? text.replaceAll("\\", "\\\\") : `%${escapeLike(text)}%`}`;
    }
    case "=":
      if (value === null) return sql`${column} is null`;
      return target.attribute.type === "texts"
        ? sql`${column} @> array[${value}]::text[]`
        : sql`${column} = ${value}`;
    case "!=":
      return value === null ? sql`${column} is not null` : sql`${column} is distinct from ${value}`;
    default:
      return sql`${column} ${raw(operator)} ${value}`;
  }
}

function arrayType(target: Target): string {
  return target.attribute.type === "texts" ? "text[]" : `${target.attribute.sql.replace(/\(.*\)/, "")}[]`;
}

const aliasOf = ({ through }: Target) => (through ? name(through.alias) : raw("t"));

function columnSql(target: Target): Fragment {
  return sql`${aliasOf(target)}.${name(target.attribute.name)}`;
}

/** Order by the title goes through its sort column, so that accents and case do not scatter a list. */
function orderColumn(target: Target): Fragment {
  return sql`${aliasOf(target)}.${name(isTitle(target) ? SORT_COLUMN : target.attribute.name)}`;
}

const isTitle = ({ attribute, owner }: Target) => attribute.name === owner.definition.title;

/** What the caller may not ask about is joined as if it were not there. */
function joinsOf(plan: ListPlan): Fragment {
  const through = new Map<string, Through>();
  for (const { target } of [...plan.conditions, ...plan.order])
    if (target.through) through.set(target.through.alias, target.through);
  return [...through.values()].reduce(
    (all, { alias, reference, record, rows }) =>
      sql`${all} left join ${visible(record, rows)} ${name(alias)} on ${name(alias)}.id = t.${name(reference)}`,
    raw(""),
  );
}

function visible(record: RecordModel, rows: RowFilter): Fragment {
  return isEveryRow(rows)
    ? name(record.key)
    : sql`(select * from ${name(record.key)} t where ${scopeCondition(rows, record)})`;
}

/** The id makes every order total, so that no row is shown twice or never. */
function orderOf(plan: ListPlan): Fragment {
  const pieces = plan.order.map(({ target, direction }) => sql`${orderColumn(target)} ${raw(direction)}`);
  if (!plan.order.some(({ target }) => isId(target))) pieces.push(raw(`t.id ${lastDirection(plan)}`));
  return join(pieces);
}

function lastDirection(plan: Pick<ListPlan, "order">): "asc" | "desc" {
  return plan.order.at(-1)?.direction ?? "asc";
}

/** Cursors need one direction and values that are never absent: then a page is one range of an index. */
export function canContinue(plan: Pick<ListPlan, "order">): boolean {
  return plan.order.every(
    ({ target, direction }) =>
      target.through === undefined && target.attribute.required && direction === lastDirection(plan),
  );
}

/**
 * A cursor holds the order values of the last row. They are read off the row itself, but for instants, which the
 * wire shows to the millisecond only, and for columns that the list leaves out: then they travel beside it.
 */
function needsKeys({ fields, ...plan }: ListPlan): boolean {
  return (
    canContinue(plan) &&
    plan.order.some(
      ({ target: { attribute } }) =>
        attribute.type === "instant" ||
        (fields !== "*" && !fields.has(attribute.name) && attribute.name !== "id"),
    )
  );
}

function keyColumns(plan: ListPlan): Fragment {
  if (!needsKeys(plan)) return raw("");
  return plan.order.reduce(
    (all, { target }, index) => sql`${all}, ${orderColumn(target)}::text as ${name(`key_${index}`)}`,
    raw(""),
  );
}

/** The rows as the wire shows them, without what travelled beside them. */
export function withoutKeys(plan: ListPlan, rows: ResultRow[]): ResultRow[] {
  if (!needsKeys(plan)) return rows;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !key.startsWith("key_"))),
  );
}

/** Where the next page begins, or null where the order allows no cursor. */
export function cursorAfter(plan: ListPlan, row: ResultRow): string | null {
  if (!canContinue(plan)) return null;
  const beside = needsKeys(plan);
  const keys = plan.order.map(({ target }, index) => {
    if (beside) return row[`key_${index}`];
    const value = String(row[target.attribute.name]);
    return isTitle(target) ? fold(value) : value;
  });
  return Buffer.from(JSON.stringify([...keys, row.id])).toString("base64url");
}

function afterCondition(plan: ListPlan): Fragment {
  const keys = readCursor(plan.after ?? "");
  if (!canContinue(plan) || keys?.length !== plan.order.length + 1)
    throw refuse("invalid", "pagination.after");
  const ordered = plan.order.filter(({ target }) => !isId(target));
  const columns = [...ordered.map(({ target }) => orderColumn(target)), raw("t.id")];
  const types = [...ordered.map(({ target }) => (isTitle(target) ? "text" : target.attribute.sql)), "uuid"];
  const values = [...ordered.map((one) => keys[plan.order.indexOf(one)]), keys.at(-1)];
  const placed = values.map((value, index) => sql`${value}::${raw(types[index] ?? "text")}`);
  return sql`(${join(columns)}) ${raw(lastDirection(plan) === "asc" ? ">" : "<")} (${join(placed)})`;
}

function readCursor(text: string): string[] | undefined {
  try {
    const keys: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return Array.isArray(keys) && keys.every((key) => typeof key === "string") ? keys : undefined;
  } catch {
    return undefined;
  }
}
