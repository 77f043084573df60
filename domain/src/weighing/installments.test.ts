import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, sum, withScale } from "#kernel/decimal";
import {
  accumulateInstallments,
  type CounterOfPeriod,
  checkAccumulated,
  checkClosing,
  checkCounters,
  checkInstallment,
  type Installment,
  installmentTotal,
  type Standing,
} from "./installments.ts";
import { tonnesOf } from "./units.ts";

const mt = (weight: string, more: Partial<Installment> = {}): Installment => ({
  weight,
  unit: "MT",
  ...more,
});
const kg = (weight: string): Installment => ({ weight, unit: "KG" });

describe("an installment", () => {
  it("is added to what the last one had accumulated, whatever its unit", () => {
    const eight = ["19980", "20020", "20000", "19960", "20040", "20010", "19990", "20000"];
    const standings = accumulateInstallments(eight.map(kg));
    expect(standings[0]).toEqual({ sequence: 1, previous: "0.000", accumulated: "19.980" });
    expect(standings[7]).toEqual({ sequence: 8, previous: "140.000", accumulated: "160.000" });
    const [last] = accumulateInstallments([mt("158.64")], { sequence: 8, accumulated: "160.000" });
    expect(last).toEqual({ sequence: 9, previous: "160.000", accumulated: "318.640" });
  });

  it("that is struck keeps its place without a number, and those after it follow", () => {
    expect(accumulateInstallments([mt("1"), mt("2", { struck: true }), mt("3")])).toEqual([
      { sequence: 1, previous: "0.000", accumulated: "1.000" },
      { sequence: null, previous: "1.000", accumulated: "1.000" },
      { sequence: 2, previous: "1.000", accumulated: "4.000" },
    ]);
  });

  it.each([
    ["1000000", "MT", undefined],
    ["1000000.001", "MT", "above_maximum"],
    ["1000000000", "KG", undefined],
    ["1000000001", "KG", "above_maximum"],
    ["19980", "KG", undefined],
    ["19980.000", "KG", undefined],
    ["19980.5", "KG", "too_precise"],
    ["0.001", "MT", undefined],
  ] as const)("of %s %s: %s", (weight, unit, code) => {
    expect(checkInstallment({ weight, unit })[0]?.code).toBe(code);
  });

  it("whose ticket prints another accumulated weight is refused in its row", () => {
    const standings = accumulateInstallments([mt("10"), mt("20"), mt("30")]);
    expect(checkAccumulated([null, "30", "60.000"], standings)).toEqual([]);
    expect(checkAccumulated(["10.000", "20.000", undefined], standings)).toEqual([
      { code: "weight_not_accumulated", field: "rows.1.accumulated" },
    ]);
  });
});

type Step =
  | { readonly do: "add"; readonly row: Installment }
  | { readonly do: "change"; readonly at: number; readonly row: Installment }
  | { readonly do: "strike" | "readd"; readonly at: number };

const kilograms = fc.integer({ min: 1, max: 10_000_000 });
const anyRow = fc
  .tuple(kilograms, fc.boolean())
  .map(
    ([weight, isKg]): Installment => (isKg ? kg(String(weight)) : mt(withScale(tonnesOf(String(weight)), 3))),
  );
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: anyRow.map((row): Step => ({ do: "add", row })) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(), anyRow).map(([at, row]): Step => ({ do: "change", at, row })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(), fc.constantFrom("strike" as const, "readd" as const))
      .map(([at, what]): Step => ({ do: what, at })),
  },
);

/** As the server goes about it: what is added goes on from the last row, what is corrected ripples from its place on. */
function goThrough(steps: readonly Step[]): { rows: Installment[]; standings: Standing[] } {
  const rows: Installment[] = [];
  let standings: Standing[] = [];
  const counting = () => standings.filter(({ sequence }) => sequence !== null);
  for (const step of steps) {
    if (step.do === "add") {
      const from = { sequence: counting().length, accumulated: standings.at(-1)?.accumulated ?? "0.000" };
      standings.push(...accumulateInstallments([step.row], from));
      rows.push(step.row);
      continue;
    }
    if (rows.length === 0) continue;
    const at = step.at % rows.length;
    const old = rows[at] as Installment;
    rows[at] =
      step.do === "change" ? { ...step.row, struck: old.struck } : { ...old, struck: step.do === "strike" };
    const from = {
      sequence: standings.slice(0, at).filter(({ sequence }) => sequence !== null).length,
      accumulated: standings[at]?.previous ?? "0.000",
    };
    standings = [...standings.slice(0, at), ...accumulateInstallments(rows.slice(at), from)];
  }
  return { rows, standings };
}

describe("any order of adding, changing, striking and re-adding", () => {
  it("gives the sums of the rows that stand, and no accumulated weight ever falls", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const { rows, standings } = goThrough(steps);
        expect(standings).toEqual(accumulateInstallments(rows));
        const standing = rows.filter(({ struck }) => struck !== true);
        const kilos = standing.map((one) =>
          one.unit === "KG" ? one.weight : String(Math.round(Number(one.weight) * 1000)),
        );
        const total = withScale(tonnesOf(sum(kilos)), 3);
        expect(installmentTotal(rows)).toBe(total);
        expect(standings.at(-1)?.accumulated ?? "0.000").toBe(total);
        expect(standings.flatMap(({ sequence }) => sequence ?? [])).toEqual(standing.map((_, at) => at + 1));
        standings.forEach((one, at) => {
          expect(one.previous).toBe(standings[at - 1]?.accumulated ?? "0.000");
          expect(compare(one.accumulated, one.previous)).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("goes on from where the period stands as if everything had come at once", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), fc.nat({ max: 30 }), (rows, cut) => {
        const first = accumulateInstallments(rows.slice(0, cut));
        const from = { sequence: first.length, accumulated: first.at(-1)?.accumulated ?? "0.000" };
        expect([...first, ...accumulateInstallments(rows.slice(cut), from)]).toEqual(
          accumulateInstallments(rows),
        );
      }),
    );
  });
});

describe("the counter of a scale", () => {
  const period = (id: string, begin: string, more: Partial<CounterOfPeriod> = {}): CounterOfPeriod => ({
    id,
    scale: "Scale 2",
    begin_at: `2026-11-14T${begin}:00.000Z`,
    counter_start: null,
    counter_end: null,
    counter_capacity: null,
    ...more,
  });
  const first = period("a", "07:00", { counter_start: "100", counter_end: "250.5" });

  it("goes on where the period before it on the same scale ended", () => {
    expect(checkCounters(period("b", "13:00", { counter_start: "250.500" }), [first])).toEqual([]);
    expect(checkCounters(period("b", "13:00", { counter_start: "251" }), [first])).toEqual([
      { code: "counter_not_continuous", field: "counter_start", params: { value: "251", expected: "250.5" } },
    ]);
    expect(checkCounters(period("b", "13:00", { counter_start: "251", scale: "Scale 1" }), [first])).toEqual(
      [],
    );
    expect(
      checkCounters(period("b", "13:00", { counter_start: "251", scale: " scale 2 " }), [first]),
    ).toHaveLength(1);
  });

  it("is asked on both sides when a period between two is changed", () => {
    const next = period("c", "19:00", { counter_start: "400" });
    const between = (counter_end: string) => period("b", "13:00", { counter_start: "250.5", counter_end });
    expect(checkCounters(between("400.000"), [next, first])).toEqual([]);
    expect(checkCounters(between("399"), [first, next])).toEqual([
      { code: "counter_not_continuous", field: "counter_end", params: { value: "400", expected: "399" } },
    ]);
  });

  it("does not run backwards unless it begins again at its capacity", () => {
    const rolled = { counter_start: "99984.320", counter_end: "1250.740" };
    expect(checkCounters(period("a", "07:00", rolled), [])[0]).toMatchObject({
      code: "below_minimum",
      field: "counter_end",
    });
    const capacity = { ...rolled, counter_capacity: "100000" };
    expect(checkCounters(period("a", "07:00", capacity), [])).toEqual([]);
    expect(checkClosing(period("a", "07:00", capacity), "1266.420")).toEqual([]);
    expect(checkClosing(period("a", "07:00", capacity), add("1266.420", "0.001"))).toEqual([
      { code: "weight_not_accumulated", field: "counter_end" },
    ]);
    expect(checkClosing(period("a", "07:00"), "12")).toEqual([]);
  });
});
