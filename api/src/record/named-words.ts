/**
 * Search over the names of what rows refer to: the vessel, customer and port of an order. The names are looked for first,
 * among the rows whose names the caller reads anyway; the rows are then found by the ids, which their indexes serve. A
 * name that leads to too many ids is left to the database as a condition of its own.
 */
import type { Actor } from "@plimsoll/domain/access/actor";
import { namedRows } from "@plimsoll/domain/access/scope";
import type { Catalog, RecordModel } from "@plimsoll/domain/kernel/record";
import type { Queryable } from "#db/database";
import { SEARCH_COLUMN, SORT_COLUMN } from "#db/schema";
import { scopeCondition } from "#db/scope";
import { type Fragment, join, name, sql } from "#db/sql";

/** A list of ids that is cheaper than asking the other table again for every row. */
const MOST_IDS = 400;

export interface NameReader {
  readonly catalog: Catalog;
  readonly actor: Actor;
  readonly db: Queryable;
}

type Reference = RecordModel["namesSearched"][number];

interface Match {
  word: number;
  reference: number;
  id: string;
}

/** For each word: what a row fulfils that refers to a name with it. No entry where nothing is called so. */
export async function referringTo(
  reader: NameReader,
  model: RecordModel,
  words: readonly string[],
): Promise<readonly (readonly Fragment[])[]> {
  const references = model.namesSearched;
  if (references.length === 0 || words.length === 0) return words.map(() => []);
  const asked = words.flatMap((word, at) =>
    references.map(
      (one, place) => sql`(select ${at}::int as word, ${place}::int as reference, t.id
        from ${called(reader, one, word)} limit ${MOST_IDS + 1})`,
    ),
  );
  const found = await reader.db.run<Match & Record<string, unknown>>(join(asked, " union all "), {
    isPlannedForValues: true,
  });
  return words.map((word, at) =>
    references.flatMap((one, place) => {
      const ids = found.filter((match) => match.word === at && match.reference === place).map(({ id }) => id);
      if (ids.length === 0) return [];
      const column = sql`t.${name(one.name)}`;
      return ids.length > MOST_IDS
        ? [sql`${column} in (select t.id from ${called(reader, one, word)})`]
        : [sql`${column} = any(${ids}::uuid[])`];
    }),
  );
}

/** Rows of the other record that are called so and whose names the caller may read: title alone, never what else is searched. */
function called({ catalog, actor }: NameReader, { field }: Reference, word: string): Fragment {
  const record = catalog.get(field.to);
  const pattern = `%${escapeLike(word)}%`;
  const isIndexed = record.searched.includes(record.definition.title);
  return sql`${name(record.key)} t where ${scopeCondition(namedRows(actor, record.definition, field), record)}
    and t.${name(SORT_COLUMN)} like ${pattern}${isIndexed ? sql` and t.${name(SEARCH_COLUMN)} like ${pattern}` : sql``}`;
}

/** One condition for each word: it stands in the row itself or in the name of something that the row refers to. */
export async function holdingWords(
  reader: NameReader,
  model: RecordModel,
  words: readonly string[],
): Promise<readonly Fragment[]> {
  const referring = await referringTo(reader, model, words);
  return words.map((word, at) => {
    const own = sql`t.${name(SEARCH_COLUMN)} like ${`%${escapeLike(word)}%`}`;
    const others = referring[at] ?? [];
    return others.length === 0 ? own : sql`(${join([own, ...others], " or ")})`;
  });
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (found) => `\\${found}`);
}
