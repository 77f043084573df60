// Decides whether a number can name a ship, a shipping company or a radio station at sea: the IMO ship and
// company numbers by their check digits, the MMSI by the form of its kind of station (ITU-R M.585). Barges and
// river pushers usually have none of them.

import { MARITIME_COUNTRIES } from "./maritime-countries.data.ts";
import { cleanIdentifier, invalid, type Reading, shapeFault, valid } from "./reading.ts";

const SEVEN = /^[0-9]{7}$/;

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** The last digit of the weighted sum is the check digit: weak, it misses errors that add up to tens. */
const shipDigit = (digits: string) => String(weighted(digits, [7, 6, 5, 4, 3, 2]) % 10);

const companyDigit = (digits: string) => String((11 - (weighted(digits, [8, 6, 4, 2, 9, 7]) % 11)) % 10);

function validateNumber(value: string, digitOf: (digits: string) => string): Reading {
  const text = cleanIdentifier(value).replace(/^IMO/, "");
  const fault = shapeFault(text, 7, SEVEN);
  if (fault !== undefined) return invalid(fault);
  if (/^0+$/.test(text)) return invalid("repeated");
  return digitOf(text) === text.slice(6) ? valid(text, `IMO ${text}`) : invalid("check_digit");
}

export const validateImo = (value: string): Reading => validateNumber(value, shipDigit);

export const validateImoCompany = (value: string): Reading => validateNumber(value, companyDigit);

/** Each kind of station with the place of its country code; the first that fits decides. */
const STATIONS: readonly { readonly station: string; readonly pattern: RegExp }[] = [
  { station: "ship", pattern: /^([2-7]\d\d)\d{6}$/ },
  { station: "coast", pattern: /^00([2-7]\d\d)\d{4}$/ },
  { station: "group", pattern: /^0([2-7]\d\d)\d{5}$/ },
  { station: "rescue_aircraft", pattern: /^111([2-7]\d\d)\d{3}$/ },
  { station: "auxiliary_craft", pattern: /^98([2-7]\d\d)\d{4}$/ },
  { station: "aid_to_navigation", pattern: /^99([2-7]\d\d)\d{4}$/ },
  { station: "search_and_rescue_transmitter", pattern: /^970\d{6}$/ },
  { station: "man_overboard", pattern: /^972\d{6}$/ },
  { station: "emergency_beacon", pattern: /^974\d{6}$/ },
];

export function validateMmsi(value: string): Reading {
  const text = cleanIdentifier(value);
  const fault = shapeFault(text, 9, /^[0-9]{9}$/);
  if (fault !== undefined) return invalid(fault);
  const found = STATIONS.find(({ pattern }) => pattern.test(text));
  if (found === undefined) return invalid("unknown_station");
  const digits = found.pattern.exec(text)?.[1];
  const country = MARITIME_COUNTRIES.find(({ codes }) => digits !== undefined && codes.includes(digits));
  return valid(text, text, {
    station: found.station,
    ...(digits === undefined ? {} : { country_digits: digits }),
    ...(country === undefined ? {} : { country: country.country }),
  });
}
