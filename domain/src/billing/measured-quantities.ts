// Decides which quantity of an order each basis of a price is multiplied by, and what proves it. The certified weight is
// that of the scale where something was weighed, else that of the drafts, else what the trucks carried. Holds are those
// that were sealed, else those inspected. Standby is the time in which the work stood still, stretches that overlap
// counted once. What was not measured has no quantity: it is not one, and it is not zero.

import { add, compare, type DecimalText, divide } from "../kernel/decimal.ts";
import type { PriceBasis } from "../register/price-basis.ts";
import type { Measured } from "./propose-lines.ts";

/** Sums over the rows of one record, with the rows that they were made of. */
export interface FoundQuantity {
  readonly quantity: DecimalText;
  readonly rows: number;
  readonly id: string | null;
  readonly operation_id: string | null;
  readonly operations: number;
}

export interface Stretch {
  readonly id: string;
  readonly begin_at: string;
  readonly end_at: string;
}

export interface FoundOfOrder {
  readonly order: { readonly id: string; readonly kind: string };
  readonly weighing_period: FoundQuantity;
  readonly draft_survey: FoundQuantity;
  readonly loaded: FoundQuantity;
  readonly truck: FoundQuantity;
  readonly hold_sealing: FoundQuantity;
  readonly basement_inspection: FoundQuantity;
  readonly barge: FoundQuantity;
  readonly sample: FoundQuantity;
  readonly courier: FoundQuantity;
  readonly analysis_result: FoundQuantity;
  readonly certificate: FoundQuantity;
  readonly appointment: FoundQuantity;
  readonly waiting: readonly Stretch[];
}

/** One row is its own proof; several of one operation are proved by it; more than that, by the order. */
function provedBy(type: string, found: FoundQuantity, order: string): Measured["evidence"] {
  if (found.rows === 1 && found.id !== null) return { type, id: found.id };
  if (found.operations === 1 && found.operation_id !== null)
    return { type: "operation", id: found.operation_id };
  return { type: "work_order", id: order };
}

export function measuredOf(found: FoundOfOrder): Readonly<Partial<Record<PriceBasis, Measured>>> {
  const order = found.order.id;
  const counted = (type: string, one: FoundQuantity): Measured | undefined =>
    compare(one.quantity, "0") > 0
      ? { quantity: one.quantity, evidence: provedBy(type, one, order) }
      : undefined;
  const once: Measured = { quantity: "1", evidence: { type: "work_order", id: order } };
  const all: Readonly<Partial<Record<PriceBasis, Measured | undefined>>> = {
    per_mt:
      counted("weighing_period", found.weighing_period) ??
      counted("draft_survey", found.draft_survey) ??
      counted("truck", found.loaded),
    lump_sum: once,
    per_vessel: found.order.kind === "ship" ? once : undefined,
    per_hold:
      counted("hold_sealing", found.hold_sealing) ??
      counted("basement_inspection", found.basement_inspection),
    per_truck: counted("truck", found.truck),
    per_barge: counted("operation", found.barge),
    per_sample: counted("sample", found.sample),
    per_analysis: counted("analysis_result", found.analysis_result),
    per_certificate: counted("certificate", found.certificate),
    per_courier: counted("sample", found.courier),
    per_day: counted("appointment", found.appointment),
    per_hour: waited(found.waiting, order),
  };
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined));
}

const MINUTE = "60000";

/** Hours in which the work stood still, to the minute. */
function waited(stretches: readonly Stretch[], order: string): Measured | undefined {
  const sorted = [...stretches].sort((a, b) => a.begin_at.localeCompare(b.begin_at));
  let minutes = "0";
  let reached = Number.NEGATIVE_INFINITY;
  for (const { begin_at: begin, end_at: end } of sorted) {
    const from = Math.max(Date.parse(begin), reached);
    const until = Date.parse(end);
    if (until > from) minutes = add(minutes, divide(String(until - from), MINUTE, 0, "half_up"));
    reached = Math.max(reached, until);
  }
  const [first] = sorted;
  if (!first || compare(minutes, "0") === 0) return undefined;
  return {
    quantity: divide(minutes, "60", 6, "half_up"),
    evidence:
      sorted.length === 1 ? { type: "timelog_entry", id: first.id } : { type: "work_order", id: order },
  };
}
