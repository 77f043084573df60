/**
 * `npm run bench:calculators`: what one answer of each calculator costs in this process, without any wire. Median
 * and 99th percentile after warming up; the aims are those of the product (one evaluation under a millisecond, a
 * composite of ten holds under five). A machine that does other work at the same time shows it in the p99.
 */
import { priceCommodity } from "@plimsoll/domain/billing/commodity-price";
import { pickRate } from "@plimsoll/domain/billing/exchange-rate";
import { simulatePrice } from "@plimsoll/domain/billing/fob-simulator";
import { grossUp } from "@plimsoll/domain/billing/gross-up";
import { priceOperation } from "@plimsoll/domain/billing/operation-price";
import { withhold } from "@plimsoll/domain/billing/withholding";
import { composite } from "@plimsoll/domain/classification/composite";
import { discount } from "@plimsoll/domain/classification/discount";
import { evaluate as classify } from "@plimsoll/domain/classification/evaluate";
import { judgeOil } from "@plimsoll/domain/classification/oil";
import { gradeGrain } from "@plimsoll/domain/classification/parameter-set";
import { planSampling } from "@plimsoll/domain/classification/sampling";
import { maizeRequest, soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { surveyBarge } from "@plimsoll/domain/draft-survey/barge";
import { evaluate as surveyShip } from "@plimsoll/domain/draft-survey/evaluate";
import { measureTank } from "@plimsoll/domain/draft-survey/tank";
import { KAMSARMAX, SUPRAMAX } from "@plimsoll/domain/draft-survey/worked-surveys.data";
import { validateIdentifier } from "@plimsoll/domain/identifier/validate";
import { readStatement } from "@plimsoll/domain/operation/statement-of-facts";
import { compareWeights } from "@plimsoll/domain/weighing/comparison";
import { accumulatePeriods } from "@plimsoll/domain/weighing/periods";
import { weighTruck } from "@plimsoll/domain/weighing/truck-ticket";

interface Case {
  readonly name: string;
  /** Milliseconds of the median. */
  readonly aim: number;
  readonly run: () => { readonly ok: boolean };
}

const EVALUATION = 1;
const COMPOSITE = 5;

const SOYBEAN = soybeanRequest("II", "250.00", "2.15", {
  burned: "0.62",
  heat_damaged: "1.86",
  musty: "3.72",
  fermented: "4.96",
  germinated: "0.50",
  damaged: "3.10",
  greenish: "21.06",
  broken: "52.04",
});
const MAIZE = maizeRequest("250.00", "3.00", "9.00", {
  heat_damaged: "4.70",
  fermented: "14.10",
  musty: "7.05",
});
const HOLDS = Array.from({ length: 10 }, (_, index) => ({
  name: `${index + 1}`,
  tonnage: `${10_000 + index * 137}.250`,
  sample: SOYBEAN.sample,
}));
const { sample: _, ...QUESTION } = SOYBEAN;

/** A ship's whole table, centimetre by centimetre, as some are typed in. */
const LONG_TABLE = Array.from({ length: 1200 }, (_row, index) => ({
  draft: (3 + index / 100).toFixed(2),
  displacement: String(20_000 + index * 70),
  tpc: "66.2",
  lcf: "-1.2",
  mtc: String(900 + index),
}));

const BARGE = {
  formula: "six_point_box",
  measured: "draft",
  table: [
    { draft: "0.40", weight: "186.0" },
    { draft: "0.50", weight: "247.6" },
    { draft: "2.80", weight: "1725.6" },
    { draft: "2.90", weight: "1791.2" },
  ],
  table_density: "1.000",
  empty: { readings: { fp: "0.46", fs: "0.48", mp: "0.49", ms: "0.49", ap: "0.50", as: "0.50" } },
  loaded: { readings: { fp: "2.83", fs: "2.84", mp: "2.83", ms: "2.85", ap: "2.86", as: "2.88" } },
};
const TANK = {
  table: {
    kind: "volume_by_trim",
    trims: ["2", "3"],
    rows: [
      { sounding: "2.10", volumes: ["412.6", "398.2"] },
      { sounding: "2.20", volumes: ["431.9", "417.1"] },
    ],
  },
  sounding: "2.14",
  trim: "2.245",
  density: "1.024",
};
const SIMULATION = {
  volume_t: "66000",
  net_rate_tph: "1500",
  rain_pct: "15",
  setup_hours: "6",
  inspectors: "2",
  cost_per_shift: "620",
  cost_per_lot: "48",
  fixed: "4130",
  route: [{ name: "travel", quantity: "1", unit_cost: "960" }],
  overhead_pct: "12",
  taxes_pct: "16.33",
  margin_pct: "20",
  exchange_rate: "5.2238",
};
const TAXES = { date: "2026-11-15", iss_pct: "5", iss_withheld: true };
const RATES = Array.from({ length: 30 }, (_row, index) => ({
  date: `2026-09-${String(index + 1).padStart(2, "0")}`,
  buy: "5.2126",
  sell: "5.2132",
}));
const STOPS = Array.from({ length: 20 }, (_row, index) => ({
  code: "RAIN",
  from: `2026-11-03T${String(index).padStart(2, "0")}:05:00Z`,
  until: `2026-11-03T${String(index + 1).padStart(2, "0")}:40:00Z`,
}));

const CASES: readonly Case[] = [
  { name: "classification, soybean", aim: EVALUATION, run: () => classify(SOYBEAN) },
  { name: "classification, maize", aim: EVALUATION, run: () => classify(MAIZE) },
  { name: "composite of ten holds", aim: COMPOSITE, run: () => composite({ ...QUESTION, units: HOLDS }) },
  {
    name: "wheat",
    aim: EVALUATION,
    run: () =>
      gradeGrain({ product: "wheat", values: { test_weight: "78", foreign: "1.2", falling_number: "250" } }),
  },
  {
    name: "soybean oil",
    aim: EVALUATION,
    run: () => judgeOil({ values: { flash_point: "121", sediment: "0.1" } }),
  },
  {
    name: "discounts",
    aim: EVALUATION,
    run: () =>
      discount({
        gross_kg: "30000",
        values: { foreign: "2", moisture: "16" },
        rows: [
          { parameter: "foreign", method: "normalised", tolerance: "1" },
          { parameter: "moisture", method: "factor", tolerance: "14", factor: "1.5" },
        ],
      }),
  },
  {
    name: "sampling plan",
    aim: EVALUATION,
    run: () => planSampling({ place: "flowing", product: "soybean", tonnage: "57000", flow_tph: "1500" }),
  },
  { name: "draft survey, loading", aim: EVALUATION, run: () => surveyShip(KAMSARMAX) },
  { name: "draft survey, listed and discharging", aim: EVALUATION, run: () => surveyShip(SUPRAMAX) },
  {
    name: "draft survey without step rounding",
    aim: EVALUATION,
    run: () => surveyShip({ ...KAMSARMAX, rounding: "none" }),
  },
  {
    // Six thousand cells to read before the first line: the table, not the survey.
    name: "draft survey, table of 1200 rows",
    aim: 20,
    run: () => surveyShip({ ...KAMSARMAX, ship: { ...KAMSARMAX.ship, table: LONG_TABLE } }),
  },
  { name: "barge", aim: EVALUATION, run: () => surveyBarge(BARGE) },
  { name: "tank", aim: EVALUATION, run: () => measureTank(TANK) },
  {
    name: "scale periods",
    aim: EVALUATION,
    run: () =>
      accumulatePeriods({
        capacity: "100000",
        periods: [
          { counter_start: "99984.320", counter_end: "1250.740", hold: "1" },
          { counter_start: "1250.740", counter_end: "3000", hold: "2" },
        ],
      }),
  },
  {
    name: "scale against draft",
    aim: EVALUATION,
    run: () => compareWeights({ survey: "66942.994", base: "scale", base_weight: "66870.480" }),
  },
  {
    name: "truck ticket",
    aim: EVALUATION,
    run: () => weighTruck({ first_weight_kg: "57480", second_weight_kg: "18220", origin_net_kg: "39340" }),
  },
  {
    name: "statement of facts, 20 stops",
    aim: EVALUATION,
    run: () =>
      readStatement({
        commenced: "2026-11-03T00:00:00Z",
        completed: "2026-11-06T09:50:00Z",
        stops: STOPS,
        quantity: "66942.994",
      }),
  },
  {
    name: "price of an operation",
    aim: EVALUATION,
    run: () =>
      priceOperation({
        charges: [
          {
            price: {
              service: "supervision",
              basis: "per_mt",
              currency: "USD",
              tiers: [
                { from: "0", rate: "0.14" },
                { from: "30000", rate: "0.12" },
              ],
              tier_mode: "marginal",
              minimum: "2500",
            },
            quantity: "66942.994",
          },
        ],
      }),
  },
  { name: "withholding", aim: EVALUATION, run: () => withhold({ ...TAXES, gross: "41963.62" }) },
  { name: "gross-up", aim: EVALUATION, run: () => grossUp({ ...TAXES, net: "10000.00" }) },
  { name: "FOB simulator", aim: EVALUATION, run: () => simulatePrice(SIMULATION) },
  {
    name: "commodity price",
    aim: EVALUATION,
    run: () => priceCommodity({ commodity: "soybean", futures: "1052.25", premium: "85" }),
  },
  {
    name: "exchange rate, 30 closings",
    aim: EVALUATION,
    run: () =>
      pickRate({
        currency: "USD",
        day: "month_average",
        side: "sell",
        date: "2026-09-15",
        known_until: "2026-10-04",
        rates: RATES,
        amount: "8033.16",
      }),
  },
  {
    name: "identifier, NFS-e key",
    aim: EVALUATION,
    run: () => {
      const { valid } = validateIdentifier("nfse_key", "41182042211222333000181000000000004226111234567894");
      return { ok: valid };
    },
  },
];

const WARM_UP = 500;
const TIMED = Number(process.env.BENCH_TURNS ?? 2000);

function measure({ name, aim, run }: Case) {
  if (!run().ok) throw new Error(`${name} refuses its own example`);
  for (let turn = 0; turn < WARM_UP; turn++) run();
  const times: number[] = [];
  for (let turn = 0; turn < TIMED; turn++) {
    const begin = performance.now();
    run();
    times.push(performance.now() - begin);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const [median, p99] = [at(0.5), at(0.99)];
  return {
    calculator: name,
    "median ms": median.toFixed(4),
    "p99 ms": p99.toFixed(4),
    aim,
    met: median < aim,
  };
}

const rows = CASES.map(measure);
console.table(rows);
if (rows.some((row) => !row.met)) process.exitCode = 1;
