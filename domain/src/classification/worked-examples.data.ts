/** Samples worked out by hand, each with the answer that was printed beside it: typed into forms and sent as records by tests. */
import type { EvaluateRequest } from "./request.ts";
import { maizeRequest, soybeanRequest } from "./worked-samples.ts";

export interface WorkedExample {
  readonly name: string;
  readonly request: EvaluateRequest;
  readonly answer: Readonly<Record<string, unknown>>;
}

const example = (
  name: string,
  request: ReturnType<typeof soybeanRequest> | ReturnType<typeof maizeRequest>,
  outcome: string,
  type: string | null,
  percentages: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
): WorkedExample => ({
  name,
  request: request as EvaluateRequest,
  answer: { outcome, type, percentages, ...more },
});

const S1 = {
  burned: "0.50",
  heat_damaged: "1.24",
  musty: "0.99",
  fermented: "2.48",
  germinated: "0.50",
  damaged: "1.24",
  immature: "0.25",
  shrivelled: "0.25",
  greenish: "3.72",
  broken: "14.88",
};
const S2 = {
  heat_damaged: "1.40",
  burned: "0.60",
  musty: "1.00",
  fermented: "2.00",
  damaged: "2.00",
  germinated: "0.40",
  immature: "0.40",
  shrivelled: "0.20",
  greenish: "4.00",
  broken: "16.00",
};
const S4 = {
  heat_damaged: "3.00",
  burned: "0.40",
  musty: "2.00",
  fermented: "6.00",
  damaged: "2.00",
  greenish: "12.00",
  broken: "40.00",
};
const S5 = { burned: "2.00", heat_damaged: "2.00", musty: "12.00", greenish: "16.00", broken: "60.00" };
const S7 = { heat_damaged: "14.00", burned: "2.00", greenish: "2.00", broken: "10.00" };
const M1 = {
  heat_damaged: "2.40",
  fermented: "7.20",
  musty: "2.40",
  shrivelled: "1.20",
  germinated: "0.48",
  chalky: "0.72",
  insect_damaged: "4.80",
};

export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  example("S1", soybeanRequest("I", "250.00", "2.00", S1), "typed", "type_1", {
    burned: "0.2",
    heat_damaged: "0.5",
    heat_burned: "0.7",
    musty: "0.4",
    fermented: "1.0",
    total_damaged: "3.0",
    greenish: "1.5",
    broken: "6.0",
    foreign: "0.8",
  }),
  example("S2", soybeanRequest("I", "202.02", "2.02", S2), "typed", "type_1", {
    heat_burned: "1.0",
    burned: "0.3",
    musty: "0.5",
    total_damaged: "4.0",
    greenish: "2.0",
    broken: "8.0",
    foreign: "1.0",
  }),
  example(
    "S3",
    soybeanRequest("I", "202.02", "2.02", { ...S2, heat_damaged: "1.20", burned: "0.80" }),
    "typed",
    "type_2",
    { heat_burned: "1.0", burned: "0.4" },
  ),
  example("S4 as Group I", soybeanRequest("I", "201.60", "1.60", S4), "out_of_type", null, {
    heat_burned: "1.7",
    total_damaged: "6.7",
    serious: "2.7",
  }),
  example("S4 as Group II", soybeanRequest("II", "201.60", "1.60", S4), "typed", "basic_standard", {
    total_damaged: "6.7",
  }),
  example("S5", soybeanRequest("II", "202.02", "2.02", S5), "typed", "basic_standard", {
    heat_burned: "2.0",
    musty: "6.0",
    total_damaged: "8.0",
    greenish: "8.0",
    broken: "30.0",
  }),
  example(
    "S5 with more greenish",
    soybeanRequest("II", "202.02", "2.02", { ...S5, greenish: "16.20" }),
    "out_of_type",
    null,
    { greenish: "8.1" },
  ),
  example(
    "S6",
    soybeanRequest("II", "201.00", "1.00", {
      heat_damaged: "1.00",
      fermented: "5.20",
      damaged: "2.00",
      bored: "32.00",
      greenish: "2.00",
      broken: "20.00",
    }),
    "out_of_type",
    null,
    { damaged: "5.0", total_damaged: "8.1" },
  ),
  example("S7a", soybeanRequest("I", "201.00", "1.00", { ...S7, musty: "8.00" }), "out_of_type", null, {
    heat_burned: "8.0",
    serious: "12.0",
  }),
  example("S7b", soybeanRequest("I", "201.00", "1.00", { ...S7, musty: "8.20" }), "disqualified", null, {
    serious: "12.1",
  }),
  example(
    "S7b as Group II",
    soybeanRequest("II", "201.00", "1.00", { ...S7, musty: "8.20" }),
    "out_of_type",
    null,
    { serious: "12.1" },
  ),
  example(
    "S8a",
    soybeanRequest("II", "201.00", "1.00", { heat_damaged: "46.00", burned: "4.00", musty: "30.00" }),
    "out_of_type",
    null,
    { serious: "40.0" },
  ),
  example(
    "S8b",
    soybeanRequest("II", "201.00", "1.00", { heat_damaged: "46.00", burned: "4.00", musty: "30.20" }),
    "disqualified",
    null,
    { serious: "40.1" },
  ),
  example(
    "S9",
    soybeanRequest("II", "201.00", "1.00", {
      heat_damaged: "4.10",
      fermented: "8.10",
      damaged: "3.70",
      greenish: "2.00",
      broken: "10.00",
    }),
    "out_of_type",
    null,
    { total_damaged: "8.1" },
  ),
  example("S10", soybeanRequest("II", "125.00", "1.20", { fermented: "10.00" }), "out_of_type", null, {
    fermented: "8.1",
    foreign: "1.0",
  }),
  example(
    "S11 yellow",
    soybeanRequest("I", "250.00", "2.00", S1, { defect_free_g: "180.00", other_colours_g: "18.00" }),
    "typed",
    "type_1",
    { other_colours: "10.0" },
    { class: "yellow" },
  ),
  example(
    "S11 mixed",
    soybeanRequest("I", "250.00", "2.00", S1, { defect_free_g: "180.00", other_colours_g: "18.20" }),
    "typed",
    "type_1",
    { other_colours: "10.1" },
    { class: "mixed" },
  ),
  example("S12", soybeanRequest("I", "250.00", "2.00", S1, { moisture_pct: "15.2" }), "typed", "type_1", {
    total_damaged: "3.0",
  }),
  example(
    "S13 as Group I",
    soybeanRequest("I", "250.00", "2.00", S1, { toxic_seeds_per_kg: "1" }),
    "disqualified",
    null,
    { total_damaged: "3.0" },
  ),
  example("M1", maizeRequest("250.00", "2.50", "7.50", M1), "typed", "type_1", {
    heat_damaged: "1.00",
    total_damaged: "6.00",
    broken: "3.00",
    foreign: "1.00",
    insect_damaged: "2.00",
  }),
  example("M2", maizeRequest("250.00", "2.53", "7.50", M1), "typed", "type_2", { foreign: "1.01" }),
  example(
    "M3",
    maizeRequest("250.00", "3.00", "9.00", {
      heat_damaged: "4.70",
      fermented: "14.10",
      musty: "7.05",
      chalky: "1.18",
      insect_damaged: "4.76",
    }),
    "typed",
    "type_3",
    { heat_damaged: "1.97", total_damaged: "11.35", broken: "3.60", foreign: "1.20", insect_damaged: "2.00" },
  ),
  example(
    "M4",
    maizeRequest("250.00", "2.00", "12.53", {
      heat_damaged: "1.00",
      fermented: "4.00",
      insect_damaged: "2.00",
    }),
    "out_of_type",
    null,
    { broken: "5.01", heat_damaged: "0.42", total_damaged: "2.12", insect_damaged: "0.85" },
  ),
  example(
    "M5",
    maizeRequest("250.00", "2.00", "6.00", {
      heat_damaged: "2.00",
      fermented: "8.00",
      insect_damaged: "14.52",
    }),
    "out_of_type",
    null,
    { insect_damaged: "6.00" },
  ),
  example(
    "M6a",
    maizeRequest("250.00", "2.00", "8.00", {
      heat_damaged: "12.00",
      fermented: "6.00",
      insect_damaged: "2.40",
    }),
    "out_of_type",
    null,
    { heat_damaged: "5.00" },
  ),
  example(
    "M6b",
    maizeRequest("250.00", "2.00", "8.00", {
      heat_damaged: "12.03",
      fermented: "6.00",
      insect_damaged: "2.40",
    }),
    "disqualified",
    null,
    { heat_damaged: "5.01" },
  ),
  example(
    "M7b",
    maizeRequest("250.00", "2.00", "8.00", { heat_damaged: "4.80", fermented: "31.20", musty: "12.03" }),
    "disqualified",
    null,
    { total_damaged: "20.01" },
  ),
  example(
    "M8",
    maizeRequest("250.00", "15.00", "22.50", {
      heat_damaged: "1.00",
      fermented: "4.00",
      insect_damaged: "2.00",
    }),
    "out_of_type",
    null,
    { foreign: "6.00", broken: "9.00", total_damaged: "2.35" },
  ),
  example(
    "M9",
    maizeRequest("250.00", "2.50", "7.50", { fermented: "14.56", insect_damaged: "1.00" }),
    "typed",
    "type_2",
    { fermented: "6.07" },
  ),
  example(
    "M10",
    maizeRequest("250.00", "2.00", "8.00", { heat_damaged: "1.20", insect_damaged: "19.23" }),
    "disqualified",
    null,
    { insect_damaged: "8.01" },
  ),
];
