import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALCULATORS } from "./calculator-examples.data.ts";
import { ERRORS } from "./errors.ts";
import { IDENTIFIER_KINDS, validateIdentifier } from "./identifier/validate.ts";
import { compare, isDecimalText } from "./kernel/decimal.ts";
import { LOCALES } from "./kernel/locale.ts";
import { formatNumber, parseNumber } from "./kernel/number-text.ts";

type Path = readonly (string | number)[];

/** Every leaf of a request or of an answer with its path. */
function leavesOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, index) => (index === first ? replaced(one, rest, by) : one));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, key === first ? replaced(one, rest, by) : one]),
  );
}

const ABSURD = [
  "9".repeat(400),
  `-${"9".repeat(400)}`,
  `0.${"1".repeat(400)}`,
  "",
  " ",
  "1e400",
  "NaN",
  "١٢",
  "1,5",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  5,
  true,
  [],
  {},
  ["1"],
];

describe.each(CALCULATORS)("%s", (_name, calculate, request) => {
  const figures = leavesOf(request).filter(([, value]) => isDecimalText(value));

  it("answers its example and explains it", () => {
    const answer = calculate(request);
    if (!answer.ok) expect.fail(JSON.stringify(answer.issues));
    expect(answer.result.steps.length).toBeGreaterThan(0);
    for (const step of answer.result.steps) {
      expect(step.name).toMatch(/^[a-z][a-z0-9_]*$/);
      expect(step.rule).toMatch(/^[a-z][a-z0-9_-]*$/);
      expect(step.value === null || step.value.length > 0).toBe(true);
    }
  });

  it("refuses every absurd figure at its own field", () => {
    for (const [path] of figures) {
      for (const absurd of ABSURD) {
        const answer = calculate(replaced(request, path, absurd));
        if (answer.ok) expect.fail(`${path.join(".")} took ${JSON.stringify(absurd)}`);
        const fields = answer.issues.map((one) => one.field ?? "");
        expect(
          fields.some((field) => field.startsWith(path.join("."))),
          `${path.join(".")} ${JSON.stringify(absurd)}: ${fields}`,
        ).toBe(true);
        for (const { code } of answer.issues) expect(Object.keys(ERRORS)).toContain(code);
      }
    }
  });

  it("refuses or answers every missing part, and never throws", () => {
    for (const [path] of leavesOf(request)) {
      for (let depth = 1; depth <= path.length; depth += 1) {
        for (const nothing of [undefined, null]) {
          const answer = calculate(replaced(request, path.slice(0, depth), nothing));
          if (!answer.ok) expect(answer.issues.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it("answers anything at all without throwing", () => {
    const name = fc.constantFrom(...leavesOf(request).flatMap(([path]) => path.map(String)));
    const anything = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      fc.dictionary(name, fc.anything({ maxDepth: 2 })),
    );
    fc.assert(
      fc.property(anything, (sent) => {
        const answer = calculate(sent);
        if (!answer.ok) expect(answer.issues.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it("loses nothing when it is printed and read again in any language", () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.constantFrom(...figures),
        digit,
        fc.constantFrom(...LOCALES),
        ([path, value], by, locale) => {
          const changed = String(value).replace(/\d(?=\D*$)/, String(by));
          const answer = calculate(replaced(request, path, changed));
          fc.pre(answer.ok);
          for (const [at, leaf] of leavesOf(answer.result)) {
            if (!isDecimalText(leaf)) continue;
            const read = parseNumber(formatNumber(leaf, locale), locale);
            expect(read.ok && compare(read.value, leaf), `${at.join(".")}: ${leaf}`).toBe(0);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

it("identifiers are read from anything that is a text, and print as they are read", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...IDENTIFIER_KINDS),
      fc.string({ unit: "binary", maxLength: 300 }),
      (kind, text) => {
        const reading = validateIdentifier(kind, text);
        expect(reading.steps.length).toBeGreaterThan(0);
        expect(reading.valid).toBe(reading.reason === undefined);
      },
    ),
  );
});
