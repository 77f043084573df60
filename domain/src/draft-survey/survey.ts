// Decides the net displacement of one draft survey: from six readings to what the ship and its cargo weigh
// without everything that is not cargo. By ECE/ENERGY/19 and, for the list, the practice of the trade. Drafts and
// distances in metres, weights in tonnes, densities in tonnes per cubic metre.
//
// Signs are fixed here and nowhere else: trim by the stern, a centre of flotation aft of midships, a mark forward
// of its reference, a sag and a list to port are positive.

import { type Calculated, calculated, refused } from "../kernel/calculated.ts";
import {
  absolute,
  add,
  canonical,
  compare,
  type DecimalText,
  multiply,
  subtract,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { betweenFormula, figures, type Point } from "../kernel/formula.ts";
import {
  absoluteFraction,
  addFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  HUNDRED,
  multiplyFractions,
  subtractFractions,
  sumFractions,
} from "../kernel/fraction.ts";
import { apparentDensity, LOAD_LINE_EXCESS } from "./density.ts";
import {
  type Bracket,
  bracketOf,
  type Column,
  type HydrostaticTable,
  interpolateColumn,
  isBracket,
} from "./hydrostatic-table.ts";
import { LINES, type LineKind, type SurveyLine } from "./lines.data.ts";
import { listDegrees, STEEPEST_LIST } from "./list-angle.ts";
import type { Rounding, ShipInput, SurveyInput } from "./request.ts";
import { openWorksheet, type Quantity, quantity, type SurveyStep, type Worksheet } from "./worksheet.ts";

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
  readonly lines: Readonly<Record<SurveyLine, DecimalText | null>>;
  readonly steps: readonly SurveyStep[];
}

const HALF = fractionOf("0.5");
const SIX = fractionOf("6");
const EIGHTH = fractionOf("0.125");
const FIFTY = fractionOf("50");

const plus = (...parts: readonly Quantity[]) => sumFractions(parts.map((part) => part.value));
const minus = (left: Quantity, right: Quantity) => subtractFractions(left.value, right.value);
const times = (first: Fraction, ...rest: readonly Fraction[]) => rest.reduce(multiplyFractions, first);
const meanOf = (left: Quantity, right: Quantity) => times(plus(left, right), HALF);

interface Hull {
  readonly trueTrim: Quantity;
  readonly quarterMean: Quantity;
}

/** What a ship is, read once for all its surveys. */
export interface Ship {
  readonly input: ShipInput;
  readonly table: HydrostaticTable;
  readonly lbp: Quantity;
  readonly breadth: Quantity;
  readonly lightShip: Quantity;
  readonly tableDensity: Quantity;
}

export function openShip(input: ShipInput, table: HydrostaticTable): Ship {
  return {
    input,
    table,
    lbp: quantity(input.lbp),
    breadth: quantity(input.breadth),
    lightShip: quantity(input.light_ship),
    tableDensity: quantity(input.table_density),
  };
}

const ENDS = ["fwd", "mid", "aft"] as const;
const MARK_LINES = {
  fwd: { mean: LINES.meanFwd, correction: LINES.corrFwd, draft: LINES.fwd, sides: ["fp", "fs"] },
  mid: { mean: LINES.meanMid, correction: LINES.corrMid, draft: LINES.mid, sides: ["mp", "ms"] },
  aft: { mean: LINES.meanAft, correction: LINES.corrAft, draft: LINES.aft, sides: ["ap", "as"] },
} as const;

type AtMarks = Readonly<Record<(typeof ENDS)[number], Quantity>>;
const atMarks = (read: (end: (typeof ENDS)[number]) => Quantity): AtMarks => ({
  fwd: read("fwd"),
  mid: read("mid"),
  aft: read("aft"),
});

/** From the readings at the marks to the draft that stands for the whole hull. */
function readHull(sheet: Worksheet, ship: Ship, readings: SurveyInput["readings"]): Hull {
  const { marks, keel_mm: keel } = ship.input;
  const means = atMarks((end) => {
    const { mean, sides } = MARK_LINES[end];
    const [port, starboard] = [quantity(readings[sides[0]]), quantity(readings[sides[1]])];
    return sheet.write(mean, meanOf(port, starboard), figures`(${port} + ${starboard}) ÷ 2`);
  });
  const { aft, fwd } = means;
  const trim = sheet.write(LINES.apparentTrim, minus(aft, fwd), figures`${aft} − ${fwd}`);
  const distances = atMarks((end) => quantity(marks[end]));
  const lbm = sheet.write(
    LINES.lbm,
    subtractFractions(plus(ship.lbp, distances.fwd), distances.aft.value),
    figures`${ship.lbp} + ${distances.fwd} − ${distances.aft}`,
  );
  const corrections = atMarks((end) => {
    const distance = distances[end];
    const value = divideFractions(times(distance.value, trim.value), lbm.value);
    return sheet.write(MARK_LINES[end].correction, value, figures`${distance} × ${trim} ÷ ${lbm}`);
  });
  const drafts = atMarks((end) => {
    const [mean, correction] = [means[end], corrections[end]];
    const thickness = quantity(multiply(keel?.[end] ?? "0", "0.001"));
    const value = subtractFractions(plus(mean, correction), thickness.value);
    return sheet.write(MARK_LINES[end].draft, value, figures`${mean} + ${correction} − ${thickness}`);
  });
  return readCurve(sheet, drafts);
}

function readCurve(sheet: Worksheet, { fwd, mid, aft }: AtMarks): Hull {
  const trueTrim = sheet.write(LINES.trueTrim, minus(aft, fwd), figures`${aft} − ${fwd}`);
  const ends = sheet.write(LINES.meanFwdAft, meanOf(fwd, aft), figures`(${fwd} + ${aft}) ÷ 2`);
  sheet.write(LINES.meanOfMeans, meanOf(ends, mid), figures`(${ends} + ${mid}) ÷ 2`);
  sheet.write(LINES.deflection, times(minus(mid, ends), HUNDRED), figures`(${mid} − ${ends}) × 100`);
  // In one line: the rounded means above would move it by a millimetre, which is several tonnes.
  const quarterMean = sheet.write(
    LINES.quarterMean,
    times(addFractions(plus(fwd, aft), times(mid.value, SIX)), EIGHTH),
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
  const plusHalf = bracketOf(table, add(quarterMean, MTC_DISTANCE), "readings");
  const minusHalf = bracketOf(table, subtract(quarterMean, MTC_DISTANCE), "readings");
  const isListed = survey.apply_list !== false;
  const port = isListed ? bracketOf(table, survey.readings.mp, "readings.mp") : null;
  const starboard = isListed ? bracketOf(table, survey.readings.ms, "readings.ms") : null;
  if (
    isBracket(mean) &&
    isBracket(plusHalf) &&
    isBracket(minusHalf) &&
    (port === null || isBracket(port)) &&
    (starboard === null || isBracket(starboard))
  )
    return calculated({ mean, plus: plusHalf, minus: minusHalf, port, starboard });
  const all = [mean, plusHalf, minusHalf, port, starboard];
  return refused(all.filter((one): one is Issue => one !== null && !isBracket(one)));
}

function readTable(
  sheet: Worksheet,
  line: LineKind<SurveyLine>,
  bracket: Bracket,
  draft: Quantity,
  column: Column,
): Quantity {
  const { below, above } = bracket;
  const value = interpolateColumn(bracket, draft, column);
  const [low, high] = [below, above].map((row) => ({ at: row.draft, value: row[column] })) as [Point, Point];
  return sheet.write(line, value, betweenFormula(low, high, draft.text));
}

/** The displacement by the table, corrected for trim in both steps and for list. */
function displace(sheet: Worksheet, ship: Ship, hull: Hull, survey: SurveyInput, found: Brackets) {
  const { quarterMean, trueTrim } = hull;
  const { lbp } = ship;
  const displacement = readTable(sheet, LINES.displacement, found.mean, quarterMean, "displacement");
  const tpc = readTable(sheet, LINES.tpc, found.mean, quarterMean, "tpc");
  const lcf = readTable(sheet, LINES.lcf, found.mean, quarterMean, "lcf");
  const above = quantity(add(quarterMean.text, MTC_DISTANCE));
  const below = quantity(subtract(quarterMean.text, MTC_DISTANCE));
  const mtcPlus = readTable(sheet, LINES.mtcPlus, found.plus, above, "mtc");
  const mtcMinus = readTable(sheet, LINES.mtcMinus, found.minus, below, "mtc");
  const difference = sheet.write(
    LINES.mtcDifference,
    minus(mtcPlus, mtcMinus),
    figures`${mtcPlus} − ${mtcMinus}`,
  );
  const first = sheet.write(
    LINES.firstTrim,
    divideFractions(times(trueTrim.value, tpc.value, lcf.value, HUNDRED), lbp.value),
    figures`${trueTrim} × ${tpc} × ${lcf} × 100 ÷ ${lbp}`,
  );
  const second = sheet.write(
    LINES.secondTrim,
    divideFractions(times(FIFTY, trueTrim.value, trueTrim.value, difference.value), lbp.value),
    figures`50 × ${trueTrim}² × ${difference} ÷ ${lbp}`,
  );
  const listed = correctList(sheet, ship, survey, found);
  const whole = sheet.write(
    LINES.displacementTrimList,
    plus(displacement, first, second, listed.correction),
    figures`${displacement} + ${first} + ${second} + ${listed.correction}`,
  );
  return { displacementTrimList: whole, listDegrees: listed.degrees };
}

function correctList(sheet: Worksheet, ship: Ship, survey: SurveyInput, found: Brackets) {
  const [mp, ms] = [quantity(survey.readings.mp), quantity(survey.readings.ms)];
  const list = sheet.write(LINES.listMetres, minus(mp, ms), figures`${mp} − ${ms}`);
  const degrees = sheet.write(
    LINES.listDegrees,
    listDegrees(list.value, ship.breadth.value),
    figures`arctan(${list} ÷ ${ship.breadth})`,
  );
  if (found.port === null || found.starboard === null) {
    sheet.skip(LINES.tpcPort);
    sheet.skip(LINES.tpcStarboard);
    return { degrees, correction: sheet.write(LINES.list, fractionOf("0"), "0") };
  }
  const port = readTable(sheet, LINES.tpcPort, found.port, mp, "tpc");
  const starboard = readTable(sheet, LINES.tpcStarboard, found.starboard, ms, "tpc");
  const correction = sheet.write(
    LINES.list,
    times(SIX, absoluteFraction(list.value), absoluteFraction(minus(port, starboard))),
    figures`6 × |${list}| × |${port} − ${starboard}|`,
  );
  return { degrees, correction };
}

/** The density of the water, in air whatever glass it was read with. */
function readDensity(sheet: Worksheet, survey: SurveyInput): Quantity {
  const reading = quantity(survey.density);
  if (survey.hydrometer !== "load_line")
    return sheet.write(LINES.density, reading.value, figures`${reading}`);
  const value = apparentDensity(reading.value, "load_line");
  return sheet.write(LINES.density, value, figures`${reading} − ${LOAD_LINE_EXCESS}`);
}

/** The water the ship floats in, and what it carries besides cargo. */
function settleNet(sheet: Worksheet, ship: Ship, survey: SurveyInput, displaced: Quantity) {
  const { tableDensity: base, lightShip: light } = ship;
  const density = readDensity(sheet, survey);
  const correction = sheet.write(
    LINES.densityCorrection,
    divideFractions(times(displaced.value, minus(density, base)), base.value),
    figures`${displaced} × (${density} − ${base}) ÷ ${base}`,
  );
  const floating = sheet.write(
    LINES.displacementDensity,
    plus(displaced, correction),
    figures`${displaced} + ${correction}`,
  );
  const weights = Object.values(survey.deductibles);
  const deductibles = sheet.write(
    LINES.deductibles,
    sumFractions(weights.map((weight) => fractionOf(weight))),
    weights.map((weight) => figures`${weight}`).join(" + ") || "0",
  );
  const net = sheet.write(LINES.net, minus(floating, deductibles), figures`${floating} − ${deductibles}`);
  const rest = sheet.write(LINES.netLightShip, minus(net, light), figures`${net} − ${light}`);
  const deadweight = sheet.write(LINES.deadweight, minus(floating, light), figures`${floating} − ${light}`);
  const declared = ship.input.declared_constant;
  if (typeof declared === "string") {
    const constant = quantity(declared);
    sheet.write(LINES.cargoOnBoard, minus(rest, constant), figures`${rest} − ${constant}`);
  } else sheet.skip(LINES.cargoOnBoard);
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
  ship: Ship,
  survey: SurveyInput,
  rounding: Rounding,
): Calculated<SurveySheet> {
  const wrong = checkReadings(ship.input, survey);
  if (wrong.length > 0) return refused(wrong);
  const sheet = openWorksheet(rounding);
  const hull = readHull(sheet, ship, survey.readings);
  const found = findBrackets(ship.table, hull.quarterMean.text, survey);
  if (!found.ok) return found;
  const displaced = displace(sheet, ship, hull, survey, found.result);
  const settled = settleNet(sheet, ship, survey, displaced.displacementTrimList);
  if (compare(settled.deductibles.text, settled.floating.text) >= 0)
    return refused([issue("above_maximum", "deductibles", { max: canonical(settled.floating.text) })]);
  return calculated({
    figures: {
      trueTrim: hull.trueTrim.text,
      quarterMean: hull.quarterMean.text,
      listDegrees: displaced.listDegrees.text,
      density: settled.density.text,
      deadweight: settled.deadweight.text,
      net: settled.net.text,
    },
    lines: sheet.shown(),
    steps: sheet.steps(),
  });
}
