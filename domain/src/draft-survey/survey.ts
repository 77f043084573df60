// Decides the net displacement of one draft survey: from six readings to what the ship and its cargo weigh
// without everything that is not cargo. By ECE/ENERGY/19 and, for the list, the practice of the trade. Drafts and
// distances in metres, weights in tonnes, densities in tonnes per cubic metre.
//
// Signs are fixed here and nowhere else: trim by the stern, a centre of flotation aft of midships, a mark forward
// of its reference, a sag and a list to port are positive.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  absolute,
  add,
  canonical,
  compare,
  type DecimalText,
  divide,
  multiply,
  subtract,
  sum,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import {
  type Bracket,
  bracketOf,
  type Column,
  type HydrostaticTable,
  interpolateColumn,
  isBracket,
} from "./hydrostatic-table.ts";
import { LINES } from "./lines.data.ts";
import { listDegrees, STEEPEST_LIST } from "./list-angle.ts";
import type { Rounding, ShipInput, SurveyInput } from "./request.ts";
import { EXACT_PLACES, figures, openWorksheet, type Worksheet } from "./worksheet.ts";

/** The moment to change trim is read half a metre above and below the quarter mean, never at the drafts. */
const MTC_DISTANCE = "0.5";

/** The values that other rules go on with, as exact as the rounding keeps them. */
export interface SurveyFigures {
  readonly trueTrim: DecimalText;
  readonly quarterMean: DecimalText;
  readonly listDegrees: DecimalText;
  readonly density: DecimalText;
  readonly deadweight: DecimalText;
  readonly net: DecimalText;
}

export interface SurveySheet {
  readonly figures: SurveyFigures;
  /** Every line by its name, as the form shows it; null where a switch left it out. */
  readonly lines: Readonly<Record<string, DecimalText | null>>;
  readonly steps: readonly Step[];
}

const over = (left: DecimalText, right: DecimalText) => divide(left, right, EXACT_PLACES, "half_up");
const half = (value: DecimalText) => multiply(value, "0.5");

interface Hull {
  readonly fwd: DecimalText;
  readonly mid: DecimalText;
  readonly aft: DecimalText;
  readonly trueTrim: DecimalText;
  readonly quarterMean: DecimalText;
}

/** From the readings at the marks to the draft that stands for the whole hull. */
function readHull(sheet: Worksheet, ship: ShipInput, readings: SurveyInput["readings"]): Hull {
  const { fp, fs, mp, ms, ap, as } = readings;
  const meanFwd = sheet.write(LINES.meanFwd, half(add(fp, fs)), figures`(${fp} + ${fs}) ÷ 2`);
  const meanMid = sheet.write(LINES.meanMid, half(add(mp, ms)), figures`(${mp} + ${ms}) ÷ 2`);
  const meanAft = sheet.write(LINES.meanAft, half(add(ap, as)), figures`(${ap} + ${as}) ÷ 2`);
  const trim = sheet.write(LINES.apparentTrim, subtract(meanAft, meanFwd), figures`${meanAft} − ${meanFwd}`);
  const { marks, lbp } = ship;
  const length = subtract(add(lbp, marks.fwd), marks.aft);
  const lbm = sheet.write(LINES.lbm, length, figures`${lbp} + (${marks.fwd}) − (${marks.aft})`);
  const correct = (line: (typeof LINES)["corrFwd"], distance: DecimalText) =>
    sheet.write(line, over(multiply(distance, trim), lbm), figures`${distance} × ${trim} ÷ ${lbm}`);
  const corrFwd = correct(LINES.corrFwd, marks.fwd);
  const corrMid = correct(LINES.corrMid, marks.mid);
  const corrAft = correct(LINES.corrAft, marks.aft);
  const keel = (at: "fwd" | "mid" | "aft") => multiply(ship.keel_mm?.[at] ?? "0", "0.001");
  const settle = (
    line: (typeof LINES)["fwd"],
    mean: DecimalText,
    correction: DecimalText,
    thickness: DecimalText,
  ) =>
    sheet.write(
      line,
      subtract(add(mean, correction), thickness),
      figures`${mean} + (${correction}) − ${thickness}`,
    );
  const fwd = settle(LINES.fwd, meanFwd, corrFwd, keel("fwd"));
  const mid = settle(LINES.mid, meanMid, corrMid, keel("mid"));
  const aft = settle(LINES.aft, meanAft, corrAft, keel("aft"));
  return { fwd, mid, aft, ...readCurve(sheet, fwd, mid, aft) };
}

function readCurve(sheet: Worksheet, fwd: DecimalText, mid: DecimalText, aft: DecimalText) {
  const trueTrim = sheet.write(LINES.trueTrim, subtract(aft, fwd), figures`${aft} − ${fwd}`);
  const ends = sheet.write(LINES.meanFwdAft, half(add(fwd, aft)), figures`(${fwd} + ${aft}) ÷ 2`);
  sheet.write(LINES.meanOfMeans, half(add(ends, mid)), figures`(${ends} + ${mid}) ÷ 2`);
  sheet.write(LINES.deflection, multiply(subtract(mid, ends), "100"), figures`(${mid} − ${ends}) × 100`);
  // In one line: the rounded means above would move it by a millimetre, which is several tonnes.
  const quarterMean = sheet.write(
    LINES.quarterMean,
    multiply(sum([fwd, aft, multiply(mid, "6")]), "0.125"),
    figures`(${fwd} + ${aft} + 6 × ${mid}) ÷ 8`,
  );
  return { trueTrim, quarterMean };
}

interface Brackets {
  readonly mean: Bracket;
  readonly plus: Bracket;
  readonly minus: Bracket;
  /** Only where the list is corrected. */
  readonly port: Bracket | null;
  readonly starboard: Bracket | null;
}

/** Everything the table is asked for, or every draft that it does not answer. */
function findBrackets(
  table: HydrostaticTable,
  quarterMean: DecimalText,
  survey: SurveyInput,
): Calculated<Brackets> {
  const mean = bracketOf(table, canonical(quarterMean), "readings");
  const plus = bracketOf(table, add(quarterMean, MTC_DISTANCE), "readings");
  const minus = bracketOf(table, subtract(quarterMean, MTC_DISTANCE), "readings");
  const isListed = survey.apply_list !== false;
  const port = isListed ? bracketOf(table, survey.readings.mp, "readings.mp") : null;
  const starboard = isListed ? bracketOf(table, survey.readings.ms, "readings.ms") : null;
  if (
    isBracket(mean) &&
    isBracket(plus) &&
    isBracket(minus) &&
    (port === null || isBracket(port)) &&
    (starboard === null || isBracket(starboard))
  )
    return calculated({ mean, plus, minus, port, starboard });
  const all = [mean, plus, minus, port, starboard];
  return refused(all.filter((one): one is Issue => one !== null && !isBracket(one)));
}

function readTable(
  sheet: Worksheet,
  line: (typeof LINES)[keyof typeof LINES],
  bracket: Bracket,
  draft: DecimalText,
  column: Column,
): DecimalText {
  const { below, above } = bracket;
  const value = interpolateColumn(bracket, draft, column);
  if (below === above) return sheet.write(line, value, figures`${draft} m: ${below[column]}`);
  const formula = figures`${below[column]} + (${draft} − ${below.draft}) × (${above[column]} − ${below[column]}) ÷ (${above.draft} − ${below.draft})`;
  return sheet.write(line, value, formula);
}

/** The displacement by the table, corrected for trim in both steps and for list. */
function displace(sheet: Worksheet, ship: ShipInput, hull: Hull, survey: SurveyInput, found: Brackets) {
  const { quarterMean, trueTrim } = hull;
  const { lbp } = ship;
  const displacement = readTable(sheet, LINES.displacement, found.mean, quarterMean, "displacement");
  const tpc = readTable(sheet, LINES.tpc, found.mean, quarterMean, "tpc");
  const lcf = readTable(sheet, LINES.lcf, found.mean, quarterMean, "lcf");
  const plus = readTable(sheet, LINES.mtcPlus, found.plus, add(quarterMean, MTC_DISTANCE), "mtc");
  const minus = readTable(sheet, LINES.mtcMinus, found.minus, subtract(quarterMean, MTC_DISTANCE), "mtc");
  const difference = sheet.write(LINES.mtcDifference, subtract(plus, minus), figures`${plus} − ${minus}`);
  const first = sheet.write(
    LINES.firstTrim,
    over(multiply(multiply(multiply(trueTrim, tpc), lcf), "100"), lbp),
    figures`${trueTrim} × ${tpc} × ${lcf} × 100 ÷ ${lbp}`,
  );
  const second = sheet.write(
    LINES.secondTrim,
    over(multiply(multiply(multiply(trueTrim, trueTrim), difference), "50"), lbp),
    figures`50 × ${trueTrim}² × ${difference} ÷ ${lbp}`,
  );
  const listed = correctList(sheet, ship, survey, found);
  const whole = sheet.write(
    LINES.displacementTrimList,
    sum([displacement, first, second, listed.correction]),
    figures`${displacement} + (${first}) + ${second} + ${listed.correction}`,
  );
  return { displacementTrimList: whole, listDegrees: listed.degrees };
}

function correctList(sheet: Worksheet, ship: ShipInput, survey: SurveyInput, found: Brackets) {
  const { mp, ms } = survey.readings;
  const list = sheet.write(LINES.listMetres, subtract(mp, ms), figures`${mp} − ${ms}`);
  const degrees = sheet.write(
    LINES.listDegrees,
    listDegrees(list, ship.breadth),
    figures`arctan(${list} ÷ ${ship.breadth})`,
  );
  if (found.port === null || found.starboard === null) {
    sheet.skip(LINES.tpcPort);
    sheet.skip(LINES.tpcStarboard);
    return { degrees, correction: sheet.write(LINES.list, "0", "0") };
  }
  const port = readTable(sheet, LINES.tpcPort, found.port, mp, "tpc");
  const starboard = readTable(sheet, LINES.tpcStarboard, found.starboard, ms, "tpc");
  const correction = sheet.write(
    LINES.list,
    multiply(multiply("6", absolute(list)), absolute(subtract(port, starboard))),
    figures`6 × |${list}| × |${port} − ${starboard}|`,
  );
  return { degrees, correction };
}

/** The water the ship floats in, and what it carries besides cargo. */
function settleNet(sheet: Worksheet, ship: ShipInput, survey: SurveyInput, displaced: DecimalText) {
  const base = ship.table_density;
  const density = sheet.write(LINES.density, survey.density, figures`${survey.density}`);
  const correction = sheet.write(
    LINES.densityCorrection,
    over(multiply(displaced, subtract(density, base)), base),
    figures`${displaced} × (${density} − ${base}) ÷ ${base}`,
  );
  const floating = sheet.write(
    LINES.displacementDensity,
    add(displaced, correction),
    figures`${displaced} + (${correction})`,
  );
  const weights = Object.values(survey.deductibles);
  const deductibles = sheet.write(LINES.deductibles, sum(weights), weights.map(canonical).join(" + ") || "0");
  const net = sheet.write(LINES.net, subtract(floating, deductibles), figures`${floating} − ${deductibles}`);
  const light = ship.light_ship;
  const rest = sheet.write(LINES.netLightShip, subtract(net, light), figures`${net} − ${light}`);
  const deadweight = sheet.write(
    LINES.deadweight,
    subtract(floating, light),
    figures`${floating} − ${light}`,
  );
  const constant = ship.declared_constant;
  if (typeof constant === "string")
    sheet.write(LINES.cargoOnBoard, subtract(rest, constant), figures`${rest} − ${constant}`);
  else sheet.skip(LINES.cargoOnBoard);
  return { density, floating, deductibles, net, deadweight };
}

/** Midship readings that no floating ship has. */
function checkReadings(ship: ShipInput, survey: SurveyInput): Issue[] {
  const { mp, ms } = survey.readings;
  const steepest = multiply(ship.breadth, STEEPEST_LIST);
  if (compare(absolute(subtract(mp, ms)), steepest) <= 0) return [];
  const isPortDeeper = compare(mp, ms) > 0;
  const max = add(isPortDeeper ? ms : mp, steepest);
  return [issue("above_maximum", isPortDeeper ? "readings.mp" : "readings.ms", { max })];
}

/** One survey; the fields of its issues are those of the survey. */
export function calculateSurvey(
  ship: ShipInput,
  table: HydrostaticTable,
  survey: SurveyInput,
  rounding: Rounding,
): Calculated<SurveySheet> {
  const wrong = checkReadings(ship, survey);
  if (wrong.length > 0) return refused(wrong);
  const sheet = openWorksheet(rounding);
  const hull = readHull(sheet, ship, survey.readings);
  const found = findBrackets(table, hull.quarterMean, survey);
  if (!found.ok) return found;
  const displaced = displace(sheet, ship, hull, survey, found.result);
  const settled = settleNet(sheet, ship, survey, displaced.displacementTrimList);
  if (compare(settled.deductibles, settled.floating) >= 0)
    return refused([issue("above_maximum", "deductibles", { max: canonical(settled.floating) })]);
  return calculated({
    figures: {
      trueTrim: hull.trueTrim,
      quarterMean: hull.quarterMean,
      listDegrees: displaced.listDegrees,
      density: settled.density,
      deadweight: settled.deadweight,
      net: settled.net,
    },
    lines: sheet.shown(),
    steps: sheet.steps(),
  });
}
