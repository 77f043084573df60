// Decides which rule judges which kind of identifier. A valid answer says that the text can be one, never that
// somebody issued it.

import { validateInvoiceKey, validateServiceInvoiceKey } from "./access-key.ts";
import { validateContainer } from "./container.ts";
import { validatePlate } from "./plate.ts";
import type { Reading } from "./reading.ts";
import { validateCnpj, validateCpf } from "./tax-id.ts";
import { validateImo, validateImoCompany, validateMmsi } from "./vessel-number.ts";

const RULES = {
  cnpj: validateCnpj,
  cpf: validateCpf,
  nfe_key: validateInvoiceKey,
  nfse_key: validateServiceInvoiceKey,
  imo: validateImo,
  imo_company: validateImoCompany,
  mmsi: validateMmsi,
  container: validateContainer,
  plate_br: validatePlate,
} as const satisfies Record<string, (value: string) => Reading>;

export type IdentifierKind = keyof typeof RULES;

export const IDENTIFIER_KINDS = Object.keys(RULES) as IdentifierKind[];

export function isIdentifierKind(value: unknown): value is IdentifierKind {
  return typeof value === "string" && Object.hasOwn(RULES, value);
}

export function validateIdentifier(kind: IdentifierKind, value: string): Reading {
  return RULES[kind](value);
}
