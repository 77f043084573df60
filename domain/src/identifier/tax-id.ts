// Decides whether a Brazilian tax number can be one: CNPJ of companies, numeric or with letters (IN RFB
// 2.229/2024, Nota Técnica Conjunta 2025.001), and CPF of persons. Only the form and the two check digits; the
// tax office alone knows whether the number was given to anybody.

import { cleanIdentifier, invalid, modulus11, type Reading, shapeFault, valid } from "./reading.ts";

const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;
const CPF = /^[0-9]{11}$/;

export function validateCnpj(value: string): Reading {
  const text = cleanIdentifier(value);
  const fault = shapeFault(text, 14, CNPJ);
  if (fault !== undefined) return invalid(fault);
  if (/^0+$/.test(text)) return invalid("repeated");
  const base = text.slice(0, 12);
  const first = modulus11(base);
  if (text.slice(12) !== first + modulus11(base + first)) return invalid("check_digit");
  return valid(text, formatCnpj(text), {
    root: text.slice(0, 8),
    establishment: text.slice(8, 12),
    kind: /[A-Z]/.test(text) ? "alphanumeric" : "numeric",
  });
}

const formatCnpj = (text: string) =>
  `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8, 12)}-${text.slice(12)}`;

/** Weights count down to 2; ten times the sum modulo 11, and 0 for 10. */
function cpfDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return String(((sum * 10) % 11) % 10);
}

export function validateCpf(value: string): Reading {
  const text = cleanIdentifier(value);
  const fault = shapeFault(text, 11, CPF);
  if (fault !== undefined) return invalid(fault);
  // Eleven times one digit passes the arithmetic, and the tax office gives out none of them.
  if (/^(\d)\1*$/.test(text)) return invalid("repeated");
  const base = text.slice(0, 9);
  const first = cpfDigit(base);
  if (text.slice(9) !== first + cpfDigit(base + first)) return invalid("check_digit");
  return valid(text, `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, 9)}-${text.slice(9)}`);
}
