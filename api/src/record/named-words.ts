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
import { compile, type Fragment, join, name, sql } from "#db/sql";

/** A list of ids that is cheaper than asking the other table again for every row. */
const MOST_IDS = 400;

export interface NameReader {
  readonly catalog: Catalog;
  readonly actor: Actor;
  readonly db: Queryable;
}

type Reference = RecordModel["namesSearched"][number];

interface Match extends Record<string, unknown> {
  word: number;
  question: number;
  id: string;
}

/** Where a name is looked for: several records refer to the same one, and are told of it by one question. */
interface Question {
  readonly of: Reference;
  readonly key: string;
}

function questionOf(reader: NameReader, of: Reference): Question {
  const { text, values } = compile(called(reader, of, ""));
  return { of, key: `${text} ${JSON.stringify(values)}` };
}

/** Finds the ids for each word and each question in one statement. */
async function askAll(
  reader: NameReader,
  questions: readonly Question[],
  words: readonly string[],
): Promise<(word: number, key: string) => readonly string[]> {
  const asked = words.flatMap((word, at) =>
    questions.map(
      ({ of }, place) => sql`(select ${at}::int as word, ${place}::int as question, t.id
        from ${called(reader, of, word)} limit ${MOST_IDS + 1})`,
    ),
  );
  if (asked.length === 0) return () => [];
  const found = await reader.db.run<Match>(join(asked, " union all "), { isPlannedForValues: true });
  const placeOf = new Map(questions.map(({ key }, place) => [key, place]));
  return (word, key) => {
    const place = placeOf.get(key);
    return found.filter((match) => match.word === word && match.question === place).map(({ id }) => id);
  };
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
  return (await holdingWordsOfEach(reader, [model], words)).get(model) ?? [];
}

/** The same for several records at once, whose names are looked for together. */
export async function holdingWordsOfEach(
  reader: NameReader,
  models: readonly RecordModel[],
  words: readonly string[],
): Promise<ReadonlyMap<RecordModel, readonly Fragment[]>> {
  const questions = new Map<Reference, Question>(
    models.flatMap((model) => model.namesSearched.map((one) => [one, questionOf(reader, one)] as const)),
  );
  const distinct = new Map([...questions.values()].map((one) => [one.key, one]));
  const idsOf = await askAll(reader, [...distinct.values()], words);
  const conditionFor = (model: RecordModel) => (word: string, at: number) => {
    const own = sql`t.${name(SEARCH_COLUMN)} like ${`%${escapeLike(word)}%`}`;
    const others = model.namesSearched.flatMap((one) => {
      const ids = idsOf(at, questions.get(one)?.key ?? "");
      if (ids.length === 0) return [];
      const column = sql`t.${name(one.name)}`;
      return ids.length > MOST_IDS
        ? [sql`${column} in (select t.id from ${called(reader, one, word)})`]
        : [sql`${column} = any(${ids}::uuid[])`];
    });
    return others.length === 0 ? own : sql`(${join([own, ...others], " or ")})`;
  };
  return new Map(models.map((model) => [model, words.map(conditionFor(model))]));
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (found) => `\\${found}`);
}
