// Decides which billing rules cannot stand beside one another, and says of each rule why it bills a service of an order or
// does not. Two overlap where they would fit every order equally well on some day: then none of them would be taken.

import type { PriceBasis } from "../register/price-basis.ts";
import {
  basesOf,
  isInForce,
  type OrderToBill,
  proposeLines,
  type RuleToChoose,
  ruleWeight,
  type ServiceToBill,
} from "./propose-lines.ts";

type Compared = Pick<
  RuleToChoose,
  "basis" | "level" | "customer_id" | "product_id" | "service_type_id" | "valid_from" | "valid_to"
>;

const share = (one: Compared, other: Compared) =>
  (other.valid_to === null || one.valid_from <= other.valid_to) &&
  (one.valid_to === null || other.valid_from <= one.valid_to);

export function rulesOverlap(one: Compared, other: Compared): boolean {
  return (
    one.service_type_id === other.service_type_id &&
    // Of rules that name their service, the service decides; of the others, what they are multiplied by.
    (one.service_type_id !== null || one.basis === other.basis) &&
    one.customer_id === other.customer_id &&
    one.product_id === other.product_id &&
    ruleWeight(one as RuleToChoose) === ruleWeight(other as RuleToChoose) &&
    share(one, other)
  );
}

export const RULE_VERDICTS = [
  "wins",
  "conflicts",
  "wider",
  "names_no_service",
  "taken_by_another_service",
  "not_needed",
  "of_another_customer",
  "of_another_product",
  "not_in_force",
] as const;
export type RuleVerdict = (typeof RULE_VERDICTS)[number];

export const SERVICE_OUTCOMES = [
  "rule",
  "agreed_price",
  "no_rule",
  "conflicting_rules",
  "not_measured",
  "already_billed",
  "no_receipt",
] as const;
export type ServiceOutcome = (typeof SERVICE_OUTCOMES)[number];

export interface ExplainedService {
  readonly service_type_id: string;
  readonly outcome: ServiceOutcome;
  readonly rules: readonly { readonly rule_id: string; readonly verdict: RuleVerdict }[];
}

/** What is taken is what a pre-invoice proposes: here only the reasons are added. */
export function explainRules(
  order: OrderToBill,
  rules: readonly RuleToChoose[],
): readonly ExplainedService[] {
  const { lines, missing } = proposeLines([order], rules);
  /** Bases whose rule without a service has found its service. */
  const spent = new Set<PriceBasis>();
  return order.services.map((service) => {
    const line = lines.find((one) => one.service_type_id === service.id);
    const miss = missing.find((one) => one.service_type_id === service.id);
    const chosen = line ? [line.rule_id] : (miss?.rule_ids ?? []);
    const named = rules.some((rule) => rule.service_type_id === service.id && isOfOrder(rule, order));
    const verdict = (rule: RuleToChoose): RuleVerdict => {
      if (chosen.includes(rule.id)) return miss?.reason === "conflicting_rules" ? "conflicts" : "wins";
      const against = againstOrder(rule, order);
      if (against !== undefined) return against;
      if (miss?.reason === "already_billed") return "not_needed";
      if (rule.service_type_id === null && named) return "names_no_service";
      return rule.service_type_id === null && spent.has(rule.basis) ? "taken_by_another_service" : "wider";
    };
    const explained = rules
      .filter((rule) => isCandidate(rule, service))
      .map((rule) => ({ rule_id: rule.id, verdict: verdict(rule) }));
    const winner = rules.find((rule) => chosen.length === 1 && rule.id === chosen[0]);
    if (winner?.service_type_id === null) spent.add(winner.basis);
    return {
      service_type_id: service.id,
      outcome: line ? (line.rule_id === null ? "agreed_price" : "rule") : (miss?.reason ?? "no_rule"),
      rules: explained.sort(
        (one, other) => RULE_VERDICTS.indexOf(one.verdict) - RULE_VERDICTS.indexOf(other.verdict),
      ),
    };
  });
}

/** Rules of other services, and of what the service is not counted in, say nothing about it. */
function isCandidate(rule: RuleToChoose, service: ServiceToBill): boolean {
  return rule.service_type_id === null
    ? basesOf(service.unit).includes(rule.basis)
    : rule.service_type_id === service.id;
}

const isOfOrder = (rule: RuleToChoose, order: OrderToBill) => againstOrder(rule, order) === undefined;

function againstOrder(rule: RuleToChoose, order: OrderToBill): RuleVerdict | undefined {
  if (!isInForce(rule, order.day)) return "not_in_force";
  if (rule.customer_id !== null && rule.customer_id !== order.customer_id) return "of_another_customer";
  if (rule.product_id !== null && !order.product_ids.includes(rule.product_id)) return "of_another_product";
  return undefined;
}
