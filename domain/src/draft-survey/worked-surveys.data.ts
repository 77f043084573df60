// Two surveys worked out by hand to the last digit: a Kamsarmax that loads and a Supramax that discharges trimmed
// by the head, listed, in brackish water, with a table for the moulded draft. Ships and figures are invented.

import type { EvaluateRequest, ShipInput, SurveyInput } from "./request.ts";

const row = (line: string): ShipInput["table"][number] => {
  const [draft = "", displacement = "", tpc = "", lcf = "", mtc = ""] = line.split(" ");
  return { draft, displacement, tpc, lcf, mtc };
};

const readings = (line: string): SurveyInput["readings"] => {
  const [fp = "", fs = "", mp = "", ms = "", ap = "", as = ""] = line.split(" ");
  return { fp, fs, mp, ms, ap, as };
};

const deductibles = (line: string): SurveyInput["deductibles"] => {
  const [ballast = "", freshWater = "", fuelOil = "", diesel = "", lubOil = "", bilge = "", others = ""] =
    line.split(" ");
  return {
    ballast,
    fresh_water: freshWater,
    fuel_oil: fuelOil,
    diesel,
    lub_oil: lubOil,
    bilge,
    others,
  };
};

export const KAMSARMAX: EvaluateRequest = {
  ship: {
    lbp: "225.50",
    breadth: "32.26",
    light_ship: "13650.0",
    table_density: "1.025",
    marks: { fwd: "-1.35", mid: "-0.60", aft: "7.20" },
    lcf_from: "midships",
    table: [
      row("5.40 32988.8 66.24 -7.092 908.6"),
      row("5.50 33651.5 66.30 -6.990 911.5"),
      row("5.90 36308.3 66.54 -6.582 923.1"),
      row("6.00 36974.0 66.60 -6.480 926.1"),
      row("6.40 39642.8 66.84 -6.072 937.9"),
      row("6.50 40311.5 66.90 -5.970 940.8"),
      row("12.20 79419.2 70.32 -0.156 1118.9"),
      row("12.30 80122.7 70.38 -0.054 1122.2"),
      row("12.70 82942.7 70.62 0.354 1135.4"),
      row("12.80 83649.2 70.68 0.456 1138.7"),
      row("13.20 86481.2 70.92 0.864 1152.0"),
      row("13.30 87190.7 70.98 0.966 1155.3"),
    ],
  },
  operation: "loading",
  surveys: [
    {
      kind: "initial",
      readings: readings("4.850 4.870 5.930 5.950 7.010 7.030"),
      density: "1.0215",
      apply_list: false,
      deductibles: deductibles("20488.1 286.4 1124.6 142.3 48.2 12.5 0"),
    },
    {
      kind: "final",
      readings: readings("12.610 12.630 12.700 12.720 12.790 12.810"),
      density: "1.0205",
      apply_list: false,
      deductibles: deductibles("214.6 241.8 1098.2 131.7 48.2 12.5 0"),
    },
  ],
};

export const SUPRAMAX: EvaluateRequest = {
  ship: {
    lbp: "185.00",
    breadth: "32.26",
    light_ship: "10650.0",
    table_density: "1.025",
    marks: { fwd: "-2.10", mid: "0.35", aft: "9.40" },
    keel_mm: { fwd: "16", mid: "16", aft: "16" },
    lcf_from: "midships",
    table: [
      row("4.50 21282.8 52.99 -5.750 613.8"),
      row("4.60 21813.0 53.05 -5.660 616.0"),
      row("5.00 23940.0 53.30 -5.300 625.0"),
      row("5.10 24473.3 53.36 -5.210 627.3"),
      row("5.20 25007.2 53.42 -5.120 629.5"),
      row("5.50 26612.8 53.61 -4.850 636.3"),
      row("5.60 27149.2 53.67 -4.760 638.6"),
      row("11.80 61617.4 57.52 0.820 791.9"),
      row("11.90 62192.9 57.58 0.910 794.5"),
      row("12.20 63923.0 57.76 1.180 802.6"),
      row("12.30 64501.0 57.83 1.270 805.2"),
      row("12.40 65079.6 57.89 1.360 807.9"),
      row("12.50 65658.8 57.95 1.450 810.6"),
      row("12.80 67400.0 58.14 1.720 818.8"),
      row("12.90 67981.7 58.20 1.810 821.5"),
    ],
  },
  operation: "discharging",
  surveys: [
    {
      kind: "initial",
      readings: readings("12.380 12.460 12.290 12.450 12.140 12.220"),
      density: "1.0080",
      apply_list: true,
      deductibles: deductibles("182.4 164.0 512.3 96.4 38.6 9.2 0"),
    },
    {
      kind: "final",
      readings: readings("3.920 3.940 5.050 5.130 6.280 6.300"),
      density: "1.0065",
      apply_list: true,
      deductibles: deductibles("12004.6 121.5 471.8 88.9 38.6 9.2 0"),
    },
  ],
};
