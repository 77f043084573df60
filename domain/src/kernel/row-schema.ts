/** Checks the values of a row, the same in the form of the browser and at the door of the server. */
import { z } from "zod";
import { crossIssues } from "./cross-check.ts";
import { type Issue, issue } from "./errors.ts";
import type { Attribute } from "./field/field.ts";
import { issuesOf, refined } from "./field/issues.ts";
import { referencesSchema, uuidSchema } from "./field/relation.ts";
import { type ChildTable, hasCountry, type RecordModel } from "./record.ts";

export type Values = Record<string, unknown>;
export type Checked =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A new row: required fields present, defaults filled in, every issue reported. */
export function checkNew(model: RecordModel, input: Values): Checked {
  const sent = withDefaults(model, withoutShown(model, input));
  return crossCheck(model, checkValues(rowSchemas(model), sent), {});
}

/** A change: what was sent is checked, and then the row as it would become. */
export function checkChange(model: RecordModel, changes: Values, current: Values): Checked {
  return crossCheck(model, checkValues(rowSchemas(model), withoutShown(model, changes)), current);
}

/** Every name of a new row, absent ones as null, so that a form and a create start from the same row. */
export function withDefaults(model: RecordModel, input: Values): Values {
  const blank: Values = { active: true };
  for (const attribute of model.attributes) blank[attribute.name] = attribute.default ?? null;
  for (const list of [...model.links, ...model.children]) blank[list.name] = [];
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...blank, ...Object.fromEntries(given) };
}

/** The fields one by one, and then together: what is wrong with one of them hides no rule that does not look at it. */
function crossCheck(model: RecordModel, { values, issues: single }: CheckedValues, current: Values): Checked {
  const whole = { ...current, ...values };
  const broken = new Set(single.flatMap(({ field = "" }) => field.split(".")[0] ?? []));
  const issues = [
    ...single,
    ...foreignFields(model, values, whole),
    ...crossIssues(model.definition, whole, broken),
  ];
  return issues.length === 0 ? { ok: true, values } : { ok: false, issues };
}

/** Of what was sent, fields that rows of this subtype do not have. */
function foreignFields({ definition }: RecordModel, values: Values, whole: Values): Issue[] {
  const { subtypes, fields } = definition;
  if (subtypes === undefined || whole[subtypes] === undefined) return [];
  return Object.entries(values).flatMap(([name, value]) => {
    const only = fields[name]?.only;
    const isEmpty = isBlank(value) || value === null || value === false || isEmptyList(value);
    return only === undefined || isEmpty || only.includes(String(whole[subtypes]))
      ? []
      : [issue("not_editable", name)];
  });
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

type Schemas = ReadonlyMap<string, z.ZodType>;

/** The values that hold, and what is wrong with the others. */
interface CheckedValues {
  readonly values: Values;
  readonly issues: readonly Issue[];
}

function checkValues(schemas: Schemas, input: Values): CheckedValues {
  const values: Values = {};
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(input)) {
    const schema = schemas.get(name);
    if (!schema) {
      issues.push(issue("unknown_attribute", name, { name }));
      continue;
    }
    const result = schema.safeParse(isBlank(value) ? null : value, { reportInput: true });
    if (result.success) values[name] = result.data;
    else issues.push(...issuesOf(result.error).map((found) => within(name, found)));
  }
  return { values, issues };
}

function within(name: string, found: Issue): Issue {
  return { ...found, field: found.field === undefined ? name : `${name}.${found.field}` };
}

/** An empty text is an absent value, never a value of its own. */
function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === "string" && value.trim() === "");
}

/** Drops what the server itself adds to a row, so that a loaded row can be sent back as it came. */
function withoutShown(model: RecordModel, input: Values): Values {
  const added = new Set<string>([
    "created_at",
    "updated_at",
    "version",
    ...model.references.map((reference) => reference.shown),
    ...model.links.map((link) => link.shown),
    ...model.files.map((file) => file.name),
    ...(model.definition.machine ? ["verdicts", "status_log"] : []),
  ]);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !added.has(name)));
}

const cache = new WeakMap<RecordModel, Schemas>();

function rowSchemas(model: RecordModel): Schemas {
  const made = cache.get(model);
  if (made) return made;
  const schemas = new Map<string, z.ZodType>([
    ["id", uuidSchema],
    ["active", z.boolean()],
    ["country", countrySchema(model)],
    ...model.attributes.map((one) => [one.name, valueSchema(one)] as const),
    ...model.links.map((link) => [link.name, referencesSchema(link.field)] as const),
    ...model.children.map((child) => [child.name, childSchema(child)] as const),
  ]);
  cache.set(model, schemas);
  return schemas;
}

function countrySchema(model: RecordModel): z.ZodType {
  const { scope } = model.definition;
  if (!hasCountry(scope)) return z.null();
  return refined(z.string(), (value) => (/^[A-Z]{2}$/.test(value) ? undefined : "invalid"));
}

function valueSchema(attribute: Attribute): z.ZodType {
  // What the product keeps comes later than the rest of a new row.
  return attribute.required && !attribute.systemManaged ? attribute.schema : attribute.schema.nullable();
}

/** Child rows are checked by the same hand as rows, one by one, with their position in the path. */
function childSchema(child: ChildTable): z.ZodType<Values[]> {
  const schemas: Schemas = new Map<string, z.ZodType>([
    ["id", uuidSchema],
    ...child.attributes.map((one) => [one.name, valueSchema(one)] as const),
  ]);
  const shown = new Set(child.attributes.flatMap((one) => (one.references ? [one.name.slice(0, -3)] : [])));
  return z.array(z.record(z.string(), z.unknown())).transform((rows, context) => {
    const { required, max } = child.field;
    if (required && rows.length === 0) addIssue(context, issue("required"), []);
    if (max !== undefined && rows.length > max)
      addIssue(context, issue("too_many_entries", undefined, { max }), []);
    const checkedRows = rows.map((row, position) => {
      const blank = Object.fromEntries(child.attributes.map((one) => [one.name, one.default ?? null]));
      const sent = Object.entries(row).filter(([name, value]) => !shown.has(name) && value !== undefined);
      const checked = checkValues(schemas, { ...blank, ...Object.fromEntries(sent) });
      if (checked.issues.length === 0) return checked.values;
      for (const found of checked.issues)
        addIssue(context, found, [position, ...(found.field ?? "").split(".")]);
      return row;
    });
    for (const path of doublesIn(child, checkedRows)) addIssue(context, issue("duplicate_entry"), path);
    return checkedRows;
  });
}

/** Where a value stands that an earlier row of the same parent has already. */
function doublesIn(child: ChildTable, rows: readonly Values[]): (string | number)[][] {
  const { distinct } = child.field;
  if (distinct === undefined) return [];
  const values = rows.map((row) => row[distinct] ?? null);
  return values.flatMap((value, at) =>
    value !== null && values.indexOf(value) < at ? [[at, distinct]] : [],
  );
}

function addIssue(context: z.RefinementCtx, found: Issue, path: (string | number)[]): void {
  context.addIssue({
    code: "custom",
    path,
    params: { code: found.code, ...(found.params ? { params: found.params } : {}) },
  });
}
