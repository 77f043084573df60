/** The tables that the definitions ask for: columns, constraints and indexes, each under a name made from them. */
import { createHash } from "node:crypto";
import type { Attribute } from "@plimsoll/domain/kernel/field/field";
import { type Catalog, type ChildTable, hasCountry, type RecordModel } from "@plimsoll/domain/kernel/record";

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly default?: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Name → definition, as it follows `add constraint`. */
  readonly constraints: ReadonlyMap<string, string>;
  /** Name → what follows `on <table>`. */
  readonly indexes: ReadonlyMap<string, string>;
}

/** Accent-free, lower-case title: sorts the same on every database, and fast. */
export const SORT_COLUMN = "title_sort";
export const SEARCH_COLUMN = "search_text";

export function tablesOf(catalog: Catalog): Table[] {
  return catalog.models.flatMap((model) => [
    recordTable(model),
    ...model.children.map((child) => childTable(model, child)),
    ...model.links.map((link) => linkTable(model, link.name, link.field.to)),
  ]);
}

export function childTableName(model: RecordModel, field: string): string {
  return `${model.key}_${field}`;
}

function recordTable(model: RecordModel): Table {
  const { key, definition } = model;
  const scoped = hasCountry(definition.scope);
  const columns: Column[] = [
    { name: "id", type: "uuid", nullable: false },
    { name: "version", type: "integer", nullable: false, default: "1" },
    { name: "active", type: "boolean", nullable: false, default: "true" },
    { name: "country", type: "text", nullable: !scoped },
    { name: "created_at", type: "timestamp with time zone", nullable: false, default: "now()" },
    { name: "updated_at", type: "timestamp with time zone", nullable: false, default: "now()" },
    ...model.attributes.map(columnOf),
    { name: SORT_COLUMN, type: 'text collate "C"', nullable: false },
    { name: SEARCH_COLUMN, type: "text", nullable: false, default: "''" },
  ];
  const constraints = new Map([
    [`${key}_pkey`, "primary key (id)"],
    ...model.attributes.flatMap((attribute) => constraintsOf(key, attribute)),
    ...(definition.unique ?? []).map((names) => uniqueOver(key, names)),
  ]);
  const indexes = new Map<string, string>();
  const add = (names: readonly string[]) => indexes.set(...indexOn(key, names));
  add([SORT_COLUMN, "id"]);
  if (scoped) add(["country", SORT_COLUMN, "id"]);
  for (const reference of model.references) add([reference.name, SORT_COLUMN, "id"]);
  for (const own of definition.indexes ?? []) {
    add([...own.map((name) => (name === definition.title ? SORT_COLUMN : name)), "id"]);
  }
  if (model.searched.length > 0) {
    indexes.set(`${key}_search_idx`, `using gin (${SEARCH_COLUMN} gin_trgm_ops)`);
  }
  return { name: key, columns, constraints, indexes };
}

function childTable(model: RecordModel, { name, field, attributes }: ChildTable): Table {
  const table = childTableName(model, name);
  return {
    name: table,
    columns: [
      { name: "id", type: "uuid", nullable: false },
      { name: "parent_id", type: "uuid", nullable: false },
      { name: "position", type: "integer", nullable: false },
      ...attributes.map(columnOf),
    ],
    constraints: new Map([
      [`${table}_pkey`, "primary key (id)"],
      [
        short(`${table}_parent_id_fkey`),
        `foreign key (parent_id) references "${model.key}" (id) on delete cascade`,
      ],
      ...attributes.flatMap((attribute) => constraintsOf(table, attribute)),
      ...(field.distinct === undefined ? [] : [distinctOver(table, field.distinct)]),
    ]),
    indexes: new Map([
      indexOn(table, ["parent_id", "position"]),
      ...attributes.filter((one) => one.references).map((one) => indexOn(table, [one.name])),
    ]),
  };
}

function linkTable(model: RecordModel, field: string, to: string): Table {
  const table = childTableName(model, field);
  return {
    name: table,
    columns: [
      { name: "parent_id", type: "uuid", nullable: false },
      { name: "target_id", type: "uuid", nullable: false },
      { name: "position", type: "integer", nullable: false },
    ],
    constraints: new Map([
      [`${table}_pkey`, "primary key (parent_id, target_id)"],
      [
        short(`${table}_parent_id_fkey`),
        `foreign key (parent_id) references "${model.key}" (id) on delete cascade`,
      ],
      [short(`${table}_target_id_fkey`), `foreign key (target_id) references "${to}" (id)`],
    ]),
    indexes: new Map([indexOn(table, ["target_id"])]),
  };
}

const FULL_TYPES: Readonly<Record<string, string>> = {
  timestamptz: "timestamp with time zone",
  timestamp: "timestamp without time zone",
};

function columnOf(attribute: Attribute): Column {
  return {
    name: attribute.name,
    type: FULL_TYPES[attribute.sql] ?? attribute.sql,
    nullable: !attribute.required,
  };
}

function constraintsOf(table: string, attribute: Attribute): [string, string][] {
  const found: [string, string][] = [];
  const { name } = attribute;
  if (attribute.unique === true) found.push([short(`${table}_${name}_key`), `unique ("${name}")`]);
  if (attribute.unique === "country")
    found.push([short(`${table}_country_${name}_key`), `unique (country, "${name}")`]);
  if (attribute.references) {
    found.push([
      short(`${table}_${name}_fkey`),
      `foreign key ("${name}") references "${attribute.references}" (id)`,
    ]);
  }
  if (attribute.choices) {
    // The database rewrites the expression, so the name carries what the list was.
    const list = attribute.choices.map((choice) => `'${choice}'`).join(", ");
    found.push([short(`${table}_${name}_check_${digest(list)}`), `check ("${name}" in (${list}))`]);
  }
  return found;
}

function uniqueOver(table: string, names: readonly string[]): [string, string] {
  return [
    short(`${table}_${names.join("_")}_key`),
    `unique (${names.map((name) => `"${name}"`).join(", ")})`,
  ];
}

/** Two child rows may swap their values in one statement: what counts is how they stand when it is done. */
function distinctOver(table: string, field: string): [string, string] {
  const [key, definition] = uniqueOver(table, ["parent_id", field]);
  return [key, `${definition} deferrable initially immediate`];
}

function indexOn(table: string, names: readonly string[]): [string, string] {
  const unique = names.filter((one, at) => names.indexOf(one) === at);
  return [short(`${table}_${unique.join("_")}_idx`), `(${unique.map((one) => `"${one}"`).join(", ")})`];
}

/** PostgreSQL cuts names at 63 bytes; a digest keeps shortened ones apart. */
function short(identifier: string): string {
  return identifier.length <= 63 ? identifier : `${identifier.slice(0, 54)}_${digest(identifier)}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
