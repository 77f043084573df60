// Decides whether a Brazilian tax number can be one: CNPJ of companies, numeric or with letters (IN RFB
// 2.229/2024, Nota Técnica Conjunta 2025.001), and CPF of persons. Only the form and the two check digits; the
// tax office alone knows whether the number was given to anybody.

import {
  type CheckDigit,
  checkDigit,
  cleanedStep,
  cleanIdentifier,
  explainModulus11,
  invalid,
  type Reading,
  shapeFault,
  valid,
} from "./reading.ts";

const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;
const CPF = /^[0-9]{11}$/;
const CNPJ_RULE = "in_rfb_2229_2024";
const CPF_RULE = "cpf_check_digits";

export function validateCnpj(value: string): Reading {
  const text = cleanIdentifier(value);
  const cleaned = cleanedStep(text, CNPJ_RULE);
  const fault = shapeFault(text, 14, CNPJ);
  if (fault !== undefined) return invalid(fault, [cleaned]);
  if (/^0+$/.test(text)) return invalid("repeated", [cleaned]);
  const base = text.slice(0, 12);
  const first = explainModulus11(base, CNPJ_RULE);
  const second = explainModulus11(base + first.digit, CNPJ_RULE);
  const steps = [cleaned, ...first.steps, ...second.steps];
  if (text.slice(12) !== first.digit + second.digit) return invalid("check_digit", steps);
  const parts = {
    root: text.slice(0, 8),
    establishment: text.slice(8, 12),
    kind: /[A-Z]/.test(text) ? "alphanumeric" : "numeric",
  };
  return valid(text, formatCnpj(text), parts, steps);
}

const formatCnpj = (text: string) =>
  `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8, 12)}-${text.slice(12)}`;

/** Weights count down to 2; ten times the sum modulo 11, and 0 for 10. */
function cpfDigit(digits: string): CheckDigit {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return checkDigit(sum * 10, 11, (rest) => rest % 10, CPF_RULE);
}

export function validateCpf(value: string): Reading {
  const text = cleanIdentifier(value);
  const cleaned = cleanedStep(text, CPF_RULE);
  const fault = shapeFault(text, 11, CPF);
  if (fault !== undefined) return invalid(fault, [cleaned]);
  // Eleven times one digit passes the arithmetic, and the tax office gives out none of them.
  if (/^(\d)\1*$/.test(text)) return invalid("repeated", [cleaned]);
  const base = text.slice(0, 9);
  const first = cpfDigit(base);
  const second = cpfDigit(base + first.digit);
  const steps = [cleaned, ...first.steps, ...second.steps];
  if (text.slice(9) !== first.digit + second.digit) return invalid("check_digit", steps);
  const formatted = `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, 9)}-${text.slice(9)}`;
  return valid(text, formatted, undefined, steps);
}
