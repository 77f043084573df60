// Decides how a calculator answers: with a result, or with every reason why there is none. Bad input is
// something people type, misread on a quay, or laboratories send, so it is an answer by field and never an
// exception. A result explains itself in steps, of one shape for every calculator.

import type { z } from "zod";
import { type Issue, issue } from "./errors.ts";
import { issuesOf } from "./field/issues.ts";
import type { Locale } from "./locale.ts";
import { formatNumber } from "./number-text.ts";

export type Calculated<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export const calculated = <T>(result: T): Calculated<T> => ({ ok: true, result });

export const refused = (
  issues: readonly Issue[],
): { readonly ok: false; readonly issues: readonly Issue[] } => ({
  ok: false,
  issues,
});

/** Takes anything: a request that is not one is answered by field, like every other mistake. */
export function calculator<I, O>(
  input: z.ZodType<I>,
  run: (request: I) => Calculated<O>,
): (request: unknown) => Calculated<O> {
  return (request) => {
    const parsed = input.safeParse(request, { reportInput: true });
    return parsed.success ? run(parsed.data) : refused(issuesOf(parsed.error));
  };
}

/** The same issues as seen from a larger request: `sample.flags` of the third unit is `units.2.sample.flags`. */
export function issuesUnder(prefix: string, issues: readonly Issue[]): Issue[] {
  return issues.map((one) =>
    issue(one.code, one.field === undefined ? prefix : `${prefix}.${one.field}`, one.params),
  );
}

/** One line of the explanation. Names, codes and rules are codes of the calculator: words are the reader's. */
export interface Step<Name extends string = string, Rule extends string = string> {
  readonly name: Name;
  /** A decimal or, where the step is a decision, a code; null where it could not be found. */
  readonly value: string | null;
  /** An international symbol, or the code of a currency. */
  readonly unit?: string;
  /** The arithmetic with its figures, where there was any: worked out by hand it comes to the value. */
  readonly formula?: string;
  /** How the value was rounded, where it was not half away from zero. */
  readonly rounding?: "down" | "half_even";
  /** The standard, law, table or custom that asks for this step. */
  readonly rule: Rule;
  /** Where in the rule, as it is cited. */
  readonly article?: string;
}

const FIGURE = /(?<![\w.:-])-?\d+(?:\.\d+)?(?![\w.:-])/g;

/** A formula with its figures written as the language writes them; everything else is signs. */
export function formatFormula(formula: string, locale: Locale): string {
  return formula.replace(FIGURE, (figure) => formatNumber(figure, locale, { grouping: false }));
}
