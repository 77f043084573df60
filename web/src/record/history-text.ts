/** What an entry of the history is about, and its values in words. */

import { isDecimalText } from "@plimsoll/domain/kernel/decimal";
import type { Field, Fields, PlainFields } from "@plimsoll/domain/kernel/field/kinds";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { countryName } from "#app/countries";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { say } from "#i18n/say";
import { fieldAt, formFields } from "./form-fields.ts";
import { fieldLabel } from "./issue-text.ts";
import type { RecordLabels } from "./record-words.ts";

export interface ChangePlace {
  readonly label: string;
  readonly name: string;
  /** Attribute inside the field, such as the latitude of coordinates. */
  readonly part: string;
  readonly field: Field | undefined;
  readonly labels: FieldLabels;
  /** Where the change is a whole child row: what its values are. */
  readonly inner?: PlainFields;
}

/** Paths are `name`, `services.<row>`, `services.<row>.role` or `services.order`. */
export function changePlace(
  model: RecordModel,
  labels: RecordLabels,
  formats: FormatContext,
  path: string,
): ChangePlace {
  const words = formats.words.app.record;
  if (path === "country") {
    const label = formats.words.labels.country;
    return { label, name: path, part: "", field: undefined, labels: { label } };
  }
  const [first = "", row, attribute] = path.split(".");
  const fields: Fields = formFields(model);
  const parent = fields[first];
  const own = fieldLabel(labels, formats, first);
  if (parent?.kind === "children" && row !== undefined) {
    const rowLabel = say(row === "order" ? words.history.order : words.history.row, { item: own.label });
    const inner = attribute === undefined ? undefined : own.inner?.[attribute];
    if (attribute === undefined || !inner) {
      const whole = { label: rowLabel, name: first, part: "", field: undefined, labels: own };
      return row === "order" ? whole : { ...whole, inner: parent.fields };
    }
    const label = `${rowLabel} · ${inner.label}`;
    return { label, name: attribute, part: "", field: parent.fields[attribute], labels: inner };
  }
  const at = fieldAt(fields, path);
  const field = at && fields[at.name];
  if (!at || !field) return { label: path, name: path, part: "", field: undefined, labels: { label: path } };
  const found = fieldLabel(labels, formats, at.name);
  const parts: Readonly<Record<string, string>> = { ...words.coordinates, zone: words.calendar.zone };
  const label = at.rest === "" ? found.label : `${found.label} · ${parts[at.rest] ?? at.rest}`;
  return { label, name: at.name, part: at.rest, field, labels: found };
}

/** A child row that came or went, value by value; what was not entered is left out. */
export function innerChanges(
  { inner = {}, labels }: ChangePlace,
  row: Values,
): readonly { readonly place: ChangePlace; readonly value: unknown }[] {
  return Object.entries(inner).flatMap(([name, field]) => {
    const value = row[name];
    if (value === null || value === undefined || value === "") return [];
    const own = labels.inner?.[name] ?? { label: name };
    return [{ place: { label: own.label, name, part: "", field, labels: own }, value }];
  });
}

export function changeText(
  place: ChangePlace,
  value: unknown,
  formats: FormatContext,
  country: string | null = null,
): string | null {
  if (value === null || value === undefined) return null;
  const { field, name, part, labels } = place;
  if (name === "country" && typeof value === "string") return countryName(value, formats.locale);
  if (!field || part !== "") return plainText(value, formats);
  const row: Values = { country, [name]: value };
  return screenOf(field).text({ name, field, row, labels, formats }) ?? null;
}

function plainText(value: unknown, formats: FormatContext): string {
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === "object" && value !== null) {
    const parts = Object.values(value).filter((one) => one !== null && one !== "");
    return parts.map((one) => plainText(one, formats)).join(" · ");
  }
  return typeof value === "string" && isDecimalText(value)
    ? formatNumber(value, formats.locale)
    : String(value);
}
