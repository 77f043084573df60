import { describe, expect, it } from "vitest";
import { modelOf } from "#kernel/record";
import { checkNew } from "#kernel/row-schema";
import { judgeStatus } from "#kernel/status-machine";
import { nextTruckStates, TRUCK_STATES, type TruckState, truck } from "./truck.ts";

const { machine } = truck;
if (!machine) throw new Error("a truck has a state that changes");

const WEIGHED = { tare: "18200.000", gross: "57360.000" };

function reasons(from: TruckState, to: TruckState, more: { row?: object; justification?: string } = {}) {
  const row = { state: from, ...(more.row ?? WEIGHED) };
  const question = { row, facts: undefined, side: "staff", holds: () => true } as const;
  const verdict = judgeStatus(
    machine as never,
    { ...question, justification: more.justification ?? "wet" },
    { to, by: "person" },
  );
  return verdict.reasons.map(({ code }) => code);
}

/** Written down by hand, beside the table. */
const WAYS: Readonly<Record<TruckState, readonly TruckState[]>> = {
  programmed: ["arrived"],
  arrived: ["classified", "refused"],
  classified: ["refused", "loading"],
  refused: ["arrived"],
  loading: ["loaded"],
  loaded: ["dispatched"],
  dispatched: ["delivered"],
  delivered: [],
};

describe("a truck", () => {
  it.each(TRUCK_STATES)("that is %s goes where it may and nowhere else", (from) => {
    expect(TRUCK_STATES.filter((to) => reasons(from, to).length === 0).sort()).toEqual(
      [...WAYS[from]].sort(),
    );
  });

  it("is loaded once both weights are there", () => {
    const row = { tare: "18200.000", gross: null };
    expect(reasons("loading", "loaded", { row })).toEqual(["required"]);
  });

  it("is sent back with a reason", () => {
    expect(reasons("arrived", "refused", { justification: " " })).toHaveLength(1);
  });
});

describe("the row of a truck", () => {
  const model = modelOf(truck as never);
  const read = (values: object) => checkNew(model, { operation_id: ID, ...values });
  const ID = "0198c0de-0000-7000-8000-000000000001";
  const issuesOf = (values: object) => {
    const checked = read(values);
    return checked.ok ? [] : checked.issues.map(({ field, code }) => `${field} ${code}`);
  };

  it("takes a plate however it was typed", () => {
    const checked = read({ plate: "qua-1960" });
    expect(checked.ok && checked.values.plate).toBe("QUA1960");
  });

  it.each([
    [{ plate: "1" }, "plate invalid_plate"],
    [
      { plate: "RRK4D27", trailers: [{ plate: "QAD1B20" }, { plate: "??" }] },
      "trailers.1.plate invalid_plate",
    ],
    [{ plate: "RRK4D27", nf_key: "35".repeat(22) }, "nf_key invalid_invoice_key"],
    [{ plate: "RRK4D27", tare: "18000", gross: "18000" }, "gross gross_not_above_tare"],
  ])("refuses %j", (values, found) => {
    expect(issuesOf(values)).toEqual([found]);
  });

  it("knows what it carries and what was lost on the way", () => {
    const kept = truck.derived?.({
      plate: "QUA1J60",
      tare: "18200.000",
      gross: "57360.000",
      origin_net: "39200.000",
    } as never);
    expect(kept).toEqual({ vehicle: "QUA1960", net: "39160.000", loss: "40.000" });
  });
});

describe("the way of a truck", () => {
  it.each([
    ["programmed", ["arrived"]],
    ["arrived", ["classified", "refused"]],
    ["classified", ["refused", "loading"]],
    ["loading", ["loaded"]],
    ["loaded", ["dispatched"]],
    ["delivered", []],
  ] as const)("goes on from %s to %j", (state, next) => {
    expect(nextTruckStates(state)).toEqual(next);
  });
});
