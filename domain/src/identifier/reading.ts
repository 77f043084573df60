// Decides how the text of an identifier is read before its rule is asked: capitals, without the marks that
// people put between the groups. Letters are changed by ASCII alone, because a Turkish ı or a full-width digit
// is another character and makes another number.

import { z } from "zod";
import type { Step } from "../kernel/calculated.ts";
import { listOutput, namedOutput, objectOutput, stepOutput } from "../kernel/output.ts";

/** The text as it was read, the sum of its weighted places, what is left of it, the digit that follows. */
export const IDENTIFIER_STEPS = ["cleaned", "weighted_sum", "remainder", "check_digit", "pattern"] as const;
export const IDENTIFIER_RULES = [
  "in_rfb_2229_2024",
  "cpf_check_digits",
  "nt_2025_001",
  "nfse_national_key",
  "imo_ship_number",
  "imo_company_number",
  "itu_r_m585",
  "iso_6346",
  "contran_mercosul",
] as const;
export type IdentifierRule = (typeof IDENTIFIER_RULES)[number];
export type IdentifierStep = Step<(typeof IDENTIFIER_STEPS)[number], IdentifierRule>;

/** What an identifier may say about itself. */
export const IDENTIFIER_PARTS = [
  "root",
  "establishment",
  "kind",
  "state",
  "month",
  "issuer",
  "issuer_kind",
  "model",
  "document",
  "series",
  "number",
  "emission",
  "code",
  "municipality",
  "environment",
  "owner",
  "category",
  "form",
  "comparable",
  "station",
  "country_digits",
  "country",
] as const;
export type IdentifierPart = (typeof IDENTIFIER_PARTS)[number];

export const IDENTIFIER_FAULTS = [
  "empty",
  "length",
  "characters",
  "check_digit",
  "repeated",
  "unknown_state",
  "unknown_month",
  "unknown_model",
  "unknown_issuer",
  "unknown_environment",
  "unknown_station",
  "unknown_category",
] as const;
export type IdentifierFault = (typeof IDENTIFIER_FAULTS)[number];

export const readingOutput = objectOutput({
  valid: z.boolean(),
  /** As stored and compared; null when the text is none. */
  canonical: z.string().nullable(),
  /** As printed. */
  formatted: z.string().nullable(),
  reason: z.enum(IDENTIFIER_FAULTS).exactOptional(),
  /** What the identifier says about itself. */
  parts: namedOutput(IDENTIFIER_PARTS, z.string()).exactOptional(),
  steps: listOutput(stepOutput(IDENTIFIER_STEPS, IDENTIFIER_RULES)),
});
export type Reading = z.infer<typeof readingOutput>;

const LONGEST = 200;

/** Upper case of a to z and of nothing else, without blanks, dots, slashes and hyphens. */
export function cleanIdentifier(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[\s./-]/g, "")
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export const invalid = (reason: IdentifierFault, steps: readonly IdentifierStep[] = []): Reading => ({
  valid: false,
  canonical: null,
  formatted: null,
  reason,
  steps,
});

export function valid(
  canonical: string,
  formatted: string,
  parts?: Partial<Record<IdentifierPart, string>>,
  steps: readonly IdentifierStep[] = [],
): Reading {
  return { valid: true, canonical, formatted, ...(parts === undefined ? {} : { parts }), steps };
}

export const cleanedStep = (text: string, rule: IdentifierRule): IdentifierStep => ({
  name: "cleaned",
  value: text,
  rule,
});

/** Length first: a text that is cut short is more often mistyped than misspelt. */
export function shapeFault(text: string, length: number, pattern: RegExp): IdentifierFault | undefined {
  if (text === "") return "empty";
  if (text.length !== length) return /^[0-9A-Z]*$/.test(text) ? "length" : "characters";
  return pattern.test(text) ? undefined : "characters";
}

/** Value of a character in the Brazilian check digits: its ASCII code less 48, so 0 to 9 and A = 17 to Z = 42. */
export const asciiValue = (character: string) => character.charCodeAt(0) - 48;

/** Weights 2 to 9 from the right, again and again: the sum that modulus 11 is taken of. */
export function weightedSum(text: string): number {
  return [...text]
    .reverse()
    .reduce((sum, character, index) => sum + asciiValue(character) * ((index % 8) + 2), 0);
}

export interface CheckDigit {
  readonly digit: string;
  readonly steps: readonly IdentifierStep[];
}

/** A check digit with the way to it: the weighted sum, what a division leaves of it, the digit. */
export function checkDigit(
  sum: number,
  modulus: number,
  digitOf: (rest: number) => number,
  rule: IdentifierRule,
): CheckDigit {
  const rest = sum % modulus;
  const digit = String(digitOf(rest));
  return {
    digit,
    steps: [
      { name: "weighted_sum", value: String(sum), rule },
      { name: "remainder", value: String(rest), formula: `${sum} mod ${modulus}`, rule },
      { name: "check_digit", value: digit, rule },
    ],
  };
}

/** The modulus-11 digit of CNPJ and of the access keys: 11 less the remainder, and 0 for 10 and 11. */
export function explainModulus11(text: string, rule: IdentifierRule): CheckDigit {
  return checkDigit(weightedSum(text), 11, (rest) => (rest < 2 ? 0 : 11 - rest), rule);
}
