/**
 * Every line that a calculator prints comes out by hand: whoever reads the figures of the line and works them out finds
 * the value beside it, to its last digit, whatever was asked.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALCULATORS } from "./calculator-examples.data.ts";
import { MORE_EXAMPLES } from "./calculator-more-examples.data.ts";
import { SURVEY_FUNCTIONS } from "./draft-survey/list-angle.ts";
import { IDENTIFIER_KINDS, validateIdentifier } from "./identifier/validate.ts";
import { formatFormula, type Step } from "./kernel/calculated.ts";
import { isDecimalText, scaleOf } from "./kernel/decimal.ts";
import { valueOfFormula } from "./kernel/formula.ts";
import { compareFractions, type Fraction, fractionOf, roundFraction } from "./kernel/fraction.ts";
import { LOCALES } from "./kernel/locale.ts";
import { NUMBER_MARKS } from "./kernel/number-text.ts";

const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?Z/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Two moments, the later one first: the hours between them. */
function hoursBetween(formula: string): Fraction | null {
  const [later = "", earlier = "", ...more] = formula.split(" − ");
  if (more.length > 0 || !INSTANT.test(later) || !INSTANT.test(earlier)) return null;
  const seconds = (text: string) => Math.floor(Date.parse(text) / 1000);
  return fractionOf(String(seconds(later) - seconds(earlier)), "3600");
}

/** A condition such as 15 < 22.5 ≤ 30, of which nothing but its truth can be asked. */
function isTrue(formula: string): boolean | null {
  const parts = formula.split(/ ([<≤]) /);
  if (parts.length < 3) return null;
  const figures = parts.filter((_, at) => at % 2 === 0).map((text) => valueOfFormula(text));
  return figures.every((right, at) => {
    const left = figures[at - 1];
    if (at === 0) return right !== null;
    if (!left || !right) return false;
    const order = compareFractions(left, right);
    return parts[at * 2 - 1] === "<" ? order < 0 : order <= 0;
  });
}

/** The steps of an answer and of all its parts. */
function stepsIn(answer: unknown): Step[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, inner]) =>
    key === "steps" && Array.isArray(inner) ? (inner as Step[]) : stepsIn(inner),
  );
}

/** Works a line out; answers whether there was something to work out. */
function workOut(step: Step): boolean {
  const { formula, value } = step;
  if (formula === undefined || DAY.test(formula)) return false;
  const line = JSON.stringify(step);
  const truth = isTrue(formula);
  if (truth !== null) {
    expect(truth, line).toBe(true);
    return true;
  }
  const found = hoursBetween(formula) ?? valueOfFormula(formula, SURVEY_FUNCTIONS);
  if (found === null || value === null) expect.fail(`cannot be worked out: ${line}`);
  expect(roundFraction(found, scaleOf(value), step.rounding ?? "half_up"), line).toBe(value);
  // What the reader sees is written in the reader's language, and is the same arithmetic.
  if (!INSTANT.test(formula))
    for (const locale of LOCALES)
      expect(formatFormula(formula, locale).replaceAll(NUMBER_MARKS[locale].decimal, ".")).toBe(formula);
  return true;
}

type Path = readonly (string | number)[];

function figuresIn(value: unknown, path: Path = []): [Path, string][] {
  if (isDecimalText(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, [...path, key]));
}

function withFigure(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  const entries = Object.entries(value as object).map(([key, inner]) => [
    key,
    key === String(first) ? withFigure(inner, rest, text) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** A figure of the same size with other digits, and with decimals that the first did not have. */
function like(figure: string): fc.Arbitrary<string> {
  const [whole = "0", decimals = ""] = figure.replace("-", "").split(".");
  const sign = figure.startsWith("-") ? "-" : "";
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
  // The first digit stays more often than not: a draft in its table, a rate in its tier.
  const before = fc.tuple(fc.boolean(), digits(whole.length)).map(([isKept, all]) => {
    const [first = "0", ...others] = all.map(String);
    return `${isKept ? whole[0] : first}${others.join("")}`.replace(/^0+(?=\d)/, "");
  });
  const after = fc.integer({ min: 0, max: decimals.length + 3 }).chain(digits);
  const kept = fc.boolean();
  return fc
    .tuple(kept, before, after)
    .map(
      ([isKept, one, other]) =>
        `${sign}${isKept ? whole : one}${other.length > 0 ? `.${other.join("")}` : ""}`,
    );
}

const MOST_CHANGES = 6;

/** The request with some of its figures changed. */
function varied(request: object): fc.Arbitrary<unknown> {
  const places = figuresIn(request);
  const changes = fc.subarray(places, { minLength: 1, maxLength: Math.min(MOST_CHANGES, places.length) });
  return changes.chain((chosen) =>
    fc
      .tuple(...chosen.map(([path, figure]) => like(figure).map((text) => [path, text] as const)))
      .map((all) => all.reduce<unknown>((whole, [path, text]) => withFigure(whole, path, text), request)),
  );
}

const RUNS = 60;
/** A survey has a hundred lines, and each is worked out. */
const PATIENCE = 60_000;

/** These judge and print no arithmetic: there is a limit beside each value, and nothing to work out. */
const JUDGE_ONLY = ["wheat", "rice", "soybean oil"];

describe.each([...CALCULATORS, ...MORE_EXAMPLES])("%s", (name, calculate, request) => {
  it(
    "prints lines that come out by hand",
    () => {
      let worked = 0;
      const check = (sent: unknown) => {
        const answer = calculate(sent);
        fc.pre(answer.ok);
        const found = stepsIn(answer.result);
        expect(found.length).toBeGreaterThan(0);
        for (const step of found) worked += workOut(step) ? 1 : 0;
      };
      check(request);
      fc.assert(fc.property(varied(request), check), { numRuns: RUNS, maxSkipsPerRun: 1000 });
      expect(worked > 0).toBe(!JUDGE_ONLY.includes(name));
    },
    PATIENCE,
  );
});

it.each([
  [
    "a discount of a quotient that never ends",
    "discounts",
    {
      gross_kg: "61809.00",
      values: { moisture: "14.3" },
      rows: [{ parameter: "moisture", method: "normalised", tolerance: "14" }],
    },
    "61809 × (14.3 − 14) ÷ (100 − 14) × 100 ÷ 100 = 215.61",
  ],
  [
    "a loss less an allowance of more decimals than are charged",
    "truck",
    {
      first_weight_kg: "57480",
      second_weight_kg: "35837.5",
      origin_net_kg: "21732.5",
      allowance_pct: "0.25",
    },
    "90 − 21732.5 × 0.25 ÷ 100 = 35.67",
  ],
  [
    "hours that do not end after four decimals",
    "statement of facts",
    {
      commenced: "2026-11-03T08:00:00Z",
      completed: "2026-11-03T12:10:00Z",
      stops: [{ code: "RAIN", from: "2026-11-03T09:00:00Z", until: "2026-11-03T10:17:00Z" }],
    },
    "(250 − 77) ÷ 60 = 2.8833",
  ],
])("prints %s as it was worked out", (_what, name, request, line) => {
  const calculate = CALCULATORS.find(([one]) => one === name)?.[1];
  const answer = calculate?.(request);
  if (!answer?.ok) expect.fail(JSON.stringify(answer));
  expect(stepsIn(answer.result).map((step) => `${step.formula} = ${step.value}`)).toContain(line);
});

it("identifiers print remainders that come out by hand", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."0123456789ABCU"), minLength: 7, maxLength: 50 });
  const examples = ["9074729", "11222333000181", "CSQU3054383"];
  let worked = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...IDENTIFIER_KINDS),
      fc.oneof(texts, fc.constantFrom(...examples)),
      (kind, text) => {
        for (const step of validateIdentifier(kind, text).steps) worked += workOut(step) ? 1 : 0;
      },
    ),
    { numRuns: 500 },
  );
  expect(worked).toBeGreaterThan(0);
});
