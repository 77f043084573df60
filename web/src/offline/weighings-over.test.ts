import type { Bundle } from "@plimsoll/domain/operation/output";
import { describe, expect, it } from "vitest";
import type { Entry, Row } from "./entry.ts";
import { waitingRows } from "./field-bundle.ts";
import { laidOver, withAnswer } from "./lay-over.ts";

const row = (id: string, weight: string, more: Row = {}): Row => ({
  id,
  period_id: "p",
  place: 1,
  version: 1,
  at: "2026-11-15T08:00:00Z",
  weight,
  unit: "MT",
  struck: false,
  corrections: [],
  sequence: 1,
  previous: "0.000",
  accumulated: `${weight}.000`,
  ...more,
});

const bundle = {
  operation: { id: "o" },
  records: {
    weighing: [row("a", "10")],
    weighing_period: [
      { id: "p", total: "10.000", installments: 1, closed: false },
      { id: "q", total: "7.000", installments: 1, closed: false },
    ],
  },
} as unknown as Bundle;

const entry = (seq: number, action: string, attributes: Row, type = "weighing"): Entry => ({
  seq,
  id: `e${seq}`,
  key: `k${seq}`,
  operationId: "o",
  type,
  action,
  attributes,
  country: "BR",
  at: "2026-11-15T09:00:00Z",
  follows: null,
  before: null,
  triedAt: null,
  state: "waiting",
  refusal: null,
});
const adding = (seq: number, ...rows: readonly Row[]) => entry(seq, "addweighings", { period_id: "p", rows });
const typed = (id: string, weight: string, unit = "MT"): Row => ({
  id,
  at: "2026-11-15T09:00:00Z",
  weight,
  unit,
});

const standing = ({ records }: Bundle) =>
  (records.weighing ?? []).map((one) => [one.id, one.sequence, one.previous, one.accumulated]);
const periods = ({ records }: Bundle) =>
  (records.weighing_period ?? []).map((one) => [one.id, one.total, one.installments]);

describe("weighings typed off the network", () => {
  it("go on from where the period stands, in the order in which they were typed", () => {
    const shown = laidOver(bundle, [
      adding(1, typed("b", "20"), typed("c", "500", "KG")),
      adding(2, typed("d", "1")),
    ]);
    expect(standing(shown)).toEqual([
      ["a", 1, "0.000", "10.000"],
      ["b", 2, "10.000", "30.000"],
      ["c", 3, "30.000", "30.500"],
      ["d", 4, "30.500", "31.500"],
    ]);
    expect(periods(shown)).toEqual([
      ["p", "31.500", 4],
      ["q", "7.000", 1],
    ]);
    expect([...waitingRows([adding(1, typed("b", "20"), typed("c", "1"))], "o")]).toEqual(["b", "c"]);
  });

  it("are corrected and struck with a reason, and what follows follows", () => {
    const shown = laidOver(bundle, [
      adding(1, typed("b", "20")),
      entry(2, "update", { id: "a", version: 1, weight: "12", justification: "Misread" }),
      adding(3, typed("c", "1")),
      entry(4, "delete", { id: "b", justification: "Twice" }),
    ]);
    expect(standing(shown)).toEqual([
      ["a", 1, "0.000", "12.000"],
      ["b", null, "12.000", "12.000"],
      ["c", 2, "12.000", "13.000"],
    ]);
    expect(shown.records.weighing?.[0]).toMatchObject({ corrections: [{ justification: "Misread" }] });
  });

  it("take the numbers of the server once they are there: somebody else weighed in between", () => {
    const sent = adding(1, typed("b", "20"));
    const answer = [
      {
        ...typed("b", "20.000"),
        period_id: "p",
        place: 3,
        sequence: 3,
        previous: "15.000",
        accumulated: "35.000",
      },
    ];
    const known = withAnswer(bundle, sent, answer);
    expect(standing(known).at(-1)).toEqual(["b", 3, "15.000", "35.000"]);
    expect(periods(known)[0]).toEqual(["p", "35.000", 3]);
    // The same entry, still on its way out, shows nothing twice.
    expect((laidOver(known, [sent]).records.weighing ?? []).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("come from a scale's file too, of which the server may have everything already", () => {
    const read = entry(1, "addweighings", { period_id: "p", from_scale: true, rows: [typed("b", "20")] });
    expect(laidOver(bundle, [read]).records.weighing?.at(-1)).toMatchObject({ id: "b", source: "scale" });
    expect(standing(withAnswer(bundle, read, []))).toEqual(standing(bundle));
    expect(periods(withAnswer(bundle, read, []))).toEqual(periods(bundle));
  });

  it("belong to a period that may be closed here too", () => {
    const shown = laidOver(bundle, [entry(1, "close", { id: "p", version: 1 }, "weighing_period")]);
    expect(shown.records.weighing_period?.[0]).toMatchObject({
      closed: true,
      closed_at: "2026-11-15T09:00:00Z",
    });
  });
});
