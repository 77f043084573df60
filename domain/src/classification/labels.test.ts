import { expect, it } from "vitest";
import { outcomeLabel } from "./labels.ts";

it.each([
  ["soybean", "I", "out_of_type", "out_of_type"],
  ["soybean", "II", "out_of_type", "out_of_basic_standard"],
  ["soybean", "I", "disqualified", "disqualified_soybean"],
  ["soybean", "II", "disqualified", "disqualified_soybean"],
  ["soybean", "II", "typed", "typed"],
  ["maize", "flint", "out_of_type", "out_of_type"],
  ["maize", null, "disqualified", "disqualified"],
  ["wheat", null, "incomplete", "incomplete"],
] as const)("%s of group %s, %s, is called %s", (product, group, outcome, label) => {
  expect(outcomeLabel({ product, group, outcome })).toBe(label);
});
