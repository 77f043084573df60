import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EQUIVALENT } from "./equivalent.mjs";
import { mutantsOf, stepped } from "./mutants.mjs";

const changes = (file: string, text: string) =>
  mutantsOf(file, text).map((one) => `${one.kind}: ${one.after}`);

describe("what could be wrong with a rule", () => {
  it.each([
    ["if (a < b) stop();", ["comparison: if (a <= b) stop();"]],
    ["if (a >= b) stop();", ["comparison: if (a > b) stop();"]],
    ["if (a === b) stop();", ["comparison: if (a !== b) stop();"]],
    ["const x = a + 1 * b;", ["arithmetic: const x = a - 1 * b;", "arithmetic: const x = a + 1 / b;"]],
    ['const x = a + "text";', []],
    ["const x = add(a, b);", ["decimal: const x = $decimal.subtract(a, b);"]],
    ["const x = multiply(a, b);", ['decimal: const x = $decimal.divide(a, b, 20, "half_up");']],
    ["const x = divideFractions(a, b);", ["decimal: const x = $fraction.multiplyFractions(a, b);"]],
    ["const x = percentOf(a, b);", ["decimal: const x = $fraction.percentOf(b, a);"]],
    ['const x = roundTo(a, 2, "up");', ['rounding: const x = roundTo(a, 2, "down");']],
    ['const LIMIT = "0.50";', ['cell: const LIMIT = "0.51";', 'cell: const LIMIT = "0.49";']],
    ["export const PLACES = 3;", ["cell: export const PLACES = 4;", "cell: export const PLACES = 2;"]],
    ["function f() { const inner = 3; }", []],
    ['const word = "half_up";', []],
    ["type T = 3;", []],
  ])("%s", (text, expected) => {
    expect(changes("room/rule.ts", text)).toEqual(expected);
  });

  it("changes every cell of a table, and no name in it", () => {
    expect(
      changes("room/table.data.ts", 'const t = [{ "1": "1.0", from: "2026-12-31", places: 2 }];'),
    ).toEqual([
      'cell: const t = [{ "1": "1.1", from: "2026-12-31", places: 2 }];',
      'cell: const t = [{ "1": "0.9", from: "2026-12-31", places: 2 }];',
      'cell: const t = [{ "1": "1.0", from: "2027-01-01", places: 2 }];',
      'cell: const t = [{ "1": "1.0", from: "2026-12-30", places: 2 }];',
      'cell: const t = [{ "1": "1.0", from: "2026-12-31", places: 3 }];',
      'cell: const t = [{ "1": "1.0", from: "2026-12-31", places: 1 }];',
    ]);
  });

  it.each([
    ["1.0", 1, "1.1"],
    ["1.0", -1, "0.9"],
    ["0", -1, "-1"],
    ["0.01", -1, "0.00"],
    ["-0.5", 1, "-0.4"],
    ["99", 1, "100"],
    ["9.99", 1, "10.00"],
  ] as const)("%s by %i is %s", (text, step, expected) => {
    expect(stepped(text, step)).toBe(expected);
  });

  it("puts what it needs above the file", () => {
    const [change] = mutantsOf("room/rule.ts", "const x = add(a, b);\n");
    expect(change?.text).toBe(
      'import * as $decimal from "../kernel/decimal.ts";\nconst x = $decimal.subtract(a, b);\n',
    );
    expect(change).toMatchObject({ line: 1, before: "const x = add(a, b);" });
  });
});

describe("changes that no test can notice", () => {
  it("are still possible, once each and with a reason", () => {
    const known = EQUIVALENT.map((one) => one.change);
    expect(new Set(known).size).toBe(known.length);
    const files = new Set(known.map((change) => change.slice(0, change.indexOf(": "))));
    const possible = new Set(
      [...files].flatMap((file) =>
        mutantsOf(file, readFileSync(new URL(`../../domain/src/${file}`, import.meta.url), "utf8")).map(
          (one) => `${one.file}: ${one.before} → ${one.after}`,
        ),
      ),
    );
    expect(known.filter((change) => !possible.has(change))).toEqual([]);
    for (const { reason } of EQUIVALENT) expect(reason.length).toBeGreaterThan(20);
  });
});
