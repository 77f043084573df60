/** The sentence of an issue, with the label of the field it is about. */
import { isDecimalText } from "@plimsoll/domain/kernel/decimal";
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Field, Fields } from "@plimsoll/domain/kernel/field/kinds";
import { formatNumber } from "@plimsoll/domain/kernel/number-text";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { say } from "#i18n/say";
import { fieldAt, formFields } from "./form-fields.ts";
import type { RecordLabels } from "./record-words.ts";

export function fieldLabel(labels: RecordLabels, formats: FormatContext, name: string): FieldLabels {
  return name === "active" ? { label: formats.words.labels.active } : labels.field(name);
}

interface About {
  readonly label: string;
  readonly field: Field | undefined;
}

/** Inside child rows and addresses the issue is about a part, which has a name of its own. */
function aboutOf(
  fields: Fields,
  path: string,
  labelsOf: (name: string) => FieldLabels,
  formats: FormatContext,
): About {
  const at = fieldAt(fields, path);
  const field = at && fields[at.name];
  if (!at || !field) return { label: path, field: undefined };
  const labels = labelsOf(at.name);
  const words = formats.words.app.record;
  if (field.kind === "children") {
    const [, ...inner] = at.rest.split(".");
    if (inner.length === 0) return { label: labels.label, field };
    return aboutOf(field.fields, inner.join("."), (name) => labels.inner?.[name] ?? { label: name }, formats);
  }
  const parts: Readonly<Record<string, string>> = {
    ...words.coordinates,
    ...words.address,
    ...words.languages,
  };
  const part =
    field.kind === "coordinates" || field.kind === "address" || field.kind === "names" ? at.rest : "";
  return { label: parts[part] ?? labels.label, field };
}

function shownParam(value: string | number, formats: FormatContext): string {
  const text = String(value);
  return isDecimalText(text) ? formatNumber(text, formats.locale) : text;
}

export function issueText(
  model: RecordModel,
  issue: Issue,
  labels: RecordLabels,
  formats: FormatContext,
): string {
  const { messages, errors } = formats.words;
  const labelsOf = (name: string) => fieldLabel(labels, formats, name);
  const { label, field } = aboutOf(formFields(model), issue.field ?? "", labelsOf, formats);
  const params = Object.entries(issue.params ?? {}).map(([name, value]) => [
    name,
    shownParam(value, formats),
  ]);
  if (issue.code !== "required" || !field) {
    return say(errors[issue.code], { item: label, field: label, ...Object.fromEntries(params) });
  }
  const { asks } = screenOf(field);
  if (asks === "upload") return messages.pleaseUpload;
  return say(asks === "select" ? messages.pleaseSelect : messages.pleaseEnter, { item: label });
}

/** For a list of what is wrong: some sentences do not say which field they are about. */
export function issueLine(
  model: RecordModel,
  issue: Issue,
  labels: RecordLabels,
  formats: FormatContext,
): string {
  const text = issueText(model, issue, labels, formats);
  const at = fieldAt(formFields(model), issue.field ?? "");
  const field = at && formFields(model)[at.name];
  if (!at || !field) return text;
  const { label } = fieldLabel(labels, formats, at.name);
  const row = field.kind === "children" ? Number(at.rest.split(".")[0]) : Number.NaN;
  if (Number.isInteger(row)) {
    return `${say(formats.words.app.record.children.cell, { item: label, position: row + 1 })}: ${text}`;
  }
  return text.includes(label) ? text : `${label}: ${text}`;
}
