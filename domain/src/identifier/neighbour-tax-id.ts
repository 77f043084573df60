// Decides whether a tax number of Argentina (CUIT), Paraguay (RUC) or France (SIREN, SIRET) can be one: length and
// check digit. From general knowledge of the published routines, not read in the law; a number that passes is
// possible, never proven to be given to anybody.

import { cleanIdentifier, invalid, type Reading, shapeFault, valid } from "./reading.ts";

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** Persons begin with 20, 23, 24, 25, 26 or 27; companies with 30, 33 or 34. */
const CUIT = /^(20|23|24|25|26|27|30|33|34)\d{9}$/;

export function validateCuit(value: string): Reading {
  const text = cleanIdentifier(value);
  const fault = shapeFault(text, 11, CUIT);
  if (fault !== undefined) return invalid(fault);
  // A remainder that would ask for the digit 10 makes the office choose another beginning: no digit fits.
  const digit = (11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  if (String(digit) !== text.slice(10)) return invalid("check_digit");
  return valid(text, `${text.slice(0, 2)}-${text.slice(2, 10)}-${text.slice(10)}`);
}

/** Six to eight digits and the check digit; weights 2, 3, 4… from the right. */
export function validateRuc(value: string): Reading {
  const text = cleanIdentifier(value);
  if (text === "") return invalid("empty");
  if (!/^\d*$/.test(text)) return invalid("characters");
  if (text.length < 7 || text.length > 9) return invalid("length");
  const base = text.slice(0, -1);
  const sum = [...base].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const rest = sum % 11;
  if (String(rest > 1 ? 11 - rest : 0) !== text.slice(-1)) return invalid("check_digit");
  return valid(text, `${base}-${text.slice(-1)}`);
}

/** Every second digit from the right counts double, and both its digits add up (Luhn). */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

export function validateSiren(value: string): Reading {
  const text = cleanIdentifier(value);
  const fault = shapeFault(text, 9, /^\d{9}$/);
  if (fault !== undefined) return invalid(fault);
  if (/^0+$/.test(text)) return invalid("repeated");
  if (luhnSum(text) % 10 !== 0) return invalid("check_digit");
  return valid(text, `${text.slice(0, 3)} ${text.slice(3, 6)} ${text.slice(6)}`);
}

/** The post office has more establishments than Luhn allows: for its SIREN the plain sum is a multiple of five. */
const POST_OFFICE = "356000000";

export function validateSiret(value: string): Reading {
  const text = cleanIdentifier(value);
  const fault = shapeFault(text, 14, /^\d{14}$/);
  if (fault !== undefined) return invalid(fault);
  const company = validateSiren(text.slice(0, 9));
  if (!company.valid) return invalid(company.reason ?? "check_digit");
  const isPost =
    text.startsWith(POST_OFFICE) && [...text].reduce((sum, one) => sum + Number(one), 0) % 5 === 0;
  if (luhnSum(text) % 10 !== 0 && !isPost) return invalid("check_digit");
  return valid(text, `${company.formatted} ${text.slice(9)}`);
}
