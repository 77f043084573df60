/**
 * What a row is called: the title of its record, in the reader's language where somebody translated it. A title that
 * is a code or a symbol (a currency, a measure) is the same in every language.
 */
import { formatDate } from "./dates.ts";
import type { Locale } from "./locale.ts";
import { type RecordModel, translationsOf } from "./record.ts";

/** The attributes that a row must bring along to be called by its name. */
export function titleAttributes({ definition, translations }: RecordModel): readonly string[] {
  return translations === undefined ? [definition.title] : [definition.title, translations];
}

/** The attributes that a row must bring along to be chosen from a list: its name, and what a code stands for. */
export function choiceAttributes(model: RecordModel): readonly string[] {
  const { definition, attributeByName } = model;
  const isCode = definition.title !== "name" && translationsOf(definition, "name") !== undefined;
  return isCode && attributeByName.has("name") ? [definition.title, "name", "names"] : titleAttributes(model);
}

/** What a row that is called by a code or a symbol stands for, in the reader's language: `vessel` for "Navio". */
export function detailOf(
  { definition }: RecordModel,
  row: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | undefined {
  if (definition.title === "name" || translationsOf(definition, "name") === undefined) return undefined;
  const { name } = row;
  return translationIn(row.names, locale) ?? (typeof name === "string" && name !== "" ? name : undefined);
}

/** Undefined for a row that did not bring its title along. */
export function titleOf(
  { definition, translations, attributeByName }: RecordModel,
  row: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | undefined {
  const title = row[definition.title];
  const isNamed = (typeof title === "string" && title !== "") || typeof title === "number";
  const own = isNamed ? String(title) : undefined;
  const translated = translations === undefined ? undefined : translationIn(row[translations], locale);
  if (translated !== undefined) return translated;
  const isDate = own !== undefined && attributeByName.get(definition.title)?.type === "date";
  return isDate ? formatDate(own, locale) : own;
}

/** Everything a row is called, in whichever language: what somebody may have typed to mean it. */
export function titlesOf(
  { definition, translations }: RecordModel,
  row: Readonly<Record<string, unknown>>,
): readonly string[] {
  const translated = translations === undefined ? {} : (row[translations] ?? {});
  return [row[definition.title], ...Object.values(translated)].filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
}

/** The name in one language; undefined where nobody gave it one. */
export function translationIn(names: unknown, locale: Locale): string | undefined {
  if (typeof names !== "object" || names === null) return undefined;
  const name: unknown = (names as Readonly<Record<string, unknown>>)[locale];
  return typeof name === "string" && name !== "" ? name : undefined;
}
