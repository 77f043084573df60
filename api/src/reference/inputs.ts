/** What the calls take, as JSON schemas: those of contracts from their own input, those of records from the definition. */
import { RECORD_CALLS, type RecordCallName } from "@plimsoll/domain/kernel/contract";
import type { Attribute, AttributeType } from "@plimsoll/domain/kernel/field/field";
import { type ChildTable, hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";
import { z } from "zod";
import { exportInput } from "#record/export";
import { historyInput } from "#record/history";
import { importInput } from "#record/import/steps";
import { listInput } from "#record/list-input";
import { loadInput } from "#record/load-call";

export type JsonSchema = Readonly<Record<string, unknown>>;

export function schemaOf(input: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { unrepresentable: "any", io: "input" });
  return schema;
}

const deleteInput = z.strictObject({ id: z.string(), version: z.number().int().optional() });

/** The same for every record; what a create and an update take hangs on the record. */
const SHARED = {
  list: listInput,
  load: loadInput,
  delete: deleteInput,
  history: historyInput,
  export: exportInput,
  import: importInput,
} as const satisfies Readonly<Record<Exclude<RecordCallName, "create" | "update">, z.ZodType>>;

type ImportStep = z.infer<typeof importInput>["step"];

const IMPORT_STEPS: Readonly<Record<ImportStep, string>> = {
  open: "Reads the file (base64, .xlsx or .csv) and proposes which of its columns is which field.",
  map: "Says which column is which field, null for none; the rows are then checked as a job.",
  status: "How far it is: mapping, checking, checked, committing, done or failed, with counts.",
  rows: "A page of rows with what is wrong in each.",
  fix: "Corrects cells of one row, by column number, and checks it again.",
  commit: "Writes the rows that have no issue, as a job.",
  result: "The file again, with what became of each row.",
  discard: "Forgets the import; rows already written stay.",
};

export interface DescribedStep {
  readonly step: string;
  readonly about: string;
  readonly input: JsonSchema;
}

export interface DescribedRecordCall {
  readonly about: string;
  /** Null where it hangs on the record: see the call of the type. */
  readonly input: JsonSchema | null;
  readonly steps?: readonly DescribedStep[];
}

export function describeRecordCalls(): Readonly<Record<string, DescribedRecordCall>> {
  const names = Object.keys(RECORD_CALLS) as RecordCallName[];
  return Object.fromEntries(
    names.map((name): [string, DescribedRecordCall] => {
      const about = RECORD_CALLS[name];
      if (name === "create" || name === "update") return [name, { about, input: null }];
      const input = schemaOf(SHARED[name]);
      return [name, name === "import" ? { about, input, steps: importSteps() } : { about, input }];
    }),
  );
}

function importSteps(): DescribedStep[] {
  return importInput.options.map((option) => {
    const step = option.shape.step.value;
    return { step, about: IMPORT_STEPS[step], input: schemaOf(option) };
  });
}

/** Undefined for a call that is none of a record's own. */
export function recordInput(model: RecordModel, action: string): JsonSchema | undefined {
  if (action === "create" || action === "update") return rowInput(model, action);
  return action in SHARED ? { $ref: `#/record_calls/${action}/input` } : undefined;
}

function rowInput(model: RecordModel, action: "create" | "update"): JsonSchema {
  const { scope } = model.definition;
  const properties: Record<string, JsonSchema> = {
    id: VALUES.uuid,
    ...(action === "update" ? { version: VALUES.integer } : {}),
    active: VALUES.boolean,
    ...(hasCountry(scope) ? { country: { type: "string", pattern: "^[A-Z]{2}$" } } : {}),
    ...valuesOf(model.attributes),
    ...Object.fromEntries(model.links.map((link) => [link.name, { type: "array", items: VALUES.uuid }])),
    ...Object.fromEntries(model.children.map((child) => [child.name, childrenInput(child)])),
  };
  return { type: "object", properties, required: requiredOf(model, action), additionalProperties: false };
}

function requiredOf(model: RecordModel, action: "create" | "update"): string[] {
  if (action === "update") return ["id", "version"];
  const isOwn = model.definition.scope === "own";
  return [
    // Rows of one's own are given to the caller, whoever is named.
    ...neededOf(model.attributes).filter((name) => !(isOwn && name === "user_id")),
    ...[...model.links, ...model.children].filter(({ field }) => field.required).map(({ name }) => name),
  ];
}

function childrenInput({ attributes, field }: ChildTable): JsonSchema {
  const properties = { id: VALUES.uuid, ...valuesOf(attributes) };
  return {
    type: "array",
    ...(field.max === undefined ? {} : { maxItems: field.max }),
    ...(field.distinct === undefined ? {} : { description: `no two rows with the same ${field.distinct}` }),
    items: { type: "object", properties, required: neededOf(attributes), additionalProperties: false },
  };
}

const neededOf = (attributes: readonly Attribute[]) =>
  attributes.filter((one) => one.required && one.default === undefined).map((one) => one.name);

function valuesOf(attributes: readonly Attribute[]): Record<string, JsonSchema> {
  return Object.fromEntries(attributes.map((one) => [one.name, valueInput(one)]));
}

const VALUES: Readonly<Record<AttributeType, JsonSchema>> = {
  text: { type: "string" },
  integer: { type: "integer" },
  decimal: { type: "string", format: "decimal" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date" },
  instant: { type: "string", format: "date-time" },
  local: { type: "string", description: "YYYY-MM-DDTHH:mm as the clock of the place shows it" },
  uuid: { type: "string", format: "uuid" },
  texts: { type: "array", items: { type: "string" } },
  json: {},
};

function valueInput({ type, choices, required }: Attribute): JsonSchema {
  const value = VALUES[type];
  const listed = choices === undefined ? undefined : { enum: [...choices, ...(required ? [] : [null])] };
  if (type === "texts" && choices) return { ...value, items: { type: "string", enum: choices } };
  return {
    ...value,
    ...(required || value.type === undefined ? {} : { type: [value.type, "null"] }),
    ...(listed ?? {}),
  };
}
