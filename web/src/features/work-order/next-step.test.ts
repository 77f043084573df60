/** The one button of an order: what it waits for, and where to go when something is missing for it. */
import { statusVerdicts } from "@plimsoll/domain/kernel/status-machine";
import { LIFECYCLES, ORDER_STATUSES, type OrderStatus, RANKS } from "@plimsoll/domain/work-order/status";
import { ORDER_STEPS, type OrderFacts, orderMachine } from "@plimsoll/domain/work-order/transitions";
import { describe, expect, it } from "vitest";
import { loads, nextStep, otherStatuses } from "./next-step.ts";
import type { OrderVerdicts, StatusVerdict } from "./order.ts";

const READY: OrderFacts = {
  scopeItems: 1,
  unconfirmed: 0,
  inspectors: 1,
  plannedHolds: 1,
  openPeriods: 0,
  openCertificates: 0,
};

/** As the server answers, from the same rules. */
function verdictsFor(
  status: OrderStatus,
  facts: OrderFacts = READY,
  kind = "ship" as const,
): Pick<OrderVerdicts, "statuses" | "steps"> {
  const question = { row: { kind, status }, facts, side: "staff", holds: () => true } as const;
  const statuses = statusVerdicts(orderMachine, question).map(
    (one): StatusVerdict => ({
      ...one,
      to: one.to as OrderStatus,
      reasons: one.reasons.map(({ code }) => ({ code, message: code })),
    }),
  );
  return { statuses, steps: [] };
}

const refused = (code: string) => [{ code, message: code }];

describe("below operating", () => {
  it("offers the step that comes next", () => {
    const verdicts = {
      statuses: [],
      steps: [{ step: "start", to: "in_process", may: true, reasons: [] }],
    } as const;
    expect(nextStep("default", "waiting_start", verdicts)).toEqual({
      kind: "step",
      step: "start",
      reasons: [],
    });
  });

  it.each([["created", "releasescope", "scope_missing", { tab: "scope", to: "scope" }]] as const)(
    "%s: leads to what is missing for %s",
    (status, step, code, place) => {
      const verdicts = {
        statuses: [],
        steps: [{ step, to: ORDER_STEPS[step].to, may: false, reasons: refused(code) }],
      };
      expect(nextStep("ship", status, verdicts)).toEqual({ kind: "go", ...place });
    },
  );

  it("shows a step that stands still for another reason, with it", () => {
    const reasons = refused("not_authorized");
    const verdicts = {
      statuses: [],
      steps: [{ step: "start", to: "in_process", may: false, reasons }],
    } as const;
    expect(nextStep("default", "waiting_start", verdicts)).toEqual({ kind: "step", step: "start", reasons });
  });

  it.each(["waiting_start", "in_process", "in_progress"] as const)("%s: goes on in the field", (status) => {
    const verdicts = { statuses: [], steps: [] };
    for (const kind of ["ship", "convoy", "fob"] as const)
      expect(nextStep(kind, status, verdicts)).toEqual({ kind: "field" });
    expect(nextStep("default", status, verdicts)).toBeUndefined();
  });

  it("leads a released order to whom to assign", () => {
    expect(nextStep("ship", "scope_released", verdictsFor("scope_released"))).toEqual({
      kind: "go",
      tab: "operationItems",
      to: "people",
    });
  });
});

describe("from operating on", () => {
  const next = (status: OrderStatus, facts?: OrderFacts) =>
    nextStep("ship", status, verdictsFor(status, facts));

  it.each([
    ["operating", "boarding_completed"],
    ["paused", "operating"],
    ["suspension", "operating"],
    ["boarding_completed", "sample_in_transit"],
    ["awaiting_analysis", "in_certification"],
    ["certified", "finished"],
    ["appointment_canceled", "scope_released"],
  ] as const)("%s goes on to %s", (from, to) => {
    expect(next(from)).toMatchObject({ kind: "status", verdict: { to, may: true } });
  });

  it("leads to the confirmations while a mandatory service has none", () => {
    expect(next("certified", { ...READY, unconfirmed: 2 })).toEqual({
      kind: "go",
      tab: "operationItems",
      to: "confirm",
    });
  });

  it("never makes a way out the next step", () => {
    for (const status of ORDER_STATUSES) {
      const step = next(status);
      if (step?.kind !== "status") continue;
      expect(["canceled", "appointment_canceled", "paused", "suspension"]).not.toContain(step.verdict.to);
    }
  });

  it("ends where the order is billed or canceled", () => {
    expect(next("billed")).toBeUndefined();
    expect(next("canceled")).toBeUndefined();
  });

  it("leaves everything else to the menu, once", () => {
    for (const status of LIFECYCLES.ship.filter((one) => (RANKS[one] ?? 0) >= 60)) {
      const verdicts = verdictsFor(status);
      const step = nextStep("ship", status, verdicts);
      const taken = step?.kind === "status" ? [step.verdict.to] : [];
      const shown = [...taken, ...otherStatuses(verdicts, step).map((one) => one.to)].sort();
      expect(shown, status).toEqual(verdicts.statuses.map((one) => one.to).sort());
    }
  });
});

it("knows that general orders load nothing", () => {
  expect([loads("ship"), loads("convoy"), loads("fob"), loads("default")]).toEqual([true, true, true, false]);
});
