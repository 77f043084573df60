/** A small machine with every feature of the table. */
import { describe, expect, it } from "vitest";
import { judgeTransition, type Transition, verdicts } from "./transitions.ts";

type Status = "open" | "closed" | "canceled" | "billed";
interface Facts {
  readonly unsigned: number;
}

const TABLE: readonly Transition<Status, Facts>[] = [
  {
    from: ["open"],
    to: "closed",
    by: "person",
    filled: ["end"],
    guards: [
      (facts) => (facts.unsigned > 0 ? { code: "finished", params: { count: facts.unsigned } } : undefined),
    ],
  },
  { from: ["open", "closed"], to: "canceled", by: "person", justification: true, permission: "reopen" },
  { from: ["closed"], to: "billed", by: "system" },
];

const request = {
  from: "open" as Status,
  by: "person" as const,
  facts: { unsigned: 0 },
  row: { end: "2026-01-01" },
  holds: () => true,
};
const codes = (verdict: { reasons: readonly { code: string }[] }) =>
  verdict.reasons.map((reason) => reason.code);

describe("judgeTransition", () => {
  it("allows what the table has, when everything is in place", () => {
    expect(judgeTransition(TABLE, { ...request, to: "closed" })).toEqual({
      to: "closed",
      call: "changestatus",
      may: true,
      justification: false,
      reasons: [],
    });
  });

  it("gives every reason at once", () => {
    const verdict = judgeTransition(TABLE, {
      ...request,
      to: "closed",
      call: "changestatus",
      facts: { unsigned: 2 },
      row: { end: null },
    });
    expect([verdict.may, codes(verdict)]).toEqual([false, ["required", "finished"]]);
    expect(verdict.reasons[1]?.params).toEqual({ count: 2 });
  });

  it("asks for a justification and a permission where the table does", () => {
    expect(codes(judgeTransition(TABLE, { ...request, to: "canceled", holds: () => false }))).toEqual([
      "not_authorized",
      "required",
    ]);
    expect(judgeTransition(TABLE, { ...request, to: "canceled", justification: "storm" }).may).toBe(true);
    expect(judgeTransition(TABLE, { ...request, to: "canceled", justification: "  " }).may).toBe(false);
  });

  it("refuses every pair that is not in the table, and people where only the system moves", () => {
    const statuses: Status[] = ["open", "closed", "canceled", "billed"];
    const allowed = statuses.flatMap((from) =>
      statuses
        .filter((to) => judgeTransition(TABLE, { ...request, from, to, justification: "x" }).may)
        .map((to) => `${from}>${to}`),
    );
    expect(allowed).toEqual(["open>closed", "open>canceled", "closed>canceled"]);
    expect(judgeTransition(TABLE, { ...request, from: "closed", to: "billed", by: "system" }).may).toBe(true);
    expect(codes(judgeTransition(TABLE, { ...request, from: "closed", to: "billed" }))).toEqual([
      "status_not_permitted",
    ]);
  });
});

describe("verdicts", () => {
  it("offers what a person could do here, and greys what stands in the way, but not for a text still to be typed", () => {
    const offered = verdicts(TABLE, { ...request, facts: { unsigned: 1 } });
    expect(offered.map((one) => [one.to, one.may, one.justification])).toEqual([
      ["closed", false, false],
      ["canceled", true, true],
    ]);
  });
});
