// The lines of a ship's draft survey in the order of the form, with their unit, the decimals the form shows and
// what asks for them. ECE/ENERGY/19 is the code of uniform standards of the UN/ECE; what it does not say is the
// practice of the trade.

export const SURVEY_RULES = ["ece_energy_19", "nemoto", "trade_practice"] as const;
export type SurveyRule = (typeof SURVEY_RULES)[number];

export interface LineKind<Name extends string = string> {
  readonly name: Name;
  readonly unit: string;
  readonly places: number;
  readonly rule: SurveyRule;
}

const line = <const Name extends string>(
  name: Name,
  unit: string,
  rule: SurveyRule = "ece_energy_19",
  places = 3,
): LineKind<Name> => ({ name, unit, places, rule });

const metres = <const Name extends string>(name: Name, rule?: SurveyRule) => line(name, "m", rule);
const tonnes = <const Name extends string>(name: Name, rule?: SurveyRule) => line(name, "t", rule);

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
  deflection: line("deflection_cm", "cm", "trade_practice"),
  quarterMean: metres("quarter_mean"),
  displacement: tonnes("displacement"),
  tpc: line("tpc", "t/cm"),
  lcf: metres("lcf"),
  mtcPlus: line("mtc_plus", "t·m/cm"),
  mtcMinus: line("mtc_minus", "t·m/cm"),
  mtcDifference: line("mtc_difference", "t·m/cm"),
  firstTrim: tonnes("first_trim"),
  secondTrim: tonnes("second_trim", "nemoto"),
  listMetres: metres("list_m", "trade_practice"),
  listDegrees: line("list_degrees", "°", "trade_practice"),
  tpcPort: line("tpc_port", "t/cm", "trade_practice"),
  tpcStarboard: line("tpc_stbd", "t/cm", "trade_practice"),
  list: tonnes("list", "trade_practice"),
  displacementTrimList: tonnes("displacement_trim_list"),
  density: line("density", "t/m³", "ece_energy_19", 4),
  densityCorrection: tonnes("density_correction"),
  displacementDensity: tonnes("displacement_density"),
  deductibles: tonnes("deductibles"),
  net: tonnes("net"),
  netLightShip: tonnes("net_light_ship"),
  deadweight: tonnes("deadweight", "trade_practice"),
  cargoOnBoard: tonnes("cargo_on_board", "trade_practice"),
} as const;

export type SurveyLine = (typeof LINES)[keyof typeof LINES]["name"];
export const SURVEY_LINES: readonly SurveyLine[] = Object.values(LINES).map((one) => one.name);
