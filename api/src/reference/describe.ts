/** A machine-readable description of every service, type, action, field and error. */

import { ERRORS, type ErrorCode } from "@plimsoll/domain/errors";
import type { Contract } from "@plimsoll/domain/kernel/contract";
import type { Attribute } from "@plimsoll/domain/kernel/field/field";
import { isOpen, subtypesOf } from "@plimsoll/domain/kernel/open-actions";
import {
  BASE_ATTRIBUTES,
  type Catalog,
  type ChildTable,
  type RecordModel,
  type Scope,
} from "@plimsoll/domain/kernel/record";
import type { AnyRecordWords } from "@plimsoll/domain/kernel/words";
import { OPERATORS } from "#record/list-input";
import { envelopeInput } from "#rpc/envelope";
import { recordWords, wordsOf } from "#rpc/words";
import {
  type DescribedRecordCall,
  describeRecordCalls,
  type JsonSchema,
  recordInput,
  schemaOf,
} from "./inputs.ts";
import { ANSWER, describeOutput, describeRows } from "./outputs.ts";
import { type DescribedPath, PATHS } from "./paths.ts";

export interface DescribedField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly required: boolean;
  readonly unique: boolean | "country";
  readonly references: string | null;
  readonly choices: readonly string[] | null;
  readonly default: unknown;
  readonly unit: string | null;
  readonly help: string | null;
  /** Written by the product; sending another value is refused. */
  readonly kept: boolean;
  /** Does not exist for customers in the portal. */
  readonly internal: boolean;
}

export interface DescribedChildren {
  readonly label: string;
  readonly required: boolean;
  /** The most rows that one parent may have. */
  readonly max: number | null;
  /** Field that no two rows of one parent share. */
  readonly distinct: string | null;
  readonly fields: readonly DescribedField[];
}

export interface DescribedType {
  readonly service: string;
  readonly type: string;
  readonly name: string;
  readonly scope: Scope;
  /** The field that names the row it is a part of, whose scope, lock and events are its own. */
  readonly belongs_to?: string;
  /** Customers in the portal see no row of it, whatever their profile says. */
  readonly staff_only: boolean;
  /** Actions that any session may call, without a permission. */
  readonly open: readonly string[];
  /** Attributes that no two rows share all of. */
  readonly unique_sets: readonly (readonly string[])[];
  /** Types under which the same calls are made on the rows of one kind, each with a role of its own. */
  readonly faces: readonly string[];
  readonly fields: readonly DescribedField[];
  readonly children: Readonly<Record<string, DescribedChildren>>;
}

export interface DescribedAction {
  readonly service: string;
  readonly type: string;
  readonly action: string;
  readonly about: string;
  readonly effect: string;
  readonly access: string;
  /** An address of its own, where the body is the input alone. */
  readonly path?: string;
  readonly input: JsonSchema;
  /** What stands under `attributes` in its answer. */
  readonly output: JsonSchema;
}

export interface Described {
  readonly product: string;
  readonly paths: readonly DescribedPath[];
  readonly envelope: JsonSchema;
  /** The frame of every answer. */
  readonly answer: JsonSchema;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly operators: readonly string[];
  readonly base_attributes: readonly string[];
  /** What the calls of every record do and take; a type has those that its actions name. */
  readonly record_calls: Readonly<Record<string, DescribedRecordCall>>;
  readonly types: readonly DescribedType[];
  /** A row of each type as it is answered. */
  readonly rows: Readonly<Record<string, JsonSchema>>;
  readonly actions: readonly DescribedAction[];
  readonly errors: readonly { readonly code: string; readonly status: number; readonly message: string }[];
}

const SCOPES: Readonly<Record<Scope, string>> = {
  global: "Shared by all.",
  country: "Rows of the caller's countries.",
  customer: "Rows of the caller's countries; in the portal, those of the customer's own.",
  company: "Rows of the caller's own company; those of all for the parent company.",
  own: "The caller's own rows.",
  parent: "Rows of the rows that they belong to, wherever the caller may load the topmost of those.",
};

export function describe(catalog: Catalog, contracts: ReadonlyMap<string, Contract>): Described {
  return {
    product: "Plimsoll",
    paths: PATHS,
    envelope: schemaOf(envelopeInput),
    answer: ANSWER,
    scopes: SCOPES,
    operators: OPERATORS,
    base_attributes: BASE_ATTRIBUTES,
    record_calls: describeRecordCalls(),
    types: catalog.models.filter((model) => model.actions.length > 0).map(describeRecord),
    rows: describeRows(catalog),
    actions: [...contracts.values()].map((contract) => describeAction(catalog, contract)),
    errors: Object.entries(ERRORS).map(([code, entry]) => ({
      code: entry.wireCode ?? code,
      status: entry.status,
      message: wordsOf("en").errors[code as ErrorCode],
    })),
  };
}

function describeRecord(model: RecordModel): DescribedType {
  const { definition } = model;
  const words = recordWords("en", model.key);
  const about = (name: string): Pick<DescribedField, "label" | "unit" | "help" | "kept" | "internal"> => ({
    label: words?.fields[name] ?? name,
    unit: unitOf(definition.fields[name]),
    help: words?.help?.[name] ?? null,
    kept: model.systemManaged.has(name),
    internal: definition.fields[name]?.internal === true,
  });
  return {
    service: model.service,
    type: model.key,
    name: words?.name ?? model.key,
    scope: definition.scope,
    ...(definition.belongsTo === undefined ? {} : { belongs_to: definition.belongsTo }),
    staff_only: definition.staffOnly === true,
    open: model.actions.filter((action) => isOpen(definition, action)),
    unique_sets: definition.unique ?? [],
    faces: subtypesOf(definition),
    fields: [
      ...model.attributes.map((attribute) => describeField(attribute, about(attribute.name))),
      ...model.links.map(({ name, field }) => ({
        ...LIST,
        ...about(name),
        name,
        type: "ids",
        required: field.required === true,
        references: field.to,
      })),
      ...model.files.map(({ name, field }) => ({ ...LIST, ...about(name), name, type: field.kind })),
    ],
    children: Object.fromEntries(model.children.map((child) => [child.name, describeChildren(child, words)])),
  };
}

const LIST = { required: false, unique: false, references: null, choices: null, default: null } as const;

function describeChildren(
  { name, field, attributes }: ChildTable,
  words: AnyRecordWords | undefined,
): DescribedChildren {
  const inner = words?.children?.[name];
  return {
    label: words?.fields[name] ?? name,
    required: field.required === true,
    max: field.max ?? null,
    distinct: field.distinct ?? null,
    fields: attributes.map((one) =>
      describeField(one, {
        label: inner?.fields[one.name] ?? one.name,
        unit: unitOf(field.fields[one.name]),
        help: null,
        kept: field.systemManaged === true,
        internal: field.internal === true,
      }),
    ),
  };
}

function unitOf(field: object | undefined): string | null {
  return field && "unit" in field && typeof field.unit === "string" ? field.unit : null;
}

function describeField(
  attribute: Attribute,
  about: Pick<DescribedField, "label" | "unit" | "help" | "kept" | "internal">,
): DescribedField {
  const { name, type, required, unique } = attribute;
  return {
    name,
    type,
    required,
    unique,
    references: attribute.references ?? null,
    choices: attribute.choices ?? null,
    default: attribute.default ?? null,
    ...about,
  };
}

function describeAction(catalog: Catalog, contract: Contract): DescribedAction {
  const { service, type, action, about, effect, access } = contract;
  const model = contract.record === undefined ? undefined : catalog.get(contract.record);
  return {
    service,
    type,
    action,
    about,
    effect,
    access: typeof access === "string" ? access : `permission ${access.permission} on ${service} / ${type}`,
    ...(contract.path === undefined ? {} : { path: contract.path }),
    input: (model && recordInput(model, action)) ?? schemaOf(contract.input),
    output: describeOutput(catalog, contract),
  };
}
