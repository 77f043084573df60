/** The sentence of an issue, with the label of the field it is about. */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Field, Fields } from "@plimsoll/domain/kernel/field/kinds";
import { shownParams } from "@plimsoll/domain/kernel/issue-params";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { FieldLabels, FormatContext } from "#fields/field-screen";
import { screenOf } from "#fields/registry";
import { say } from "#i18n/say";
import { fieldAt, formFields } from "./form-fields.ts";
import type { RecordLabels } from "./record-words.ts";

export function fieldLabel(labels: RecordLabels, formats: FormatContext, name: string): FieldLabels {
  return name === "active" ? { label: formats.words.labels.active } : labels.field(name);
}

/** The fields of a form, and what each is called. */
export interface NamedFields {
  readonly fields: Fields;
  readonly labelsOf: (name: string) => FieldLabels;
}

export function namedFields(model: RecordModel, labels: RecordLabels, formats: FormatContext): NamedFields {
  return { fields: formFields(model), labelsOf: (name) => fieldLabel(labels, formats, name) };
}

interface About {
  readonly label: string;
  readonly field: Field | undefined;
}

/** Inside child rows and addresses the issue is about a part, which has a name of its own. */
function aboutOf({ fields, labelsOf }: NamedFields, path: string, formats: FormatContext): About {
  const at = fieldAt(fields, path);
  const field = at && fields[at.name];
  if (!at || !field) return { label: path, field: undefined };
  const labels = labelsOf(at.name);
  const words = formats.words.app.record;
  if (field.kind === "children") {
    const [, ...inner] = at.rest.split(".");
    if (inner.length === 0) return { label: labels.label, field };
    const columns = {
      fields: field.fields,
      labelsOf: (name: string) => labels.inner?.[name] ?? { label: name },
    };
    return aboutOf(columns, inner.join("."), formats);
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

export function issueText(issue: Issue, named: NamedFields, formats: FormatContext): string {
  const { messages, errors } = formats.words;
  const { label, field } = aboutOf(named, issue.field ?? "", formats);
  const params = shownParams(issue, formats.locale);
  if (issue.code !== "required" || !field) {
    return say(errors[issue.code], { item: label, field: label, ...params });
  }
  const { asks } = screenOf(field);
  if (asks === "upload") return messages.pleaseUpload;
  return say(asks === "select" ? messages.pleaseSelect : messages.pleaseEnter, { item: label });
}

/** For a list of what is wrong: some sentences do not say which field they are about. */
export function issueLine(issue: Issue, named: NamedFields, formats: FormatContext): string {
  const text = issueText(issue, named, formats);
  const at = fieldAt(named.fields, issue.field ?? "");
  const field = at && named.fields[at.name];
  if (!at || !field) return text;
  const { label } = named.labelsOf(at.name);
  const row = field.kind === "children" ? Number.parseInt(at.rest, 10) : Number.NaN;
  if (Number.isInteger(row)) {
    return `${say(formats.words.app.record.children.cell, { item: label, position: row + 1 })}: ${text}`;
  }
  return text.includes(label) ? text : `${label}: ${text}`;
}
