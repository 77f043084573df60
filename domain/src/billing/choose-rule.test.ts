import { describe, expect, it } from "vitest";
import { explainRules, rulesOverlap } from "./choose-rule.ts";
import type { OrderToBill, RuleToChoose } from "./propose-lines.ts";

const LIST: RuleToChoose = {
  id: "list",
  basis: "per_mt",
  level: null,
  customer_id: null,
  product_id: null,
  service_type_id: "supervision",
  currency_id: "usd",
  unit_id: null,
  rate: "0.14",
  valid_from: "2026-01-01",
  valid_to: "2026-12-31",
};

describe("rules that overlap", () => {
  it("are those that fit equally well on some day", () => {
    const overlaps = (more: Partial<RuleToChoose>) => rulesOverlap(LIST, { ...LIST, id: "other", ...more });
    expect(overlaps({})).toBe(true);
    expect(overlaps({ valid_from: "2026-12-31", valid_to: null })).toBe(true);
    expect(overlaps({ valid_from: "2027-01-01", valid_to: null })).toBe(false);
    expect(overlaps({ valid_from: "2025-01-01", valid_to: "2026-01-01" })).toBe(true);
    expect(overlaps({ valid_from: "2025-01-01", valid_to: "2025-12-31" })).toBe(false);
    // With its service named, what it is multiplied by makes no difference.
    expect(overlaps({ basis: "lump_sum" })).toBe(true);
    expect(overlaps({ service_type_id: "sampling" })).toBe(false);
    expect(overlaps({ service_type_id: null })).toBe(false);
    expect(overlaps({ customer_id: "avv" })).toBe(false);
    expect(overlaps({ product_id: "soy" })).toBe(false);
    // The level of a list price is 10, whether it is said or not.
    expect(overlaps({ level: 60 })).toBe(false);
    expect(overlaps({ level: 10 })).toBe(true);
  });

  it("of no service differ by what they are multiplied by", () => {
    const any = { ...LIST, service_type_id: null };
    expect(rulesOverlap(any, { ...any, basis: "per_truck" })).toBe(false);
    expect(rulesOverlap(any, { ...any })).toBe(true);
  });
});

const ORDER: OrderToBill = {
  id: "order",
  customer_id: "avv",
  product_ids: ["soy"],
  day: "2026-11-16",
  services: [
    { id: "supervision", code: null, unit: "MT" },
    { id: "sampling", code: null, unit: "MT" },
    { id: "sealing", code: null, unit: "hold" },
  ],
  agreed: [],
  measured: { per_mt: { quantity: "1000", evidence: { type: "weighing_period", id: "p" } } },
  billed: new Set(),
};

describe("why a rule bills a service", () => {
  it("is said of each that could", () => {
    const any = { ...LIST, id: "any", service_type_id: null };
    const rules: RuleToChoose[] = [
      LIST,
      { ...LIST, id: "own", customer_id: "avv" },
      { ...LIST, id: "theirs", customer_id: "another" },
      { ...LIST, id: "maize", product_id: "maize" },
      { ...LIST, id: "old", valid_to: "2026-11-15" },
      any,
    ];
    const [supervision, sampling, sealing] = explainRules(ORDER, rules);
    expect(supervision).toEqual({
      service_type_id: "supervision",
      outcome: "rule",
      rules: [
        { rule_id: "own", verdict: "wins" },
        { rule_id: "list", verdict: "wider" },
        { rule_id: "any", verdict: "names_no_service" },
        { rule_id: "theirs", verdict: "of_another_customer" },
        { rule_id: "maize", verdict: "of_another_product" },
        { rule_id: "old", verdict: "not_in_force" },
      ],
    });
    expect(sampling).toEqual({
      service_type_id: "sampling",
      outcome: "rule",
      rules: [{ rule_id: "any", verdict: "wins" }],
    });
    expect(sealing).toEqual({ service_type_id: "sealing", outcome: "no_rule", rules: [] });
  });

  it("names both of two that fit equally well, and what was taken or billed before", () => {
    const any = { ...LIST, id: "any", service_type_id: null };
    const [first, second] = explainRules(ORDER, [any]);
    expect([first?.rules, second]).toEqual([
      [{ rule_id: "any", verdict: "wins" }],
      {
        service_type_id: "sampling",
        outcome: "no_rule",
        rules: [{ rule_id: "any", verdict: "taken_by_another_service" }],
      },
    ]);
    const [conflict] = explainRules(ORDER, [LIST, { ...LIST, id: "too" }]);
    expect(conflict).toMatchObject({
      outcome: "conflicting_rules",
      rules: [{ verdict: "conflicts" }, { verdict: "conflicts" }],
    });
    const [billed] = explainRules({ ...ORDER, billed: new Set(["supervision"]) }, [LIST]);
    expect(billed).toMatchObject({ outcome: "already_billed", rules: [{ verdict: "not_needed" }] });
    const [unmeasured] = explainRules({ ...ORDER, measured: {} }, [LIST]);
    expect(unmeasured).toMatchObject({ outcome: "not_measured", rules: [{ verdict: "wins" }] });
  });
});
