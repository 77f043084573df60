import { describe, expect, it } from "vitest";
import { checkNew } from "#kernel/row-schema";
import { catalog } from "#records";
import type { OperationFacts } from "../operation-page.ts";
import { weighingPage, weighingPeriod } from "./weighing.ts";

const ID = "018f0000-0000-7000-8000-000000000001";
const row = (more: object) =>
  checkNew(catalog.get("weighing"), {
    period_id: ID,
    at: "2026-11-15T08:21:00.000Z",
    weight: "158.64",
    ...more,
  });
const code = (more: object) => {
  const checked = row(more);
  return checked.ok ? undefined : [checked.issues[0]?.code, checked.issues[0]?.field];
};

describe("an installment", () => {
  it("is of tonnes unless told, and stands", () => {
    expect(row({})).toMatchObject({ ok: true, values: { unit: "MT", struck: false, weight: "158.640" } });
  });

  it.each([
    [{ weight: "0" }, ["not_greater_than_zero", "weight"]],
    [{ weight: "-1" }, ["not_greater_than_zero", "weight"]],
    [{ weight: "1.2345" }, ["too_precise", "weight"]],
    [{ weight: "1.5", unit: "KG" }, ["too_precise", "weight"]],
    [{ weight: "1000001" }, ["above_maximum", "weight"]],
    [{ weight: "1e5" }, ["not_a_number", "weight"]],
    [{ unit: "LB" }, ["not_a_choice", "unit"]],
    [{ at: "2026-11-15" }, ["invalid_date", "at"]],
  ])("refuses %j", (more, expected) => {
    expect(code(more)).toEqual(expected);
  });
});

describe("a period", () => {
  it("takes nothing once it is closed", () => {
    const about = { record: "weighing", action: "create" };
    expect(weighingPeriod.lock?.({ closed: true } as never, about)?.code).toBe("period_closed");
    expect(weighingPeriod.lock?.({ closed: false } as never, about)).toBeUndefined();
  });

  it("does not end before it began", () => {
    const values = { operation_id: ID, product_id: ID, hold: 1, begin_at: "2026-11-15T08:00:00.000Z" };
    const ended = (end_at: string) => checkNew(catalog.get("weighing_period"), { ...values, end_at }).ok;
    expect([ended("2026-11-15T08:00:00.000Z"), ended("2026-11-15T07:59:59.000Z")]).toEqual([true, false]);
  });
});

it("counts holds in which something was weighed and no period is open", () => {
  const facts = { holds: [1, 2, 3] } as unknown as OperationFacts;
  const periods = [
    { hold: 1, closed: true },
    { hold: 2, closed: true },
    { hold: 2, closed: false },
    { hold: 9, closed: true },
  ];
  expect(weighingPage.progress(periods, facts)).toEqual({ done: 1, of: 3 });
});
