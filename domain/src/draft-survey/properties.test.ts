import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { absolute, add, compare, negate, subtract } from "../kernel/decimal.ts";
import { LOCALES } from "../kernel/locale.ts";
import { formatNumber, parseNumber } from "../kernel/number-text.ts";
import { evaluate } from "./evaluate.ts";
import type { EvaluateRequest, SurveyInput } from "./request.ts";
import type { DraftSurvey } from "./results.ts";

const millimetres = (value: number) => `${Math.trunc(value / 1000)}.${String(value % 1000).padStart(3, "0")}`;

/** A wall-sided ship with a table of twenty centimetres from 2 to 16 m. */
const table = Array.from({ length: 71 }, (_, index) => {
  const draft = 2000 + index * 200;
  return {
    draft: millimetres(draft),
    displacement: String(Math.trunc(draft * 6.2 + (draft * draft) / 20_000)),
    tpc: millimetres(60_000 + draft),
    lcf: `${index < 40 ? "-" : ""}${millimetres(Math.abs(index - 40) * 180)}`,
    mtc: millimetres(700_000 + draft * 30),
  };
});

const reading = (around: number) => fc.integer({ min: around - 150, max: around + 150 }).map(millimetres);

const survey = (kind: SurveyInput["kind"]): fc.Arbitrary<SurveyInput> =>
  fc
    .record({ mean: fc.integer({ min: 4500, max: 13_500 }), trim: fc.integer({ min: -1000, max: 1000 }) })
    .chain(({ mean, trim }) =>
      fc.record({
        kind: fc.constant(kind),
        readings: fc.record({
          fp: reading(mean - trim),
          fs: reading(mean - trim),
          mp: reading(mean),
          ms: reading(mean),
          ap: reading(mean + trim),
          as: reading(mean + trim),
        }),
        density: fc.integer({ min: 9950, max: 10_300 }).map((value) => String(value / 10_000)),
        apply_list: fc.boolean(),
        deductibles: fc.record({
          ballast: fc.integer({ min: 0, max: 5_000_000 }).map(millimetres),
          fuel_oil: fc.integer({ min: 0, max: 900_000 }).map(millimetres),
          fresh_water: fc.integer({ min: 0, max: 400_000 }).map(millimetres),
        }),
      }),
    );

const request: fc.Arbitrary<EvaluateRequest> = fc.record({
  ship: fc.constant({
    lbp: "200",
    breadth: "32.2",
    light_ship: "9000",
    table_density: "1.025",
    marks: { fwd: "-1.5", mid: "0.2", aft: "6.4" },
    table,
  }),
  operation: fc.constantFrom("loading" as const, "discharging" as const),
  surveys: fc.tuple(survey("initial"), survey("intermediate"), survey("final")),
  rounding: fc.constantFrom("step" as const, "none" as const),
});

function answer(asked: unknown): DraftSurvey {
  const found = evaluate(asked);
  if (!found.ok) expect.fail(JSON.stringify(found.issues));
  return found.result;
}

const runs = { numRuns: 25 };

describe("properties of a draft survey", () => {
  it("does not care in which order surveys and weights are typed", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const turned = {
          ...asked,
          surveys: asked.surveys.toReversed().map((one) => ({
            ...one,
            deductibles: Object.fromEntries(Object.entries(one.deductibles).reverse()),
          })),
        };
        const { cargo, constant, parcels } = answer(asked);
        expect(answer(turned)).toMatchObject({ cargo, constant, parcels });
      }),
      runs,
    );
  });

  it("weighs the same seen from the other side, with the list turned", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const mirrored = asked.surveys.map((one) => {
          const { fp, fs, mp, ms, ap, as } = one.readings;
          return { ...one, readings: { fp: fs, fs: fp, mp: ms, ms: mp, ap: as, as: ap } };
        });
        const [here, there] = [answer(asked), answer({ ...asked, surveys: mirrored })];
        expect(there.cargo).toBe(here.cargo);
        here.surveys.forEach((one, index) => {
          const other = String(there.surveys[index]?.list_degrees);
          expect(compare(other, negate(String(one.list_degrees)))).toBe(0);
        });
      }),
      runs,
    );
  });

  it("does not care from where the centre of flotation is counted", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const aft = asked.ship.table.map((row) => ({ ...row, lcf: subtract("100", row.lcf) }));
        const ship = { ...asked.ship, table: aft, lcf_from: "ap" as const };
        expect(answer({ ...asked, ship }).cargo).toBe(answer(asked).cargo);
      }),
      runs,
    );
  });

  it("takes every further tonne of ballast off the net, and nothing else", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const heavier = asked.surveys.map((one) => ({
          ...one,
          deductibles: { ...one.deductibles, slops: "1" },
        }));
        const [light, heavy] = [answer(asked), answer({ ...asked, surveys: heavier })];
        light.surveys.forEach((one, index) => {
          expect(compare(String(one.net), add(String(heavy.surveys[index]?.net), "1"))).toBe(0);
        });
        expect(heavy.cargo).toBe(light.cargo);
      }),
      runs,
    );
  });

  it("adds its parcels up to the cargo when all goes one way", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const found = answer({ ...asked, rounding: "step" });
        const nets = found.surveys.map((one) => String(one.net));
        const [first = "0", middle = "0", last = "0"] = nets;
        fc.pre(compare(first, middle) <= 0 && compare(middle, last) <= 0);
        expect(compare(found.parcels.reduce(add, "0"), absolute(found.cargo ?? "0"))).toBe(0);
      }),
      runs,
    );
  });

  it("loses no more to step rounding than the last millimetre weighs", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const [step, none] = [answer({ ...asked, rounding: "step" }), answer({ ...asked, rounding: "none" })];
        step.surveys.forEach((one, index) => {
          const difference = absolute(subtract(String(one.net), String(none.surveys[index]?.net)));
          expect(compare(difference, "25")).toBeLessThan(0);
        });
      }),
      runs,
    );
  });

  it("survives being printed and read again in every language", () => {
    fc.assert(
      fc.property(request, fc.constantFrom(...LOCALES), (asked, locale) => {
        for (const one of answer(asked).surveys) {
          for (const step of one.steps) {
            if (step.value === null) continue;
            const read = parseNumber(formatNumber(step.value, locale), locale);
            expect(read.ok && compare(read.value, step.value)).toBe(0);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it("answers whatever is sent, and never throws", () => {
    const broken = fc.tuple(request, fc.jsonValue(), fc.nat()).map(([asked, value, place]) => {
      const spots = ["ship", "operation", "surveys", "rounding"];
      return { ...asked, [spots[place % spots.length] ?? ""]: value };
    });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), broken), (asked) => {
        expect(() => evaluate(asked)).not.toThrow();
      }),
    );
  });
});
