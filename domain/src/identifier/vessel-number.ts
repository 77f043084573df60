// Decides whether a number can name a ship, a shipping company or a radio station at sea: the IMO ship and
// company numbers by their check digits, the MMSI by the form of its kind of station (ITU-R M.585). Barges and
// river pushers usually have none of them.

import { MARITIME_COUNTRIES } from "./maritime-countries.data.ts";
import {
  type CheckDigit,
  checkDigit,
  cleanedStep,
  cleanIdentifier,
  type IdentifierRule,
  invalid,
  type Reading,
  shapeFault,
  valid,
} from "./reading.ts";

const SEVEN = /^[0-9]{7}$/;
const MMSI_RULE = "itu_r_m585";

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** The last digit of the weighted sum is the check digit: weak, it misses errors that add up to tens. */
const shipDigit = (digits: string) =>
  checkDigit(weighted(digits, [7, 6, 5, 4, 3, 2]), 10, (rest) => rest, "imo_ship_number");

const companyDigit = (digits: string) =>
  checkDigit(weighted(digits, [8, 6, 4, 2, 9, 7]), 11, (rest) => (11 - rest) % 10, "imo_company_number");

function validateNumber(
  value: string,
  rule: IdentifierRule,
  digitOf: (digits: string) => CheckDigit,
): Reading {
  const text = cleanIdentifier(value).replace(/^IMO/, "");
  const cleaned = cleanedStep(text, rule);
  const fault = shapeFault(text, 7, SEVEN);
  if (fault !== undefined) return invalid(fault, [cleaned]);
  if (/^0+$/.test(text)) return invalid("repeated", [cleaned]);
  const { digit, steps } = digitOf(text);
  const all = [cleaned, ...steps];
  return digit === text.slice(6) ? valid(text, `IMO ${text}`, undefined, all) : invalid("check_digit", all);
}

export const validateImo = (value: string): Reading => validateNumber(value, "imo_ship_number", shipDigit);

export const validateImoCompany = (value: string): Reading =>
  validateNumber(value, "imo_company_number", companyDigit);

/** Each kind of station with the place of its country code; the first that fits decides. */
export const STATION_KINDS = [
  "ship",
  "coast",
  "group",
  "rescue_aircraft",
  "auxiliary_craft",
  "aid_to_navigation",
  "search_and_rescue_transmitter",
  "man_overboard",
  "emergency_beacon",
] as const;

interface Station {
  readonly station: (typeof STATION_KINDS)[number];
  readonly pattern: RegExp;
  /** The same for people: M for the digits of the country. */
  readonly form: string;
}

const STATIONS: readonly Station[] = [
  { station: "ship", pattern: /^([2-7]\d\d)\d{6}$/, form: "MMM999999" },
  { station: "coast", pattern: /^00([2-7]\d\d)\d{4}$/, form: "00MMM9999" },
  { station: "group", pattern: /^0([2-7]\d\d)\d{5}$/, form: "0MMM99999" },
  { station: "rescue_aircraft", pattern: /^111([2-7]\d\d)\d{3}$/, form: "111MMM999" },
  { station: "auxiliary_craft", pattern: /^98([2-7]\d\d)\d{4}$/, form: "98MMM9999" },
  { station: "aid_to_navigation", pattern: /^99([2-7]\d\d)\d{4}$/, form: "99MMM9999" },
  { station: "search_and_rescue_transmitter", pattern: /^970\d{6}$/, form: "970999999" },
  { station: "man_overboard", pattern: /^972\d{6}$/, form: "972999999" },
  { station: "emergency_beacon", pattern: /^974\d{6}$/, form: "974999999" },
];

export function validateMmsi(value: string): Reading {
  const text = cleanIdentifier(value);
  const cleaned = cleanedStep(text, MMSI_RULE);
  const fault = shapeFault(text, 9, /^[0-9]{9}$/);
  if (fault !== undefined) return invalid(fault, [cleaned]);
  const found = STATIONS.find(({ pattern }) => pattern.test(text));
  if (found === undefined) return invalid("unknown_station", [cleaned]);
  const digits = found.pattern.exec(text)?.[1];
  const country = MARITIME_COUNTRIES.find(({ codes }) => digits !== undefined && codes.includes(digits));
  const pattern = { name: "pattern", value: found.form, rule: MMSI_RULE } as const;
  const parts = {
    station: found.station,
    ...(digits === undefined ? {} : { country_digits: digits }),
    ...(country === undefined ? {} : { country: country.country }),
  };
  return valid(text, text, parts, [cleaned, pattern]);
}
