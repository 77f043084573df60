// What a Brazilian company withholds when it pays a service invoice, in percent of the invoice, with the days on
// which each rate is in force (null: no end in sight). Not tax advice: a change of law is a new row here.

import type { CalendarDate } from "../kernel/dates.ts";
import type { DecimalText } from "../kernel/decimal.ts";

export const WITHHELD_TAXES = ["irrf", "pis", "cofins", "csll", "inss"] as const;
export type WithheldTax = (typeof WITHHELD_TAXES)[number];

/** Taxes that a minimum looks at together. */
export type ThresholdGroup = "irrf" | "csrf";

/** The laws that ask for each tax; what is withheld at all is one of them. */
export const TAX_RULES = [
  "lc_116_2003",
  "irrf_1708",
  "law_10833_2003",
  "labour_cession",
  "lc_214_2025",
  "invoice_less_withheld",
] as const;
export type TaxRule = (typeof TAX_RULES)[number];

export interface WithholdingRate {
  readonly tax: WithheldTax;
  readonly rate: DecimalText;
  readonly group: ThresholdGroup | null;
  readonly validFrom: CalendarDate | null;
  readonly validTo: CalendarDate | null;
  readonly rule: TaxRule;
  readonly article?: string;
}

/** Up to this much of a group is not withheld from one payment. */
export const NOT_WITHHELD_UP_TO: Readonly<Record<ThresholdGroup, DecimalText>> = {
  irrf: "10.00",
  csrf: "10.00",
};

const CSRF = { rule: "law_10833_2003", article: "art. 30" } as const;
const UNTIL_CBS = "2026-12-31";

export const WITHHOLDING_RATES: readonly WithholdingRate[] = [
  {
    tax: "irrf",
    rate: "1.5",
    group: "irrf",
    validFrom: null,
    validTo: null,
    rule: "irrf_1708",
  },
  // The CBS takes the place of both on 2027-01-01, by LC 214/2025 art. 509.
  { tax: "pis", rate: "0.65", group: "csrf", validFrom: null, validTo: UNTIL_CBS, ...CSRF },
  { tax: "cofins", rate: "3", group: "csrf", validFrom: null, validTo: UNTIL_CBS, ...CSRF },
  { tax: "csll", rate: "1", group: "csrf", validFrom: null, validTo: null, ...CSRF },
  { tax: "inss", rate: "11", group: null, validFrom: null, validTo: null, rule: "labour_cession" },
];

export interface InformativeRate {
  readonly tax: "ibs" | "cbs";
  readonly rate: DecimalText;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
}

/** Printed on the invoices of the trial year; nobody pays them. */
export const INFORMATIVE_RATES: readonly InformativeRate[] = [
  { tax: "ibs", rate: "0.1", validFrom: "2026-01-01", validTo: "2026-12-31" },
  { tax: "cbs", rate: "0.9", validFrom: "2026-01-01", validTo: "2026-12-31" },
];

/** Between these a municipality sets its ISS, by LC 116/2003. */
export const ISS_RANGE = { min: "2", max: "5" } as const;
