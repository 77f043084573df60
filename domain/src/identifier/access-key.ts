// Decides whether the access key of a Brazilian fiscal document can be one: 44 characters for goods and
// transport (NF-e, NFC-e, CT-e, MDF-e; Nota Técnica Conjunta 2025.001), 50 for the national service invoice
// (NFS-e). Since the CNPJ may hold letters, so may both keys. The key's own parts are checked too: a state or
// an issuer that does not exist is a typing error that the last digit missed.

import {
  cleanedStep,
  cleanIdentifier,
  explainModulus11,
  type IdentifierFault,
  invalid,
  type Reading,
  shapeFault,
  valid,
} from "./reading.ts";
import { STATE_CODES } from "./states.data.ts";
import { validateCnpj, validateCpf } from "./tax-id.ts";

/** Document models that use the 44-character key. */
export const KEY_MODELS: Readonly<Record<string, string>> = {
  "55": "NF-e",
  "57": "CT-e",
  "58": "MDF-e",
  "65": "NFC-e",
};

const KEY_RULE = "nt_2025_001";
const SERVICE_KEY_RULE = "nfse_national_key";
const KEY_44 = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/;
const KEY_50 = /^[0-9]{9}[0-9A-Z]{12}[0-9]{29}$/;
/** Files and tags carry the name of the document before the key. */
const PREFIX = /^(?:NFE|CTE|MDFE|NFS)(?=[0-9])/;

const isMonth = (text: string) => /^(?:0[1-9]|1[0-2])$/.test(text);

/** The fourteen places of the issuer hold a CNPJ, or a CPF behind three zeros. */
function issuerOf(text: string): { kind: "cnpj" | "cpf"; number: string } | undefined {
  if (validateCnpj(text).valid) return { kind: "cnpj", number: text };
  if (text.startsWith("000") && validateCpf(text.slice(3)).valid)
    return { kind: "cpf", number: text.slice(3) };
  return undefined;
}

const monthOf = (text: string) => `20${text.slice(0, 2)}-${text.slice(2)}`;

export function validateInvoiceKey(value: string): Reading {
  const text = cleanIdentifier(value).replace(PREFIX, "");
  const cleaned = cleanedStep(text, KEY_RULE);
  const shape = shapeFault(text, 44, KEY_44);
  if (shape !== undefined) return invalid(shape, [cleaned]);
  const { digit, steps: summed } = explainModulus11(text.slice(0, 43), KEY_RULE);
  const steps = [cleaned, ...summed];
  const fault = keyFault(text, digit);
  if (fault !== undefined) return invalid(fault, steps);
  const issuer = issuerOf(text.slice(6, 20));
  return valid(
    text,
    text.replace(/(.{4})(?=.)/g, "$1 "),
    {
      state: STATE_CODES[text.slice(0, 2)] ?? "",
      month: monthOf(text.slice(2, 6)),
      issuer: issuer?.number ?? "",
      issuer_kind: issuer?.kind ?? "",
      model: text.slice(20, 22),
      document: KEY_MODELS[text.slice(20, 22)] ?? "",
      series: text.slice(22, 25),
      number: text.slice(25, 34),
      emission: text.slice(34, 35),
      code: text.slice(35, 43),
    },
    steps,
  );
}

function keyFault(text: string, digit: string): IdentifierFault | undefined {
  // The digit first: when it fails, the other parts are probably misread as well.
  if (digit !== text.slice(43)) return "check_digit";
  if (!Object.hasOwn(STATE_CODES, text.slice(0, 2))) return "unknown_state";
  if (!isMonth(text.slice(4, 6))) return "unknown_month";
  if (!Object.hasOwn(KEY_MODELS, text.slice(20, 22))) return "unknown_model";
  return issuerOf(text.slice(6, 20)) === undefined ? "unknown_issuer" : undefined;
}

export function validateServiceInvoiceKey(value: string): Reading {
  const text = cleanIdentifier(value).replace(PREFIX, "");
  const cleaned = cleanedStep(text, SERVICE_KEY_RULE);
  const shape = shapeFault(text, 50, KEY_50);
  if (shape !== undefined) return invalid(shape, [cleaned]);
  const { digit, steps: summed } = explainModulus11(text.slice(0, 49), SERVICE_KEY_RULE);
  const steps = [cleaned, ...summed];
  const fault = serviceKeyFault(text, digit);
  if (fault !== undefined) return invalid(fault, steps);
  const issuer = issuerOf(text.slice(9, 23));
  const parts = [7, 8, 9, 23, 36, 40, 49, 50].map((end, index, ends) =>
    text.slice(ends[index - 1] ?? 0, end),
  );
  return valid(
    text,
    parts.join(" "),
    {
      state: STATE_CODES[text.slice(0, 2)] ?? "",
      municipality: text.slice(0, 7),
      environment: text.slice(7, 8) === "1" ? "municipal" : "national",
      issuer: issuer?.number ?? "",
      issuer_kind: issuer?.kind ?? "",
      number: text.slice(23, 36),
      month: monthOf(text.slice(36, 40)),
      code: text.slice(40, 49),
    },
    steps,
  );
}

function serviceKeyFault(text: string, digit: string): IdentifierFault | undefined {
  if (digit !== text.slice(49)) return "check_digit";
  if (!Object.hasOwn(STATE_CODES, text.slice(0, 2))) return "unknown_state";
  if (!/^[12]$/.test(text.slice(7, 8))) return "unknown_environment";
  const kind = { "1": "cpf", "2": "cnpj" }[text.slice(8, 9)];
  if (kind === undefined || issuerOf(text.slice(9, 23))?.kind !== kind) return "unknown_issuer";
  return isMonth(text.slice(38, 40)) ? undefined : "unknown_month";
}
