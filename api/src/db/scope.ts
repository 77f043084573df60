/** A row filter as SQL. Every query on a record's table carries it; there is no other way to write one. */
import { type Only, type RowFilter, scopeAttributes } from "@plimsoll/domain/access/scope";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { and, type Fragment, join, name, raw, sql } from "./sql.ts";

/** The condition on table alias `t`. */
export function scopeCondition(filter: RowFilter, model: RecordModel): Fragment {
  const only = filter.only ?? [];
  return only.length === 0
    ? ownCondition(filter, model)
    : and([ownCondition(filter, model), ...only.map(onlyCondition)]);
}

function onlyCondition({ attribute, values }: Only): Fragment {
  const [first, ...more] = values;
  if (more.length === 0) return sql`t.${name(attribute)} = ${first}`;
  return sql`t.${name(attribute)} = any(${values}::${raw(typeof first === "boolean" ? "boolean[]" : "text[]")})`;
}

function ownCondition(filter: RowFilter, model: RecordModel): Fragment {
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
      return sql`${customerOf(model)} = ${filter.customerId}`;
    case "countries": {
      const [only, ...more] = filter.countries;
      // An equality lets the index give the order too; a list of countries cannot.
      return more.length === 0 ? sql`t.country = ${only}` : sql`t.country = any(${filter.countries}::text[])`;
    }
  }
}

/** `customer_id` of this row, or of the row that one of its references names (`work_order_id.customer_id`). */
function customerOf(model: RecordModel): Fragment {
  const [first = "customer_id", second] = (model.definition.customer ?? "customer_id").split(".");
  if (second === undefined) return sql`t.${name(first)}`;
  const to = model.references.find((reference) => reference.name === first)?.field.to ?? first;
  return sql`(select o.${name(second)} from ${name(to)} o where o.id = t.${name(first)})`;
}

/** What decides about scope, for rows that are shown or told about elsewhere. */
export function ownerColumns(model: RecordModel): Fragment {
  const { scope } = model.definition;
  const customer = scope === "customer" ? customerOf(model) : raw("null::uuid");
  const company = scope === "company" ? raw("t.company_id") : raw("null::uuid");
  const user = scope === "own" ? raw("t.user_id") : raw("null::uuid");
  const pairs = scopeAttributes(model.definition).map((one) => sql`${one}::text, t.${name(one)}`);
  return sql`t.country, ${customer} as customer_id, ${company} as company_id, ${user} as user_id,
    ${pairs.length === 0 ? raw("null::json") : sql`json_build_object(${join(pairs)})`} as "scopeValues"`;
}
