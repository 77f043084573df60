/**
 * The two ways of finding: names that begin with the text, which an index gives in order at once, and rows that hold
 * every word somewhere, which the trigram index gives without order. The first is always asked, the second when
 * the first left room.
 */
import { mayOn } from "@plimsoll/domain/access/permission";
import { namedRows, rowsFor } from "@plimsoll/domain/access/scope";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, join, name, raw, sql } from "#db/sql";
import { escapeLike, holdingWordsOfEach } from "#record/named-words";
import type { Call } from "#rpc/call";

export interface Found extends Record<string, unknown> {
  service: string;
  type: string;
  id: string;
  name: string;
  detail: string;
  /** Names of what it refers to: the vessel of an order. */
  names: string[];
  status: string | null;
}

type Ranked = Found & { rank: number; is_work: boolean };

const PER_RECORD = 5;
/** Of rows that match alike, more are ranked than shown, but never hundreds of thousands. */
const CANDIDATES = 500;
/** Greater than every folded letter: the end of the range of names that begin with a text. */
const LAST = "\u{10ffff}";

export function searchable(call: Call): RecordModel[] {
  return call.app.catalog.models.filter(
    (model) =>
      model.searched.length > 0 &&
      model.definition.scope !== "own" &&
      model.actions.includes("list") &&
      mayOn(call.actor, model.definition, "list") &&
      // What is found is there to be opened.
      mayOn(call.actor, model.definition, "load"),
  );
}

export async function beginningWith(
  call: Call,
  models: readonly RecordModel[],
  whole: string,
): Promise<Found[]> {
  const queries = models.map((model) => {
    const title = sql`t.${name(SORT_COLUMN)}`;
    const conditions = [inScope(call, model), sql`${title} >= ${whole}`, sql`${title} < ${whole + LAST}`];
    return sql`(select ${shown(call, model)}, case when ${title} = ${whole} then 0 else 1 end as rank
      from ${name(model.key)} t where t.active and ${and(conditions)} order by ${title}, t.id limit ${PER_RECORD})`;
  });
  // Whatever the text, the index of the titles serves: planning so many records anew took longer than asking them.
  return best(call, queries);
}

export async function containing(
  call: Call,
  models: readonly RecordModel[],
  words: readonly string[],
  whole: string,
): Promise<Found[]> {
  const reader = { catalog: call.app.catalog, actor: call.actor, db: call.db };
  const conditions = await holdingWordsOfEach(reader, models, words);
  const queries = models.map((model) => {
    const matches = conditions.get(model) ?? [];
    const title = sql`t.${name(SORT_COLUMN)}`;
    // A word of the title that begins with the text, then anywhere in the title, then elsewhere.
    const rank = sql`case when ${title} like ${`% ${escapeLike(whole)}%`} then 2
      when ${title} like ${`%${escapeLike(whole)}%`} then 3 else 4 end`;
    return sql`(select ${shown(call, model)}, ${rank} as rank
      from (select * from ${name(model.key)} t where t.active and ${and([inScope(call, model), ...matches])} limit ${CANDIDATES}) t
      order by rank, ${isWork(model) ? ownOrder(model) : title}, t.id limit ${PER_RECORD})`;
  });
  // Which index serves depends on how many rows hold the words.
  return best(call, queries, { isPlannedForValues: true });
}

async function best(
  call: Call,
  queries: readonly Fragment[],
  options?: { isPlannedForValues: true },
): Promise<Found[]> {
  const rows = await call.db.run<Ranked>(
    sql`select * from (${join(queries, " union all ")}) found order by is_work desc, rank, name, id limit 40`,
    options,
  );
  return rows.map(({ rank: _, is_work: __, ...found }) => found);
}

/** What has a status is what people work on: it comes before the registers that it refers to. */
export const isWork = (model: RecordModel): boolean => model.statusField !== undefined;

function ownOrder(model: RecordModel): Fragment {
  return join(model.order.map(([attribute, direction]) => sql`t.${name(attribute)} ${raw(direction)}`));
}

function shown(call: Call, model: RecordModel): Fragment {
  const detail = model.attributeByName.has("code") ? raw("t.code") : raw("null");
  return sql`${model.service}::text as service, ${model.key}::text as type, t.id, ${titleIn(call, model)} as name,
    concat_ws(' · ', nullif(t.country, ''), nullif(${detail}::text, '')) as detail,
    ${referredNames(call, model)} as names, ${model.statusField ? sql`t.${name(model.statusField)}::text` : raw("null::text")} as status,
    ${isWork(model)}::boolean as is_work`;
}

/** Of what the caller may not read the name of, there is none. */
function referredNames(call: Call, model: RecordModel): Fragment {
  if (model.namesSearched.length === 0) return raw("array[]::text[]");
  const telling = [...model.namesSearched].sort(
    (a, b) => Number(isOwner(model, a)) - Number(isOwner(model, b)),
  );
  const names = telling.map((reference) => {
    const record = call.app.catalog.get(reference.field.to);
    const rows = scopeCondition(namedRows(call.actor, record.definition, reference.field), record);
    return sql`(select n.name from (select t.id, ${titleIn(call, record)} as name from ${name(record.key)} t where ${rows}) n
      where n.id = t.${name(reference.name)})`;
  });
  return sql`array_remove(array[${join(names)}]::text[], null)`;
}

/** Whose an order is tells it apart less than what it is about. */
function isOwner({ definition }: RecordModel, { name: attribute }: { readonly name: string }): boolean {
  return attribute === definition.customer;
}

/** The name that the caller reads, which need not be the one that was found. */
function titleIn({ locale }: Call, { definition, translations }: RecordModel): Fragment {
  const title = sql`t.${name(definition.title)}::text`;
  if (translations === undefined) return title;
  return sql`coalesce(nullif(t.${name(translations)} ->> ${locale}::text, ''), ${title})`;
}

function inScope(call: Call, model: RecordModel): Fragment {
  return scopeCondition(rowsFor(call.actor, model.definition, "list"), model);
}
