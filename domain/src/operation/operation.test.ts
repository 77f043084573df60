import { describe, expect, it } from "vitest";
import { judgeStatus, type StatusQuestion } from "../kernel/status-machine.ts";
import { ORDER_STATUSES, RANKS } from "../work-order/status.ts";
import { CARRIERS } from "./carrier.ts";
import { gate, type OperationGuardFacts, operation } from "./operation.ts";
import { OPERATION_STATUSES, type OperationStatus } from "./operation-page.ts";
import { recordsOf } from "./operation-pages.ts";

/** When each record of the field can first be written, as the work is told. */
const OPENS = {
  operation: "before the start",
  pre_inspection: "before the start",
  last_cargo: "before the start",
  ship_document: "before the start",
  basement_inspection: "once started",
  hose_test: "once started",
  timelog_entry: "once started",
  occurrence: "once started",
  bags: "once started",
  origin_inspection: "once started",
  truck: "once started",
  fob_invoice: "once started",
  draft_survey: "once started",
  sample: "once started",
  hold_sealing: "once planned",
  weighing_period: "once planned",
  weighing: "once planned",
  classification: "once planned",
  oil_classification: "once planned",
  double_check: "once planned",
} as const;
type Name = keyof typeof OPENS;
const NAMES = Object.keys(OPENS) as Name[];

function expected(record: Name, status: OperationStatus, isPlanned: boolean): string | undefined {
  if (status === "finished") return "inspection_finished";
  if (status === "canceled") return "operation_canceled";
  if (OPENS[record] === "before the start") return undefined;
  if (status === "not_started") return "inspection_not_started";
  return OPENS[record] === "once planned" && !isPlanned ? "storage_plan_missing" : undefined;
}

describe("the gate", () => {
  it("is told of every record of the field", () => {
    const records = new Set(["operation", ...CARRIERS.flatMap(recordsOf)]);
    expect([...records].sort()).toEqual([...NAMES].sort());
  });

  describe.each(NAMES)("of %s", (record) => {
    it.each(OPERATION_STATUSES)("in an operation that is %s", (status) => {
      for (const planned of [null, "66000.000"])
        expect(gate({ status, planned }, { record })?.code).toBe(expected(record, status, planned !== null));
    });
  });
});

describe("what goes on when the field work is over", () => {
  const over = (record: string, action: string, status: OperationStatus = "finished") =>
    gate({ status, planned: null }, { record, action })?.code;

  it("is the way of samples and their analysis, but no new sample", () => {
    expect(over("sample", "create")).toBe("inspection_finished");
    expect(over("sample", "update")).toBeUndefined();
    expect(over("sample", "changestatus")).toBeUndefined();
    expect(over("analysis_result", "create")).toBeUndefined();
    expect(over("hose_test", "update")).toBe("inspection_finished");
  });

  it("is nothing of what was canceled", () => {
    expect(over("sample", "update", "canceled")).toBe("operation_canceled");
    expect(over("analysis_result", "create", "canceled")).toBe("operation_canceled");
  });
});

describe("an operation", () => {
  const { machine } = operation;
  if (!machine) throw new Error("an operation has a status that changes");
  const READY: OperationGuardFacts = { orderStatus: "waiting_start", unconfirmed: 0 };

  const reasons = (
    from: OperationStatus,
    to: OperationStatus,
    {
      facts = {},
      by = "person",
      ...more
    }: Partial<Omit<StatusQuestion, "facts">> & {
      facts?: Partial<OperationGuardFacts>;
      by?: "person" | "system";
    } = {},
  ) => {
    const question: StatusQuestion = {
      row: { status: from },
      facts: { ...READY, ...facts },
      side: "staff",
      justification: "because",
      holds: () => true,
      ...more,
    };
    return judgeStatus(machine, question, { to, by }).reasons.map(({ code }) => code);
  };

  it("starts once its order waits for it, and not before", () => {
    for (const orderStatus of ORDER_STATUSES) {
      const rank = RANKS[orderStatus];
      const isWaiting = rank !== null && rank >= 30;
      expect(reasons("not_started", "started", { facts: { orderStatus } }), orderStatus).toEqual(
        isWaiting ? [] : ["status_not_permitted"],
      );
    }
  });

  it("finishes when all that is mandatory is confirmed", () => {
    expect(reasons("started", "finished")).toEqual([]);
    expect(reasons("started", "finished", { facts: { unconfirmed: 1 } })).toEqual([
      "execution_not_confirmed",
    ]);
    expect(reasons("not_started", "finished")).toEqual(["inspection_not_started"]);
  });

  it("is opened again by those who may, with a reason", () => {
    expect(reasons("finished", "started")).toEqual([]);
    expect(reasons("finished", "started", { justification: " " })).toEqual(["required"]);
    expect(reasons("finished", "started", { holds: (one) => one !== "reopen" })).toEqual(["not_authorized"]);
  });

  it("is done with once canceled, and nobody but its order cancels it", () => {
    for (const to of OPERATION_STATUSES.filter((one) => one !== "canceled"))
      expect(reasons("canceled", to)).toEqual(["operation_canceled"]);
    for (const from of ["not_started", "started"] as const) {
      expect(reasons(from, "canceled")).toEqual(["status_not_permitted"]);
      expect(reasons(from, "canceled", { by: "system" })).toEqual([]);
      expect(reasons(from, "finished", { by: "system", facts: { unconfirmed: 1 } })).toEqual([]);
    }
    expect(reasons("finished", "canceled", { by: "system" })).toEqual([]);
  });

  it("keeps its first start when it is opened again", () => {
    const at = "2026-11-12T10:00:00.000Z";
    const earlier = "2026-11-11T10:00:00.000Z";
    const change = (from: OperationStatus, to: OperationStatus, row: object) =>
      machine.sets?.({ row: { ...row }, from, to, at, by: "Marcos Tavares", justification: null });
    expect(change("not_started", "started", {})).toEqual({ started_at: at, finished_at: null });
    expect(change("finished", "started", { started_at: earlier, finished_at: at })).toEqual({
      started_at: earlier,
      finished_at: null,
    });
    expect(change("started", "finished", { started_at: earlier })).toEqual({ finished_at: at });
    expect(change("started", "canceled", { started_at: earlier })).toEqual({});
  });
});
