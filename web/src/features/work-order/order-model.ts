// The orders of one kind as a record of their own: what a kind does not have is no field, no column and no filter of it.

import { ORDER_KINDS, type OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { fieldsOutside, type RecordModel } from "@plimsoll/domain/kernel/record";
import { catalog } from "@plimsoll/domain/records";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";
import type { ShowsField } from "#record/form-fields";
import { narrowedModel } from "#record/narrowed-model";

export type OrderField = keyof (typeof workOrder)["fields"];

/** From the code to the status, as many as fit beside the filters; what a kind does not have leaves no gap. */
const COLUMNS = [
  "wocode",
  "ship_id",
  "convoy_name",
  "tugboat_id",
  "product_id",
  "customer_id",
  "port_id",
  "terminal_id",
  "expected_volume",
  "appointment_date",
  "status",
] as const satisfies readonly OrderField[];

/** A customer's orders are all their own, and they enter none themselves. */
const NOT_FOR_GUESTS = ["customer_id"] as const satisfies readonly OrderField[];

const made = new WeakMap<RecordModel, Readonly<Record<OrderKind, RecordModel>>>();

/** The record of one kind, made once of our own model and once of that for guests. */
export function orderModelOf(kind: OrderKind, model: RecordModel): RecordModel {
  const known = made.get(model);
  if (known) return known[kind];
  const hidden = model === catalog.get("work_order") ? [] : NOT_FOR_GUESTS;
  const all = Object.fromEntries(
    ORDER_KINDS.map((one) => {
      const fixed = { kind: one } satisfies Partial<Record<OrderField, string>>;
      const without = [...fieldsOutside(model.definition, one), ...hidden];
      return [one, narrowedModel(model, { fixed, without, columns: COLUMNS })];
    }),
  ) as Record<OrderKind, RecordModel>;
  made.set(model, all);
  return all[kind];
}

const unnarrowed = new WeakMap<RecordModel, RecordModel>();
/** With columns of every kind the last ones scroll out of sight, so where an order stands comes early. */
const ALL_COLUMNS: readonly OrderField[] = [
  "wocode",
  "kind",
  "status",
  ...COLUMNS.filter((name) => name !== "wocode" && name !== "status"),
];

/** Orders of every kind: read, found and exported here; made and changed where their kind is. */
export function allOrdersModel(model: RecordModel): RecordModel {
  const known = unnarrowed.get(model);
  if (known) return known;
  const whole = narrowedModel(model, { fixed: {}, columns: ALL_COLUMNS });
  const read: RecordModel = Object.assign(whole, { actions: ["list", "load"] });
  unnarrowed.set(model, read);
  return read;
}

const ITEM_FIELDS: ReadonlySet<string> = new Set<OrderField>(["items", "cadences", "storage_plan"]);
const ELSEWHERE: ReadonlySet<string> = new Set<OrderField>([
  ...(ITEM_FIELDS as ReadonlySet<OrderField>),
  "scope",
  "scope_model_id",
  "documents",
  "photos",
  "wocode",
  "status",
]);

/** Fields of the tab with what was agreed and planned. */
export const isItemField: ShowsField = (name) => ITEM_FIELDS.has(name);
/** Fields of the overview: all that no other tab shows. */
export const isOverviewField: ShowsField = (name) => !ELSEWHERE.has(name);
/** What the form of the overview asks for: not what the product writes, that stands on the page already. */
export const isOverviewInput: ShowsField = (name, field) =>
  !ELSEWHERE.has(name) && field.systemManaged !== true;
/** A new order is entered in one go; its code and status come with it. */
export const isNewField: ShowsField = (_name, field) => field.systemManaged !== true;
