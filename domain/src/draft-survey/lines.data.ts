// The lines of a ship's draft survey in the order of the form, with their unit, the decimals the form shows and
// what asks for them. UN/ECE is the code of uniform standards for draught surveys (ECE/ENERGY/19); what it does
// not say is the practice of the trade.

import type { LineKind } from "./worksheet.ts";

const CODE = "ECE/ENERGY/19";
const PRACTICE = "trade practice";

const metres = (name: string, rule = CODE): LineKind => ({ name, unit: "m", places: 3, rule });
const tonnes = (name: string, rule = CODE): LineKind => ({ name, unit: "t", places: 3, rule });

export const LINES = {
  meanFwd: metres("mean_fwd"),
  meanMid: metres("mean_mid"),
  meanAft: metres("mean_aft"),
  apparentTrim: metres("apparent_trim"),
  lbm: metres("lbm"),
  corrFwd: metres("corr_fwd"),
  corrMid: metres("corr_mid"),
  corrAft: metres("corr_aft"),
  fwd: metres("fwd"),
  mid: metres("mid"),
  aft: metres("aft"),
  trueTrim: metres("true_trim"),
  meanFwdAft: metres("mean_fwd_aft"),
  meanOfMeans: metres("mean_of_means"),
  deflection: { name: "deflection_cm", unit: "cm", places: 3, rule: PRACTICE },
  quarterMean: metres("quarter_mean"),
  displacement: tonnes("displacement"),
  tpc: { name: "tpc", unit: "t/cm", places: 3, rule: CODE },
  lcf: metres("lcf"),
  mtcPlus: { name: "mtc_plus", unit: "t·m/cm", places: 3, rule: CODE },
  mtcMinus: { name: "mtc_minus", unit: "t·m/cm", places: 3, rule: CODE },
  mtcDifference: { name: "mtc_difference", unit: "t·m/cm", places: 3, rule: CODE },
  firstTrim: tonnes("first_trim"),
  secondTrim: tonnes("second_trim", `${CODE}, Nemoto`),
  listMetres: metres("list_m", PRACTICE),
  listDegrees: { name: "list_degrees", unit: "°", places: 3, rule: PRACTICE },
  tpcPort: { name: "tpc_port", unit: "t/cm", places: 3, rule: PRACTICE },
  tpcStarboard: { name: "tpc_stbd", unit: "t/cm", places: 3, rule: PRACTICE },
  list: tonnes("list", PRACTICE),
  displacementTrimList: tonnes("displacement_trim_list"),
  density: { name: "density", unit: "t/m³", places: 4, rule: CODE },
  densityCorrection: tonnes("density_correction"),
  displacementDensity: tonnes("displacement_density"),
  deductibles: tonnes("deductibles"),
  net: tonnes("net"),
  netLightShip: tonnes("net_light_ship"),
  deadweight: tonnes("deadweight", PRACTICE),
  cargoOnBoard: tonnes("cargo_on_board", PRACTICE),
} as const satisfies Record<string, LineKind>;
