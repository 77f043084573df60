// Decides which lines the billing rules and the measured quantities of an order give. For every service of the order the
// rule of the narrowest level that fits is taken; of two that fit equally well none is, and both are named. A rule that
// names no service stands for one service of its basis, not for all of them. Where no rule fits, the price agreed for
// this very order counts. What was not measured, or is on another pre-invoice already, is named and not guessed.

import type { CalendarDate } from "../kernel/dates.ts";
import { compare, type DecimalText } from "../kernel/decimal.ts";
import type { PriceBasis } from "../register/price-basis.ts";
import { priceQuantity } from "./price-line.ts";

export interface RuleToChoose {
  readonly id: string;
  readonly basis: PriceBasis;
  readonly level: number | null;
  readonly customer_id: string | null;
  readonly product_id: string | null;
  readonly service_type_id: string | null;
  readonly currency_id: string;
  readonly unit_id: string | null;
  readonly rate: DecimalText;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate | null;
}

export interface Measured {
  readonly quantity: DecimalText;
  readonly evidence: { readonly type: string; readonly id: string };
}

export interface AgreedPrice {
  readonly service_type_id: string;
  readonly unit_id: string | null;
  readonly currency_id: string;
  readonly rate: DecimalText;
  readonly minimum: DecimalText | null;
}

export interface ServiceToBill {
  readonly id: string;
  /** Symbol of the unit in which the service is counted. */
  readonly unit: string | null;
  readonly code: string | null;
}

export interface OrderToBill {
  readonly id: string;
  readonly customer_id: string;
  readonly product_ids: readonly string[];
  /** The day whose prices count. */
  readonly day: CalendarDate;
  readonly services: readonly ServiceToBill[];
  readonly agreed: readonly AgreedPrice[];
  readonly measured: Readonly<Partial<Record<PriceBasis, Measured>>>;
  /** Services that stand on another pre-invoice of this order. */
  readonly billed: ReadonlySet<string>;
}

export const MISSING_REASONS = [
  "no_rule",
  "conflicting_rules",
  "not_measured",
  "already_billed",
  "no_receipt",
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface ProposedLine {
  readonly rule_id: string | null;
  readonly work_order_id: string;
  readonly service_type_id: string | null;
  readonly basis: PriceBasis;
  readonly quantity: DecimalText;
  readonly unit_id: string | null;
  readonly currency_id: string;
  readonly rate: DecimalText;
  readonly discount: null;
  readonly evidence: { readonly type: string; readonly id: string };
  readonly note: string | null;
}

export interface Missing {
  readonly work_order_id: string;
  readonly service_type_id: string | null;
  readonly reason: MissingReason;
  readonly rule_ids: readonly string[];
}

/** Money laid out for an order. */
export interface ExpenseToBill {
  readonly id: string;
  readonly description: string;
  readonly currency_id: string;
  readonly amount: DecimalText;
  readonly billable: boolean;
  readonly has_receipt: boolean;
  /** On a pre-invoice that stands. */
  readonly billed: boolean;
}

/** What was laid out for the customer is billed at cost, with its receipt as evidence; without one it is named. */
export function proposeExpenses(
  orderId: string,
  expenses: readonly ExpenseToBill[],
): { readonly lines: readonly ProposedLine[]; readonly missing: readonly Missing[] } {
  const open = expenses.filter(({ billable, billed }) => billable && !billed);
  const lines = open
    .filter((one) => one.has_receipt)
    .map(
      ({ id, description, currency_id: currency, amount }): ProposedLine => ({
        rule_id: null,
        work_order_id: orderId,
        service_type_id: null,
        basis: "expense",
        quantity: "1",
        unit_id: null,
        currency_id: currency,
        rate: amount,
        discount: null,
        evidence: { type: "expense", id },
        note: description,
      }),
    );
  const isMissing = open.some((one) => !one.has_receipt);
  const missing: Missing = {
    work_order_id: orderId,
    service_type_id: null,
    reason: "no_receipt",
    rule_ids: [],
  };
  return { lines, missing: isMissing ? [missing] : [] };
}

/** By which bases a service that is counted in a unit can be charged; what happens once per order can be a lump sum. */
const BASES_OF_UNITS: Readonly<Record<string, readonly PriceBasis[]>> = {
  MT: ["per_mt"],
  TON: ["per_mt"],
  vessel: ["per_vessel", "lump_sum"],
  hold: ["per_hold"],
  truck: ["per_truck"],
  wagon: ["per_wagon"],
  barge: ["per_barge"],
  sample: ["per_sample", "per_analysis"],
  certificate: ["per_certificate"],
  h: ["per_hour"],
  day: ["per_day"],
  shift: ["per_shift"],
};
const OF_OTHER_UNITS: readonly PriceBasis[] = ["lump_sum"];

export const basesOf = (unit: string | null) => BASES_OF_UNITS[unit ?? ""] ?? OF_OTHER_UNITS;

export function isInForce({ valid_from: from, valid_to: to }: RuleToChoose, day: CalendarDate): boolean {
  return from <= day && (to === null || to >= day);
}

/** Whether a rule is one for this order at all, whatever the service. */
function fits(rule: RuleToChoose, order: OrderToBill): boolean {
  return (
    isInForce(rule, order.day) &&
    (rule.customer_id === null || rule.customer_id === order.customer_id) &&
    (rule.product_id === null || order.product_ids.includes(rule.product_id))
  );
}

/** Without a level, what a rule names says how narrow it is, on the scale of the usual levels. */
const NARROWNESS = { customer: 40, product: 20, general: 10 } as const;

function narrowness(rule: RuleToChoose): number {
  if (rule.level !== null) return rule.level;
  if (rule.customer_id !== null) return NARROWNESS.customer;
  return rule.product_id === null ? NARROWNESS.general : NARROWNESS.product;
}

/** A customer's own before a product's, and both before everybody's, within a level. */
export function ruleWeight(rule: RuleToChoose): number {
  return narrowness(rule) * 10 + (rule.customer_id === null ? 0 : 2) + (rule.product_id === null ? 0 : 1);
}

/** Those of the narrowest level; among them a customer's own before a product's, and both before everybody's. */
export function narrowestRules(rules: readonly RuleToChoose[]): readonly RuleToChoose[] {
  const top = Math.max(...rules.map(ruleWeight));
  return rules.filter((rule) => ruleWeight(rule) === top);
}

export interface Proposal {
  readonly lines: readonly ProposedLine[];
  readonly missing: readonly Missing[];
}

export function proposeLines(orders: readonly OrderToBill[], rules: readonly RuleToChoose[]): Proposal {
  const found = orders.map((order) =>
    proposeOrder(
      order,
      rules.filter((rule) => fits(rule, order)),
    ),
  );
  return {
    lines: found.flatMap(({ lines }) => lines),
    missing: found.flatMap(({ missing }) => missing),
  };
}

function proposeOrder(order: OrderToBill, rules: readonly RuleToChoose[]): Proposal {
  const lines: ProposedLine[] = [];
  const missing: Missing[] = [];
  /** Bases whose rule without a service has found its service. */
  const spent = new Set<PriceBasis>();
  const miss = (service: string | null, reason: MissingReason, of: readonly RuleToChoose[] = []) =>
    missing.push({
      work_order_id: order.id,
      service_type_id: service,
      reason,
      rule_ids: of.map((rule) => rule.id),
    });
  const own = (service: ServiceToBill) => rules.filter((rule) => rule.service_type_id === service.id);
  const ofBasis = ({ unit }: ServiceToBill) =>
    rules.filter(
      (rule) => rule.service_type_id === null && basesOf(unit).includes(rule.basis) && !spent.has(rule.basis),
    );
  for (const service of order.services) {
    if (order.billed.has(service.id)) {
      miss(service.id, "already_billed");
      continue;
    }
    const candidates = own(service).length > 0 ? own(service) : ofBasis(service);
    const chosen = candidates.length === 0 ? [] : narrowestRules(candidates);
    const [rule] = chosen;
    if (chosen.length > 1) miss(service.id, "conflicting_rules", chosen);
    else if (rule) {
      const measured = order.measured[rule.basis];
      if (rule.service_type_id === null) spent.add(rule.basis);
      if (measured) lines.push(lineOf(order, service.id, rule, measured));
      else miss(service.id, "not_measured", chosen);
    } else {
      const agreed = order.agreed.find((one) => one.service_type_id === service.id);
      // Whatever nobody measured is missing: never one of it, and never a sum.
      const basis = basesOf(service.unit).find((one) => order.measured[one]);
      const measured = basis && order.measured[basis];
      if (!agreed) miss(service.id, "no_rule");
      else if (measured) lines.push(agreedLine(order, agreed, basis, measured));
      else miss(service.id, "not_measured");
    }
  }
  return { lines, missing };
}

function lineOf(
  order: OrderToBill,
  service: string,
  rule: RuleToChoose,
  { quantity, evidence }: Measured,
): ProposedLine {
  return {
    rule_id: rule.id,
    work_order_id: order.id,
    service_type_id: service,
    basis: rule.basis,
    quantity,
    unit_id: rule.unit_id,
    currency_id: rule.currency_id,
    rate: rule.rate,
    discount: null,
    evidence,
    note: null,
  };
}

/** A line has no minimum of its own, so where the agreed minimum is more, it is charged as one sum. */
function agreedLine(
  order: OrderToBill,
  { service_type_id: service, unit_id: unit, currency_id: currency, rate, minimum }: AgreedPrice,
  basis: PriceBasis,
  { quantity, evidence }: Measured,
): ProposedLine {
  // As it would be charged: of time, every unit that was begun.
  const { amount } = priceQuantity({ service, basis, currency, rate }, quantity);
  const isBelow = minimum !== null && compare(amount, minimum) < 0;
  return {
    rule_id: null,
    work_order_id: order.id,
    service_type_id: service,
    basis: isBelow ? "lump_sum" : basis,
    quantity: isBelow ? "1" : quantity,
    unit_id: isBelow ? null : unit,
    currency_id: currency,
    rate: isBelow ? minimum : rate,
    discount: null,
    evidence,
    note: isBelow ? `${quantity} × ${rate} < ${minimum}` : null,
  };
}
