// Decides how the text of an identifier is read before its rule is asked: capitals, without the marks that
// people put between the groups. Letters are changed by ASCII alone, because a Turkish ı or a full-width digit
// is another character and makes another number.

export interface Reading {
  readonly valid: boolean;
  /** As stored and compared; null when the text is none. */
  readonly canonical: string | null;
  /** As printed. */
  readonly formatted: string | null;
  readonly reason?: IdentifierFault;
  /** What the identifier says about itself. */
  readonly parts?: Readonly<Record<string, string>>;
}

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

const LONGEST = 200;

/** Upper case of a to z and of nothing else, without blanks, dots, slashes and hyphens. */
export function cleanIdentifier(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[\s./-]/g, "")
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export const invalid = (reason: IdentifierFault): Reading => ({
  valid: false,
  canonical: null,
  formatted: null,
  reason,
});

export function valid(canonical: string, formatted: string, parts?: Record<string, string>): Reading {
  return { valid: true, canonical, formatted, ...(parts === undefined ? {} : { parts }) };
}

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

/** The modulus-11 digit of CNPJ and of the access keys: 11 less the remainder, and 0 for 10 and 11. */
export function modulus11(text: string): string {
  const rest = weightedSum(text) % 11;
  return rest < 2 ? "0" : String(11 - rest);
}
