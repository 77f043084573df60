/** A JSON schema as the rows of a table: one for each value that a call may carry, by its path. */
import type { JsonSchema } from "./inputs.ts";

export interface SchemaRow {
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly note: string;
}

/** Structures deeper than this are named and not taken apart. */
const DEEPEST = 6;

export function schemaRows(schema: JsonSchema): SchemaRow[] {
  return propertiesOf(schema).flatMap(([name, inner, required]) => rowsOf(name, inner, required, 1));
}

function rowsOf(path: string, given: JsonSchema, required: boolean, depth: number): SchemaRow[] {
  const [schema, isOptional] = withoutNull(given);
  const items = schema.items as JsonSchema | undefined;
  const row: SchemaRow = {
    path,
    type: typeOf(schema),
    required: required && !isOptional,
    note: noteOf(schema),
  };
  if (depth === DEEPEST) return [row];
  const inner = (name: string, value: JsonSchema, needed: boolean) => rowsOf(name, value, needed, depth + 1);
  const named = propertiesOf(schema).flatMap(([name, value, needed]) =>
    inner(`${path}.${name}`, value, needed),
  );
  const listed = items
    ? propertiesOf(items).flatMap(([name, value, needed]) => inner(`${path}[].${name}`, value, needed))
    : [];
  const others = schema.additionalProperties;
  const keyed = isSchema(others) && Object.keys(others).length > 0 ? inner(`${path}.*`, others, false) : [];
  return [row, ...named, ...listed, ...keyed];
}

function propertiesOf(schema: JsonSchema): [name: string, schema: JsonSchema, required: boolean][] {
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, inner]) => [name, inner, required.includes(name)],
  );
}

/** The one alternative beside null, and whether null was among them. */
function withoutNull(schema: JsonSchema): [schema: JsonSchema, isOptional: boolean] {
  const choices = (schema.anyOf ?? []) as readonly JsonSchema[];
  const [only, ...more] = choices.filter((one) => one.type !== "null");
  if (only === undefined || more.length > 0) return [schema, false];
  return [withoutNull(only)[0], choices.length > 1];
}

function typeOf(schema: JsonSchema): string {
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;
  if (choices) return [...new Set(choices.map(typeOf))].join(" or ");
  const items = schema.items as JsonSchema | undefined;
  if (schema.type === "array")
    return items && Object.keys(items).length > 0 ? `list of ${typeOf(items)}` : "list";
  if (typeof schema.format === "string") return schema.format;
  if (Array.isArray(schema.type)) return schema.type.filter((one) => one !== "null").join(" or ");
  return typeof schema.type === "string" ? schema.type : "any";
}

function noteOf(schema: JsonSchema): string {
  const names = schema.propertyNames as { enum?: readonly unknown[] } | undefined;
  const listed = (values: readonly unknown[]) => values.filter((one) => one !== null).join(", ");
  return [
    Array.isArray(schema.enum) ? `one of ${listed(schema.enum)}` : "",
    names?.enum ? `by ${listed(names.enum)}` : "",
    schema.const === undefined ? "" : `“${String(schema.const)}”`,
    schema.default === undefined ? "" : `${JSON.stringify(schema.default)} if left out`,
    typeof schema.maxItems === "number" ? `at most ${schema.maxItems}` : "",
    typeof schema.description === "string" ? schema.description : "",
  ]
    .filter(Boolean)
    .join("; ");
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}
