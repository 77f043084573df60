// Decides whether a text can be a Brazilian number plate, old (ABC1234) or Mercosul (ABC1D23), and whether two
// plates are the same truck: a vehicle that changes to Mercosul keeps its number with the second digit turned
// into a letter, 0 to 9 becoming A to J. New registrations also use letters after J; those have no old form.

import { cleanedStep, cleanIdentifier, invalid, type Reading, shapeFault, valid } from "./reading.ts";

const PLATE = /^[A-Z]{3}[0-9][0-9A-Z][0-9]{2}$/;
const DIGIT_LETTERS = "ABCDEFGHIJ";
const RULE = "contran_mercosul";

/** One text for both forms of a plate, to find a truck by; the text itself when it is no plate. */
export function comparablePlate(value: string): string {
  const text = cleanIdentifier(value);
  const digit = PLATE.test(text) ? DIGIT_LETTERS.indexOf(text.slice(4, 5)) : -1;
  return digit === -1 ? text : `${text.slice(0, 4)}${digit}${text.slice(5)}`;
}

export function isSamePlate(left: string, right: string): boolean {
  return PLATE.test(cleanIdentifier(left)) && comparablePlate(left) === comparablePlate(right);
}

/** The Mercosul form of a plate; one that has it already stays. */
export function mercosulPlate(value: string): string | null {
  const text = cleanIdentifier(value);
  if (!PLATE.test(text)) return null;
  const letter = /[0-9]/.test(text.slice(4, 5)) ? DIGIT_LETTERS[Number(text.slice(4, 5))] : text.slice(4, 5);
  return `${text.slice(0, 4)}${letter}${text.slice(5)}`;
}

export function validatePlate(value: string): Reading {
  const text = cleanIdentifier(value);
  const cleaned = cleanedStep(text, RULE);
  const fault = shapeFault(text, 7, PLATE);
  if (fault !== undefined) return invalid(fault, [cleaned]);
  const isOld = /[0-9]/.test(text.slice(4, 5));
  const pattern = { name: "pattern", value: isOld ? "AAA9999" : "AAA9A99", rule: RULE } as const;
  const parts = { form: isOld ? "old" : "mercosul", comparable: comparablePlate(text) };
  return valid(text, isOld ? `${text.slice(0, 3)}-${text.slice(3)}` : text, parts, [cleaned, pattern]);
}
