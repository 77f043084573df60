/** Where the field leads an order, for every kind, status and set of facts: told here step by step. */
import { describe, expect, it } from "vitest";
import { ORDER_KINDS, type OrderKind } from "../commercial/order-kind.ts";
import { ORDER_STATUSES, type OrderStatus } from "./status.ts";
import { type FieldFacts, followedStatus } from "./transitions.ts";

const YES_OR_NO = [false, true] as const;
const ALL_FACTS: readonly FieldFacts[] = YES_OR_NO.flatMap((isStarted) =>
  YES_OR_NO.flatMap((isInspected) =>
    YES_OR_NO.map((isLoading): FieldFacts => ({ isStarted, isInspected, isLoading })),
  ),
);

type Step = readonly [to: OrderStatus, when: (facts: FieldFacts) => boolean];

const started = ({ isStarted }: FieldFacts) => isStarted;
const letIn = ({ isInspected, isLoading }: FieldFacts) => isInspected || isLoading;
const loading = ({ isLoading }: FieldFacts) => isLoading;

const LOADED: Partial<Record<OrderStatus, Step>> = {
  waiting_start: ["in_process", started],
  in_process: ["in_progress", letIn],
  in_progress: ["operating", loading],
};

const STEPS: Record<OrderKind, Partial<Record<OrderStatus, Step>>> = {
  ship: LOADED,
  convoy: LOADED,
  // Trucks are loaded from the moment the work on them begins.
  fob: { waiting_start: ["operating", ({ isStarted, isLoading }) => isStarted || isLoading] },
  default: { waiting_start: ["in_process", started], in_process: ["operating", loading] },
};

describe.each(ORDER_KINDS)("an order of kind %s", (kind) => {
  it.each(ORDER_STATUSES)("in status %s is led one step on, or nowhere", (status) => {
    const step = STEPS[kind][status];
    for (const facts of ALL_FACTS)
      expect(followedStatus(kind, status, facts), JSON.stringify(facts)).toBe(
        step?.[1](facts) ? step[0] : undefined,
      );
  });
});

describe("an order that is followed to the end", () => {
  const path = (kind: OrderKind, facts: FieldFacts) => {
    const passed: OrderStatus[] = [];
    let at: OrderStatus | undefined = "waiting_start";
    while (at !== undefined && passed.length < ORDER_STATUSES.length) {
      passed.push(at);
      at = followedStatus(kind, at, facts);
    }
    return passed;
  };
  const everything: FieldFacts = { isStarted: true, isInspected: true, isLoading: true };

  it("goes through every status of its kind and stops at work", () => {
    const line = ["waiting_start", "in_process", "in_progress", "operating"];
    expect(path("ship", everything)).toEqual(line);
    expect(path("convoy", everything)).toEqual(line);
    expect(path("fob", everything)).toEqual(["waiting_start", "operating"]);
    expect(path("default", everything)).toEqual(["waiting_start", "in_process", "operating"]);
  });

  it("waits for what has not happened yet", () => {
    expect(path("ship", { ...everything, isLoading: false }).at(-1)).toBe("in_progress");
    expect(path("ship", { isStarted: true, isInspected: false, isLoading: false }).at(-1)).toBe("in_process");
    expect(path("ship", { ...everything, isStarted: false })).toEqual(["waiting_start"]);
  });
});
