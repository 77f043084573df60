/**
 * Changes that no test can notice because they change no answer, each read by a person. The text is that of the
 * report: file, line before, line after. A test reports entries that can no longer happen.
 */

/** @typedef {{ change: string, reason: string }} Equivalent */

const ANY_EPOCH = "only differences of days are used: any first day gives the same hours";
const ZERO_EITHER_WAY = "no excess is an excess of zero: both ways give a loss of zero";
const WIDE_ENOUGH = "the window is wider than all roundings together: the answer lies well within it";
const EXACT_QUOTIENT = "both are figures of the data file and the quotient is exact: nothing is cut off";
const WHOLE_CENTS = "every amount is in whole cents already: there is nothing to round";
const MULTIPLE = "whether a sum is a multiple does not depend on its sign";
const BEYOND_INSTRUMENTS = "the twentieth decimal of a metre or a tonne never reaches the third";

/** @type {readonly Equivalent[]} */
export const EQUIVALENT = [
  {
    change: 'operation/statement-of-facts.ts: const EPOCH = "1970-01-01"; → const EPOCH = "1970-01-02";',
    reason: ANY_EPOCH,
  },
  {
    change: 'operation/statement-of-facts.ts: const EPOCH = "1970-01-01"; → const EPOCH = "1969-12-31";',
    reason: ANY_EPOCH,
  },
  {
    change: "billing/gross-up.ts: const MOST_CENTS = 6; → const MOST_CENTS = 7;",
    reason: WIDE_ENOUGH,
  },
  {
    change: "billing/gross-up.ts: const MOST_CENTS = 6; → const MOST_CENTS = 5;",
    reason: WIDE_ENOUGH,
  },
  {
    change:
      "billing/gross-up.ts: return Array.from({ length: 2 * MOST_CENTS + 1 }, (_, cents) => → return Array.from({ length: 2 * MOST_CENTS - 1 }, (_, cents) =>",
    reason: WIDE_ENOUGH,
  },
  {
    change:
      "billing/gross-up.ts: const best = rest.reduce((least, one) => (compare(one.gross, least.gross) < 0 ? one : least), first); → const best = rest.reduce((least, one) => (compare(one.gross, least.gross) <= 0 ? one : least), first);",
    reason: "two percentages are reais apart where they apply: they never lead to one invoice",
  },
  {
    change:
      'billing/withholding.ts: return roundFraction(subtractFractions(fractionOf(gross), withheld), 2, "half_up"); → return roundFraction(subtractFractions(fractionOf(gross), withheld), 2, "down");',
    reason: WHOLE_CENTS,
  },
  {
    change:
      "identifier/neighbour-tax-id.ts: return sum + (value > 9 ? value - 9 : value); → return sum - (value > 9 ? value - 9 : value);",
    reason: MULTIPLE,
  },
  {
    change:
      "identifier/neighbour-tax-id.ts: text.startsWith(POST_OFFICE) && [...text].reduce((sum, one) => sum + Number(one), 0) % 5 === 0; → text.startsWith(POST_OFFICE) && [...text].reduce((sum, one) => sum - Number(one), 0) % 5 === 0;",
    reason: MULTIPLE,
  },
  {
    change:
      "classification/combine.ts: (found, entry) => (compare(entry.value, found.value) > 0 ? entry : found), → (found, entry) => (compare(entry.value, found.value) >= 0 ? entry : found),",
    reason: "of two equal highest results only the value is shown, and it is the same",
  },
  {
    change:
      'classification/combine.ts: return roundTo(multiply(add(middle, order < 0 ? low : high), "0.5"), places); → return roundTo(multiply(add(middle, order <= 0 ? low : high), "0.5"), places);',
    reason: "equal distances were answered on the line before",
  },
  {
    change:
      "classification/discount.ts: if (excess.numerator <= 0n) return ZERO; → if (excess.numerator < 0n) return ZERO;",
    reason: ZERO_EITHER_WAY,
  },
  {
    change:
      "classification/discount.ts: return excess.numerator <= 0n ? ZERO : multiplyFractions(excess, fractionOf(factor)); → return excess.numerator < 0n ? ZERO : multiplyFractions(excess, fractionOf(factor));",
    reason: ZERO_EITHER_WAY,
  },
  {
    change:
      'classification/parameter-sets.data.ts: limits: Object.fromEntries(RICE_PARAMETERS.map((parameter, index) => [parameter, limits[index] ?? "0"])), → limits: Object.fromEntries(RICE_PARAMETERS.map((parameter, index) => [parameter, limits[index] ?? "1"])),',
    reason: "every row of the table has a limit for every parameter: nothing is ever filled in",
  },
  {
    change:
      'classification/parameter-sets.data.ts: limits: Object.fromEntries(RICE_PARAMETERS.map((parameter, index) => [parameter, limits[index] ?? "0"])), → limits: Object.fromEntries(RICE_PARAMETERS.map((parameter, index) => [parameter, limits[index] ?? "-1"])),',
    reason: "every row of the table has a limit for every parameter: nothing is ever filled in",
  },
  {
    change:
      'classification/sampling.ts: const each = divide(FLOW.fractionKg, FLOW.incrementKg, 0, "up"); → const each = divide(FLOW.fractionKg, FLOW.incrementKg, 0, "down");',
    reason: EXACT_QUOTIENT,
  },
  {
    change:
      'classification/sampling.ts: const apart = divide(FLOW.fractionT, each, 6, "half_up"); → const apart = divide(FLOW.fractionT, each, 6, "down");',
    reason: EXACT_QUOTIENT,
  },
  {
    change:
      "classification/standards.data.ts: return date === undefined ? versions.at(-1) : versions.findLast((standard) => isInForce(standard, date)); → return date === undefined ? versions.at(-0) : versions.findLast((standard) => isInForce(standard, date));",
    reason: "each product has one version of its standard so far: the first is the newest",
  },
  {
    change:
      'draft-survey/list-angle.ts: const shortened = (value: Fraction): DecimalText => roundFraction(value, EXACT_PLACES, "half_up"); → const shortened = (value: Fraction): DecimalText => roundFraction(value, EXACT_PLACES, "down");',
    reason: BEYOND_INSTRUMENTS,
  },
  {
    change:
      "draft-survey/survey.ts: const isPortDeeper = compare(mp, ms) > 0; → const isPortDeeper = compare(mp, ms) >= 0;",
    reason: "equal readings have no list and never come here",
  },
  {
    change: "draft-survey/list-angle.ts: export const EXACT_PLACES = 20; → export const EXACT_PLACES = 21;",
    reason: BEYOND_INSTRUMENTS,
  },
  {
    change: "draft-survey/list-angle.ts: export const EXACT_PLACES = 20; → export const EXACT_PLACES = 19;",
    reason: BEYOND_INSTRUMENTS,
  },
];
