/** Finds rows of any record that the caller may list, by the words typed: best matches first. */
import { may } from "@plimsoll/domain/access/permission";
import { rowFilter } from "@plimsoll/domain/access/scope";
import { fold } from "@plimsoll/domain/kernel/fold";
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

const PER_RECORD = 5;
const IN_ALL = 20;

export const searchHandlers = {
  async find(call: Call, input: { text: string }): Promise<Found[]> {
    const folded = fold(input.text);
    const words = folded.split(" ").filter(Boolean).slice(0, 6);
    const models = call.app.catalog.models.filter((model) => isSearchable(call, model));
    if (words.length === 0 || models.length === 0) return [];
    const queries = models.map((model) => findIn(call, model, words, folded));
    const rows = await call.db.run<Found & { rank: number }>(
      sql`select * from (${join(queries, " union all ")}) found order by rank, name, id limit ${IN_ALL}`,
    );
    return rows.map(({ rank: _, ...found }) => found);
  },
};

function isSearchable(call: Call, model: RecordModel): boolean {
  if (model.searched.length === 0 || model.definition.scope === "own" || !model.actions.includes("list"))
    return false;
  return may(call.actor, { service: model.service, role: model.key, permission: "list" });
}

function findIn(call: Call, model: RecordModel, words: readonly string[], whole: string): Fragment {
  const escaped = (text: string) => text.replace(/[\\%_]/g, (found) => `\\${found}`);
  const matches = words.map((word) => sql`t.${name(SEARCH_COLUMN)} like ${`%${escaped(word)}%`}`);
  const scope = scopeCondition(rowFilter(call.actor, model.definition.scope), model);
  const detail = model.attributeByName.has("code") ? raw("coalesce(t.code, '')") : raw("''");
  // The whole text as the title's beginning, then anywhere in the title, then elsewhere.
  const rank = sql`case when t.${name(SORT_COLUMN)} = ${whole} then 0 when t.${name(SORT_COLUMN)} like ${`${escaped(whole)}%`} then 1
    when t.${name(SORT_COLUMN)} like ${`%${escaped(whole)}%`} then 2 else 3 end`;
  return sql`(select ${model.service}::text as service, ${model.key}::text as type, t.id,
    t.${name(model.definition.title)} as name, concat_ws(' · ', nullif(t.country, ''), nullif(${detail}, '')) as detail, ${rank} as rank
    from ${name(model.key)} t where t.active and ${and([scope, ...matches])}
    order by rank, t.${name(SORT_COLUMN)}, t.id limit ${PER_RECORD})`;
}
