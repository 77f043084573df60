import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical } from "../kernel/decimal.ts";
import { compareFractions, fractionOf, roundFraction } from "../kernel/fraction.ts";
import { LOCALES } from "../kernel/locale.ts";
import { formatNumber, parseNumber } from "../kernel/number-text.ts";
import { composite } from "./composite.ts";
import { type Classification, evaluate } from "./evaluate.ts";
import { MAIZE_2011 } from "./maize.data.ts";
import { SOYBEAN_2007 } from "./soybean.data.ts";
import { percentageKeysOf, type Standard } from "./standard.ts";

const text = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
const hundredths = (value: string | null | undefined) => Number((value ?? "0").replace(".", ""));

const defectsOf = (standard: Standard) => [
  ...new Set(
    standard.lines
      .flatMap((line) => line.weights.map((part) => part.field))
      .filter((field) => field.startsWith("defects_g."))
      .map((field) => field.slice("defects_g.".length)),
  ),
];

interface Weighed {
  readonly standard: Standard;
  readonly group: string | null;
  /** Hundredths of a gram. */
  readonly work: number;
  readonly foreign: number;
  readonly broken: number;
  readonly defects: Record<string, number>;
}

/** A sample that may well exist: at most four fifths of it defective, at most a tenth of it foreign. */
const weighed: fc.Arbitrary<Weighed> = fc.constantFrom(SOYBEAN_2007, MAIZE_2011).chain((standard) => {
  const names = defectsOf(standard);
  return fc
    .record({
      group: fc.constantFrom(...(standard.declaredGroups.length > 0 ? standard.declaredGroups : [null])),
      work: fc.integer({ min: 12_500, max: 60_000 }),
      foreign: fc.integer({ min: 0, max: 100 }),
      broken: fc.integer({ min: 0, max: 100 }),
      shares: fc.array(fc.integer({ min: 0, max: 1000 }), {
        minLength: names.length,
        maxLength: names.length,
      }),
      scale: fc.integer({ min: 10_000, max: 1_000_000 }),
    })
    .map(({ group, work, foreign, broken, shares, scale }) => {
      const total = shares.reduce((sum, share) => sum + share, 0) + scale / 10;
      const room = Math.floor(work * 0.6);
      return {
        standard,
        group,
        work,
        foreign: Math.floor((work * foreign) / 1000),
        broken: standard.product === "maize" ? Math.floor((work * broken) / 1000) : 0,
        defects: Object.fromEntries(
          names.map((name, index) => [name, Math.floor((room * (shares[index] ?? 0)) / total)]),
        ),
      };
    });
});

function sampleOf({ standard, work, foreign, broken, defects }: Weighed) {
  return {
    work_sample_g: text(work),
    foreign_matter_g: text(foreign),
    ...(standard.product === "maize" ? { broken_g: text(broken) } : {}),
    defects_g: Object.fromEntries(Object.entries(defects).map(([name, grams]) => [name, text(grams)])),
  };
}

const requestOf = (lot: Weighed) => ({
  product: lot.standard.product,
  standard: lot.standard.code,
  group: lot.group,
  sample: sampleOf(lot),
});

function classify(request: unknown): Classification {
  const answer = evaluate(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}
function compose(request: unknown) {
  const answer = composite(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.result;
}

const ORDER = ["type_1", "basic_standard", "type_2", "type_3", "out_of_type", "disqualified"];
const rankOf = (result: { type: string | null; outcome: string }) =>
  ORDER.indexOf(result.type ?? result.outcome);

describe("one sample", () => {
  it("always has a result and a place", () => {
    fc.assert(
      fc.property(weighed, (lot) => {
        const { type, outcome } = classify(requestOf(lot));
        expect(ORDER).toContain(type ?? outcome);
      }),
    );
  });

  it("does not depend on the order of entry", () => {
    fc.assert(
      fc.property(weighed, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (lot, keys) => {
        const request = requestOf(lot);
        const shuffle = <T extends object>(value: T) =>
          Object.fromEntries(
            Object.entries(value)
              .map((entry, index) => ({ entry, key: keys[index] ?? 0 }))
              .sort((left, right) => left.key - right.key)
              .map(({ entry }) => entry),
          );
        const shuffled = shuffle({
          ...request,
          sample: shuffle({ ...request.sample, defects_g: shuffle(request.sample.defects_g) }),
        });
        expect(classify(shuffled)).toEqual(classify(request));
      }),
    );
  });

  it("never publishes more than was weighed", () => {
    fc.assert(
      fc.property(weighed, fc.constantFrom("sum_of_rounded", "rounded_sum"), (lot, totals) => {
        const { percentages } = classify({ ...requestOf(lot), rounding: { totals } });
        const steps = lot.standard.decimals === 1 ? 10 : 100;
        const lines = lot.standard.lines.filter((line) => line.base === "clean" && line.key !== "bored");
        const sum = lines.reduce((total, line) => total + hundredths(percentages[line.key]), 0);
        // Half a step of rounding per line is all that may be added.
        expect(sum).toBeLessThanOrEqual(100 * steps + lines.length / 2);
        for (const value of Object.values(percentages)) {
          expect(hundredths(value)).toBeGreaterThanOrEqual(0);
          expect(hundredths(value)).toBeLessThanOrEqual(100 * steps);
        }
        // A line is within half a step of grams over sample.
        for (const [name, grams] of Object.entries(lot.defects)) {
          if (name === "damaged") continue;
          const exact = (grams * 100 * steps) / (lot.work - lot.foreign - lot.broken);
          expect(
            Math.abs(hundredths((percentages as Readonly<Record<string, string | null>>)[name]) - exact),
          ).toBeLessThanOrEqual(0.5 + 1e-6);
        }
      }),
    );
  });

  it("never gets better by adding foreign matter", () => {
    fc.assert(
      fc.property(
        weighed,
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom("sum_of_rounded", "rounded_sum"),
        (lot, more, totals) => {
          const before = classify({ ...requestOf(lot), rounding: { totals } });
          const after = classify({
            ...requestOf({ ...lot, foreign: lot.foreign + more }),
            rounding: { totals },
          });
          expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(before));
        },
      ),
    );
  });

  it("never gets better by adding any defect", () => {
    fc.assert(
      fc.property(weighed, fc.nat(), fc.integer({ min: 1, max: 500 }), (lot, pick, more) => {
        const names = Object.keys(lot.defects);
        const name = names[pick % names.length] ?? "";
        const after = { ...lot, defects: { ...lot.defects, [name]: (lot.defects[name] ?? 0) + more } };
        expect(rankOf(classify(requestOf(after)))).toBeGreaterThanOrEqual(rankOf(classify(requestOf(lot))));
      }),
    );
  });

  it("has no type while any weight is missing, whichever it is", () => {
    fc.assert(
      fc.property(weighed, fc.nat(), (lot, pick) => {
        const names = Object.keys(lot.defects);
        const gone = names[pick % names.length] ?? "";
        const { [gone]: _, ...defects } = lot.defects;
        const result = classify(requestOf({ ...lot, defects }));
        expect(["incomplete", "disqualified"]).toContain(result.outcome);
        expect(result.type).toBeNull();
        expect(result.missing).toEqual([gone]);
      }),
    );
  });

  it("answers anything at all without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const answer = evaluate(value);
        expect(answer.ok).toBe(false);
        expect(composite(value).ok).toBe(false);
      }),
    );
    const strange = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constant(null),
      fc.constant("1e9"),
      fc.constant("9".repeat(400)),
      fc.constant("-0.0"),
    );
    fc.assert(
      fc.property(
        weighed,
        fc.dictionary(fc.string(), strange),
        fc.dictionary(fc.string(), strange),
        (lot, sample, defects) => {
          const request = requestOf(lot);
          const broken = {
            ...request,
            sample: { ...request.sample, ...sample, defects_g: { ...request.sample.defects_g, ...defects } },
          };
          expect(typeof evaluate(broken).ok).toBe("boolean");
        },
      ),
    );
  });
});

describe("composites", () => {
  const cargo = weighed.chain((first) =>
    fc
      .array(
        fc.tuple(
          weighed.filter((lot) => lot.standard === first.standard),
          fc.integer({ min: 1, max: 9_999_999 }),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((units) => ({
        standard: first.standard,
        group: first.group,
        units: units.map(([lot, tonnes], index) => ({
          name: `Hold ${index + 1}`,
          tonnage: text(tonnes),
          sample: sampleOf(lot),
        })),
      })),
  );
  const ask = (
    { standard, group, units }: { standard: Standard; group: string | null; units: unknown },
    totals = "sum_of_rounded",
  ) => compose({ product: standard.product, standard: standard.code, group, units, rounding: { totals } });

  it("lie between their units", () => {
    fc.assert(
      fc.property(cargo, (request) => {
        // Exact sums lie between, whereas sums of rounded lines may step out by a rounding of their own.
        const result = ask(request, "rounded_sum");
        for (const key of percentageKeysOf(request.standard)) {
          const own = result.units
            .map((unit) => unit.percentages?.[key])
            .filter((value) => typeof value === "string");
          if (own.length === 0) continue;
          const values = own.map(hundredths);
          expect(hundredths(result.percentages[key])).toBeGreaterThanOrEqual(Math.min(...values));
          expect(hundredths(result.percentages[key])).toBeLessThanOrEqual(Math.max(...values));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("do not depend on the order of the units", () => {
    fc.assert(
      fc.property(cargo, (request) => {
        const forth = ask(request);
        const back = ask({ ...request, units: [...request.units].reverse() });
        // A printed mean names the units in the order in which they were given.
        const lines = ({ steps }: typeof forth) => steps.map(({ formula: _, ...step }) => step);
        expect({ ...back, units: [...back.units].reverse(), steps: lines(back) }).toEqual({
          ...forth,
          steps: lines(forth),
        });
      }),
      { numRuns: 60 },
    );
  });

  it("of one unit are that unit", () => {
    fc.assert(
      fc.property(weighed, fc.integer({ min: 1, max: 9_999_999 }), (lot, tonnes) => {
        const single = classify(requestOf(lot));
        const units = [{ name: "only", tonnage: text(tonnes), sample: sampleOf(lot) }];
        expect(ask({ standard: lot.standard, group: lot.group, units })).toMatchObject({
          outcome: single.outcome,
          type: single.type,
          percentages: single.percentages,
        });
      }),
      { numRuns: 60 },
    );
  });

  it("of equal units are that unit, whatever their tonnage", () => {
    fc.assert(
      fc.property(
        weighed,
        fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 2, maxLength: 5 }),
        (lot, tonnages) => {
          const units = tonnages.map((tonnes, index) => ({
            name: `${index}`,
            tonnage: text(tonnes),
            sample: sampleOf(lot),
          }));
          expect(ask({ standard: lot.standard, group: lot.group, units }).percentages).toEqual(
            classify(requestOf(lot)).percentages,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("printing", () => {
  it("loses nothing in four languages", () => {
    fc.assert(
      fc.property(weighed, fc.constantFrom(...LOCALES), (lot, locale) => {
        const { percentages } = classify(requestOf(lot));
        for (const value of Object.values(percentages)) {
          if (value === null) continue;
          const printed = formatNumber(value, locale);
          expect(parseNumber(printed, locale)).toEqual({ ok: true, value: canonical(value) });
          expect(formatNumber(canonical(value), locale, { minScale: lot.standard.decimals })).toBe(printed);
        }
      }),
    );
  });
});

describe("fractions", () => {
  const whole = fc.integer({ min: 0, max: 10_000_000 });
  const positive = fc.integer({ min: 1, max: 10_000_000 });

  it("round a tie up, what is just below it down, and never by more than half a step", () => {
    expect(roundFraction(fractionOf("0.35"), 1, "half_up")).toBe("0.4");
    expect(roundFraction(fractionOf("0.349999999999999999"), 1, "half_up")).toBe("0.3");
    expect(roundFraction(fractionOf("1", "3"), 4, "half_up")).toBe("0.3333");
    expect(roundFraction(fractionOf("2", "3"), 0, "half_up")).toBe("1");
    expect(roundFraction(fractionOf("0.25"), 1, "half_even")).toBe("0.2");
    // Above the tie by a hair that two further digits do not show.
    expect(roundFraction(fractionOf("0.2500000001"), 1, "half_even")).toBe("0.3");
    expect(roundFraction(fractionOf("-0.35"), 1, "half_up")).toBe("-0.4");
    expect(roundFraction(fractionOf("-0.01"), 1, "half_up")).toBe("0.0");
    expect(roundFraction(fractionOf("12.01", "1.2"), 2, "down")).toBe("10.00");
    fc.assert(
      fc.property(whole, positive, fc.integer({ min: 0, max: 6 }), (numerator, denominator, places) => {
        const rounded = roundFraction(fractionOf(`${numerator}`, `${denominator}`), places, "half_up");
        const steps = 10n ** BigInt(places);
        const doubled =
          2n * BigInt(rounded.replace(".", "")) * BigInt(denominator) - 2n * BigInt(numerator) * steps;
        expect(doubled > -BigInt(denominator) && doubled <= BigInt(denominator)).toBe(true);
      }),
    );
  });

  it("compare exactly", () => {
    expect(compareFractions(fractionOf("1", "3"), fractionOf("0.333333333333333333"))).toBe(1);
    expect(compareFractions(fractionOf("1", "3"), fractionOf("2", "6"))).toBe(0);
    expect(compareFractions(fractionOf("1", "4"), fractionOf("1", "3"))).toBe(-1);
  });
});
