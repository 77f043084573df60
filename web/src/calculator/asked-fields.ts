/** All fields of a calculator's form as they stand now, by their place in the request: what sentences about them need. */

import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import { children } from "@plimsoll/domain/kernel/field/relation";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { get } from "react-hook-form";
import type { FieldLabels } from "#fields/field-screen";
import { fieldAt } from "#record/form-fields";
import type { NamedFields } from "#record/issue-text";
import { type Item, labelsOf, ungrouped } from "./calculator-form.ts";

interface Asked {
  readonly path: string;
  readonly field: Field;
  readonly labels: FieldLabels;
}

/** Cards are rows too large for a line: as a whole they are judged like rows, inside each entry has its fields. */
const LIST = children({});

function askedIn(items: readonly Item[], values: unknown, words: CalculatorWords): Asked[] {
  return ungrouped(items).flatMap((item): Asked[] => {
    if (item.kind === "field") return [{ path: item.path, field: item.field, labels: labelsOf(item, words) }];
    const { path, label } = item;
    const list: unknown = get(values, path);
    const entries = Array.isArray(list) ? list : [];
    return [
      { path, field: LIST, labels: { label: label(words) } },
      ...entries.flatMap((entry, index) =>
        askedIn(item.items, entry, words).map((one) => ({
          ...one,
          path: `${path}.${index}.${one.path}`,
          labels: { ...one.labels, label: `${one.labels.label} (${label(words)} ${index + 1})` },
        })),
      ),
    ];
  });
}

export function askedFields(items: readonly Item[], values: Values, words: CalculatorWords): NamedFields {
  const all = askedIn(items, values, words);
  const labels = new Map(all.map((one) => [one.path, one.labels]));
  return {
    fields: Object.fromEntries(all.map(({ path, field }) => [path, field])),
    labelsOf: (path) => labels.get(path) ?? { label: path },
  };
}

/**
 * From top to bottom, as the fields stand on the screen. An issue about a part of the request that is no field itself,
 * such as a sample that is missing, stands at its first field.
 */
export function atFields(issues: readonly Issue[], { fields }: NamedFields): Issue[] {
  const paths = Object.keys(fields);
  const placed = issues.map((issue) => {
    const { field = "" } = issue;
    const own = fieldAt(fields, field)?.name;
    const path = own ?? paths.find((one) => one.startsWith(`${field}.`));
    const at = own === undefined && path !== undefined ? { ...issue, field: path } : issue;
    return { place: paths.indexOf(path ?? ""), at };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ at }) => at);
}
