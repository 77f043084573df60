/** The columns that a report of a record can have, by what they are called. */

import { isGuest } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { guestModel, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { AnyRecordWords } from "@plimsoll/domain/kernel/words";
import { catalog } from "@plimsoll/domain/records";
import {
  type FindModel,
  filteredField,
  findColumn,
  ownColumns,
  type ReportColumn,
} from "@plimsoll/domain/report/definition";
import { useMemo } from "react";
import { useSession } from "#app/session";
import type { FieldLabels } from "#fields/field-screen";
import { useWords } from "#i18n/words-provider";
import { filterNames } from "#record/list-query";
import { recordLabels } from "#record/record-words";
import type { Choice } from "#ui/choose";
import { useReportWords } from "./report-words.tsx";

/** The records that the reader may list, as they know them. */
export function useFindModel(): FindModel {
  const actor = useSession()?.actor;
  return useMemo(
    () => (key: string) => {
      const model = catalog.find(key);
      if (!actor || !model || !mayOn(actor, model.definition, "list")) return undefined;
      return isGuest(actor) ? guestModel(model) : model;
    },
    [actor],
  );
}

export function useRecordChoices(): readonly Choice[] {
  const find = useFindModel();
  const words = useWords().records as Readonly<Record<string, AnyRecordWords | undefined>>;
  return useMemo(
    () =>
      catalog.models
        .flatMap(({ key }) => {
          const name = find(key) && words[key]?.plural;
          return name === undefined ? [] : [{ value: key, label: name }];
        })
        .sort((one, other) => one.label.localeCompare(other.label)),
    [find, words],
  );
}

export interface ColumnChoice extends Choice {
  readonly column: ReportColumn;
}

/** Its own columns and figures, then those of the rows that it refers to. */
export function useColumnChoices(model: RecordModel | undefined): readonly ColumnChoice[] {
  const find = useFindModel();
  const { records, labels } = useWords();
  const { figures } = useReportWords();
  return useMemo(() => {
    if (!model) return [];
    const words = records as Readonly<Record<string, AnyRecordWords | undefined>>;
    const shared = labels as Readonly<Record<string, string | undefined>>;
    const called = (key: string, name: string) => words[key]?.fields[name] ?? shared[name] ?? name;
    const own = ownColumns(find, model).map((column) => ({
      value: column.path,
      label:
        column.source.kind === "figure"
          ? (figures[column.path.slice("figure.".length) as keyof typeof figures] ?? column.path)
          : called(model.key, column.path),
      column,
    }));
    const behind = model.references.flatMap(({ name, shown, field }) => {
      const other = find(field.to);
      if (!other || field.to === model.key) return [];
      return other.attributes.flatMap((attribute) => {
        const column = findColumn(find, model, `${shown}.${attribute.name}`);
        const label = `${called(model.key, name)} · ${called(other.key, attribute.name)}`;
        return column && attribute.name !== other.definition.title
          ? [{ value: column.path, label, column }]
          : [];
      });
    });
    return [...own, ...behind];
  }, [find, model, records, labels, figures]);
}

export interface FilterChoice extends Choice {
  readonly field: Field;
  readonly labels: FieldLabels;
}

/** What rows can be narrowed by that they refer to: the filters of those rows' own list. */
export function useFiltersBehind(model: RecordModel): readonly FilterChoice[] {
  const find = useFindModel();
  const words = useWords();
  return useMemo(() => {
    const own = recordLabels(words, model);
    return model.references.flatMap(({ name, shown, field: { to } }) => {
      const other = to === model.key ? undefined : find(to);
      if (!other) return [];
      const theirs = recordLabels(words, other);
      return filterNames(other).flatMap((inner) => {
        const value = `${shown}.${inner}`;
        const field = filteredField(find, model, value);
        const label = `${own.field(name).label} · ${theirs.field(inner).label}`;
        return field ? [{ value, label, field, labels: { ...theirs.field(inner), label } }] : [];
      });
    });
  }, [find, model, words]);
}
