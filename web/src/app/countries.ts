/** Which countries of operation the header offers, and which one is chosen first. */
import { type Actor, countriesOf, DEFAULT_COUNTRY } from "@plimsoll/domain/access/actor";
import type { Locale } from "@plimsoll/domain/kernel/locale";

/** Those of the addresses of the work units of the user's profiles; the first one is chosen. */
export function selectableCountries(actor: Actor): readonly string[] {
  const found = countriesOf(actor);
  return found.length === 0 ? [DEFAULT_COUNTRY] : found;
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
