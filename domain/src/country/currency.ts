/** The currency that amounts are settled in where a country bills. */
const CURRENCIES: Readonly<Record<string, string>> = {
  AR: "ARS",
  BO: "BOB",
  BR: "BRL",
  CL: "CLP",
  CO: "COP",
  FR: "EUR",
  PE: "PEN",
  PY: "PYG",
  UY: "UYU",
};

/** Where nothing is written down, the dollar: it is what the trade is quoted in. */
export function currencyOf(country: string | null): string {
  return CURRENCIES[country ?? ""] ?? "USD";
}
