/** Headings and cell words of a record in all four languages: a sheet may come from a colleague abroad. */
import { parameterWord } from "@plimsoll/domain/classification/parameter-word";
import { fold } from "@plimsoll/domain/kernel/fold";
import { LOCALES, type Locale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { type SheetColumn, sheetColumns } from "@plimsoll/domain/kernel/sheet/columns";
import type { Vocabulary } from "@plimsoll/domain/kernel/sheet/read-cell";
import type { Labels } from "@plimsoll/domain/kernel/sheet/write-cell";
import { labelOf, recordWords, wordsOf } from "#rpc/words";

/** What heads a column: the label of its field, and the part of it in brackets. */
export function headingOf(model: RecordModel, column: SheetColumn, locale: Locale): string {
  const label = labelOf(locale, model.key, column.field);
  if (column.part === undefined) return label;
  const parts: Readonly<Record<string, string>> = wordsOf(locale).app.record.address;
  const part = column.kind === "part" && column.attribute.type === "json" ? undefined : parts[column.part];
  const figure = part === undefined ? parameterWord(locale, column.part) : undefined;
  return `${label} (${part ?? figure ?? column.part.toUpperCase()})`;
}

/** Column that a heading means, in any language or by its wire name. */
export function columnByHeading(model: RecordModel): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const column of sheetColumns(model)) {
    for (const locale of LOCALES) {
      const heading = fold(headingOf(model, column, locale));
      if (!found.has(heading)) found.set(heading, column.key);
    }
    found.set(fold(column.key), column.key);
  }
  return found;
}

type Choices = Readonly<Record<string, string>> | undefined;

function choicesAt(model: RecordModel, path: string, locale: Locale): Choices {
  const words = recordWords(locale, model.key);
  const [field = "", inner] = path.split(".");
  return inner === undefined ? words?.choices?.[field] : words?.children?.[field]?.choices?.[inner];
}

export function vocabularyOf(model: RecordModel, locale: Locale): Vocabulary {
  const flags = new Map<string, boolean>([
    ...["true", "1", "x", "y"].map((word) => [word, true] as const),
    ...["false", "0", "n"].map((word) => [word, false] as const),
  ]);
  for (const one of LOCALES) {
    flags.set(fold(wordsOf(one).messages.yes), true);
    flags.set(fold(wordsOf(one).messages.no), false);
  }
  const known = new Map<string, Map<string, string>>();
  return {
    locale,
    flag: (text) => flags.get(fold(text)),
    choice(path, text) {
      let choices = known.get(path);
      if (!choices) {
        choices = choicesInAllLanguages(model, path);
        known.set(path, choices);
      }
      return choices.get(fold(text));
    },
  };
}

function choicesInAllLanguages(model: RecordModel, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of LOCALES) {
    for (const [value, label] of Object.entries(choicesAt(model, path, locale) ?? {})) {
      found.set(fold(label), value);
    }
  }
  for (const value of wireChoices(model, path)) found.set(fold(value), value);
  return found;
}

function wireChoices(model: RecordModel, path: string): readonly string[] {
  const [name = "", inner] = path.split(".");
  const field = model.definition.fields[name];
  const own = inner !== undefined && field?.kind === "children" ? field.fields[inner] : field;
  return own?.kind === "choice" || own?.kind === "multiChoice" ? own.choices : [];
}

export function labelsOf(model: RecordModel, locale: Locale): Labels {
  const { yes, no } = wordsOf(locale).messages;
  return { locale, yes, no, choice: (path, value) => choicesAt(model, path, locale)?.[value] ?? value };
}
