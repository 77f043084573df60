// Decides which rule a tax number must meet in which country, by a table: a company in Brazil has a CNPJ, numeric or
// with letters; a farmer or a driver may have a CPF instead. A country without a row asks for nothing beyond the form
// that any tax number has.

import { validateCuit, validateRuc, validateSiren, validateSiret } from "../identifier/neighbour-tax-id.ts";
import type { Reading } from "../identifier/reading.ts";
import { validateCnpj, validateCpf } from "../identifier/tax-id.ts";
import { type Issue, issue } from "../kernel/errors.ts";

/** `company`: only legal persons; `anybody`: natural persons too. */
export type TaxHolder = "company" | "anybody";

interface TaxIdRules {
  readonly company: readonly ((value: string) => Reading)[];
  readonly person: readonly ((value: string) => Reading)[];
}

const RULES: Readonly<Record<string, TaxIdRules>> = {
  BR: { company: [validateCnpj], person: [validateCpf] },
  AR: { company: [validateCuit], person: [] },
  PY: { company: [validateRuc], person: [] },
  FR: { company: [validateSiren, validateSiret], person: [] },
};

function readingsOf(country: unknown, holder: TaxHolder, value: string): Reading[] | undefined {
  const rules = typeof country === "string" && Object.hasOwn(RULES, country) ? RULES[country] : undefined;
  if (rules === undefined) return undefined;
  return [...rules.company, ...(holder === "anybody" ? rules.person : [])].map((rule) => rule(value));
}

/** An absent number is no fault here: whether it is asked for, the field says. */
export function checkTaxId(
  row: { readonly country?: string | null; readonly tax_id: string | null },
  holder: TaxHolder = "company",
): Issue[] {
  if (row.tax_id === null) return [];
  const readings = readingsOf(row.country, holder, row.tax_id);
  if (readings === undefined || readings.some((reading) => reading.valid)) return [];
  return [issue("invalid_tax_id", "tax_id")];
}

/** As it is printed in its country; as it came where no rule of the country reads it. */
export function formatTaxId(country: unknown, value: string): string {
  const readings = readingsOf(country, "anybody", value) ?? [];
  return readings.find((reading) => reading.valid)?.formatted ?? value;
}
