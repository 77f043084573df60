import { describe, expect, it } from "vitest";
import { subtract } from "../kernel/decimal.ts";
import { measureDensity } from "./density.ts";
import { evaluate } from "./evaluate.ts";
import { KAMSARMAX } from "./worked-surveys.data.ts";

const density = (readings: readonly string[], hydrometer = "draft_survey") => {
  const found = measureDensity({ readings, hydrometer });
  return found.ok ? found.result : expect.fail(JSON.stringify(found.issues));
};
const problems = (request: object) => {
  const found = measureDensity(request);
  return found.ok ? [] : found.issues.map((one) => `${one.field} ${one.code}`);
};

describe("the density of the water", () => {
  it("is the mean of its readings, to four decimals", () => {
    expect(density(["1.0215"])).toMatchObject({ mean: "1.0215", density: "1.0215" });
    expect(density(["1.0210", "1.0215", "1.0220"]).density).toBe("1.0215");
    expect(density(["1.0210", "1.0211"])).toMatchObject({ mean: "1.0211", density: "1.0211" });
    expect(density(["1.021", "1.021", "1.0214"]).density).toBe("1.0211");
  });

  it("is less than a load-line hydrometer shows", () => {
    expect(density(["1.0226"], "load_line")).toMatchObject({
      mean: "1.0226",
      density: "1.0215",
      steps: [
        { name: "density_mean", value: "1.0226", formula: "(1.0226) ÷ 1", rule: "hydrometer_reading" },
        { name: "density", value: "1.0215", formula: "1.0226 − 0.0011", rule: "hydrometer_correction" },
      ],
    });
    expect(density(["1.0226"]).steps[1]).toMatchObject({ formula: "1.0226", rule: "hydrometer_reading" });
  });

  it.each([
    [{ readings: [], hydrometer: "load_line" }, "readings too_few_entries"],
    [{ readings: ["10"], hydrometer: "load_line" }, "readings.0 above_maximum"],
    [{ readings: ["0.5"], hydrometer: "load_line" }, "readings.0 below_minimum"],
    [{ readings: ["1.02"], hydrometer: "glass" }, "hydrometer not_a_choice"],
    [{ hydrometer: "load_line" }, "readings required"],
  ])("%j", (request, expected) => {
    expect(problems(request)).toEqual([expected]);
  });

  it("moves a Kamsarmax by ninety tonnes", () => {
    const [initial, final] = KAMSARMAX.surveys;
    const loaded = (hydrometer: string) => {
      const found = evaluate({ ...KAMSARMAX, surveys: [initial, { ...final, hydrometer }] });
      return found.ok ? found.result : expect.fail(JSON.stringify(found.issues));
    };
    const [plain, corrected] = [loaded("draft_survey"), loaded("load_line")];
    expect(plain.cargo).toBe("66942.994");
    expect(corrected.surveys[1]).toMatchObject({ density: "1.0194", displacement_density: "82569.222" });
    expect(subtract(plain.cargo ?? "0", corrected.cargo ?? "0")).toBe("89.098");
    expect(corrected.surveys[1]?.steps.find((step) => step.name === "density")?.formula).toBe(
      "1.0205 − 0.0011",
    );
  });
});
