/** Words of one record as the generic pages need them: by name, for any record. */
import type { ChildrenField, Field } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { AnyRecordWords } from "@plimsoll/domain/kernel/words";
import type { ScreenWords } from "@plimsoll/domain/locales/words";
import { useMemo } from "react";
import type { FieldLabels } from "#fields/field-screen";
import { useWords } from "#i18n/words-provider";
import { isBaseColumn } from "./list-columns.ts";

export interface RecordLabels {
  readonly name: string;
  readonly plural: string;
  readonly field: (name: string) => FieldLabels;
  readonly column: (name: string) => string;
  readonly section: (name: string) => string;
}

export function recordLabels(words: ScreenWords, model: RecordModel): RecordLabels {
  const own = (words.records as Readonly<Record<string, AnyRecordWords | undefined>>)[model.key];
  const labels = new Map(
    Object.entries(model.definition.fields).map(
      ([name, field]) => [name, fieldLabels(own, name, field)] as const,
    ),
  );
  const field = (name: string): FieldLabels => labels.get(name) ?? { label: name };
  return {
    name: own?.name ?? model.key,
    plural: own?.plural ?? model.key,
    field,
    column: (name) => (isBaseColumn(name) ? words.labels[name] : field(name).label),
    section: (name) => own?.sections?.[name] ?? name,
  };
}

function fieldLabels(own: AnyRecordWords | undefined, name: string, field: Field): FieldLabels {
  return {
    label: own?.fields[name] ?? name,
    help: own?.help?.[name],
    choices: own?.choices?.[name],
    ...(field.kind === "children" ? { inner: innerLabels(own, name, field) } : {}),
  };
}

function innerLabels(
  own: AnyRecordWords | undefined,
  name: string,
  field: ChildrenField,
): Record<string, FieldLabels> {
  const words = own?.children?.[name];
  return Object.fromEntries(
    Object.keys(field.fields).map((inner) => [
      inner,
      { label: words?.fields[inner] ?? inner, choices: words?.choices?.[inner] },
    ]),
  );
}

export function useRecordLabels(model: RecordModel): RecordLabels {
  const words = useWords();
  return useMemo(() => recordLabels(words, model), [words, model]);
}
