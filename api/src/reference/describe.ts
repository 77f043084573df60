/** A machine-readable description of every service, type, action, field and error. */
import type { Contract } from "@plimsoll/domain/kernel/contract";
import { ERRORS } from "@plimsoll/domain/kernel/errors";
import type { Attribute } from "@plimsoll/domain/kernel/field/field";
import { BASE_ATTRIBUTES, type Catalog, type RecordModel } from "@plimsoll/domain/kernel/record";
import { errors as sentences } from "@plimsoll/domain/locales/en/errors";
import { z } from "zod";
import { exportInput } from "#record/export";
import { historyInput } from "#record/history";
import { listInput, OPERATORS } from "#record/list-input";
import { loadInput } from "#record/load";
import { recordWords } from "#rpc/words";

export interface DescribedField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly unique: boolean | "country";
  readonly references: string | null;
  readonly choices: readonly string[] | null;
  readonly default: unknown;
}

export interface DescribedAction {
  readonly service: string;
  readonly type: string;
  readonly action: string;
  readonly effect: string;
  readonly access: string;
  readonly input: unknown;
}

export interface Described {
  readonly product: string;
  readonly operators: readonly string[];
  readonly base_attributes: readonly string[];
  readonly types: readonly {
    readonly service: string;
    readonly type: string;
    readonly name: string;
    readonly scope: string;
    readonly fields: readonly DescribedField[];
    readonly children: Readonly<Record<string, readonly DescribedField[]>>;
  }[];
  readonly actions: readonly DescribedAction[];
  readonly errors: readonly { readonly code: string; readonly status: number; readonly message: string }[];
}

const RECORD_INPUTS: Readonly<Record<string, z.ZodType>> = {
  list: listInput,
  load: loadInput,
  history: historyInput,
  export: exportInput,
  delete: z.object({ id: z.string() }),
};

export function describe(catalog: Catalog, contracts: ReadonlyMap<string, Contract>): Described {
  return {
    product: "Plimsoll",
    operators: OPERATORS,
    base_attributes: BASE_ATTRIBUTES,
    types: catalog.models.filter((model) => model.actions.length > 0).map(describeRecord),
    actions: [...contracts.values()].map(describeAction),
    errors: Object.entries(ERRORS).map(([code, entry]) => ({
      code: "wireCode" in entry ? entry.wireCode : code,
      status: entry.status,
      message: sentences[code as keyof typeof sentences],
    })),
  };
}

function describeRecord(model: RecordModel): Described["types"][number] {
  const words = recordWords("en", model.key);
  const label = (name: string) => words?.fields[name] ?? name;
  return {
    service: model.service,
    type: model.key,
    name: words?.name ?? model.key,
    scope: model.definition.scope,
    fields: [
      ...model.attributes.map((attribute) => describeField(attribute, label(attribute.name))),
      ...model.links.map((link) => ({
        ...LIST,
        name: link.name,
        label: label(link.name),
        type: "ids",
        references: link.field.to,
      })),
      ...model.files.map((file) => ({
        ...LIST,
        name: file.name,
        label: label(file.name),
        type: file.field.kind,
      })),
    ],
    children: Object.fromEntries(
      model.children.map((child) => [
        child.name,
        child.attributes.map((one) =>
          describeField(one, words?.children?.[child.name]?.fields[one.name] ?? one.name),
        ),
      ]),
    ),
  };
}

const LIST = { required: false, unique: false, references: null, choices: null, default: null } as const;

function describeField(attribute: Attribute, label: string): DescribedField {
  const { name, type, required, unique } = attribute;
  return {
    name,
    label,
    type,
    required,
    unique,
    references: attribute.references ?? null,
    choices: attribute.choices ?? null,
    default: attribute.default ?? null,
  };
}

function describeAction(contract: Contract): DescribedAction {
  const { service, type, action, effect, access } = contract;
  const schema = contract.record === undefined ? contract.input : RECORD_INPUTS[action];
  return {
    service,
    type,
    action,
    effect,
    access: typeof access === "string" ? access : `permission ${access.permission} on ${service} / ${type}`,
    input: schema ? z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) : `fields of ${type}`,
  };
}
