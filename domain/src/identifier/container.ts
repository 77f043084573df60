// Decides whether a text can be a container number (ISO 6346): three letters of the owner, U, J or Z for the
// kind of equipment, six digits and a check digit.

import {
  type CheckDigit,
  checkDigit,
  cleanedStep,
  cleanIdentifier,
  invalid,
  type Reading,
  shapeFault,
  valid,
} from "./reading.ts";

const NUMBER = /^[A-Z]{4}[0-9]{7}$/;
const RULE = "iso_6346";

/** A is 10 and the letters count on, leaving out 11, 22 and 33, which modulus 11 could not tell from 0. */
const LETTERS = "?A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ";
const letterValue = (letter: string) => LETTERS.indexOf(letter) + 9;

/** Each place counts double the one before it; modulus 11, and 0 for 10. */
export function containerDigit(text: string): CheckDigit {
  const sum = [...text].reduce((total, character, place) => {
    const value = /[0-9]/.test(character) ? Number(character) : letterValue(character);
    return total + value * 2 ** place;
  }, 0);
  return checkDigit(sum, 11, (rest) => rest % 10, RULE);
}

export function validateContainer(value: string): Reading {
  const text = cleanIdentifier(value);
  const cleaned = cleanedStep(text, RULE);
  const fault = shapeFault(text, 11, NUMBER);
  if (fault !== undefined) return invalid(fault, [cleaned]);
  if (!/[UJZ]/.test(text.slice(3, 4))) return invalid("unknown_category", [cleaned]);
  const { digit, steps } = containerDigit(text.slice(0, 10));
  if (digit !== text.slice(10)) return invalid("check_digit", [cleaned, ...steps]);
  const formatted = `${text.slice(0, 4)} ${text.slice(4, 10)} ${text.slice(10)}`;
  return valid(text, formatted, { owner: text.slice(0, 3), category: text.slice(3, 4) }, [cleaned, ...steps]);
}
