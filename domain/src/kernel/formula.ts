// Decides how arithmetic is printed in an explanation, and what a printed line says: whoever works it out by hand
// finds the value beside it. A line therefore shows what was really calculated with, not what was rounded for the
// eye; `valueOfFormula` is that hand. Exact fractions, signs as people write them: + − × ÷ mod, %, ², |x|, ⌈x⌉,
// max(x; y).

import { canonical, compare, type DecimalText, roundTo, scaleOf } from "./decimal.ts";
import {
  absoluteFraction,
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  fractionOf,
  HUNDRED,
  multiplyFractions,
  settleFraction,
  subtractFractions,
} from "./fraction.ts";

/** What a formula may call by its name, such as an arc tangent. */
export type FormulaFunctions = Readonly<Record<string, (value: Fraction) => Fraction>>;

const TOKEN = /\s*(\d+(?:\.\d+)?|mod\b|[a-z]+\(|[-+−×÷%²()|⌈⌉;])/y;

function tokensOf(formula: string): string[] | null {
  const tokens: string[] = [];
  const text = formula.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (found === null) return null;
    tokens.push(found[1] ?? "");
  }
  return tokens;
}

const negated = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator });

/** Left over right, whatever the sign of right; null over nothing. */
function quotientOf(left: Fraction, right: Fraction): Fraction | null {
  if (right.numerator === 0n) return null;
  return right.numerator > 0n ? divideFractions(left, right) : divideFractions(negated(left), negated(right));
}

/** What remains of whole numbers. */
function remainderOf(left: Fraction, right: Fraction): Fraction | null {
  if (right.numerator === 0n) return null;
  const whole = (value: Fraction) => value.numerator / value.denominator;
  return { numerator: whole(left) % whole(right), denominator: 1n };
}

function ceilingOf(value: Fraction): Fraction {
  const cut = settleFraction(value, 0, "down");
  return compareFractions(cut, value) < 0 ? addFractions(cut, fractionOf("1")) : cut;
}

const OPERATORS: Readonly<Record<string, (left: Fraction, right: Fraction) => Fraction | null>> = {
  "+": addFractions,
  "−": subtractFractions,
  "×": multiplyFractions,
  "÷": quotientOf,
  mod: remainderOf,
};
const SUMS = ["+", "−"];
const PRODUCTS = ["×", "÷", "mod"];

/** A reader over the tokens; null as soon as something does not belong. */
class Reader {
  private at = 0;
  private readonly tokens: readonly string[];
  private readonly functions: FormulaFunctions;

  constructor(tokens: readonly string[], functions: FormulaFunctions) {
    this.tokens = tokens;
    this.functions = functions;
  }

  whole(): Fraction | null {
    const value = this.sum();
    return this.at === this.tokens.length ? value : null;
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }

  /** Operators of one rank, from left to right. */
  private chain(signs: readonly string[], next: () => Fraction | null): Fraction | null {
    let value = next();
    for (let sign = this.tokens[this.at]; value && sign && signs.includes(sign); ) {
      this.at += 1;
      const right = next();
      value = right && (OPERATORS[sign]?.(value, right) ?? null);
      sign = this.tokens[this.at];
    }
    return value;
  }

  private sum(): Fraction | null {
    return this.chain(SUMS, () => this.chain(PRODUCTS, () => this.signed()));
  }

  private signed(): Fraction | null {
    if (!this.take("-")) return this.raised();
    const value = this.raised();
    return value && negated(value);
  }

  private raised(): Fraction | null {
    let value = this.single();
    while (value) {
      if (this.take("²")) value = multiplyFractions(value, value);
      else if (this.take("%")) value = divideFractions(value, HUNDRED);
      else return value;
    }
    return value;
  }

  private closed(end: string): Fraction | null {
    const value = this.sum();
    return this.take(end) ? value : null;
  }

  private single(): Fraction | null {
    const token = this.tokens[this.at] ?? "";
    this.at += 1;
    if (/^\d/.test(token)) return fractionOf(token);
    if (token === "(") return this.closed(")");
    if (token === "max(") return this.largest();
    const inside = token === "|" ? this.closed("|") : token === "⌈" ? this.closed("⌉") : null;
    if (inside) return token === "|" ? absoluteFraction(inside) : ceilingOf(inside);
    const named = this.functions[token.slice(0, -1)];
    const value = named && this.closed(")");
    return value ? named(value) : null;
  }

  private largest(): Fraction | null {
    let most = this.sum();
    while (most && this.take(";")) {
      const other = this.sum();
      if (other === null) return null;
      if (compareFractions(other, most) > 0) most = other;
    }
    return this.take(")") ? most : null;
  }
}

/** What a printed line comes to, exactly; null where it is no arithmetic. */
export function valueOfFormula(formula: string, functions: FormulaFunctions = {}): Fraction | null {
  const tokens = tokensOf(formula);
  return tokens === null || tokens.length === 0 ? null : new Reader(tokens, functions).whole();
}

const TRAILING_ZEROS = /\.?0+$/;

/** Without zeros at the end, and a zero without a sign. */
function trimmed(text: DecimalText): DecimalText {
  const short = text.includes(".") ? text.replace(TRAILING_ZEROS, "") : text;
  return short === "-0" ? "0" : short;
}

/** A figure, and the same in brackets where a sign would meet a sign. */
export const signed = (text: DecimalText): string => (text.startsWith("-") ? `(${text})` : text);

/** Arithmetic with its figures, without zeros that say nothing and in brackets where a sign would meet a sign. */
export function figures(
  texts: TemplateStringsArray,
  ...values: readonly (DecimalText | { readonly text: DecimalText })[]
): string {
  return texts.reduce((whole, text, index) => {
    const value = values[index - 1];
    if (value === undefined) return `${whole}${text}`;
    const shown = trimmed(typeof value === "string" ? value : value.text);
    const isOpen = whole === "" || /[(|]$/.test(whole);
    return `${whole}${isOpen ? shown : signed(shown)}${text}`;
  });
}

/** A value that is known at one place of a scale. */
export interface Point {
  readonly at: DecimalText;
  readonly value: DecimalText;
}

/** The straight line between two points of a table, or the one point that the place is on. */
export function betweenFormula(below: Point, above: Point, at: DecimalText): string {
  if (compare(below.at, above.at) === 0) return figures`${below.value}`;
  return figures`${below.value} + (${at} − ${below.at}) × (${above.value} − ${below.value}) ÷ (${above.at} − ${below.at})`;
}

/** How many decimals of a long figure are tried first: enough to recognise it. */
const READABLE_DECIMALS = 6;
const LONG_FIGURE = /\d+\.\d{7,}/g;

/**
 * The line with its long figures cut as short as they can be while it still comes to the value beside it. Figures
 * that were calculated with twenty decimals would be true and unreadable.
 */
export function shortFormula(formula: string, value: DecimalText, functions: FormulaFunctions = {}): string {
  const lengths = [...formula.matchAll(LONG_FIGURE)].map(([figure]) => scaleOf(figure));
  for (let places = READABLE_DECIMALS; places < Math.max(0, ...lengths); places += 1) {
    const short = formula.replace(LONG_FIGURE, (figure) =>
      scaleOf(figure) > places ? canonical(roundTo(figure, places)) : figure,
    );
    const found = valueOfFormula(short, functions);
    if (found !== null && isWrittenAs(found, value)) return short;
  }
  return formula;
}

/** Whether a value that is rounded to as many decimals as the text has is the text. */
function isWrittenAs(found: Fraction, value: DecimalText): boolean {
  const settled = settleFraction(found, scaleOf(value), "half_up");
  return compareFractions(settled, fractionOf(value)) === 0;
}
