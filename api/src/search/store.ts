/**
 * The two ways of finding: names that begin with the text, which an index gives in order at once, and rows that hold
 * every word somewhere, which the trigram index gives without order. The first is always asked, the second when
 * the first left room.
 */
import { mayOn } from "@plimsoll/domain/access/permission";
import { rowsFor } from "@plimsoll/domain/access/scope";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { SEARCH_COLUMN, SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { and, type Fragment, join, name, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";

export interface Found extends Record<string, unknown> {
  service: string;
  type: string;
  id: string;
  name: string;
  detail: string;
}

type Ranked = Found & { rank: number };

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
  return best(call, queries);
}

export async function containing(
  call: Call,
  models: readonly RecordModel[],
  words: readonly string[],
  whole: string,
): Promise<Found[]> {
  const queries = models.map((model) => {
    const matches = words.map((word) => sql`t.${name(SEARCH_COLUMN)} like ${`%${escaped(word)}%`}`);
    const title = sql`t.${name(SORT_COLUMN)}`;
    // A word of the title that begins with the text, then anywhere in the title, then elsewhere.
    const rank = sql`case when ${title} like ${`% ${escaped(whole)}%`} then 2
      when ${title} like ${`%${escaped(whole)}%`} then 3 else 4 end`;
    return sql`(select ${shown(call, model)}, ${rank} as rank
      from (select * from ${name(model.key)} t where t.active and ${and([inScope(call, model), ...matches])} limit ${CANDIDATES}) t
      order by rank, ${title}, t.id limit ${PER_RECORD})`;
  });
  return best(call, queries);
}

async function best(call: Call, queries: readonly Fragment[]): Promise<Found[]> {
  const rows = await call.db.run<Ranked>(
    sql`select * from (${join(queries, " union all ")}) found order by rank, name, id limit 40`,
  );
  return rows.map(({ rank: _, ...found }) => found);
}

function shown(call: Call, model: RecordModel): Fragment {
  const detail = model.attributeByName.has("code") ? raw("t.code") : raw("null");
  return sql`${model.service}::text as service, ${model.key}::text as type, t.id, ${titleIn(call, model)} as name,
    concat_ws(' · ', nullif(t.country, ''), nullif(${detail}::text, '')) as detail`;
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

const escaped = (text: string) => text.replace(/[\\%_]/g, (found) => `\\${found}`);
