/** The fields of a form: those of the record and whether the row is in use; and where a path of an issue belongs. */
import { flag } from "@plimsoll/domain/kernel/field/choice";
import { attributesOf, type Field, type Fields } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { hasStatus } from "./status-phase.ts";

const ACTIVE: Field = flag({ default: true });

const cache = new WeakMap<RecordModel, Fields>();

export function formFields(model: RecordModel): Fields {
  const made = cache.get(model) ?? { ...shownFields(model), active: ACTIVE };
  cache.set(model, made);
  return made;
}

/** Whose row it is, the server decides; nobody types it. */
function shownFields(model: RecordModel): Fields {
  if (model.definition.scope !== "own") return model.definition.fields;
  const { user_id: _, ...others } = model.definition.fields;
  return others;
}

/** What a form sends: everything but what the product writes by itself. */
export function sentFields(model: RecordModel): Fields {
  if (model.systemManaged.size === 0) return formFields(model);
  return Object.fromEntries(Object.entries(formFields(model)).filter(([, field]) => !field.systemManaged));
}

export interface FormSection {
  /** Null for the fields that stand outside any section. */
  readonly name: string | null;
  readonly fields: readonly (readonly [name: string, field: Field])[];
}

export type ShowsField = (name: string, field: Field) => boolean;

interface SectionOptions {
  /** Also what the product writes by itself, for reading; what a calculator answered is shown by the page that it is for. */
  readonly withKept?: boolean;
  readonly shows?: ShowsField | undefined;
}

const everyField: ShowsField = () => true;

/** Fields without a section come first, then the sections in the order of their first field. */
export function formSections(
  model: RecordModel,
  { withKept = false, shows = everyField }: SectionOptions = {},
): FormSection[] {
  const sections = new Map<string | null, [string, Field][]>([[null, []]]);
  for (const [name, field] of Object.entries(formFields(model))) {
    if (
      (field.systemManaged && (!withKept || field.kind === "structure")) ||
      (name === "active" && hasStatus(model.key)) ||
      !shows(name, field)
    )
      continue;
    const key = field.section ?? null;
    sections.set(key, [...(sections.get(key) ?? []), [name, field]]);
  }
  return [...sections].map(([name, fields]) => ({ name, fields })).filter(({ fields }) => fields.length > 0);
}

export interface FieldPath {
  readonly name: string;
  /** Inside the field; empty for the field as a whole. */
  readonly rest: string;
}

/** `latitude` belongs to `coordinates`, `eta_zone` to `eta`, `services.0.role` to `services`. Names may have dots: the longest that fits counts. */
export function fieldAt(fields: Fields, path: string): FieldPath | undefined {
  const parts = path.split(".");
  const length =
    parts.findLastIndex((_, last) => fields[parts.slice(0, last + 1).join(".")] !== undefined) + 1;
  const name = parts.slice(0, length).join(".");
  const own = fields[name];
  if (own) return { name, rest: restIn(own, parts.slice(length)) };
  const [first = "", ...more] = parts;
  for (const [owner, field] of Object.entries(fields)) {
    if (!attributesOf(owner, field).some((attribute) => attribute.name === first)) continue;
    const part = field.kind === "localTime" && first === `${owner}_zone` ? "zone" : first;
    return { name: owner, rest: [part, ...more].join(".") };
  }
  return undefined;
}

/** Inside a row the column is a field again, which may own the attribute by another name. */
function restIn(field: Field, [position = "", ...inner]: readonly string[]): string {
  const found =
    field.kind === "children" && inner.length > 0 ? fieldAt(field.fields, inner.join(".")) : undefined;
  const rest = found ? [position, found.name, found.rest] : [position, ...inner];
  return rest.filter((part) => part !== "").join(".");
}
