/** Whatever a calculator can answer has a word in every language. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interiorParity, priceCommodity } from "../billing/commodity-price.ts";
import { pickRate } from "../billing/exchange-rate.ts";
import { simulatePrice } from "../billing/fob-simulator.ts";
import { grossUp } from "../billing/gross-up.ts";
import { priceCharge, priceOperation } from "../billing/operation-price.ts";
import { withhold } from "../billing/withholding.ts";
import { QUICK_TEST_NAMES } from "../classification/analyses.data.ts";
import { ANALYSIS_NAMES, FLAGS, PARAMETERS, type Subject } from "../classification/codes.ts";
import { composite } from "../classification/composite.ts";
import { CONTRACT_TEMPLATES } from "../classification/contract-limits.data.ts";
import { discount } from "../classification/discount.ts";
import { type Classification, evaluate } from "../classification/evaluate.ts";
import { outcomeLabel } from "../classification/labels.ts";
import { judgeOil } from "../classification/oil.ts";
import { gradeGrain } from "../classification/parameter-set.ts";
import { planSampling } from "../classification/sampling.ts";
import { STANDARDS } from "../classification/standards.data.ts";
import { maizeRequest, soybeanRequest } from "../classification/worked-samples.ts";
import { sumConvoy, surveyBarge } from "../draft-survey/barge.ts";
import { measureDensity } from "../draft-survey/density.ts";
import { evaluate as surveyShip } from "../draft-survey/evaluate.ts";
import { measureTank, sumTanks } from "../draft-survey/tank.ts";
import { KAMSARMAX, SUPRAMAX } from "../draft-survey/worked-surveys.data.ts";
import { IDENTIFIER_KINDS, validateIdentifier } from "../identifier/validate.ts";
import type { Calculated, Step } from "../kernel/calculated.ts";
import { LOCALES, type Locale } from "../kernel/locale.ts";
import { readStatement } from "../operation/statement-of-facts.ts";
import { compareWeights } from "../weighing/comparison.ts";
import { accumulateDumps } from "../weighing/dumps.ts";
import { accumulatePeriods } from "../weighing/periods.ts";
import { weighTruck } from "../weighing/truck-ticket.ts";
import { convert } from "../weighing/units.ts";
import type { CalculatorWords } from "./calculator-words.ts";
import { words as en } from "./en/calculators.ts";
import { words as es } from "./es/calculators.ts";
import { words as fr } from "./fr/calculators.ts";
import { words as pt } from "./pt/calculators.ts";

const WORDS: Readonly<Record<Locale, CalculatorWords>> = { pt, en, es, fr };

/** Codes that somebody has no word for, with where they came from. */
class Missing {
  readonly codes: string[] = [];

  word(table: object, code: string | null | undefined, where: string): void {
    if (code !== null && code !== undefined && !Object.hasOwn(table, code))
      this.codes.push(`${where}: ${code}`);
  }

  all(table: object, codes: Iterable<string>, where: string): void {
    for (const code of codes) this.word(table, code, where);
  }

  steps(words: CalculatorWords, table: object, steps: readonly Step[], where: string): void {
    if (steps.length === 0) this.codes.push(`${where}: no steps`);
    for (const step of steps) {
      this.word(table, step.name, `step of ${where}`);
      this.word(words.rules, step.rule, `rule of ${where}`);
    }
  }
}

function result<T>(answer: Calculated<T>): T {
  if (!answer.ok) expect.fail(JSON.stringify(answer.issues));
  return answer.result;
}

/** Everything that a reason may be about, for one product. */
function subjectsOf(words: CalculatorWords, product: string): object {
  const { parameters, analyses, flags, subjects } = words.classification;
  const own = parameters[product as keyof typeof parameters] ?? {};
  return { ...flags, ...subjects, ...analyses, ...own };
}

function judgeWords(
  words: CalculatorWords,
  judged: Classification | ReturnType<typeof compositeResult>,
): string[] {
  const missing = new Missing();
  const { classification: own } = words;
  const subjects = subjectsOf(words, judged.product);
  missing.word(own.products, judged.product, "product");
  missing.word(words.rules, judged.standard, "standard");
  missing.word(own.groups, judged.group, "group");
  missing.word(own.classes[judged.product], judged.class, "class");
  missing.word(own.outcomes, outcomeLabel(judged), "outcome");
  missing.word(own.outcomes, judged.outcome, "outcome");
  missing.word(own.types, judged.type, "type");
  missing.all(subjects, Object.keys(judged.percentages), "percentage");
  missing.all(own.causes, judged.causes, "cause");
  missing.all(own.observations, judged.observations, "observation");
  missing.all(subjects, judged.missing, "missing");
  for (const reason of judged.reasons) {
    missing.word(own.reasons, reason.code, "reason");
    missing.word(subjects, reason.parameter, "subject");
  }
  for (const line of judged.contract?.lines ?? []) {
    missing.word(subjects, line.parameter, "limit");
    missing.word(own.verdicts, line.verdict, "verdict");
    missing.word(own.limitKinds, line.kind, "kind of limit");
  }
  missing.word(own.verdicts, judged.contract?.verdict, "verdict");
  missing.word(own.roundingModes, judged.rounding.mode, "rounding");
  missing.word(own.totalPolicies, judged.rounding.totals, "rounding");
  missing.all(own.quickTests, Object.keys(judged.quick_tests), "quick test");
  missing.steps(words, { ...subjects, ...words.steps.classification }, judged.steps, "classification");
  const decided = judged.steps.find((step) => step.name === "type")?.value;
  missing.word({ ...own.types, ...own.outcomes }, decided, "decision");
  return missing.codes;
}

const compositeResult = (request: unknown) => result(composite(request));

describe("classification", () => {
  const weight = fc.integer({ min: 0, max: 3000 }).map((value) => (value / 100).toFixed(2));
  const flags = fc.subarray([...FLAGS]);
  const request = fc.constantFrom(...STANDARDS).chain((standard) =>
    fc.record({
      standard: fc.constant(standard),
      group: fc.constantFrom(...(standard.declaredGroups.length > 0 ? standard.declaredGroups : [null])),
      work: fc.constantFrom("120.00", "250.00", "400.00"),
      foreign: weight,
      broken: weight,
      clean: fc.constantFrom(null, "100", "240"),
      defects: fc.dictionary(
        fc.constantFrom(
          ...standard.lines.flatMap((line) =>
            line.weights.map((part) => part.field).filter((field) => field.startsWith("defects_g.")),
          ),
        ),
        weight,
      ),
      moisture: fc.constantFrom(null, "13.0", "15.5"),
      seeds: fc.constantFrom(null, "0", "1", "2"),
      flags,
      contract: fc.constantFrom(
        null,
        ...CONTRACT_TEMPLATES.filter((one) => one.product === standard.product).map((one) => one.code),
      ),
      sorted: fc.record({ one: weight, other: weight }),
      rounding: fc.constantFrom({}, { mode: "half_even", totals: "rounded_sum" }),
    }),
  );

  it("has a word for everything it can answer", () => {
    fc.assert(
      fc.property(request, (asked) => {
        const { standard } = asked;
        const defects = Object.fromEntries(
          Object.entries(asked.defects).map(([field, grams]) => [field.slice("defects_g.".length), grams]),
        );
        const isSoybean = standard.product === "soybean";
        const answer = evaluate({
          product: standard.product,
          standard: standard.code,
          group: asked.group,
          rounding: asked.rounding,
          contract: asked.contract === null ? null : { template: asked.contract },
          sample: {
            work_sample_g: asked.work,
            foreign_matter_g: asked.foreign,
            defects_g: defects,
            moisture_pct: asked.moisture,
            toxic_seeds_per_kg: asked.seeds,
            flags: asked.flags.filter((flag) => standard.flags.some((rule) => rule.flag === flag)),
            ...(isSoybean
              ? { clean_sample_g: asked.clean, defect_free_g: "100", other_colours_g: asked.sorted.one }
              : {
                  broken_g: asked.broken,
                  retained_5mm_g: asked.clean,
                  kernel_g: { flint: asked.sorted.one, dent: asked.sorted.other },
                  colour_g: { yellow: asked.sorted.other, white: asked.sorted.one },
                }),
          },
        });
        fc.pre(answer.ok);
        for (const locale of LOCALES) expect(judgeWords(WORDS[locale], answer.result)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("has a word for every part of a composite", () => {
    const soybean = soybeanRequest("II", "250.00", "2.15", { greenish: "21.06", heat_damaged: "20" });
    const maize = maizeRequest("250.00", "3.00", "9.00", { heat_damaged: "4.70" });
    const analyses = Object.fromEntries(
      ANALYSIS_NAMES.map((name) => [
        name,
        { falling_number: "60", phosphorus: "0.01" }[name as string] ?? "40",
      ]),
    );
    for (const { sample, ...question } of [soybean, maize]) {
      const judged = compositeResult({
        ...question,
        weighting: "clean_tonnage",
        below_detection: "half",
        units: [
          { name: "1", tonnage: "1000", sample, analyses, flags: ["live_insects"] },
          { name: "2", tonnage: "500", flags: ["strange_odour"] },
        ],
      });
      for (const locale of LOCALES) {
        const words = WORDS[locale];
        const missing = new Missing();
        missing.codes.push(...judgeWords(words, judged));
        missing.all(words.classification.analyses, Object.keys(judged.analyses), "analysis");
        for (const one of Object.values(judged.analyses)) {
          missing.word(words.classification.combinations, one.rule, "combination");
          missing.word(words.classification.detectionPolicies, one.below_detection, "policy");
        }
        for (const one of Object.values(judged.quick_tests))
          missing.word(words.classification.quickResults, one.result, "quick result");
        missing.word(words.classification.weightings, judged.weighting, "weighting");
        expect(missing.codes).toEqual([]);
      }
    }
    expect(QUICK_TEST_NAMES.length).toBeGreaterThan(0);
  });

  it("has a word for wheat, rice, oil, discounts and samples", () => {
    const wheat = result(
      gradeGrain({
        product: "wheat",
        values: Object.fromEntries(
          [...PARAMETERS.wheat, "falling_number", "dough_strength"].map((name) => [name, "50"]),
        ),
      }),
    );
    const rice = result(gradeGrain({ product: "rice", values: { foreign: "90" }, classes: { long: "50" } }));
    const oil = result(judgeOil({ values: { iodine_value: "1" }, colour_cell: "inch_5_25" }));
    const names = [
      "foreign",
      "moisture",
      "burned",
      "heat_burned",
      "musty",
      "total_damaged",
      "greenish",
      "broken",
    ];
    const lot = result(
      discount({
        gross_kg: "30000",
        values: Object.fromEntries(names.map((name) => [name, "20"])),
        rows: names.map((parameter, index) => {
          if (index === 0) return { parameter, method: "normalised", tolerance: "1" };
          if (index === 1) return { parameter, method: "factor", tolerance: "1", factor: "0.5" };
          return { parameter, method: "table", steps: [{ up_to: "100", loss: "1" }] };
        }),
        storage: { percent_per_day: "0.01", days: "30" },
      }),
    );
    const plans = [
      { place: "standing", product: "maize", tonnage: "40" },
      { place: "flowing", product: "soybean", tonnage: "40", flow_tph: "1500" },
      { place: "bags", product: "soybean", bags: "100" },
    ].map((request) => result(planSampling(request)));
    for (const locale of LOCALES) {
      const words = WORDS[locale];
      const own = words.classification;
      const missing = new Missing();
      for (const grade of [wheat, rice]) {
        const subjects = subjectsOf(words, grade.product);
        missing.word(own.outcomes, grade.outcome, grade.product);
        missing.word(own.types, grade.type, grade.product);
        missing.word(own.classes[grade.product], grade.class, grade.product);
        missing.all(own.observations, grade.observations, grade.product);
        missing.all(subjects, [...grade.missing, ...grade.unverified], grade.product);
        missing.all(
          own.reasons,
          grade.reasons.map((one) => one.code),
          grade.product,
        );
        missing.all(
          subjects,
          grade.reasons.map((one) => one.parameter),
          grade.product,
        );
        missing.steps(words, { ...subjects, ...words.steps.classification }, grade.steps, grade.product);
      }
      missing.word(own.verdicts, oil.verdict, "oil");
      missing.all(
        own.analyses,
        oil.lines.map((one): Subject => one.parameter),
        "oil",
      );
      missing.steps(words, own.analyses, oil.steps, "oil");
      missing.steps(words, words.steps.discount, lot.steps, "discount");
      missing.all(
        words.steps.discount,
        lot.lines.map((one) => one.parameter),
        "discount",
      );
      for (const plan of plans) missing.steps(words, words.steps.sampling, plan.steps, "sampling");
      expect(missing.codes).toEqual([]);
    }
  });
});

describe("every other calculator", () => {
  const ship = {
    ...KAMSARMAX.ship,
    declared_constant: "100",
    summer_draft: "12.25",
    summer_deadweight: "60000",
    tank_trim: { from: "-1", to: "1" },
  };
  const surveys = KAMSARMAX.surveys.map((survey, index) => ({
    ...survey,
    apply_list: true,
    swell_m: "1",
    hydrometer: index === 0 ? "load_line" : "draft_survey",
  }));
  const readings = { fp: "2.74", fs: "2.76", mp: "2.83", ms: "2.85", ap: "2.86", as: "2.88" };
  const barge = {
    formula: "six_point_box",
    measured: "draft",
    table: [
      { draft: "0.4", weight: "180" },
      { draft: "0.5", weight: "240" },
      { draft: "2.8", weight: "1725.6" },
      { draft: "2.9", weight: "1791.2" },
    ],
    table_density: "1",
    empty: { readings: { fp: "0.45", fs: "0.45", mp: "0.45", ms: "0.45", ap: "0.45", as: "0.45" } },
    loaded: { readings },
  };
  const points = (low: string, high: string) => [
    { at: "0", value: low },
    { at: "3", value: high },
  ];
  const price = {
    service: "supervision",
    basis: "per_mt",
    currency: "USD",
    tiers: [{ from: "0", rate: "0.1" }],
    tier_mode: "marginal",
    minimum: "100",
  };
  const terms = { date: "2026-11-15", iss_pct: "5", labour_cession: true };
  const rates = [{ date: "2026-10-02", buy: "5.2", sell: "5.3", source: "ptax" }];

  it("has a word for every line, alert and kind", () => {
    const found = [KAMSARMAX, SUPRAMAX, { ...KAMSARMAX, ship, surveys, operation: "discharging" }].map(
      (request) => result(surveyShip(request)),
    );
    const alerts = new Set(found.flatMap((one) => one.alerts));
    expect([...alerts].sort()).toEqual([
      "cargo_negative",
      "constant_far_from_declared",
      "deadweight_over_summer",
      "quarter_mean_over_summer_draft",
      "swell_over_limit",
      "trim_beyond_tank_tables",
    ]);
    for (const locale of LOCALES) {
      const words = WORDS[locale];
      const missing = new Missing();
      for (const one of found) {
        missing.all(words.draftSurvey.alerts, one.alerts, "alert");
        missing.word(words.draftSurvey.roundings, one.rounding, "rounding");
        missing.steps(words, words.steps.draftSurvey, one.steps, "draft survey");
        for (const survey of one.surveys) {
          missing.word(words.draftSurvey.kinds, survey.kind, "kind");
          missing.steps(words, words.draftSurvey.lines, survey.steps, "survey");
        }
      }
      expect(missing.codes).toEqual([]);
    }
  });

  type StepTables = CalculatorWords["steps"];
  const explained: readonly (readonly [keyof StepTables, () => readonly Step[]])[] = [
    ["density", () => result(measureDensity({ readings: ["1.02"], hydrometer: "load_line" })).steps],
    ["barge", () => result(surveyBarge(barge)).steps],
    ["barge", () => result(surveyBarge(barge)).loaded.steps],
    ["barge", () => result(sumConvoy({ barges: [{ name: "1", cargo: "5" }] })).steps],
    [
      "tank",
      () =>
        ["sounding_correction", "volume_correction"].flatMap((kind) => {
          const table = {
            kind,
            volumes: points("0", "300"),
            ...(kind === "sounding_correction"
              ? { corrections_mm: points("0", "5") }
              : { corrections: points("0", "5") }),
          };
          return result(measureTank({ table, sounding: "1", trim: "1", density: "1" })).steps;
        }),
    ],
    [
      "tank",
      () => {
        const table = {
          kind: "volume_by_trim",
          trims: ["0", "2"],
          rows: [{ sounding: "1", volumes: ["5", "6"] }],
        };
        return result(measureTank({ table, sounding: "1", trim: "1", density: "1" })).steps;
      },
    ],
    ["tank", () => result(sumTanks({ tanks: [{ name: "FPT", volume: "1", density: "1" }] })).steps],
    ["conversion", () => result(convert({ weight: "1", from: "mt", to: "lb" })).steps],
    ["dumps", () => result(accumulateDumps({ dumps: [{ gross_kg: "5" }] })).steps],
    [
      "periods",
      () =>
        result(
          accumulatePeriods({
            capacity: "100",
            periods: [
              { counter_start: "10", counter_end: "90", hold: "1" },
              { counter_start: "90", counter_end: "5", hold: "1" },
            ],
            holds: { "1": "90" },
          }),
        ).steps,
    ],
    ["comparison", () => result(compareWeights({ survey: "1", base: "scale", base_weight: "2" })).steps],
    [
      "comparison",
      () =>
        result(compareWeights({ survey: "1", base: "scale", base_weight: "2", tolerance_pct: "1" })).steps,
    ],
    [
      "truck",
      () =>
        result(weighTruck({ first_weight_kg: "57480", second_weight_kg: "18220", origin_net_kg: "39400" }))
          .steps,
    ],
    [
      "statement",
      () =>
        result(
          readStatement({
            commenced: "2026-11-03T14:20:00Z",
            completed: "2026-11-06T09:50:00Z",
            stops: [{ code: "RAIN", from: "2026-11-03T19:05:00Z", until: "2026-11-03T22:40:00Z" }],
            quantity: "5",
          }),
        ).steps,
    ],
    [
      "price",
      () =>
        [
          {},
          { tier_mode: "whole" },
          { tiers: null, rate: "1", basis: "per_hour" },
          { tiers: null, basis: "expense", maximum: "1", minimum: null },
        ].flatMap((change) => [
          ...result(priceCharge({ price: { ...price, ...change }, quantity: "50" })).steps,
          ...result(priceOperation({ charges: [{ price: { ...price, ...change }, quantity: "50" }] })).steps,
        ]),
    ],
    ["withholding", () => result(withhold({ ...terms, gross: "1000" })).steps],
    [
      "simulation",
      () =>
        ["of_price", "markup"].flatMap(
          (margin_mode) =>
            result(
              simulatePrice({
                volume_t: "30000",
                net_rate_tph: "1500",
                rain_pct: "15",
                setup_hours: "6",
                inspectors: "2",
                cost_per_shift: "620",
                cost_per_lot: "48",
                fixed: "4130",
                route: [],
                truck: { cost: "9.5" },
                overhead_pct: "12",
                taxes_pct: "16.33",
                margin_pct: "20",
                margin_mode,
                exchange_rate: "5.2238",
              }),
            ).steps,
        ),
    ],
    ["commodity", () => result(priceCommodity({ commodity: "maize", futures: "400" })).steps],
    [
      "commodity",
      () =>
        result(
          interiorParity({
            fob: "1",
            elevation: "0",
            inspection: "0",
            freight: "0",
            fees: "0",
            loss_pct: "1",
          }),
        ).steps,
    ],
    [
      "exchange",
      () =>
        [
          { day: "invoice_date", date: "2026-10-02" },
          { day: "bl_date", date: "2026-10-04" },
          { day: "business_day_before_invoice", date: "2026-10-05" },
          { day: "month_average", date: "2026-10-05" },
        ].flatMap(
          (asked) =>
            result(
              pickRate({
                ...asked,
                currency: "USD",
                side: "buy",
                known_until: "2026-10-31",
                rates,
                amount: "1",
              }),
            ).steps,
        ),
    ],
  ];

  it.each(explained)("names the steps and rules of %s", (table, stepsOf) => {
    for (const locale of LOCALES) {
      const missing = new Missing();
      missing.steps(WORDS[locale], WORDS[locale].steps[table], stepsOf(), table);
      expect(missing.codes).toEqual([]);
    }
  });

  it("names the steps of a gross-up, and of the withholding inside it", () => {
    const { steps } = result(grossUp({ ...terms, iss_withheld: true, net: "10000" }));
    for (const locale of LOCALES) {
      const words = WORDS[locale];
      const missing = new Missing();
      missing.steps(words, { ...words.steps.withholding, ...words.steps.grossUp }, steps, "gross-up");
      expect(missing.codes).toEqual([]);
    }
  });

  it("names every part, fault and step of an identifier", () => {
    const value = fc.oneof(
      fc.constantFrom(
        "12ABC34501DE35",
        "529.982.247-25",
        "33150308370779000149550010001100931002410775",
        "41182042211222333000181000000000004226111234567894",
        "9074729",
        "2041999",
        "710000001",
        "970123456",
        "CSQU3054383",
        "QUA1J60",
        "QUA-1960",
      ),
      fc.string({ unit: fc.constantFrom(..."0123456789AU"), maxLength: 50 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...IDENTIFIER_KINDS), value, (kind, text) => {
        const reading = validateIdentifier(kind, text);
        for (const locale of LOCALES) {
          const words = WORDS[locale];
          const missing = new Missing();
          missing.word(words.identifier.kinds, kind, "kind");
          missing.word(words.identifier.faults, reading.reason, "fault");
          missing.all(words.identifier.parts, Object.keys(reading.parts ?? {}), "part");
          missing.word(words.identifier.stations, reading.parts?.station, "station");
          for (const part of ["kind", "form", "environment", "issuer_kind"] as const)
            missing.word(words.identifier.values, reading.parts?.[part], part);
          missing.steps(words, words.steps.identifier, reading.steps, kind);
          expect(missing.codes).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
