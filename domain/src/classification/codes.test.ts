import { describe, expect, it } from "vitest";
import { ANALYSES } from "./analyses.data.ts";
import { ANALYSIS_NAMES, CLASSES, FLAGS, PARAMETERS, STANDARD_CODES } from "./codes.ts";
import { CONTRACT_TEMPLATES } from "./contract-limits.data.ts";
import { RICE_TYPES, WHEAT_CLASSES, WHEAT_TYPES } from "./parameter-sets.data.ts";
import { percentageKeysOf } from "./standard.ts";
import { STANDARDS } from "./standards.data.ts";

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe("codes are those of the data, none more and none less", () => {
  it.each(STANDARDS.map((standard) => [standard.code, standard] as const))(
    "percentages of %s",
    (_, standard) => {
      expect(sorted(percentageKeysOf(standard))).toEqual(sorted(PARAMETERS[standard.product]));
    },
  );

  it("standards, flags and analyses", () => {
    expect(STANDARDS.map((standard) => standard.code)).toEqual(STANDARD_CODES);
    expect(sorted(STANDARDS.flatMap((standard) => standard.flags.map((rule) => rule.flag)))).toEqual(
      sorted(FLAGS),
    );
    expect(ANALYSES.map((row) => row.name)).toEqual(ANALYSIS_NAMES);
  });

  it("parameter sets, with moisture and what only contracts ask for", () => {
    const limits = (set: typeof WHEAT_TYPES) => Object.keys(set.rows[0]?.limits ?? {});
    expect(sorted([...limits(WHEAT_TYPES), "moisture", "small_grains"])).toEqual(sorted(PARAMETERS.wheat));
    expect(sorted([...limits(RICE_TYPES), "moisture"])).toEqual(sorted(PARAMETERS.rice));
    expect([...WHEAT_CLASSES.map((one) => one.name), "other_uses"]).toEqual(CLASSES.wheat);
  });

  it("templates name only what their product has", () => {
    const flags: readonly string[] = FLAGS;
    for (const template of CONTRACT_TEMPLATES) {
      const own: readonly string[] =
        template.product === "meal" || template.product === "oil" ? [] : PARAMETERS[template.product];
      const known = [...own, ...ANALYSIS_NAMES, ...flags];
      for (const { parameter } of template.limits)
        expect(known, `${template.code} ${parameter}`).toContain(parameter);
    }
  });
});
