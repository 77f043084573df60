/** Two levels of ours and then the customer, as an invoice goes; and a document that the customer or we answer at once. */
import { describe, expect, it } from "vitest";
import {
  type ApprovalFacts,
  type ApprovalPlan,
  approvalMachine,
  sinceSentBack,
  waitingFor,
} from "./approval.ts";
import { type AnyMachine, judgeStatus, statusCalls, targetOf } from "./status-machine.ts";

const INVOICE = {
  draft: "draft",
  steps: [
    { waiting: "level_1", by: { permission: "approve_1" } },
    { waiting: "level_2", by: { permission: "approve_2" }, anotherPerson: true },
    { waiting: "customer", by: "customer", onBehalf: "approve_for_customer" },
  ],
  approved: "approved",
} as const satisfies ApprovalPlan<string>;

const DOCUMENT = {
  draft: "pending",
  steps: [{ waiting: "pending", by: "customer", onBehalf: "approve" }],
  approved: "approved",
  refused: "reproved",
  calls: { refuse: "reprove" },
} as const satisfies ApprovalPlan<string>;

const PHASES = {
  draft: "planning",
  level_1: "billing",
  level_2: "billing",
  customer: "billing",
  approved: "done",
};
const invoice = approvalMachine(INVOICE, { phases: PHASES });
const document = approvalMachine(DOCUMENT, {
  phases: { pending: "planning", approved: "done", reproved: "stopped" },
});

const ANA = "ana";
const BRUNO = "bruno";

interface Asking {
  readonly side?: "staff" | "guest";
  readonly holds?: readonly string[];
  readonly userId?: string;
  readonly taken?: ApprovalFacts["taken"];
  readonly justification?: string | null;
}

function answer(machine: AnyMachine, status: string, call: string, asking: Asking = {}) {
  const { side = "staff", holds = [], userId = ANA, taken = [], justification = null } = asking;
  const row = { status };
  const to = targetOf(machine, row, call, side);
  if (to === undefined) return "no such call";
  const question = {
    row,
    side,
    facts: { userId, taken },
    justification,
    holds: (permission: string) => holds.includes(permission),
  };
  const verdict = judgeStatus(machine, question, { to, by: "person", call });
  return verdict.may ? to : verdict.reasons.map((one) => one.code).join(" ");
}

describe("an approval in three steps", () => {
  it("goes from the draft through both levels to the customer", () => {
    expect(answer(invoice, "draft", "submit")).toBe("level_1");
    expect(answer(invoice, "level_1", "approve", { holds: ["approve_1"] })).toBe("level_2");
    expect(answer(invoice, "level_2", "approve", { holds: ["approve_2"] })).toBe("customer");
    expect(answer(invoice, "customer", "approve", { side: "guest" })).toBe("approved");
  });

  it("asks each level for its own right", () => {
    expect(answer(invoice, "level_1", "approve", { holds: ["approve_2"] })).toBe("not_authorized");
    expect(answer(invoice, "level_2", "approve", { holds: ["approve_1"] })).toBe("not_authorized");
    expect(answer(invoice, "level_1", "approve", { side: "guest" })).toBe("no such call");
  });

  it("never takes both levels from one person", () => {
    const taken = [
      { status: "level_1", userId: BRUNO },
      { status: "level_2", userId: ANA },
    ];
    const holds = ["approve_1", "approve_2"];
    expect(answer(invoice, "level_2", "approve", { holds, taken })).toBe("approved_by_same_person");
    expect(answer(invoice, "level_2", "approve", { holds, taken, userId: "carla" })).toBe("customer");
    // Submitting is no approval: whoever wrote it may take the second step when the first was another's.
    expect(answer(invoice, "level_2", "approve", { holds, taken, userId: BRUNO })).toBe("customer");
  });

  it("lets one of us answer for the customer, with the right and with a reason", () => {
    const holds = ["approve_for_customer"];
    expect(answer(invoice, "customer", "approve", { holds, justification: "by phone" })).toBe("approved");
    expect(answer(invoice, "customer", "approve", { holds })).toBe("required");
    expect(answer(invoice, "customer", "approve", { justification: "by phone" })).toBe("not_authorized");
  });

  it("goes back to the draft with a reason from every step, as the next version", () => {
    for (const [status, asking] of [
      ["level_1", { holds: ["approve_1"] }],
      ["level_2", { holds: ["approve_2"] }],
      ["customer", { side: "guest" }],
    ] as const) {
      expect(answer(invoice, status, "disapprove", asking)).toBe("required");
      expect(answer(invoice, status, "disapprove", { ...asking, justification: "wrong rate" })).toBe("draft");
    }
    const change = { at: "2026-11-16T10:00:00Z", by: "Ana", justification: "no" };
    const row = { revision: 3 };
    expect(invoice.sets?.({ ...change, row, from: "level_2", to: "draft" })).toEqual({ revision: 4 });
    expect(invoice.sets?.({ ...change, row, from: "draft", to: "level_1" })).toEqual({});
  });

  it("forgets what was approved before it was sent back", () => {
    const log = ["draft", "level_1", "level_2", "draft", "level_1"].map((status) => ({ status }));
    expect(sinceSentBack(INVOICE, log)).toEqual([{ status: "level_1" }]);
    expect(sinceSentBack(INVOICE, [{ status: "level_1" }])).toEqual([{ status: "level_1" }]);
  });

  it("opens its calls to whoever may take any of their steps, and leaves the rest to the verdict", () => {
    expect(statusCalls(invoice)).toEqual([
      { action: "submit", permission: "changestatus" },
      { action: "approve", permission: "load" },
      { action: "disapprove", permission: "load" },
    ]);
  });
});

describe("a document that waits from its first moment", () => {
  it("is answered by the customer, or by us with the right and a reason", () => {
    expect(answer(document, "pending", "approve", { side: "guest" })).toBe("approved");
    expect(answer(document, "pending", "reprove", { side: "guest", justification: "blurred" })).toBe(
      "reproved",
    );
    expect(answer(document, "pending", "approve", { holds: ["approve"], justification: "seen" })).toBe(
      "approved",
    );
  });

  it("is submitted anew once it was refused", () => {
    expect(answer(document, "reproved", "submit")).toBe("pending");
  });

  it("says whom it waits for", () => {
    expect(waitingFor(INVOICE, "level_2")).toMatchObject({ by: { permission: "approve_2" } });
    expect(waitingFor(INVOICE, "approved")).toBeUndefined();
  });
});
