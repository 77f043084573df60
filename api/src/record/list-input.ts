/** What a list may be asked for: a closed set of names and operators, everything else refused by name. */

import { type Actor, isGuest } from "@plimsoll/domain/access/actor";
import { mayOn } from "@plimsoll/domain/access/permission";
import { namedRows, type RowFilter, rowsFor } from "@plimsoll/domain/access/scope";
import { isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { Attribute } from "@plimsoll/domain/kernel/field/field";
import type { Catalog } from "@plimsoll/domain/kernel/record";
import { type Direction, guestModel, isOrderable, type RecordModel } from "@plimsoll/domain/kernel/record";
import { z } from "zod";
import { Failure } from "#rpc/failure";
import { hasParts } from "./parts.ts";

export const OPERATORS = ["=", "!=", "<", "<=", ">", ">=", "in", "between", "like", "null"] as const;
export type Operator = (typeof OPERATORS)[number];

export const MAX_PAGE_SIZE = 500;
export const DEFAULT_PAGE_SIZE = 50;

/** The shape alone; names and values are judged against the record afterwards. */
export const listInput = z.strictObject({
  fields: z.array(z.string()).optional(),
  order: z
    .array(z.tuple([z.string(), z.string()]))
    .max(8)
    .optional(),
  active: z.union([z.literal("all"), z.boolean()]).optional(),
  pagination: z
    .strictObject({
      page: z.number().int().min(1).max(10_000_000).optional(),
      size: z.number().int().min(1).max(MAX_PAGE_SIZE).optional(),
      /** Where the page begins, as an earlier answer gave it: makes deep pages as fast as the first. */
      after: z.string().max(2000).nullish(),
    })
    .optional(),
  conditions: z
    .array(
      z.strictObject({
        attribute: z.string(),
        operator: z.string().default("="),
        value: z.unknown().optional(),
      }),
    )
    .max(50)
    .optional(),
  search: z.string().max(200).nullish(),
});

export type ListInput = z.infer<typeof listInput>;

/** A name that may be filtered, sorted or shown: on the row itself or one reference away. */
export interface Target {
  readonly attribute: Attribute;
  /** Set when the attribute stands on the row that this reference names. */
  readonly through: Through | undefined;
  readonly owner: RecordModel;
}

export interface Through {
  readonly reference: string;
  readonly record: RecordModel;
  /** Under which the other table is joined: rights to its title and to the rest of it differ. */
  readonly alias: string;
  /** Rows of the other record that the caller may ask about; of any other, nothing is found out. */
  readonly rows: RowFilter;
}

/** Who asks, and what there is. */
export interface ListReader {
  readonly catalog: Catalog;
  readonly actor: Actor;
}

export interface Condition {
  readonly target: Target;
  readonly operator: Operator;
  readonly value: unknown;
}

/** Rows that are linked to one of these. */
export interface LinkCondition {
  readonly link: string;
  readonly ids: readonly unknown[];
}

export interface ListPlan {
  readonly fields: ReadonlySet<string> | "*";
  /** The record with the child rows and links that come along. */
  readonly parts: RecordModel;
  readonly order: readonly { readonly target: Target; readonly direction: Direction }[];
  readonly active: "all" | boolean;
  readonly page: number;
  readonly size: number;
  readonly after: string | undefined;
  readonly conditions: readonly Condition[];
  readonly links: readonly LinkCondition[];
  readonly search: string;
}

const BASE: ReadonlyMap<string, Attribute> = new Map(
  (
    [
      ["id", "uuid", "uuid", z.string()],
      ["version", "integer", "integer", z.number().int()],
      ["active", "boolean", "boolean", z.boolean()],
      ["country", "text", "text", z.string()],
      ["created_at", "instant", "timestamptz", z.string()],
      ["updated_at", "instant", "timestamptz", z.string()],
    ] as const
  ).map(([name, type, sqlType, schema]) => [
    name,
    { name, type, sql: sqlType, schema, required: name !== "country", systemManaged: false, unique: false },
  ]),
);

export function planList(reader: ListReader, model: RecordModel, input: ListInput): ListPlan {
  const issues: Issue[] = [];
  const order = (input.order ?? model.order).flatMap(([name, direction]): ListPlan["order"][number][] => {
    const target = findTarget(reader, model, name);
    if (!target || !isOrderable(target.attribute)) {
      issues.push(issue("unknown_attribute", "order", { name }));
      return [];
    }
    if (direction !== "asc" && direction !== "desc") {
      issues.push(issue("unknown_direction", "order", { name: direction }));
      return [];
    }
    return [{ target, direction }];
  });
  const asked = input.conditions ?? [];
  const isLink = (attribute: string) => model.links.some((link) => link.name === attribute);
  const links = asked.filter((one) => isLink(one.attribute)).flatMap((one) => linkCondition(one, issues));
  const conditions = asked
    .filter((one) => !isLink(one.attribute))
    .flatMap((one) => {
      const target = findTarget(reader, model, one.attribute);
      if (!target) {
        issues.push(issue("unknown_attribute", "conditions", { name: one.attribute }));
        return [];
      }
      if (!isOperator(one.operator)) {
        issues.push(issue("unknown_operator", "conditions", { name: one.operator }));
        return [];
      }
      const value = readValue(target.attribute, one.operator, one.value);
      if (value === undefined) {
        issues.push(issue("invalid", one.attribute));
        return [];
      }
      return [{ target, operator: one.operator, value }];
    });
  const fields = readFields(model, input.fields, issues);
  if (issues.length > 0) throw new Failure(issues);
  // Two rows never have one id: what would come after it orders nothing.
  const last = order.findIndex(({ target }) => isId(target));
  return {
    fields,
    parts: fields === "*" ? model : partsOf(model, fields),
    order: last < 0 ? order : order.slice(0, last + 1),
    conditions,
    links,
    active: input.active ?? "all",
    page: input.pagination?.page ?? 1,
    size: input.pagination?.size ?? DEFAULT_PAGE_SIZE,
    after: input.pagination?.after ?? undefined,
    search: input.search ?? "",
  };
}

type Asked = NonNullable<ListInput["conditions"]>[number];

function linkCondition({ attribute, operator, value }: Asked, issues: Issue[]): LinkCondition[] {
  if (operator !== "=" && operator !== "in") {
    issues.push(issue("unknown_operator", "conditions", { name: operator }));
    return [];
  }
  const ids = operator === "in" ? value : [value];
  const isList = Array.isArray(ids) && ids.length <= 1000;
  if (isList && ids.every((id) => typeof id === "string" && UUID.test(id))) return [{ link: attribute, ids }];
  issues.push(issue("invalid", attribute));
  return [];
}

function isOperator(text: string): text is Operator {
  return (OPERATORS as readonly string[]).includes(text);
}

function readFields(
  model: RecordModel,
  fields: readonly string[] | undefined,
  issues: Issue[],
): ReadonlySet<string> | "*" {
  if (fields === undefined || fields.includes("*")) return "*";
  for (const name of fields) {
    if (
      !model.attributeByName.has(name) &&
      !BASE.has(name) &&
      !model.references.some((one) => one.shown === name) &&
      !hasParts(partsOf(model, new Set([name])))
    ) {
      issues.push(issue("unknown_attribute", "fields", { name }));
    }
  }
  return new Set(fields);
}

/** The record with those of its child rows and links that are asked for. */
function partsOf(model: RecordModel, fields: ReadonlySet<string>): RecordModel {
  return {
    ...model,
    children: model.children.filter((child) => fields.has(child.name)),
    links: model.links.filter((link) => fields.has(link.name) || fields.has(link.shown)),
  };
}

/** The row's own id, not that of a row it refers to. */
export const isId = (target: Target) => target.through === undefined && target.attribute.name === "id";

export function findTarget(reader: ListReader, model: RecordModel, path: string): Target | undefined {
  const [first = "", second, ...more] = path.split(".");
  if (more.length > 0) return undefined;
  if (second === undefined) {
    const attribute = model.attributeByName.get(first) ?? BASE.get(first);
    return attribute && { attribute, through: undefined, owner: model };
  }
  const reference = model.references.find((one) => one.shown === first);
  return reference && throughReference(reader, reference, second);
}

/**
 * The other record as if it were listed by the same caller. Without the right to list it there is its title alone, which
 * stands on the rows that refer to it.
 */
function throughReference(
  { catalog, actor }: ListReader,
  { name, field }: RecordModel["references"][number],
  wanted: string,
): Target | undefined {
  const record = catalog.get(field.to);
  const { definition } = record;
  if (wanted === definition.title) {
    const attribute = record.attributeByName.get(wanted);
    const rows = namedRows(actor, definition, field);
    return (
      attribute && {
        attribute,
        through: { reference: name, record, alias: `title_${name}`, rows },
        owner: record,
      }
    );
  }
  if (!mayOn(actor, definition, "list")) return undefined;
  const seen = isGuest(actor) ? guestModel(record) : record;
  const attribute = seen.attributeByName.get(wanted) ?? BASE.get(wanted);
  const rows = rowsFor(actor, definition, "list");
  return (
    attribute && {
      attribute,
      through: { reference: name, record, alias: `via_${name}`, rows },
      owner: record,
    }
  );
}

/** Values as the attribute itself accepts them; undefined when they are not of its kind. */
function readValue(attribute: Attribute, operator: Operator, value: unknown): unknown {
  if (operator === "null")
    return value === undefined || typeof value === "boolean" ? (value ?? true) : undefined;
  if (operator === "like") return attribute.type === "text" ? readPattern(value) : undefined;
  if (operator === "in") {
    if (!Array.isArray(value) || value.length > 1000) return undefined;
    const all = value.map((one) => readOne(attribute, one));
    return all.includes(undefined) ? undefined : all;
  }
  if (operator === "between") {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const all = value.map((one) => readOne(attribute, one));
    return all.includes(undefined) ? undefined : all;
  }
  if (value === null) return operator === "=" || operator === "!=" ? null : undefined;
  return readOne(attribute, value);
}

/** A pattern is compared with every place of every text: its length and its gaps decide what that costs. */
const MAX_PATTERN = 200;
const MAX_GAPS = 4;

function readPattern(value: unknown): string | undefined {
  if (typeof value !== "string" || value.includes("\u0000")) return undefined;
  const gaps = value.replace(/%+/g, "%").split("%").length - 1;
  return value.length <= MAX_PATTERN && gaps <= MAX_GAPS ? value.replace(/%+/g, "%") : undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Longer than any name or number that a list is searched by. */
const MAX_VALUE = 1_000;

function readOne(attribute: Attribute, value: unknown): unknown {
  switch (attribute.type) {
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "integer":
      return typeof value === "number" && Number.isSafeInteger(value) && Math.abs(value) < 2 ** 31
        ? value
        : undefined;
    case "decimal":
      return typeof value === "string" && /^-?\d{1,30}(\.\d{1,20})?$/.test(value) ? value : undefined;
    case "uuid":
      return typeof value === "string" && UUID.test(value) ? value : undefined;
    case "date":
    case "instant":
    case "local":
      return typeof value === "string" && isTime(value) ? value : undefined;
    case "text":
    case "texts":
      return typeof value === "string" && value.length <= MAX_VALUE && !value.includes("\u0000")
        ? value
        : undefined;
    case "json":
      return undefined;
  }
}

/** A date alone or an ISO time; the calendar itself is checked too, so that the database never has to refuse. */
function isTime(value: string): boolean {
  const shape = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?Z?)?$/;
  return shape.test(value) && isCalendarDate(value.slice(0, 10));
}
