/** Finds mistakes in definitions before anything runs on them, and names the exact place of each. */

import { attributesOf, type Field, isPlain, shownName } from "./field/kinds.ts";
import { countedInOf } from "./field/number.ts";
import { subtypesOf } from "./open-actions.ts";
import { BASE_ATTRIBUTES, type RecordDefinition } from "./record.ts";

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/** PostgreSQL cuts longer identifiers off in silence. */
const MAX_IDENTIFIER = 63;

/** What can stand for a row: what is written down in the field has a number or a time instead of a name. */
const TITLE_KINDS: ReadonlySet<string> = new Set(["text", "date", "instant", "number"]);

/** Filters and searches go through whole texts, so no row may hold an endless one. */
const MAX_LONG_TEXT = 100_000;

export function inspectDefinitions(definitions: Readonly<Record<string, RecordDefinition>>): string[] {
  const keys = new Set(Object.values(definitions).map((definition) => definition.key));
  return Object.entries(definitions).flatMap(([listed, definition]) => [
    ...(listed === definition.key ? [] : [`${listed}.key: is "${definition.key}", listed as "${listed}"`]),
    ...inspectRecord(definition, keys),
    ...inspectForGuests(definition, definitions),
    ...inspectBelonging(definition, definitions),
  ]);
}

/** A row belongs to a row that exists, of a record that does not end up belonging to itself. */
function inspectBelonging(
  definition: RecordDefinition,
  definitions: Readonly<Record<string, RecordDefinition>>,
): string[] {
  const at = definition.key;
  if ((definition.scope === "parent") !== (definition.belongsTo !== undefined))
    return [`${at}.belongsTo: goes with scope "parent", and only with it`];
  const above: string[] = [];
  for (let one = definition; one.belongsTo !== undefined; ) {
    const field: Field | undefined = one.fields[one.belongsTo];
    const parent = field?.kind === "reference" ? definitions[field.to] : undefined;
    if (!field?.required || field.systemManaged || !parent)
      return [`${one.key}.belongsTo: "${one.belongsTo}" is no required reference`];
    if (parent.key === at || above.includes(parent.key)) return [`${at}.belongsTo: leads back to itself`];
    above.push(parent.key);
    one = parent;
  }
  const roots = Object.entries<Field>(definition.fields).filter(
    ([, field]) => field.kind === "reference" && field.root,
  );
  const isKept = roots.length === 1 && roots[0]?.[1].kind === "reference" && roots[0][1].to === above.at(-1);
  if (above.length > 1 ? !isKept : roots.length > 0)
    return [`${at}.fields: two levels down and more, one rootReference names "${above.at(-1) ?? "nothing"}"`];
  return [];
}

/** What guests may not see must not be found, sorted or named through what they see. */
function inspectForGuests(
  definition: RecordDefinition,
  definitions: Readonly<Record<string, RecordDefinition>>,
): string[] {
  // Own rows name their owner, who is the reader.
  if (definition.staffOnly || definition.scope === "own") return [];
  const at = definition.key;
  const sorted = new Set([definition.title, ...(definition.order ?? []).map(([name]) => name)]);
  return Object.entries<Field>(definition.fields).flatMap(([name, field]) => {
    if (field.internal) {
      const used =
        isPlain(field) && field.search ? "searched" : sorted.has(name) ? "the title or sorted by" : "";
      return used === "" ? [] : [`${at}.fields.${name}.internal: is ${used}, which tells guests about it`];
    }
    return referencesIn(name, field).flatMap(([path, to, isNamed]) =>
      definitions[to]?.staffOnly && !isNamed
        ? [`${at}.fields.${path}: names rows of "${to}" to guests: make it internal or namedToGuests`]
        : [],
    );
  });
}

function referencesIn(name: string, field: Field): (readonly [path: string, to: string, isNamed: boolean])[] {
  if (field.kind === "reference" || field.kind === "references")
    return [[name, field.to, field.namedToGuests === true]];
  if (field.kind !== "children") return [];
  return Object.entries<Field>(field.fields).flatMap(([inner, one]) => referencesIn(`${name}.${inner}`, one));
}

function inspectRecord(definition: RecordDefinition, keys: ReadonlySet<string>): string[] {
  const at = definition.key;
  const title: Field | undefined = definition.fields[definition.title];
  const problems = [
    ...(NAME.test(at) ? [] : [`${at}.key: must be snake_case`]),
    ...(title === undefined
      ? [`${at}.title: no field "${definition.title}"`]
      : TITLE_KINDS.has(title.kind) && title.required
        ? []
        : [`${at}.title: "${definition.title}" must be a required text, number or time`]),
    ...Object.entries(definition.fields).flatMap(([name, field]) =>
      inspectField(`${at}.fields.${name}`, name, field, keys),
    ),
    ...inspectNames(definition),
    ...inspectIndexes(definition),
  ];
  if ((definition.scope === "customer") !== (definition.customer !== undefined)) {
    problems.push(`${at}.customer: goes with scope "customer", and only with it`);
  }
  if (definition.staffOnly && (definition.scope === "customer" || definition.scope === "own")) {
    problems.push(`${at}.staffOnly: contradicts scope "${definition.scope}"`);
  }
  if (definition.subtypes !== undefined && definition.fields[definition.subtypes]?.kind !== "choice")
    problems.push(`${at}.subtypes: "${definition.subtypes}" is no choice`);
  const subtypes = subtypesOf(definition);
  for (const [name, { only = [] }] of Object.entries<Field>(definition.fields))
    for (const one of only.filter((subtype) => !subtypes.includes(subtype)))
      problems.push(`${at}.fields.${name}.only: "${one}" is no subtype`);
  for (const [name, { under = [] }] of Object.entries<Field>(definition.fields)) {
    // Below one that is itself below another it would have no place at all.
    for (const other of under.filter(
      (one) => definition.fields[one]?.under !== undefined || !definition.fields[one],
    ))
      problems.push(`${at}.fields.${name}.under: no field with a place of its own "${other}"`);
  }
  for (const [name, field] of Object.entries<Field>(definition.fields)) {
    const countedIn = countedInOf(field);
    if (countedIn !== undefined && definition.fields[countedIn]?.kind !== "reference")
      problems.push(`${at}.fields.${name}.countedIn: "${countedIn}" is no reference`);
  }
  for (const name of Object.keys(definition.visibleToGuests ?? {})) {
    if (definition.fields[name] === undefined) problems.push(`${at}.visibleToGuests: no field "${name}"`);
  }
  for (const action of definition.open ?? []) {
    if (definition.actions && !definition.actions.includes(action))
      problems.push(`${at}.open: there is no action "${action}"`);
  }
  return problems;
}

function inspectNames(definition: RecordDefinition): string[] {
  const seen = new Set<string>(BASE_ATTRIBUTES);
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    const shown = field.kind === "reference" || field.kind === "references" ? [shownName(name)] : [];
    const owned = isPlain(field) ? attributesOf(name, field).map((attribute) => attribute.name) : [name];
    return [...owned, ...shown].flatMap((attribute) => {
      if (!seen.has(attribute)) {
        seen.add(attribute);
        return [];
      }
      return [`${definition.key}.fields.${name}: the name "${attribute}" is already used`];
    });
  });
}

function inspectIndexes(definition: RecordDefinition): string[] {
  const known = new Set<string>([
    ...BASE_ATTRIBUTES,
    ...Object.entries(definition.fields).flatMap(([name, field]) =>
      attributesOf(name, field).map((one) => one.name),
    ),
  ]);
  const named = [
    ...(definition.indexes ?? []).flatMap((index, at) =>
      index.map((name) => [`indexes.${at}`, name] as const),
    ),
    ...(definition.unique ?? []).flatMap((set, at) => set.map((name) => [`unique.${at}`, name] as const)),
    ...(definition.order ?? []).map(([name], at) => [`order.${at}`, name] as const),
  ];
  return named.flatMap(([at, name]) =>
    known.has(name) ? [] : [`${definition.key}.${at}: no attribute "${name}"`],
  );
}

function inspectField(at: string, name: string, field: Field, keys: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!NAME.test(name)) problems.push(`${at}: must be snake_case`);
  if (name.length > MAX_IDENTIFIER - 10) problems.push(`${at}: name is too long for a column`);
  if ((field.kind === "reference" || field.kind === "references") && !keys.has(field.to)) {
    problems.push(`${at}.to: no record is called "${field.to}"`);
  }
  if (field.kind === "reference" && !name.endsWith("_id")) problems.push(`${at}: a reference is named …_id`);
  if (field.kind === "references" && !name.endsWith("_ids"))
    problems.push(`${at}: references are named …_ids`);
  // Files come after their row: asked for at the first save, they would keep it from ever being made.
  if ((field.kind === "file" || field.kind === "files") && field.required)
    problems.push(`${at}.required: a row exists before its files; a status can ask for them later`);
  if ((field.kind === "longText" || field.kind === "richText") && (field.max ?? Infinity) > MAX_LONG_TEXT)
    problems.push(`${at}.max: a long text says how long it may be, up to ${MAX_LONG_TEXT}`);
  if (field.internal && field.required)
    problems.push(`${at}.internal: a guest could never fill in what is required`);
  if (field.kind === "choice" || field.kind === "multiChoice")
    problems.push(...inspectChoices(at, field.choices));
  if ("scale" in field && (!Number.isInteger(field.scale) || field.scale < 0 || field.scale > 12)) {
    problems.push(`${at}.scale: must be a whole number from 0 to 12`);
  }
  if (
    typeof field === "object" &&
    "min" in field &&
    "max" in field &&
    Number(field.min) > Number(field.max)
  ) {
    problems.push(`${at}.min: is greater than max`);
  }
  for (const [option, value] of [
    ["default", "default" in field ? field.default : undefined],
    ["example", "example" in field ? field.example : undefined],
  ] as const) {
    const [attribute] = attributesOf(name, field);
    if (value !== undefined && attribute && !attribute.schema.safeParse(value).success) {
      problems.push(`${at}.${option}: the field itself refuses it`);
    }
  }
  if (field.kind === "children") {
    if (field.distinct !== undefined && !(field.distinct in field.fields))
      problems.push(`${at}.distinct: no field "${field.distinct}"`);
    problems.push(
      ...Object.entries(field.fields).flatMap(([inner, innerField]) =>
        isPlain(innerField)
          ? inspectField(`${at}.fields.${inner}`, inner, innerField, keys)
          : [`${at}.fields.${inner}: cannot stand inside child rows`],
      ),
    );
  }
  return problems;
}

function inspectChoices(at: string, choices: readonly string[]): string[] {
  if (choices.length === 0) return [`${at}.choices: is empty`];
  return choices.flatMap((choice, index) =>
    choices.indexOf(choice) === index ? [] : [`${at}.choices.${index}: "${choice}" is listed twice`],
  );
}
