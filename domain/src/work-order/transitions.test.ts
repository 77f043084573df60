/**
 * Every pair of statuses, for every kind of order, for a person and for the product: what is expected is written here as
 * the rules are told (ranks, what may be skipped), not read from the table that decides.
 */
import { describe, expect, it } from "vitest";
import { ORDER_KINDS, type OrderKind } from "../commercial/order-kind.ts";
import { judgeStatus, type StatusQuestion, statusVerdicts } from "../kernel/status-machine.ts";
import { ORDER_STATUSES, type OrderStatus, PHASE_OF, PHASES, RANKS, statusesOf } from "./status.ts";
import { type OrderFacts, orderMachine } from "./transitions.ts";

const READY: OrderFacts = {
  scopeItems: 3,
  unconfirmed: 0,
  inspectors: 1,
  plannedHolds: 5,
  openPeriods: 0,
  openCertificates: 0,
};
const ROW = { appointment_date: "2026-11-20" };

interface More extends Partial<Omit<StatusQuestion, "row">> {
  readonly row?: object;
}

const question = (kind: OrderKind, status: OrderStatus, { row, ...more }: More = {}): StatusQuestion => ({
  row: { ...ROW, ...row, kind, status },
  facts: READY,
  side: "staff",
  justification: "because",
  holds: () => true,
  ...more,
});

const judgeOrder = (asked: StatusQuestion, to: OrderStatus, by: "person" | "system") =>
  judgeStatus(orderMachine, asked, { to, by });

/** Ranks that a kind of order goes through, by the tale of each. */
const RANKS_OF: Record<OrderKind, readonly number[]> = {
  ship: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160],
  convoy: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160],
  default: [10, 20, 30, 40, 60, 80, 90, 100, 110, 120, 130, 140, 150, 160],
  fob: [10, 20, 30, 60, 70, 120, 130, 140, 150, 160],
};
const SAMPLE_AND_ANALYSIS = [80, 90];
const AT_WORK: readonly OrderStatus[] = ["operating", "paused", "suspension"];

function exists(kind: OrderKind, status: OrderStatus): boolean {
  const rank = RANKS[status];
  return rank === null || RANKS_OF[kind].includes(rank);
}

/** From one rank to another without passing over anything but sample and analysis. */
function isStraight(kind: OrderKind, from: number, to: number): boolean {
  if (to <= from) return false;
  return RANKS_OF[kind].every((rank) => rank <= from || rank >= to || SAMPLE_AND_ANALYSIS.includes(rank));
}

function expectedOfPerson(kind: OrderKind, from: OrderStatus, to: OrderStatus): boolean {
  if (from === to || !exists(kind, from) || !exists(kind, to)) return false;
  const [here, there] = [RANKS[from], RANKS[to]];
  if (to === "canceled") return from === "appointment_canceled" || (here !== null && here < 120);
  if (to === "appointment_canceled") return here !== null && here >= 20 && here <= 40;
  if (from === "appointment_canceled") return to === "scope_released";
  if (here === null || there === null) return false;
  if (AT_WORK.includes(from) && AT_WORK.includes(to)) return true;
  if (from === "finished") return to === "in_certification";
  if (here < 60 || here >= 120 || there > 120 || to === "paused" || to === "suspension") return false;
  return isStraight(kind, here, there);
}

function expectedOfProduct(kind: OrderKind, from: OrderStatus, to: OrderStatus): boolean {
  if (from === to || !exists(kind, from) || !exists(kind, to)) return false;
  const [here, there] = [RANKS[from], RANKS[to]];
  if (here === null || there === null || to === "finished") return false;
  if ([from, to].some((one) => one === "paused" || one === "suspension")) return false;
  // What was sent back or canceled is billed anew.
  if (to === "billing_pending" && here > there) return true;
  if (to === "billing_pending_approval" && from === "waiting_nf") return true;
  return isStraight(kind, here, there);
}

describe.each(ORDER_KINDS)("an order of kind %s", (kind) => {
  describe.each(ORDER_STATUSES)("in status %s", (from) => {
    it.each(ORDER_STATUSES)("is brought to %s by a person exactly when the rules say so", (to) => {
      const { may } = judgeOrder(question(kind, from), to, "person");
      expect(may).toBe(expectedOfPerson(kind, from, to));
    });

    it.each(ORDER_STATUSES)("moves to %s by itself exactly when the rules say so", (to) => {
      const { may } = judgeOrder(question(kind, from), to, "system");
      expect(may).toBe(expectedOfProduct(kind, from, to));
    });
  });

  it("offers a person what it would let them do, and nothing else", () => {
    for (const from of ORDER_STATUSES) {
      const offered = statusVerdicts(orderMachine, question(kind, from)).map((one) => one.to);
      expect(offered).toEqual(ORDER_STATUSES.filter((to) => expectedOfPerson(kind, from, to)));
    }
  });
});

describe("reasons", () => {
  const reasons = (from: OrderStatus, to: OrderStatus, more: More = {}, by: "person" | "system" = "person") =>
    judgeOrder(question("ship", from, more), to, by).reasons.map((one) => one.code);

  it("tell below operating that nobody changes a status by hand", () => {
    for (const from of ["created", "scope_released", "waiting_start", "in_process", "in_progress"] as const)
      expect(reasons(from, "operating")).toEqual(["status_before_operating"]);
    expect(reasons("operating", "created")).toEqual(["status_not_permitted"]);
  });

  it("ask for a justification where one is due", () => {
    for (const [from, to] of [
      ["created", "canceled"],
      ["waiting_start", "appointment_canceled"],
      ["finished", "in_certification"],
    ] as const)
      for (const justification of [null, "", "   "])
        expect(reasons(from, to, { justification })).toEqual(["required"]);
    expect(reasons("operating", "paused", { justification: null })).toEqual([]);
  });

  it("keep reopening for those who hold the right", () => {
    expect(reasons("finished", "in_certification", { holds: () => false })).toEqual(["not_authorized"]);
    const asked: string[] = [];
    const holds = (permission: string) => asked.push(permission) > 0;
    reasons("finished", "in_certification", { holds });
    expect(asked).toEqual(["reopen"]);
  });

  it("name what is missing before a step", () => {
    const without = (facts: Partial<OrderFacts>) => ({ facts: { ...READY, ...facts } });
    expect(reasons("created", "scope_released", without({ scopeItems: 0 }), "system")).toEqual([
      "scope_missing",
    ]);
    expect(reasons("scope_released", "waiting_start", without({ inspectors: 0 }), "system")).toEqual([
      "inspectors_missing",
    ]);
    expect(reasons("scope_released", "waiting_start", { row: { appointment_date: null } }, "system")).toEqual(
      ["required"],
    );
    expect(reasons("in_progress", "operating", without({ plannedHolds: 0 }), "system")).toEqual([
      "storage_plan_missing",
    ]);
    expect(reasons("operating", "boarding_completed", without({ openPeriods: 1 }))).toEqual([
      "weighing_open",
    ]);
    expect(reasons("certified", "finished", without({ unconfirmed: 1 }))).toEqual([
      "execution_not_confirmed",
    ]);
    expect(reasons("in_certification", "certified", without({ openCertificates: 1 }))).toEqual([
      "certificates_open",
    ]);
  });

  it("want no storage plan of barges, trucks and general orders", () => {
    const bare = { facts: { ...READY, plannedHolds: 0 } };
    expect(judgeOrder(question("convoy", "in_progress", bare), "operating", "system").may).toBe(true);
    expect(judgeOrder(question("fob", "waiting_start", bare), "operating", "system").may).toBe(true);
    expect(judgeOrder(question("default", "in_process", bare), "operating", "system").may).toBe(true);
  });
});

it("puts every status into one phase", () => {
  expect(PHASES.flatMap(statusesOf).sort()).toEqual([...ORDER_STATUSES].sort());
  expect(Object.keys(PHASE_OF).sort()).toEqual([...ORDER_STATUSES].sort());
});
