/** What the shore scale weighed into the holds: periods of one hold and product, and their installments one by one. */
import { issue } from "#kernel/errors";
import { choice, flag } from "#kernel/field/choice";
import { decimal, number, weight } from "#kernel/field/number";
import { children, reference, rootReference } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { checkInstallment, INSTALLMENT_UNITS, MOST_KILOGRAMS } from "#weighing/installments";
import type { OperationPage } from "../operation-page.ts";
import { fieldRecord, ofHold, ofOperation, remark } from "./fields.ts";

/** As many digits as the counter of a scale has. */
const counter = { scale: 3, unit: "MT", min: "0", max: "100000000" } as const;

export const weighingPeriod = defineRecord({
  ...fieldRecord,
  key: "weighing_period",
  title: "code",
  fields: {
    ...ofOperation,
    /** What its weighings call it: the operation and its number, which no other period has. */
    code: text({ required: true, systemManaged: true, default: "1", max: 80 }),
    /** Its place among the periods of the operation. */
    number: number({ required: true, systemManaged: true, default: 1, min: 1, list: true }),
    hold: ofHold,
    product_id: reference("product", { required: true, list: true, filter: true }),
    begin_at: instant({ required: true, list: true, filter: true }),
    end_at: instant({ list: true }),
    scale: text({ max: 60, list: true }),
    ticket: text({ max: 60 }),
    counter_start: decimal({ ...counter, section: "counter" }),
    counter_end: decimal({ ...counter, section: "counter" }),
    counter_capacity: decimal({
      ...counter,
      positive: true,
      example: "100000",
      section: "counter",
      help: true,
    }),
    remark: remark(),
    closed: flag({ systemManaged: true, default: false, list: true, filter: true }),
    closed_at: instant({ systemManaged: true }),
    total: weight({ required: true, systemManaged: true, default: "0.000", unit: "MT", list: true }),
    /** Installments that count. */
    installments: number({ required: true, systemManaged: true, default: 0, min: 0, list: true }),
    /** Of the newest installment. */
    last_at: instant({ systemManaged: true }),
  },
  lock: ({ closed }) => (closed ? { code: "period_closed" } : undefined),
  indexes: [
    ["operation_id", "number"],
    ["work_order_id", "closed"],
  ],
  order: [["number", "asc"]],
  check: [
    ({ begin_at: begin, end_at: end }) =>
      end !== null && end < begin ? [issue("end_before_begin", "end_at")] : [],
  ],
});

/** What a correction took away, and why: it stays beside the row that it changed. */
const corrections = children(
  {
    at: instant({ required: true }),
    by: text({ max: 200 }),
    was: text({ required: true, max: 120 }),
    justification: text({ required: true, max: 500 }),
  },
  { systemManaged: true, max: 100 },
);

export const weighing = defineRecord({
  service: "service",
  scope: "parent",
  belongsTo: "period_id",
  key: "weighing",
  title: "at",
  // Nothing that was weighed goes without a trace: it is struck, with a justification.
  actions: ["list", "load", "create", "update"],
  fields: {
    period_id: reference("weighing_period", { required: true, filter: true }),
    operation_id: reference("operation", { systemManaged: true, filter: true }),
    work_order_id: rootReference("work_order"),
    /** Counts those that stand; a struck one has none. */
    sequence: number({ systemManaged: true, min: 1, list: true }),
    at: instant({ required: true, list: true, filter: true }),
    weight: weight({ required: true, positive: true, max: MOST_KILOGRAMS, list: true }),
    unit: choice(INSTALLMENT_UNITS, { required: true, default: "MT", list: true }),
    previous: weight({ systemManaged: true, unit: "MT", list: true }),
    accumulated: weight({ systemManaged: true, unit: "MT", list: true }),
    ticket: text({ max: 60, list: true }),
    struck: flag({ default: false, list: true, filter: true }),
    /** Why it is changed or struck; moves to the corrections as soon as that happens. */
    justification: text({ max: 500 }),
    corrections,
    source: choice(["typed", "file", "scale"], { systemManaged: true, default: "typed", list: true }),
    /** In which order the rows of a period came; a struck one keeps its place. */
    place: number({ systemManaged: true, min: 1 }),
  },
  indexes: [
    ["period_id", "place"],
    ["operation_id", "period_id", "place"],
  ],
  order: [
    ["period_id", "asc"],
    ["place", "asc"],
  ],
  check: [checkInstallment],
});

/** What a scale sent stays as the scale sent it; it can only be struck, where it was read into the wrong period, say. */
export const KEPT_FROM_SCALE = ["at", "weight", "unit", "ticket"] as const;

/** Values of an installment that are changed with a justification alone. */
export const WEIGHED_FIELDS = ["at", "weight", "unit", "struck"] as const;

export const weighingPage: OperationPage = {
  key: "weighing_period",
  segment: "weighing",
  icon: "scale",
  words: "weighing",
  carriers: ["ship", "barge"],
  opens: "planned",
  also: ["weighing"],
  services: ["WEIGHING", "SUPERVISION"],
  // A hold is weighed when something was, and no period of it is open.
  progress: (rows, { holds }) => ({
    done: holds.filter((hold) => isWeighed(rows.filter((row) => row.hold === hold))).length,
    of: holds.length,
  }),
};

function isWeighed(periods: readonly Readonly<Record<string, unknown>>[]): boolean {
  return periods.length > 0 && periods.every(({ closed }) => closed === true);
}
