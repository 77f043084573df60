/** Every calculator with a request that it answers: what all of them owe is tested and timed on these. */
import { interiorParity, priceCommodity } from "./billing/commodity-price.ts";
import { pickRate } from "./billing/exchange-rate.ts";
import { simulatePrice } from "./billing/fob-simulator.ts";
import { grossUp } from "./billing/gross-up.ts";
import { priceCharge, priceOperation } from "./billing/operation-price.ts";
import { withhold } from "./billing/withholding.ts";
import { composite } from "./classification/composite.ts";
import { discount } from "./classification/discount.ts";
import { evaluate as classify } from "./classification/evaluate.ts";
import { compositeGrain, compositeOil } from "./classification/lot-composite.ts";
import { judgeOil } from "./classification/oil.ts";
import { gradeGrain } from "./classification/parameter-set.ts";
import { planSampling } from "./classification/sampling.ts";
import { settleAnalyses } from "./classification/third-analysis.ts";
import { maizeRequest, soybeanRequest } from "./classification/worked-samples.ts";
import { sumConvoy, surveyBarge } from "./draft-survey/barge.ts";
import { measureDensity } from "./draft-survey/density.ts";
import { evaluate as surveyShip } from "./draft-survey/evaluate.ts";
import { measureTank, sumTanks } from "./draft-survey/tank.ts";
import { allowWater } from "./draft-survey/water-allowance.ts";
import { KAMSARMAX, SUPRAMAX } from "./draft-survey/worked-surveys.data.ts";
import type { Calculated, Step } from "./kernel/calculated.ts";
import { countLaytime } from "./operation/laytime.ts";
import { readStatement } from "./operation/statement-of-facts.ts";
import { weighBags } from "./weighing/bags.ts";
import { compareWeights } from "./weighing/comparison.ts";
import { accumulateDumps } from "./weighing/dumps.ts";
import { accumulatePeriods } from "./weighing/periods.ts";
import { weighTruck } from "./weighing/truck-ticket.ts";
import { convert } from "./weighing/units.ts";

export interface Explained {
  readonly steps: readonly Step[];
}
export type Calculator = (request: unknown) => Calculated<Explained>;

export const soybean = soybeanRequest(
  "II",
  "250.00",
  "2.15",
  { heat_damaged: "1.86", musty: "3.72", bored: "4.00", greenish: "21.06", broken: "52.04" },
  { moisture_pct: "13.4", toxic_seeds_per_kg: "0", other_colours_g: "1.00" },
);
export const maize = maizeRequest("250.00", "3.00", "9.00", { heat_damaged: "4.70", fermented: "14.10" });
export const { sample: soybeanSample, ...soybeanQuestion } = soybean;
const readings = { fp: "2.81", fs: "2.82", mp: "2.83", ms: "2.85", ap: "2.86", as: "2.88" };
const price = {
  service: "supervision",
  basis: "per_mt",
  currency: "USD",
  tiers: [
    { from: "0", rate: "0.14" },
    { from: "30000", rate: "0.12" },
  ],
  tier_mode: "marginal",
  minimum: "2500",
  maximum: "90000",
};
const terms = { date: "2026-11-15", iss_pct: "5", iss_withheld: true };

/** Every calculator with a request that it answers. */
export const CALCULATORS: readonly (readonly [string, Calculator, object])[] = [
  ["classification of soybeans", classify, soybean],
  ["classification of maize", classify, maize],
  [
    "composite",
    composite,
    {
      ...soybeanQuestion,
      units: [
        {
          name: "Hold 1",
          tonnage: "10250.5",
          sample: soybeanSample,
          analyses: { protein: "36.1", aflatoxin: "2" },
        },
        { name: "Hold 2", tonnage: "11800.25", sample: soybeanSample },
      ],
    },
  ],
  ["wheat", gradeGrain, { product: "wheat", values: { test_weight: "78", foreign: "1.2", moisture: "13" } }],
  ["rice", gradeGrain, { product: "rice", values: { foreign: "0.1" }, classes: { long: "85" } }],
  [
    "wheat, several holds",
    compositeGrain,
    {
      product: "wheat",
      units: [
        { name: "Hold 1", tonnage: "10250.5", values: { test_weight: "78", foreign: "1.2", moisture: "13" } },
        { name: "Hold 2", tonnage: "11800.25", values: { test_weight: "76.4", foreign: "0.9" } },
      ],
    },
  ],
  [
    "soybean oil, several tanks",
    compositeOil,
    {
      units: [
        { name: "1P", tonnage: "2400", values: { free_fatty_acids: "0.82", flash_point: "125" } },
        { name: "1S", tonnage: "2350.5", values: { free_fatty_acids: "0.91", flash_point: "123" } },
      ],
    },
  ],
  ["soybean oil", judgeOil, { values: { flash_point: "121", sediment: "0.10" } }],
  [
    "discounts",
    discount,
    {
      gross_kg: "30000",
      values: { foreign: "2", moisture: "16", musty: "7" },
      rows: [
        { parameter: "foreign", method: "normalised", tolerance: "1" },
        { parameter: "moisture", method: "factor", tolerance: "14", factor: "1.5" },
        { parameter: "musty", method: "table", steps: [{ up_to: "10", loss: "1" }] },
      ],
      storage: { percent_per_day: "0.01", days: "30" },
    },
  ],
  ["sampling", planSampling, { place: "flowing", product: "soybean", tonnage: "5000", flow_tph: "1500" }],
  ["draft survey, loading", surveyShip, KAMSARMAX],
  ["draft survey, discharging", surveyShip, SUPRAMAX],
  ["density", measureDensity, { readings: ["1.0210", "1.0215"], hydrometer: "load_line" }],
  [
    "barge",
    surveyBarge,
    {
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
      loaded: { readings, density: "0.996", deductibles: { rain: "1" } },
    },
  ],
  ["convoy", sumConvoy, { barges: [{ name: "TPJ-0101", cargo: "1457.224" }] }],
  [
    "tank",
    measureTank,
    {
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
    },
  ],
  ["tanks", sumTanks, { tanks: [{ name: "FPT", volume: "100.0015", density: "1.025" }] }],
  [
    "periods",
    accumulatePeriods,
    {
      capacity: "100000.000",
      periods: [{ counter_start: "99984.320", counter_end: "1250.740", hold: "H1", accumulated: "1266.420" }],
      holds: { H1: "1266" },
    },
  ],
  [
    "dumps",
    accumulateDumps,
    { dumps: [{ gross_kg: "20100", residual_tare_kg: "40", accumulated_kg: "20060" }] },
  ],
  [
    "comparison",
    compareWeights,
    { survey: "51680.721", base: "scale", base_weight: "52010.000", tolerance_pct: "0.5" },
  ],
  [
    "truck",
    weighTruck,
    {
      first_weight_kg: "57480",
      second_weight_kg: "18220",
      origin_net_kg: "39420",
      allowance_pct: "0.25",
      division_kg: "20",
    },
  ],
  ["units", convert, { weight: "66942.994", from: "mt", to: "lb" }],
  [
    "statement of facts",
    readStatement,
    {
      commenced: "2026-11-03T14:20:00Z",
      completed: "2026-11-06T09:50:00Z",
      stops: [{ code: "RAIN", from: "2026-11-03T19:05:00Z", until: "2026-11-03T22:40:00Z" }],
      quantity: "66942.994",
    },
  ],
  ["price line", priceCharge, { price, quantity: "66942.994" }],
  [
    "price of an operation",
    priceOperation,
    { charges: [{ price, quantity: "14702.175" }], date: "2026-11-15" },
  ],
  ["withholding", withhold, { ...terms, gross: "41963.62" }],
  ["gross-up", grossUp, { ...terms, net: "10000.00" }],
  [
    "FOB simulator",
    simulatePrice,
    {
      volume_t: "30000",
      net_rate_tph: "1500",
      rain_pct: "15",
      setup_hours: "6",
      inspectors: "2",
      cost_per_shift: "620",
      cost_per_lot: "48",
      fixed: "4130",
      route: [{ name: "travel", quantity: "1", unit_cost: "960" }],
      truck: { tonnes: "39.5", cost: "9.50" },
      overhead_pct: "12",
      taxes_pct: "16.33",
      margin_pct: "20",
      exchange_rate: "5.2238",
    },
  ],
  ["commodity price", priceCommodity, { commodity: "soybean", futures: "1052.25", premium: "85" }],
  [
    "interior parity",
    interiorParity,
    { fob: "417.87", elevation: "9", inspection: "0.16", freight: "58.5", fees: "4.2", loss_pct: "0.25" },
  ],
  [
    "exchange rate",
    pickRate,
    {
      currency: "USD",
      day: "invoice_date",
      side: "sell",
      date: "2026-10-04",
      known_until: "2026-10-04",
      rates: [{ date: "2026-10-02", buy: "5.2232", sell: "5.2238" }],
      amount: "8033.16",
    },
  ],
  ["third analysis", settleAnalyses, { seller: "13.10", buyer: "13.80", tolerance: "0.5", third: "13.30" }],
  [
    "water allowance",
    allowWater,
    { displacement: "95500", tpc: "70.92", density: "1.0125", summer_draft: "14.45" },
  ],
  ["bags", weighBags, { gross_kg: "60200", bags: "1000", tare_g: "115", declared_kg: "60" }],
  [
    "laytime",
    countLaytime,
    {
      quantity: "57000",
      rate: "8000",
      terms: "shex",
      notice: "2026-11-02T09:00:00Z",
      turn_hours: "12",
      commenced: "2026-11-03T06:00:00Z",
      completed: "2026-11-12T18:00:00Z",
      holidays: [{ date: "2026-11-04" }],
      exceptions: [{ from: "2026-11-06T12:00:00Z", until: "2026-11-06T17:30:00Z" }],
      demurrage: "18000",
    },
  ],
];
