/** Further ways through the calculators: other methods, places, tables and roundings. */

import { pickRate } from "./billing/exchange-rate.ts";
import { simulatePrice } from "./billing/fob-simulator.ts";
import { priceCharge } from "./billing/operation-price.ts";
import {
  type Calculator,
  maize,
  soybean,
  soybeanQuestion,
  soybeanSample,
} from "./calculator-examples.data.ts";
import { composite } from "./classification/composite.ts";
import { discount } from "./classification/discount.ts";
import { evaluate as classify } from "./classification/evaluate.ts";
import { judgeOil } from "./classification/oil.ts";
import { planSampling } from "./classification/sampling.ts";
import { surveyBarge } from "./draft-survey/barge.ts";
import { measureDensity } from "./draft-survey/density.ts";
import { evaluate as surveyShip } from "./draft-survey/evaluate.ts";
import { measureTank, sumTanks } from "./draft-survey/tank.ts";
import { KAMSARMAX, SUPRAMAX } from "./draft-survey/worked-surveys.data.ts";
import { countLaytime } from "./operation/laytime.ts";
import { readStatement } from "./operation/statement-of-facts.ts";
import { weighTruck } from "./weighing/truck-ticket.ts";

export const MORE_EXAMPLES: readonly (readonly [string, Calculator, object])[] = [
  [
    "discounts that cascade",
    discount,
    {
      gross_kg: "61809.125",
      values: {
        foreign: "2.3",
        moisture: "14.3",
        burned: "2.1",
        heat_burned: "6.5",
        musty: "7.3",
        total_damaged: "15.1",
        greenish: "9.7",
        broken: "33.1",
      },
      rows: [
        { parameter: "foreign", method: "normalised", tolerance: "1" },
        { parameter: "moisture", method: "normalised", tolerance: "14" },
        { parameter: "burned", method: "normalised", tolerance: "1" },
        { parameter: "heat_burned", method: "normalised", tolerance: "3.7" },
        { parameter: "musty", method: "factor", tolerance: "6", factor: "0.75" },
        { parameter: "total_damaged", method: "normalised", tolerance: "8" },
        { parameter: "greenish", method: "table", steps: [{ up_to: "20", loss: "0.333333" }] },
        { parameter: "broken", method: "normalised", tolerance: "30" },
      ],
      storage: { percent_per_day: "0.013", days: "17" },
    },
  ],
  [
    "discounts with rounded percentages",
    discount,
    {
      gross_kg: "30000",
      percent_decimals: 2,
      values: { burned: "2.3", heat_burned: "6.5" },
      rows: [
        { parameter: "burned", method: "normalised", tolerance: "1" },
        { parameter: "heat_burned", method: "normalised", tolerance: "3.7" },
      ],
    },
  ],
  ["classification with halves to even", classify, { ...soybean, rounding: { mode: "half_even" } }],
  [
    "classification with totals rounded once",
    classify,
    { ...maize, rounding: { mode: "half_up", totals: "rounded_sum" } },
  ],
  [
    "composite by clean tonnage",
    composite,
    {
      ...soybeanQuestion,
      weighting: "clean_tonnage",
      minimum_coverage_pct: "10",
      units: [
        { name: "Hold 1", tonnage: "10250.5", sample: soybeanSample },
        {
          name: "Hold 2",
          tonnage: "11800.25",
          percentages: {
            foreign: "1.2",
            musty: "3.3",
            total_damaged: "7.7",
            greenish: "2.2",
            broken: "11.1",
          },
        },
      ],
    },
  ],
  [
    "soybean oil in other units",
    judgeOil,
    {
      values: { phosphorus: "150", flash_point: "251.5" },
      units: { phosphorus: "ppm", flash_point: "°F" },
    },
  ],
  ["sampling, standing", planSampling, { place: "standing", product: "maize", tonnage: "22.5" }],
  ["sampling, bags", planSampling, { place: "bags", product: "soybean", bags: "1234" }],
  ["draft survey without rounding", surveyShip, { ...KAMSARMAX, rounding: "none" }],
  ["draft survey with a list, without rounding", surveyShip, { ...SUPRAMAX, rounding: "none" }],
  [
    "density in air",
    measureDensity,
    { readings: ["1.0210", "1.0215", "1.0213"], hydrometer: "draft_survey" },
  ],
  [
    "barge by freeboard",
    surveyBarge,
    {
      formula: "four_point",
      measured: "freeboard",
      depth: "3.66",
      table: [
        { draft: "0.40", weight: "186.0" },
        { draft: "0.60", weight: "309.9" },
        { draft: "2.70", weight: "1660.1" },
        { draft: "2.90", weight: "1791.2" },
      ],
      table_density: "1.000",
      empty: { readings: { fp: "3.20", fs: "3.18", ap: "3.16", as: "3.14" } },
      loaded: { readings: { fp: "0.86", fs: "0.88", ap: "0.82", as: "0.80" }, density: "0.996" },
    },
  ],
  [
    "tank by corrected sounding",
    measureTank,
    {
      table: {
        kind: "sounding_correction",
        corrections_mm: [
          { at: "1", value: "-11" },
          { at: "4", value: "-38" },
        ],
        volumes: [
          { at: "2", value: "397.7" },
          { at: "2.3", value: "451.3" },
        ],
      },
      sounding: "2.14",
      trim: "2.245",
      density: "1.024",
    },
  ],
  [
    "tank by corrected volume",
    measureTank,
    {
      table: {
        kind: "volume_correction",
        volumes: [
          { at: "2", value: "397.7" },
          { at: "2.3", value: "451.3" },
        ],
        corrections: [
          { at: "1", value: "-1.1" },
          { at: "4", value: "-3.8" },
        ],
      },
      sounding: "2.14",
      trim: "2.245",
      density: "1.024",
    },
  ],
  [
    "tanks, rounded once",
    sumTanks,
    {
      rounding: "total",
      tanks: [
        { name: "FPT", volume: "100.001511", density: "1.025123" },
        { name: "APT", volume: "77.123456", density: "1.0213" },
      ],
    },
  ],
  [
    "truck within its allowance",
    weighTruck,
    {
      first_weight_kg: "18220",
      second_weight_kg: "57480",
      origin_net_kg: "39263.5",
      allowance_pct: "0.375",
      charge: "excess",
    },
  ],
  [
    "statement of facts to the second",
    readStatement,
    {
      commenced: "2026-11-03T14:20:07Z",
      completed: "2026-11-06T09:50:44Z",
      stops: [
        { code: "RAIN", from: "2026-11-03T19:05:00Z", until: "2026-11-03T22:40:13Z" },
        { code: "NOCARGO", from: "2026-11-03T22:30:00Z", until: "2026-11-04T01:01:01Z" },
      ],
      quantity: "66942.994",
    },
  ],
  [
    "statement of facts of minutes",
    readStatement,
    {
      commenced: "2026-11-03T08:00:00Z",
      completed: "2026-11-03T12:10:00Z",
      stops: [{ code: "RAIN", from: "2026-11-03T09:00:00Z", until: "2026-11-03T10:17:00Z" }],
      quantity: "5000",
    },
  ],
  [
    "price of time",
    priceCharge,
    {
      price: { service: "standby", basis: "per_hour", currency: "USD", rate: "35.5", free: "3" },
      quantity: "2.25",
    },
  ],
  [
    "FOB simulator with a mark-up",
    simulatePrice,
    {
      volume_t: "31234.567",
      net_rate_tph: "1333",
      rain_pct: "12.5",
      setup_hours: "5.75",
      shift_hours: "6",
      inspectors: "3",
      cost_per_shift: "611.11",
      lot_t: "333",
      cost_per_lot: "47.77",
      fixed: "4130.01",
      route: [
        { name: "travel", quantity: "1.5", unit_cost: "960.333" },
        { name: "launch", quantity: "2.25", unit_cost: "111.117" },
      ],
      overhead_pct: "12.345",
      taxes_pct: "16.33",
      margin_pct: "20",
      margin_mode: "markup",
      exchange_rate: "5.2238",
      list_step: "0.005",
    },
  ],
  [
    "exchange by the mean of a month",
    pickRate,
    {
      currency: "USD",
      day: "month_average",
      side: "sell",
      date: "2026-09-15",
      known_until: "2026-10-04",
      rates: [
        { date: "2026-09-01", buy: "5.2126", sell: "5.2132" },
        { date: "2026-09-02", buy: "5.2198", sell: "5.2204" },
        { date: "2026-09-03", buy: "5.1803", sell: "5.1809" },
      ],
      amount: "8033.16",
    },
  ],
  [
    "discounts by ratios",
    discount,
    {
      gross_kg: "61809.125",
      values: { moisture: "15.7", burned: "2.3", heat_burned: "6.5" },
      rows: [
        {
          parameter: "moisture",
          method: "ratio",
          tolerance: "14",
          bands: [
            { up_to: "15", ratio: "1" },
            { up_to: "17.3", ratio: "2" },
          ],
        },
        { parameter: "burned", method: "normalised", tolerance: "1" },
        { parameter: "heat_burned", method: "ratio", tolerance: "3", bands: [{ up_to: "20", ratio: "1.5" }] },
      ],
    },
  ],
  [
    "laytime with despatch, to the second",
    countLaytime,
    {
      quantity: "57000.123",
      rate: "7000",
      terms: "shex_uu",
      notice: "2026-11-02T09:00:07Z",
      turn_hours: "6.25",
      sooner_if_commenced: true,
      commenced: "2026-11-02T12:00:00Z",
      completed: "2026-11-08T18:00:31Z",
      exceptions: [],
      demurrage: "18000.01",
    },
  ],
];
