import { describe, expect, it } from "vitest";
import { fractionOf } from "../kernel/fraction.ts";
import { AFLATOXIN_LIMITS, ANALYSES } from "./analyses.data.ts";
import { CONTRACT_TEMPLATES } from "./contract-limits.data.ts";
import { judgeContract } from "./contract-verdict.ts";
import { evaluate } from "./evaluate.ts";
import { soybeanRequest } from "./worked-samples.ts";

function verdict(
  contract: unknown,
  more: Record<string, unknown> = {},
  sample: Record<string, unknown> = {},
) {
  const request = soybeanRequest(
    "II",
    "251.25",
    "1.25",
    { greenish: "20.10", musty: "2.50" },
    { moisture_pct: "14.2", ...sample },
  );
  const answer = evaluate({ ...request, ...more, contract });
  return answer.ok ? answer.result : answer.issues.map((one) => `${one.field} ${one.code}`);
}
const limits = (...rows: readonly (readonly [string, string, string])[]) => ({
  limits: rows.map(([parameter, kind, value]) => ({ parameter, kind, value })),
});

describe("two verdicts, never one from the other", () => {
  it("the same lot has its official type and fails its contract", () => {
    // 8.04 % is published as 8.0 and typed; the contract counts hundredths.
    expect(verdict(limits(["greenish", "max", "8.00"]))).toMatchObject({
      type: "basic_standard",
      percentages: { greenish: "8.0" },
      contract: {
        verdict: "outside",
        decimals: 2,
        lines: [{ parameter: "greenish", value: "8.04", limit: "8.00", verdict: "outside" }],
      },
    });
    expect(verdict({ ...limits(["greenish", "max", "8.0"]), decimals: 1 })).toMatchObject({
      contract: { verdict: "within" },
    });
  });

  it("limits are inclusive, and minimums compare the other way round", () => {
    const analyses = { protein: "35.00" };
    expect(verdict(limits(["greenish", "max", "8.04"]))).toMatchObject({ contract: { verdict: "within" } });
    expect(verdict(limits(["protein", "min", "35"]), { analyses })).toMatchObject({
      contract: { verdict: "within" },
    });
    const tied = { analyses: { protein: "34.995" } };
    expect(verdict(limits(["protein", "min", "35"]), tied)).toMatchObject({
      contract: { verdict: "within", lines: [{ value: "35.00" }] },
    });
    expect(verdict(limits(["protein", "min", "35.01"]), { analyses })).toMatchObject({
      contract: { verdict: "outside" },
    });
  });

  it("a basis is priced, not broken", () => {
    expect(verdict(limits(["oil", "basis_min", "18.5"]), { analyses: { oil: "18.0" } })).toMatchObject({
      contract: { verdict: "within", lines: [{ verdict: "beyond_basis" }] },
    });
    expect(verdict(limits(["moisture", "basis_max", "14"]))).toMatchObject({
      contract: { lines: [{ verdict: "beyond_basis", value: "14.20" }] },
    });
  });

  it("what was not measured leaves the verdict open, unless something is outside already", () => {
    expect(verdict(limits(["protein", "min", "35"]))).toMatchObject({
      contract: { verdict: "incomplete", lines: [{ verdict: "not_measured", value: null }] },
    });
    expect(verdict(limits(["protein", "min", "35"], ["greenish", "max", "1"]))).toMatchObject({
      contract: { verdict: "outside" },
    });
  });

  it("nil means not one", () => {
    const contract = { limits: [{ parameter: "live_insects", kind: "nil" }] };
    expect(verdict(contract)).toMatchObject({ contract: { verdict: "within" } });
    expect(verdict(contract, {}, { flags: ["live_insects"] })).toMatchObject({
      contract: { verdict: "outside" },
    });
  });

  it("nil means not one that was counted either", () => {
    const contract = { limits: [{ parameter: "toxic_seeds", kind: "nil" }] };
    expect(verdict(contract, {}, { toxic_seeds_per_kg: "0" })).toMatchObject({
      contract: { verdict: "within" },
    });
    expect(verdict(contract, {}, { toxic_seeds_per_kg: "1" })).toMatchObject({
      contract: { verdict: "outside" },
    });
  });

  it("a result below detection counts as that limit", () => {
    const aflatoxin = (value: unknown) =>
      verdict(limits(["aflatoxin", "max", "20"]), { analyses: { aflatoxin: value } });
    expect(aflatoxin({ below: "2" })).toMatchObject({
      contract: { verdict: "within", lines: [{ value: "2.0", is_below: true }] },
    });
    expect(aflatoxin({ below: "20.04" })).toMatchObject({
      contract: { verdict: "within", lines: [{ value: "20.0", is_below: true }] },
    });
    expect(aflatoxin("20.1")).toMatchObject({ contract: { verdict: "outside" } });
  });

  it.each([
    ["1", "min", "not_measured", "incomplete"],
    ["2", "min", "outside", "outside"],
    ["3", "min", "outside", "outside"],
    ["3", "basis_min", "beyond_basis", "within"],
  ])("a result below 2 is not at least %s (%s): %s", (least, kind, line, whole) => {
    const judged = verdict(limits(["protein", kind, least]), { analyses: { protein: { below: "2" } } });
    expect(judged).toMatchObject({
      contract: { verdict: whole, lines: [{ verdict: line, is_below: true }] },
    });
  });

  it("starts from a template and lets the contract's own limits replace its lines", () => {
    expect(verdict({ template: "anec-soybean" })).toMatchObject({
      contract: { name: "ANEC 41/42", verdict: "outside" },
    });
    const eased = verdict({
      template: "anec-soybean",
      name: "C-17",
      ...limits(["greenish", "max", "10"], ["moisture", "max", "14.5"]),
    });
    expect(eased).toMatchObject({ contract: { name: "C-17", verdict: "within" } });
  });

  it.each([
    [{ template: "anec-99" }, "contract.template not_a_choice"],
    [{ template: "anec-maize" }, "contract.template not_a_choice"],
    [limits(["luck", "max", "1"]), "contract.limits.0.parameter not_a_choice"],
    [{ limits: [{ parameter: "musty", kind: "max" }] }, "contract.limits.0.value required"],
    [limits(["musty", "about", "1"]), "contract.limits.0.kind not_a_choice"],
    [limits(["musty", "max", "-1"]), "contract.limits.0.value negative_number"],
  ])("%#: refuses %j", (contract, expected) => {
    expect(verdict(contract)).toEqual([expected]);
  });
});

describe("templates, cell by cell", () => {
  const expected: Record<string, readonly string[]> = {
    "anec-soybean": [
      "moisture max 14.0",
      "foreign max 1.0",
      "total_damaged max 8.0",
      "heat_burned max 4.0",
      "burned max 1.0",
      "musty max 6.0",
      "greenish max 8.0",
      "broken max 30.0",
      "live_insects nil null ?",
      "toxic_seeds nil null ?",
    ],
    "anec-soybean-oil-basis": ["oil basis_min 18.5 ?"],
    "anec-maize": [
      "moisture max 14.0 ?",
      "foreign max 1.0",
      "total_damaged max 6.0",
      "heat_damaged max 2.0 ?",
      "broken max 3.0 ?",
      "aflatoxin max 20",
    ],
    "wheat-bread-type-1": [
      "moisture max 13.0",
      "foreign max 1.0",
      "test_weight min 78",
      "small_grains max 1.5",
      "falling_number min 250",
      "dough_strength min 250",
      "vomitoxin max 2000",
      "protein min 12.5",
    ],
    "anec-soybean-meal": ["protein basis_min 46", "protein min 45"],
    "anec-degummed-soybean-oil": [
      "free_fatty_acids basis_max 1.00",
      "oil_moisture max 0.20",
      "insoluble_impurities max 0.10",
      "phosphorus basis_max 0.02",
      "unsaponifiable max 1.50",
      "lovibond_yellow max 50",
      "lovibond_red max 5",
      "flash_point min 121",
      "sediment max 0.10",
      "iodine_value min 123",
      "iodine_value max 141",
    ],
  };

  it.each(CONTRACT_TEMPLATES.map((template) => [template.code, template] as const))(
    "%s",
    (code, template) => {
      const rows = template.limits.map(
        (row) => `${row.parameter} ${row.kind} ${row.value}${row.verified ? "" : " ?"}`,
      );
      expect(rows).toEqual(expected[code]);
    },
  );

  it("all count in hundredths", () => {
    expect(CONTRACT_TEMPLATES.map((template) => `${template.name}: ${template.decimals}`)).toEqual([
      "ANEC 41/42: 2",
      "ANEC 41/42, oil basis: 2",
      "ANEC 43: 2",
      "Pão Tipo 1: 2",
      "ANEC 71: 2",
      "ANEC 81: 2",
    ]);
  });

  it("judges crude degummed oil by its analyses", () => {
    const oil = CONTRACT_TEMPLATES.find((template) => template.code === "anec-degummed-soybean-oil");
    if (oil === undefined) throw new Error("no template");
    const analyses = {
      free_fatty_acids: "1.20",
      oil_moisture: "0.20",
      insoluble_impurities: "0.05",
      phosphorus: "0.0190",
      unsaponifiable: "1.50",
      lovibond_yellow: "50",
      lovibond_red: "5",
      flash_point: "120",
      sediment: "0.10",
      iodine_value: "130",
    };
    const judged = judgeContract(oil, { exact: new Map(), analyses, flags: new Set() });
    expect(judged.verdict).toBe("outside");
    expect(
      judged.lines
        .filter((line) => line.verdict !== "within")
        .map((line) => `${line.parameter} ${line.verdict}`),
    ).toEqual(["free_fatty_acids beyond_basis", "flash_point outside"]);
    const better = judgeContract(oil, {
      exact: new Map([["moisture" as const, fractionOf("1")]]),
      analyses: { ...analyses, flash_point: "121" },
      flags: new Set(),
    });
    expect(better.verdict).toBe("within");
  });

  it("keeps analyses in one list with their unit and rule", () => {
    const rows = ANALYSES.map(
      (row) => `${row.name} ${row.unit} ${row.decimals} ${row.combine}${row.worst ? ` ${row.worst}` : ""}`,
    );
    expect(rows).toEqual([
      "protein % 2 mean",
      "oil % 2 mean",
      "free_fatty_acids % 2 mean",
      "oil_moisture % 2 mean",
      "insoluble_impurities % 2 mean",
      "phosphorus % 4 mean",
      "unsaponifiable % 2 mean",
      "sediment % 2 mean",
      "test_weight kg/hl 2 approximate_mean",
      "falling_number s 0 liquefaction",
      "lovibond_yellow Y 1 not_averageable highest",
      "lovibond_red R 1 not_averageable highest",
      "flash_point °C 0 not_averageable lowest",
      "iodine_value g/100 g 1 not_averageable",
      "dough_strength 10⁻⁴ J 0 not_averageable lowest",
      "dough_stability min 1 not_averageable lowest",
      "dough_ratio P/L 2 not_averageable",
      "aflatoxin µg/kg 1 mean_and_maximum",
      "vomitoxin µg/kg 0 mean_and_maximum",
      "fumonisin µg/kg 0 mean_and_maximum",
      "zearalenone µg/kg 1 mean_and_maximum",
      "ochratoxin µg/kg 1 mean_and_maximum",
    ]);
    expect(AFLATOXIN_LIMITS.map((row) => `${row.use} ${row.limit}`)).toEqual(["food 20", "feed 50"]);
  });
});
