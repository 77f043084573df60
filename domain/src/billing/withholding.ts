// Decides which taxes the customer keeps back from a Brazilian service invoice, and what is left to receive.
// Reais and percent, by the rates in force on the day that the advisor says counts (payment or competence). What
// is withheld is an advance on the provider's own taxes: it lowers what is received, never the revenue.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import { type CalendarDate, compareDates, isCalendarDate } from "../kernel/dates.ts";
import { compare, type DecimalText, subtract, sum } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure } from "../weighing/figure.ts";
import { AMOUNT, shareOf, sumMoney, toCents } from "./money.ts";
import {
  INFORMATIVE_RATES,
  ISS_RANGE,
  NOT_WITHHELD_UP_TO,
  type ThresholdGroup,
  WITHHOLDING_RATES,
  type WithheldTax,
  type WithholdingRate,
} from "./withholding-rates.data.ts";

export interface WithholdingTerms {
  readonly date: CalendarDate;
  /** The rate of the municipality; null where the service is not taxed there. */
  readonly iss_pct?: DecimalText | null;
  /** Only where the law of the municipality says so. */
  readonly iss_withheld?: boolean | null;
  /** A provider under Simples Nacional: nothing federal is withheld from it. */
  readonly simples?: boolean | null;
  /** INSS is withheld only where people are hired out, which an inspection is not. */
  readonly labour_cession?: boolean | null;
}

export interface WithholdingRequest extends WithholdingTerms {
  readonly gross: DecimalText;
}

export interface TaxLine {
  readonly tax: WithheldTax | "iss";
  readonly rate: DecimalText;
  readonly amount: DecimalText;
  readonly withheld: boolean;
  /** Why a tax is not withheld. */
  readonly reason: "below_threshold" | "paid_by_provider" | null;
}

export interface Withholding {
  readonly gross: DecimalText;
  readonly taxes: readonly TaxLine[];
  readonly withheld: DecimalText;
  readonly net: DecimalText;
  /** Printed, not paid. */
  readonly informative: readonly { readonly tax: "ibs" | "cbs"; readonly amount: DecimalText }[];
  readonly steps: readonly Step[];
}

type Validity = { readonly validFrom: CalendarDate | null; readonly validTo: CalendarDate | null };

function isInForce({ validFrom, validTo }: Validity, date: CalendarDate): boolean {
  if (validFrom !== null && compareDates(date, validFrom) < 0) return false;
  return validTo === null || compareDates(date, validTo) <= 0;
}

/** The federal rates that these terms ask for. */
export function ratesOf(terms: WithholdingTerms): WithholdingRate[] {
  if (terms.simples) return [];
  return WITHHOLDING_RATES.filter(
    (rate) => isInForce(rate, terms.date) && (rate.tax !== "inss" || terms.labour_cession === true),
  );
}

export function checkTerms(terms: WithholdingTerms): Issue[] {
  const issues: Issue[] = [];
  if (!isCalendarDate(terms.date))
    issues.push(issue(terms.date === undefined ? "required" : "invalid_date", "date"));
  const iss = terms.iss_pct ?? null;
  if (iss === null) return terms.iss_withheld ? [...issues, issue("required", "iss_pct")] : issues;
  const found = checkFigure(iss, "iss_pct", { scale: 4, max: ISS_RANGE.max });
  // Simples Nacional has its own scale, which begins below the minimum of the municipalities.
  if (found.length === 0 && !terms.simples && compare(iss, ISS_RANGE.min) < 0)
    found.push(issue("below_minimum", "iss_pct", { min: ISS_RANGE.min }));
  return [...issues, ...found];
}

/** A minimum looks at the taxes of its group as one percentage, as the authority's own receipt does. */
function isBelowThreshold(
  group: ThresholdGroup | null,
  rates: readonly WithholdingRate[],
  gross: DecimalText,
) {
  if (group === null) return false;
  const together = sum(rates.filter((rate) => rate.group === group).map((rate) => rate.rate));
  return compare(shareOf(gross, together), NOT_WITHHELD_UP_TO[group]) <= 0;
}

/** The taxes of a gross amount. Terms and amount have passed their checks. */
export function taxesOf(gross: DecimalText, terms: WithholdingTerms): TaxLine[] {
  const rates = ratesOf(terms);
  const federal = rates.map(({ tax, rate, group }): TaxLine => {
    const isBelow = isBelowThreshold(group, rates, gross);
    const amount = shareOf(gross, rate);
    return { tax, rate, amount, withheld: !isBelow, reason: isBelow ? "below_threshold" : null };
  });
  const iss = terms.iss_pct ?? null;
  if (iss === null) return federal;
  const isWithheld = terms.iss_withheld === true;
  const municipal: TaxLine = {
    tax: "iss",
    rate: iss,
    amount: shareOf(gross, iss),
    withheld: isWithheld,
    reason: isWithheld ? null : "paid_by_provider",
  };
  return [municipal, ...federal];
}

export function netOf(gross: DecimalText, taxes: readonly TaxLine[]): DecimalText {
  return toCents(subtract(gross, sum(taxes.filter((tax) => tax.withheld).map((tax) => tax.amount))));
}

/** The withholding of an amount that has passed its checks. */
export function withholdingOf(gross: DecimalText, terms: WithholdingTerms): Withholding {
  const taxes = taxesOf(gross, terms);
  const net = netOf(gross, taxes);
  const withheld = sumMoney(taxes.filter((tax) => tax.withheld).map((tax) => tax.amount));
  const ruleOf = (tax: TaxLine["tax"]) =>
    WITHHOLDING_RATES.find((rate) => rate.tax === tax)?.rule ?? "LC 116/2003";
  return {
    gross: toCents(gross),
    taxes,
    withheld,
    net,
    informative: INFORMATIVE_RATES.filter((rate) => isInForce(rate, terms.date)).map(({ tax, rate }) => ({
      tax,
      amount: shareOf(gross, rate),
    })),
    steps: [
      ...taxes.map(({ tax, rate, amount }) => ({
        name: tax,
        value: amount,
        formula: `${gross} × ${rate} ÷ 100`,
        rule: ruleOf(tax),
      })),
      { name: "net", value: net, formula: `${gross} − ${withheld}`, rule: "withholding" },
    ],
  };
}

export function withhold(request: WithholdingRequest): Calculated<Withholding> {
  const issues = [...checkFigure(request.gross, "gross", AMOUNT), ...checkTerms(request)];
  return issues.length > 0 ? refused(issues) : calculated(withholdingOf(request.gross, request));
}
