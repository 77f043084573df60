/** Completes the invented tax numbers of the demo with the check digits that their country asks for. */
import { checkTaxId } from "@plimsoll/domain/country/tax-id";

export function withCheckDigits(country: string, base: string): string {
  for (const length of [1, 2]) {
    for (let digits = 0; digits < 10 ** length; digits++) {
      const tax_id = `${base}${String(digits).padStart(length, "0")}`;
      if (checkTaxId({ country, tax_id }, "anybody").length === 0) return tax_id;
    }
  }
  throw new Error(`no check digits complete ${country} ${base}`);
}
