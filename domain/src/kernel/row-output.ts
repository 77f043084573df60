/** What a record's rows look like in an answer, worked out from the definition. */
import { z } from "zod";
import type { Attribute, AttributeType } from "./field/field.ts";
import { type Named, shownName } from "./field/kinds.ts";
import { dateOutput, decimalOutput, instantOutput, listOutput, rowNameOutput } from "./output.ts";
import { type ChildTable, modelOf, type RecordDefinition, type RecordModel, type Row } from "./record.ts";
import { statusLogOutput, verdictsOutput } from "./status-output.ts";

/** Every value by how it travels; a structure is described by its own schema. */
const BY_TYPE: Readonly<Record<AttributeType, z.ZodType | undefined>> = {
  text: z.string(),
  integer: z.number().int(),
  decimal: decimalOutput,
  boolean: z.boolean(),
  date: dateOutput,
  instant: instantOutput,
  local: z.string().meta({ format: "local-date-time" }),
  uuid: z.string().meta({ format: "uuid" }),
  texts: z.array(z.string()),
  json: undefined,
};

function valueOutput({ type, choices, schema }: Attribute): z.ZodType {
  if (choices && type === "text") return z.enum(choices);
  return BY_TYPE[type] ?? schema;
}

const file = z.strictObject({
  id: z.string(),
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
});

type Shape = Record<string, z.ZodType>;

const BASE: Shape = {
  id: z.string().meta({ format: "uuid" }),
  version: z.number().int(),
  active: z.boolean(),
  country: z.string().nullable(),
  created_at: instantOutput,
  updated_at: instantOutput,
};

function attributesShape(attributes: readonly Attribute[]): Shape {
  return Object.fromEntries(attributes.map((one) => [one.name, valueOutput(one).nullable()]));
}

function childOutput({ attributes }: ChildTable): z.ZodType {
  const references = attributes.filter(({ references }) => references !== undefined);
  return listOutput(
    z.strictObject({
      id: z.string(),
      ...attributesShape(attributes),
      ...Object.fromEntries(references.map(({ name }) => [shownName(name), rowNameOutput.nullable()])),
    }),
  );
}

function rowShape(model: RecordModel): Shape {
  return {
    ...BASE,
    ...attributesShape(model.attributes),
    ...Object.fromEntries(model.references.map(({ shown }) => [shown, rowNameOutput.nullable()])),
    ...Object.fromEntries(
      model.links.flatMap(({ name, shown }) => [
        [name, z.array(z.string())],
        [shown, listOutput(rowNameOutput)],
      ]),
    ),
    ...Object.fromEntries(model.children.map((child) => [child.name, childOutput(child)])),
    ...Object.fromEntries(
      model.files.map(({ name, field }) => [
        name,
        field.kind === "file" ? file.nullable() : listOutput(file),
      ]),
    ),
    ...(model.definition.machine ? { verdicts: verdictsOutput, status_log: statusLogOutput } : {}),
  };
}

/** Always there: everything but what guests do not see, what is read on demand, and files, which a write does not read. */
function isAlwaysThere({ definition, files }: RecordModel, name: string): boolean {
  const internal = Object.entries(definition.fields).some(
    ([field, { internal }]) => internal && (field === name || shownName(field) === name),
  );
  return !internal && name !== "verdicts" && name !== "status_log" && !files.some((one) => one.name === name);
}

function withOptional(shape: Shape, isThere: (name: string) => boolean): z.ZodType {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([name, value]) => [name, isThere(name) ? value : value.exactOptional()]),
    ),
  );
}

const known = new WeakMap<RecordDefinition, z.ZodType>();

/** One row as a load, a create or a change answers it. The same one for the same record, so that it can be pointed at. */
export function modelRowOutput(model: RecordModel): z.ZodType {
  const made =
    known.get(model.definition) ?? withOptional(rowShape(model), (name) => isAlwaysThere(model, name));
  known.set(model.definition, made);
  return made;
}

/** Rows of a list: of the fields, those that were asked for. */
export function modelRowsOutput(model: RecordModel): z.ZodType {
  return z.array(withOptional(rowShape(model), (name) => name === "id"));
}

const problem = z.strictObject({
  code: z.string(),
  field: z.string().exactOptional(),
  message: z.string(),
  /** The row as it stands now, where somebody else was quicker. */
  current: z.unknown().exactOptional(),
});

/** What became of each row where many were to change. */
export function changedRowsOutput(model: RecordModel): z.ZodType {
  const id = z.string();
  return z.array(
    z.discriminatedUnion("ok", [
      z.strictObject({ id, ok: z.literal(true), row: modelRowOutput(model) }),
      z.strictObject({ id, ok: z.literal(false), errors: listOutput(problem) }),
    ]),
  );
}

/** A version of a row that goes through an approval; `sent_back` is null for the one at hand. */
export interface ShownVersion<R> {
  readonly revision: number;
  readonly row: R;
  readonly sent_back: {
    readonly at: string;
    readonly user: Named | null;
    readonly reason: string | null;
  } | null;
}

export function versionsOutput(model: RecordModel): z.ZodType {
  const sentBack = z.strictObject({
    at: instantOutput,
    user: rowNameOutput.nullable(),
    reason: z.string().nullable(),
  });
  return z.array(
    z.strictObject({
      revision: z.number().int(),
      row: modelRowOutput(model),
      sent_back: sentBack.nullable(),
    }),
  );
}

/** The row of a record by its definition: typed by its fields. */
export function rowOutput<const D extends { readonly fields: unknown }>(
  definition: D,
): z.ZodType<Row<D>, Readonly<Record<string, unknown>>> {
  return modelRowOutput(modelOf(definition as unknown as RecordDefinition)) as never;
}
