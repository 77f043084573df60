/** Which rule bills each service of an order and why the others do not; and rules that cannot stand beside one another. */
import { explainRules, rulesOverlap } from "@plimsoll/domain/billing/choose-rule";
import type { monitoringContracts } from "@plimsoll/domain/billing/monitoring-contract";
import { issue } from "@plimsoll/domain/kernel/errors";
import type { z } from "zod";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { ordersToBill } from "./propose.ts";
import { basisOfType, namedRules, namedServices, rulesOf } from "./store.ts";

type Input = z.infer<(typeof monitoringContracts)["explainRules"]["input"]>;

export const ruleHandlers = {
  async explainRules(call: Call, { work_order_id: id }: Input) {
    const [order] = await ordersToBill(call, [id]);
    if (!order) return [];
    const rules = await rulesOf(call.db, order.country, [order.toBill.customer_id]);
    const explained = explainRules(order.toBill, rules);
    const names = await namedRules(
      call.db,
      explained.flatMap((one) => one.rules.map((rule) => rule.rule_id)),
    );
    const services = await namedServices(
      call.db,
      explained.map((one) => one.service_type_id),
      call.locale,
    );
    return explained.map(({ service_type_id: service, outcome, rules: judged }) => ({
      service: { id: service, name: services.get(service) ?? "" },
      outcome,
      rules: judged.map(({ rule_id, verdict }) => ({ id: rule_id, name: names.get(rule_id) ?? "", verdict })),
    }));
  },
};

/** Two rules that fit equally well are found here, before an order meets them both. */
export const billingRuleRules: RecordRules = {
  async validate(call, { after }) {
    if (!after?.active) return [];
    const type = await basisOfType(call.db, after.rule_type_id, after.level_id);
    if (!type) return [];
    const mine = { ...after, ...type } as never;
    const others = await rulesOf(call.db, after.country, [after.customer_id]);
    const found = others.find((one) => one.id !== after.id && rulesOverlap(mine, one));
    if (!found) return [];
    const name = (await namedRules(call.db, [found.id])).get(found.id) ?? "";
    return [issue("rule_overlaps", "valid_from", { name })];
  },
};
