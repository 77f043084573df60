/** Which countries of operation the header offers, and which one is chosen first. */
import { type Actor, countriesOf, DEFAULT_COUNTRY, isMaster } from "@plimsoll/domain/access/actor";
import type { Locale } from "@plimsoll/domain/kernel/locale";

/** Where the company works today; staff of a master entity may choose any of them. */
const COUNTRIES_OF_WORK = ["BR", "AR", "PY", "UY", "FR"] as const;

export function selectableCountries(actor: Actor): readonly string[] {
  const found = countriesOf(actor);
  const own = found.length === 0 ? [DEFAULT_COUNTRY] : found;
  return isMaster(actor) ? [...new Set([...own, ...COUNTRIES_OF_WORK])] : own;
}

/** The choice survives as long as it is still among the countries of the user. */
export function keptCountry(chosen: string | null, countries: readonly string[]): string {
  if (chosen !== null && countries.includes(chosen)) return chosen;
  return countries[0] ?? DEFAULT_COUNTRY;
}

export function countryName(alpha2: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: "region" }).of(alpha2) ?? alpha2;
  } catch {
    return alpha2; // Not a region code: shown as it is.
  }
}
