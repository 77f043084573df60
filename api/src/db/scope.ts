/** A row filter as SQL. Every query on a record's table carries it; there is no other way to write one. */
import {
  type Only,
  type RowFilter,
  type RowOwner,
  scopeAttributes,
  type Within,
} from "@plimsoll/domain/access/scope";
import { type RecordDefinition, rootAttribute } from "@plimsoll/domain/kernel/record";
import { and, type Fragment, join, name, raw, sql } from "./sql.ts";

interface Scoped {
  readonly definition: RecordDefinition;
}

/** The condition on table alias `t`. */
export function scopeCondition(filter: RowFilter, { definition }: Scoped): Fragment {
  const conditions = [
    ownCondition(filter, definition),
    ...(filter.only ?? []).map(onlyCondition),
    ...(filter.within ?? []).map((one) => withinCondition(one, definition)),
  ];
  const [first, ...more] = conditions;
  return first !== undefined && more.length === 0 ? first : and(conditions);
}

function onlyCondition({ attribute, values }: Only): Fragment {
  const [first, ...more] = values;
  if (more.length === 0) return sql`t.${name(attribute)} = ${first}`;
  return sql`t.${name(attribute)} = any(${values}::${raw(typeof first === "boolean" ? "boolean[]" : "text[]")})`;
}

/** The rows above are looked for in their own table, under their own filter. */
function withinCondition({ level, rows }: Within, definition: RecordDefinition): Fragment {
  const above = definition.ancestors?.[level]?.definition;
  if (!above) throw new Error(`${definition.key} has nothing ${level + 1} levels up`);
  return sql`${ancestorId(definition, level, "t")} in
    (select t.id from ${name(above.key)} t where ${scopeCondition(rows, { definition: above })})`;
}

/** The id of the row so many levels up: the parent and the topmost stand on the row itself. */
function ancestorId({ ancestors = [], ...rest }: RecordDefinition, level: number, alias: string): Fragment {
  const isTop = level === ancestors.length - 1;
  const own =
    level === 0 ? ancestors[0]?.reference : isTop ? rootAttribute({ ancestors, ...rest }) : undefined;
  if (own !== undefined) return sql`${raw(alias)}.${name(own)}`;
  const { definition, reference } = ancestors[level] ?? {};
  const below = ancestors[level - 1]?.definition;
  if (!definition || !reference || !below) throw new Error(`${rest.key} has nothing ${level + 1} levels up`);
  return sql`(select b.${name(reference)} from ${name(below.key)} b
    where b.id = ${ancestorId({ ancestors, ...rest }, level - 1, alias)})`;
}

function ownCondition(filter: RowFilter, definition: RecordDefinition): Fragment {
  switch (filter.kind) {
    case "all":
      return raw("true");
    case "none":
      return raw("false");
    case "own":
      return sql`t.user_id = ${filter.userId}`;
    case "company":
      return sql`t.company_id = ${filter.companyId}`;
    case "customer":
      return sql`${customerOf(definition, "t")} = ${filter.customerId}`;
    case "countries": {
      const [only, ...more] = filter.countries;
      // An equality lets the index give the order too; a list of countries cannot.
      return more.length === 0 ? sql`t.country = ${only}` : sql`t.country = any(${filter.countries}::text[])`;
    }
  }
}

/** Where a record says its customer: here (`customer_id`), or on the row that one of its references names. */
export function customerPath({ customer = "customer_id" }: Pick<RecordDefinition, "customer">) {
  const [attribute = customer, further] = customer.split(".");
  return { attribute, further };
}

function customerOf(definition: RecordDefinition, alias: string): Fragment {
  const { attribute, further } = customerPath(definition);
  const own = sql`${raw(alias)}.${name(attribute)}`;
  if (further === undefined) return own;
  const field = definition.fields[attribute];
  const to = field?.kind === "reference" ? field.to : attribute;
  return sql`(select o.${name(further)} from ${name(to)} o where o.id = ${own})`;
}

/** What decides about scope, as one JSON value, for rows that are shown or told about elsewhere. */
export function ownerColumn({ definition }: Scoped): Fragment {
  return sql`${ownerJson(definition, "t", true)} as owner`;
}

function ownerJson(definition: RecordDefinition, alias: string, isWithAbove: boolean): Fragment {
  const { scope, ancestors = [] } = definition;
  const row = raw(alias);
  const isOwn = ancestors.length === 0;
  const customer = isOwn && scope === "customer" ? customerOf(definition, alias) : raw("null");
  const company = isOwn && scope === "company" ? sql`${row}.company_id` : raw("null");
  const user = isOwn && scope === "own" ? sql`${row}.user_id` : raw("null");
  const values = scopeAttributes(definition).map((one) => sql`${one}::text, ${row}.${name(one)}`);
  const above = isWithAbove
    ? ancestors.map(
        ({ definition: one }, level) => sql`(select ${ownerJson(one, "a", false)} from ${name(one.key)} a
          where a.id = ${ancestorId(definition, level, alias)})`,
      )
    : [];
  return sql`json_build_object('country', ${row}.country, 'customerId', ${customer}, 'companyId', ${company},
    'userId', ${user}${values.length === 0 ? raw("") : sql`, 'scopeValues', json_build_object(${join(values)})`}
    ${above.length === 0 ? raw("") : sql`, 'above', json_build_array(${join(above)})`})`;
}

/**
 * The same of a row whose values are at hand, and of the rows above it, the parent first. A customer that stands on
 * another row is not among them.
 */
export function ownerOf(
  definition: RecordDefinition,
  row: Readonly<Record<string, unknown>>,
  above: readonly Readonly<Record<string, unknown>>[] = [],
): RowOwner {
  const { scope, ancestors = [] } = definition;
  const value = (key: string) => (row[key] ?? null) as string | null;
  const isOwn = ancestors.length === 0;
  const { attribute, further } = customerPath(definition);
  return {
    country: value("country"),
    customerId: isOwn && scope === "customer" && further === undefined ? value(attribute) : null,
    companyId: isOwn && scope === "company" ? value("company_id") : null,
    userId: isOwn && scope === "own" ? value("user_id") : null,
    scopeValues: Object.fromEntries(scopeAttributes(definition).map((one) => [one, row[one]])),
    ...(ancestors.length === 0
      ? {}
      : {
          above: ancestors.map((ancestor, level) => ownerOf(ancestor.definition, above[level] ?? {})),
        }),
  };
}
