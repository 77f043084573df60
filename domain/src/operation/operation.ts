/**
 * The work on one carrier of an order: on the ship, on each barge of a convoy, on the trucks. Everything that is written
 * down in the field hangs from it. It is made with its order and kept in step with it.
 */
import { sum, withScale } from "../kernel/decimal.ts";
import { choice } from "../kernel/field/choice.ts";
import { number, weight } from "../kernel/field/number.ts";
import { children, reference } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { defineRecord, type WriteAbout } from "../kernel/record.ts";
import type { StatusMachine } from "../kernel/status-machine.ts";
import type { Guard, Refusal } from "../kernel/transitions.ts";
import { type OrderStatus, RANKS } from "../work-order/status.ts";
import { CARRIERS, type Carrier, MOST_HOLDS } from "./carrier.ts";
import { LAYTIME_TERMS_EXAMPLE, laytimeTermsInput } from "./laytime-estimate.ts";
import { OIL_TERMS_EXAMPLE, oilTermsInput } from "./oil-classify.ts";
import { OPERATION_STATUSES, type OperationStatus, PAGE_STATES } from "./operation-page.ts";
import { pageOfRecord } from "./operation-pages.ts";

/** What the guards ask, loaded beforehand. */
export interface OperationGuardFacts {
  readonly orderStatus: OrderStatus;
  /** Mandatory items of the order's scope that nobody has confirmed yet. */
  readonly unconfirmed: number;
}

const orderWaits: Guard<OperationGuardFacts> = ({ orderStatus }) =>
  (RANKS[orderStatus] ?? 0) >= (RANKS.waiting_start ?? 0) ? undefined : { code: "status_not_permitted" };
const allConfirmed: Guard<OperationGuardFacts> = ({ unconfirmed }) =>
  unconfirmed === 0 ? undefined : { code: "execution_not_confirmed" };

const operationMachine: StatusMachine<OperationStatus, OperationGuardFacts> = {
  tables: {
    "": [
      {
        from: ["not_started"],
        to: "started",
        by: "person",
        call: "start",
        permission: "update",
        guards: [orderWaits],
      },
      {
        from: ["started"],
        to: "finished",
        by: "person",
        call: "finish",
        permission: "update",
        guards: [allConfirmed],
      },
      {
        from: ["finished"],
        to: "started",
        by: "person",
        call: "reopen",
        permission: "reopen",
        justification: true,
      },
      // With its order.
      { from: ["not_started", "started"], to: "finished", by: "system" },
      { from: ["not_started", "started", "finished"], to: "canceled", by: "system" },
    ],
  },
  phases: { not_started: "planning", started: "field", finished: "done", canceled: "stopped" },
  lifecycles: { "": ["not_started", "started", "finished"] },
  sets: ({ row, to, at }) => ({
    ...(to === "started" ? { started_at: row.started_at ?? at, finished_at: null } : {}),
    ...(to === "finished" ? { finished_at: at } : {}),
  }),
  refusal: (from, to) =>
    closedBecause(from) ?? (to === "finished" ? { code: "inspection_not_started" } : undefined),
};

function closedBecause(status: OperationStatus): Refusal | undefined {
  if (status === "canceled") return { code: "operation_canceled" };
  return status === "finished" ? { code: "inspection_finished" } : undefined;
}

/** Samples travel and are analysed when the field work is long over; they are drawn while it goes on. */
function goesOnAfterwards({ record, action }: Pick<WriteAbout, "record"> & Partial<WriteAbout>): boolean {
  return record === "analysis_result" || (record === "sample" && action !== undefined && action !== "create");
}

/** Trucks have no holds: there is nothing to plan, and nothing waits for a plan. */
const hasHolds = ({ carrier }: { readonly carrier?: Carrier }) => carrier !== "trucks";

/** Why nothing can be written in the field now: the same for every page, wherever it is asked. */
export function gate(
  operation: {
    readonly status: OperationStatus;
    readonly planned: string | null;
    readonly carrier?: Carrier;
  },
  { record, action }: Pick<WriteAbout, "record"> & Partial<WriteAbout>,
): Refusal | undefined {
  const { status, planned } = operation;
  const goesOn = status === "finished" && goesOnAfterwards({ record, action });
  const closed = goesOn ? undefined : closedBecause(status);
  const opens = pageOfRecord(record)?.opens ?? "always";
  if (closed || goesOn || opens === "always") return closed;
  if (status === "not_started") return { code: "inspection_not_started" };
  const isUnplanned = opens === "planned" && planned === null && hasHolds(operation);
  return isUnplanned ? { code: "storage_plan_missing" } : undefined;
}

export const operation = defineRecord({
  key: "operation",
  service: "service",
  scope: "parent",
  belongsTo: "work_order_id",
  title: "code",
  actions: ["list", "load", "update"],
  machine: operationMachine,
  lock: gate,
  fields: {
    // Who looks for a vessel looks for its order: the search of everything finds that, and it leads here.
    code: text({ required: true, systemManaged: true, max: 60, list: true }),
    work_order_id: reference("work_order", { required: true, list: true, filter: true }),
    carrier: choice(CARRIERS, { required: true, systemManaged: true, list: true, filter: true }),
    ship_id: reference("ship", { systemManaged: true, list: true, filter: true }),
    barge_id: reference("barge", { systemManaged: true, list: true, filter: true }),
    status: choice(OPERATION_STATUSES, {
      required: true,
      systemManaged: true,
      default: "not_started",
      list: true,
      filter: true,
    }),
    started_at: instant({ systemManaged: true, list: true }),
    finished_at: instant({ systemManaged: true, list: true }),
    storage_plan: children(
      {
        hold: number({ required: true, min: 1, max: MOST_HOLDS, example: 1 }),
        product_id: reference("product", { required: true }),
        planned: weight({ required: true, unit: "MT", positive: true }),
      },
      { max: MOST_HOLDS, distinct: "hold", section: "storage_plan" },
    ),
    /** What the charter says about time, for an estimate beside the statement of facts; no business of a customer. */
    laytime_terms: structure(laytimeTermsInput, { internal: true, example: LAYTIME_TERMS_EXAMPLE }),
    /** What the contract says of an oil; the usual limits of its form where nobody entered others. */
    oil_terms: structure(oilTermsInput, { internal: true, example: OIL_TERMS_EXAMPLE }),
    /** All of the plan; nothing without one. */
    planned: weight({ systemManaged: true, unit: "MT", list: true }),
    pages: children(
      {
        key: text({ required: true, max: 40 }),
        state: choice(PAGE_STATES, { required: true }),
        done: number({ required: true, min: 0 }),
        of: number({ required: true, min: 0 }),
      },
      { systemManaged: true, distinct: "key", max: 40 },
    ),
  },
  indexes: [
    ["work_order_id", "code"],
    ["ship_id", "status"],
    ["barge_id", "status"],
    ["status", "started_at"],
  ],
  order: [["code", "asc"]],
  derived: ({ storage_plan: plan }) => ({
    planned: plan.length === 0 ? null : withScale(sum(plan.map((line) => line.planned)), 3),
  }),
});
