/**
 * A record is declared once; what everything else needs to know about it is worked out here, once, at start.
 */
import type { Issue } from "./errors.ts";
import type { Attribute } from "./field/field.ts";
import {
  attributesOf,
  type ChildrenField,
  type Fields,
  isPlain,
  type RowFields,
  shownName,
} from "./field/kinds.ts";
import type { FileField, ReferenceField, ReferencesField } from "./field/relation.ts";
import { type AnyMachine, statusAttribute } from "./status-machine.ts";
import type { ShownVerdicts, StatusEntry } from "./status-output.ts";
import type { Refusal } from "./transitions.ts";

/**
 * Whose rows a caller sees. `global`: shared by all; `country`: those of the caller's countries;
 * `customer`: as country for staff, the own customer's for guests; `company`: those of the caller's own entity
 * (`company_id`), a master's all; `own`: the caller's own; `parent`: those of the rows that they belong to.
 */
export type Scope = "global" | "country" | "customer" | "company" | "own" | "parent";

/** Whether rows of this scope belong to a country; the others leave it empty. */
export function hasCountry(scope: Scope): boolean {
  return scope === "country" || scope === "customer";
}

export const RECORD_ACTIONS = ["list", "load", "create", "update", "delete"] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];

export type Direction = "asc" | "desc";
export type Order = readonly (readonly [attribute: string, direction: Direction])[];

/** One level up. */
export interface Ancestor {
  /** As the catalog resolved it. */
  readonly definition: RecordDefinition;
  /** Attribute of the level below that names the row of this one. */
  readonly reference: string;
}

export interface WriteAbout {
  /** The record that is written: the locked one itself, or one that belongs to it. */
  readonly record: string;
  readonly action: string;
}

interface DefinitionOf<F extends Fields, Title, Checked> {
  /** Wire `type`, permission role, table name and key of the words: one word for all. */
  readonly key: string;
  readonly service: string;
  readonly scope: Scope;
  /**
   * For scope `parent`: the reference to the row that this one is a part of. Scope, country, lock, live events and files
   * follow that row, over any depth. Two levels down and more, a field made by `rootReference` keeps the topmost row.
   */
  readonly belongsTo?: Extract<Title, string>;
  /** May be written whatever has become of the rows above it: what people say about finished work. */
  readonly openWhenLocked?: boolean;
  /**
   * Why nothing of a row, nor of what belongs to it, can be written any more; nothing while it can. Calls of a name of
   * their own (a change of status) judge themselves. `about` is what somebody is about to write.
   */
  readonly lock?: (row: Checked, about: WriteAbout) => Refusal | undefined;
  /** The permission role, where it is not the key: the wire has one word for a fiscal invoice and another for its role. */
  readonly role?: string;
  /** How its `status` changes: see `status-machine.ts`. */
  readonly machine?: AnyMachine;
  /** The rows above, nearest first: worked out by the catalog from `belongsTo`, never written in a definition. */
  readonly ancestors?: readonly Ancestor[];
  /** Field that names a row wherever another row refers to it. */
  readonly title: Title;
  readonly fields: F;
  /** Page name under /administration, where the record has a page of its own. */
  readonly path?: string;
  /** Calls that exist; all of them unless said otherwise. */
  readonly actions?: readonly RecordAction[];
  /** `permission`: service, role and permission decide; `signed-in`: any session may (on its scope). */
  readonly access?: "permission" | "signed-in";
  /** Actions that any session may call on its scope, while the others ask for their permission. */
  readonly open?: readonly RecordAction[];
  /** Guests see no row of it, whatever their profile lists: parties and people that are no business of theirs. */
  readonly staffOnly?: boolean;
  /**
   * A required choice whose values are wire types and roles of their own, so that one table serves them all:
   * `workorder/ship/list` lists the work orders whose `kind` is `ship`, for whoever holds that role.
   */
  readonly subtypes?: string;
  /** Limits guests to rows whose attributes hold one of these values. */
  readonly visibleToGuests?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** For scope `customer`: where the customer stands, here (`customer_id`) or one reference away. */
  readonly customer?: string;
  /** Indexes beyond those every record gets; each serves a filter and its order together. */
  readonly indexes?: readonly (readonly string[])[];
  /** Attributes that no two rows share all of; the last one is the field that a refusal names. */
  readonly unique?: readonly (readonly string[])[];
  readonly order?: Order;
  /** When a field that is not always required has to be filled: forms mark it, and a row without it is refused. */
  readonly requiredWhen?: Readonly<Partial<Record<Extract<Title, string>, (row: Checked) => boolean>>>;
  /**
   * Rules over several fields of one row: pure, all issues at once. Each is asked on its own, as soon as every field
   * that it looks at holds by itself; so two things that have nothing to do with each other are two rules.
   */
  readonly check?: readonly ((row: Checked) => readonly Issue[])[];
  /** What follows from the rest of the row and is written with it: sums, what a reading means. Pure, asked at every write. */
  readonly derived?: (row: Checked) => Readonly<Record<string, unknown>>;
}

/** What a check sees of a row: its fields, whose it is, and its id once it has one. */
export type CheckedRow<Fs> = RowFields<Fs> & { readonly country?: string | null; readonly id?: string };

/** A definition as it is written, its check typed by its own fields. */
export type TypedDefinition<F extends Fields> = Omit<
  DefinitionOf<F, keyof F & string, CheckedRow<F>>,
  "ancestors"
>;
/** A definition as the engine sees it: any record. */
export type RecordDefinition = DefinitionOf<Fields, string, never>;

/** A type and not an interface, so that a row is also a set of values under any names. */
export type BaseRow = {
  id: string;
  version: number;
  active: boolean;
  country: string | null;
  created_at: string;
  updated_at: string;
};

/** What comes with a row that has statuses, where it was asked for: what may be done with it, and how it came here. */
type WithStatuses<Status extends string> = {
  verdicts?: ShownVerdicts<Status>;
  status_log?: readonly StatusEntry<Status>[];
};

type StatusPart<F> = F extends { status: { choices: readonly (infer S extends string)[] } }
  ? WithStatuses<S>
  : unknown;

export type Row<R> = R extends { fields: infer F } ? BaseRow & RowFields<F> & StatusPart<F> : never;

/** Its names are part of its type, so that a call about it is known by them. */
export function defineRecord<
  const F extends Fields,
  const Key extends string,
  const Service extends string,
  const Subtypes extends string = never,
>(
  definition: TypedDefinition<F> & NamesOf<Key, Service, Subtypes>,
): TypedDefinition<F> & NamesOf<Key, Service, Subtypes> {
  return definition;
}

interface NamesOf<Key, Service, Subtypes> {
  readonly key: Key;
  readonly service: Service;
  readonly subtypes?: Subtypes;
}

/** Attributes that every row has before its own. */
export const BASE_ATTRIBUTES = ["id", "version", "active", "country", "created_at", "updated_at"] as const;

export interface LinkField {
  readonly name: string;
  readonly field: ReferencesField;
  readonly shown: string;
}

export interface ChildTable {
  readonly name: string;
  readonly field: ChildrenField;
  readonly attributes: readonly Attribute[];
}

/** A definition with everything that follows from it worked out. */
export interface RecordModel {
  readonly definition: RecordDefinition;
  readonly key: string;
  readonly service: string;
  readonly attributes: readonly Attribute[];
  readonly attributeByName: ReadonlyMap<string, Attribute>;
  readonly references: readonly {
    readonly name: string;
    readonly field: ReferenceField;
    readonly shown: string;
  }[];
  readonly links: readonly LinkField[];
  readonly children: readonly ChildTable[];
  readonly files: readonly { readonly name: string; readonly field: FileField }[];
  /** Fields of its own that the search looks into. */
  readonly searched: readonly string[];
  /** References whose names the search looks into: who finds a vessel's name finds its orders. */
  readonly namesSearched: RecordModel["references"];
  /** Attribute that holds the title in other languages: `names` beside a title `name`. Absent where there is none. */
  readonly translations: string | undefined;
  readonly actions: readonly RecordAction[];
  readonly order: Order;
  /** Names of the fields that the product alone writes. */
  readonly systemManaged: ReadonlySet<string>;
  /** Attribute that its machine changes; absent where it has none. */
  readonly statusField: string | undefined;
}

export function modelOf(definition: RecordDefinition): RecordModel {
  const entries = Object.entries(definition.fields);
  const attributes = entries.flatMap(([name, field]) => attributesOf(name, field));
  return {
    definition,
    key: definition.key,
    service: definition.service,
    attributes,
    attributeByName: new Map(attributes.map((attribute) => [attribute.name, attribute])),
    references: entries.flatMap(([name, field]) =>
      field.kind === "reference" ? [{ name, field, shown: shownName(name) }] : [],
    ),
    links: entries.flatMap(([name, field]) =>
      field.kind === "references" ? [{ name, field, shown: shownName(name) }] : [],
    ),
    children: entries.flatMap(([name, field]) =>
      field.kind === "children" ? [{ name, field, attributes: childAttributes(field) }] : [],
    ),
    files: entries.flatMap(([name, field]) =>
      field.kind === "file" || field.kind === "files" ? [{ name, field }] : [],
    ),
    searched: entries.flatMap(([name, field]) =>
      isPlain(field) && field.kind !== "reference" && field.search ? [name] : [],
    ),
    namesSearched: entries.flatMap(([name, field]) =>
      field.kind === "reference" && field.search ? [{ name, field, shown: shownName(name) }] : [],
    ),
    translations: translationsOf(definition, definition.title),
    actions: definition.actions ?? RECORD_ACTIONS,
    order: definition.order ?? [[definition.title, "asc"]],
    systemManaged: new Set(entries.flatMap(([name, field]) => (field.systemManaged ? [name] : []))),
    statusField: definition.machine && statusAttribute(definition.machine),
  };
}

const guestModels = new WeakMap<RecordModel, RecordModel>();

/** The record as guests know it: without its internal fields. */
export function guestModel(model: RecordModel): RecordModel {
  const known = guestModels.get(model);
  if (known) return known;
  const { definition } = model;
  const shown = Object.entries(definition.fields).filter(([, field]) => !field.internal);
  const whole = shown.length === Object.keys(definition.fields).length;
  const outside = whole ? model : modelOf({ ...definition, fields: Object.fromEntries(shown) });
  guestModels.set(model, outside);
  return outside;
}

/** Fields that rows of this subtype do not have. */
export function fieldsOutside({ fields }: Pick<RecordDefinition, "fields">, subtype: string): string[] {
  return Object.entries(fields).flatMap(([name, { only }]) =>
    only === undefined || only.includes(subtype) ? [] : [name],
  );
}

/** The field that holds a text in other languages: `names` beside `name`. */
export function translationsOf({ fields }: RecordDefinition, name: string): string | undefined {
  const translations = `${name}s`;
  return fields[translations]?.kind === "names" ? translations : undefined;
}

function childAttributes(field: ChildrenField): Attribute[] {
  return Object.entries(field.fields).flatMap(([name, inner]) => attributesOf(name, inner));
}

/** A definition with the rows above it worked out, and their scope as its own. */
function resolved(
  definition: RecordDefinition,
  all: Readonly<Record<string, RecordDefinition>>,
): RecordDefinition {
  const reference = definition.belongsTo;
  const field = reference === undefined ? undefined : definition.fields[reference];
  const parent = field?.kind === "reference" ? all[field.to] : undefined;
  if (reference === undefined || parent === undefined) return definition;
  const above = resolved(parent, all);
  return {
    ...definition,
    scope: above.scope,
    ancestors: [{ definition: above, reference }, ...(above.ancestors ?? [])],
  };
}

/** The attribute that names the topmost row: the parent itself one level down, a kept reference further down. */
export function rootAttribute({ ancestors = [], fields }: RecordDefinition): string | undefined {
  if (ancestors.length <= 1) return ancestors[0]?.reference;
  return Object.entries(fields).find(([, field]) => field.kind === "reference" && field.root)?.[0];
}

/** All records of the product, by key. A model is worked out when it is first asked for: no page needs all of them. */
export class Catalog {
  readonly #definitions: Readonly<Record<string, RecordDefinition>>;
  readonly #byKey: ReadonlyMap<string, RecordDefinition>;
  readonly #models = new Map<string, RecordModel>();

  constructor(definitions: Readonly<Record<string, RecordDefinition>>) {
    this.#definitions = definitions;
    this.#byKey = new Map(Object.values(definitions).map((one) => [one.key, one]));
  }

  get models(): readonly RecordModel[] {
    return [...this.#byKey.keys()].map((key) => this.get(key));
  }

  /** The records whose rows lie below rows of this one, at any depth. */
  below(key: string): readonly RecordModel[] {
    return this.models.filter(({ definition }) =>
      definition.ancestors?.some((ancestor) => ancestor.definition.key === key),
    );
  }

  find(key: string): RecordModel | undefined {
    const known = this.#models.get(key);
    if (known) return known;
    const definition = this.#byKey.get(key);
    if (!definition) return undefined;
    const model = modelOf(resolved(definition, this.#definitions));
    this.#models.set(key, model);
    return model;
  }

  /** For keys that a checked definition named; a wrong one is a mistake of ours, not of a user. */
  get(key: string): RecordModel {
    const model = this.find(key);
    if (!model) throw new Error(`no record is called ${key}`);
    return model;
  }
}

/** Whether rows can be put in order by it: lists and structures have no order. */
export function isOrderable(attribute: Attribute): boolean {
  return attribute.type !== "json" && attribute.type !== "texts";
}
