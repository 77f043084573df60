// Decides which taxes the customer keeps back from a Brazilian service invoice, and what is left to receive.
// Reais and percent, by the rates in force on the day that the advisor says counts (payment or competence). What
// is withheld is an advance on the provider's own taxes: it lowers what is received, never the revenue.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused } from "../kernel/calculated.ts";
import { type CalendarDate, compareDates } from "../kernel/dates.ts";
import { compare, type DecimalText, sum } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { figureInput } from "../kernel/figure.ts";
import { fractionOf, roundFraction, subtractFractions, sumFractions } from "../kernel/fraction.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { AMOUNT, dateInput, shareOf, sumMoney, toCents } from "./money.ts";
import {
  INFORMATIVE_RATES,
  ISS_RANGE,
  NOT_WITHHELD_UP_TO,
  TAX_RULES,
  type ThresholdGroup,
  WITHHELD_TAXES,
  WITHHOLDING_RATES,
  type WithholdingRate,
} from "./withholding-rates.data.ts";

const terms = {
  /** The day that counts, payment or competence, as the advisor says. */
  date: dateInput,
  /** The rate of the municipality; null where the service is not taxed there. */
  iss_pct: figureInput({ scale: 4, max: ISS_RANGE.max }).nullish(),
  /** Only where the law of the municipality says so. */
  iss_withheld: z.boolean().nullish(),
  /** A provider under Simples Nacional: nothing federal is withheld from it. */
  simples: z.boolean().nullish(),
  /** INSS is withheld only where people are hired out, which an inspection is not. */
  labour_cession: z.boolean().nullish(),
};

export const withholdingInput = z.strictObject({ ...terms, gross: figureInput(AMOUNT) });
export const grossUpInput = z.strictObject({ ...terms, net: figureInput({ ...AMOUNT, positive: true }) });

export type WithholdingRequest = z.infer<typeof withholdingInput>;
export type GrossUpRequest = z.infer<typeof grossUpInput>;
export type WithholdingTerms = Omit<WithholdingRequest, "gross">;

export const TAXES = ["iss", ...WITHHELD_TAXES] as const;
export type Tax = (typeof TAXES)[number];
export const INFORMATIVE_TAXES = ["ibs", "cbs"] as const;
export const TAX_REASONS = ["below_threshold", "paid_by_provider"] as const;

export const taxLineOutput = objectOutput({
  tax: z.enum(TAXES),
  rate: decimalOutput,
  amount: decimalOutput,
  withheld: z.boolean(),
  /** Why a tax is not withheld. */
  reason: z.enum(TAX_REASONS).nullable(),
});
export type TaxLine = z.infer<typeof taxLineOutput>;

export const WITHHOLDING_STEPS = [...TAXES, ...INFORMATIVE_TAXES, "withheld", "net"] as const;
export const withholdingStepOutput = stepOutput(WITHHOLDING_STEPS, TAX_RULES);
export type WithholdingStep = z.infer<typeof withholdingStepOutput>;

export const withholdingOutput = objectOutput({
  gross: decimalOutput,
  taxes: listOutput(taxLineOutput),
  withheld: decimalOutput,
  net: decimalOutput,
  /** Printed, not paid. */
  informative: listOutput(
    objectOutput({
      tax: z.enum(INFORMATIVE_TAXES),
      rate: decimalOutput,
      amount: decimalOutput,
    }),
  ),
  steps: listOutput(withholdingStepOutput),
});
export type Withholding = z.infer<typeof withholdingOutput>;

type Validity = { readonly validFrom: CalendarDate | null; readonly validTo: CalendarDate | null };

function isInForce({ validFrom, validTo }: Validity, date: CalendarDate): boolean {
  if (validFrom !== null && compareDates(date, validFrom) < 0) return false;
  return validTo === null || compareDates(date, validTo) <= 0;
}

/** The federal rates that these terms ask for. */
export function ratesOf(asked: WithholdingTerms): WithholdingRate[] {
  if (asked.simples) return [];
  return WITHHOLDING_RATES.filter(
    (rate) => isInForce(rate, asked.date) && (rate.tax !== "inss" || asked.labour_cession === true),
  );
}

export function checkTerms(asked: WithholdingTerms): Issue[] {
  const iss = asked.iss_pct ?? null;
  if (iss === null) return asked.iss_withheld ? [issue("required", "iss_pct")] : [];
  // Simples Nacional has its own scale, which begins below the minimum of the municipalities.
  const isTooLow = !asked.simples && compare(iss, ISS_RANGE.min) < 0;
  return isTooLow ? [issue("below_minimum", "iss_pct", { min: ISS_RANGE.min })] : [];
}

/** The percentage that a minimum looks at: all taxes of its group as one, as the authority's own receipt does. */
export function groupPercent(rates: readonly WithholdingRate[], group: ThresholdGroup): DecimalText {
  return sum(rates.filter((rate) => rate.group === group).map((rate) => rate.rate));
}

/** The taxes of any gross amount under the same terms, which have passed their checks. */
export function taxesUnder(asked: WithholdingTerms): (gross: DecimalText) => TaxLine[] {
  const rates = ratesOf(asked);
  const together = { irrf: groupPercent(rates, "irrf"), csrf: groupPercent(rates, "csrf") };
  const isBelow = (gross: DecimalText, group: ThresholdGroup) =>
    compare(shareOf(gross, together[group]), NOT_WITHHELD_UP_TO[group]) <= 0;
  const iss = asked.iss_pct ?? null;
  const isIssWithheld = asked.iss_withheld === true;
  return (gross) => {
    const spared = { irrf: isBelow(gross, "irrf"), csrf: isBelow(gross, "csrf") };
    const federal = rates.map(({ tax, rate, group }): TaxLine => {
      const isSpared = group !== null && spared[group];
      const amount = shareOf(gross, rate);
      return { tax, rate, amount, withheld: !isSpared, reason: isSpared ? "below_threshold" : null };
    });
    if (iss === null) return federal;
    const municipal: TaxLine = {
      tax: "iss",
      rate: iss,
      amount: shareOf(gross, iss),
      withheld: isIssWithheld,
      reason: isIssWithheld ? null : "paid_by_provider",
    };
    return [municipal, ...federal];
  };
}

const withheldOf = (taxes: readonly TaxLine[]) =>
  taxes.filter((tax) => tax.withheld).map((tax) => tax.amount);

export function netOf(gross: DecimalText, taxes: readonly TaxLine[]): DecimalText {
  const withheld = sumFractions(withheldOf(taxes).map((amount) => fractionOf(amount)));
  return roundFraction(subtractFractions(fractionOf(gross), withheld), 2, "half_up");
}

const ISS_RULE = { rule: "lc_116_2003" } as const;

function ruleOf(tax: Tax): Pick<WithholdingStep, "rule" | "article"> {
  const found = WITHHOLDING_RATES.find((rate) => rate.tax === tax);
  if (found === undefined) return ISS_RULE;
  const { rule, article } = found;
  return article === undefined ? { rule } : { rule, article };
}

/** The withholding of an amount that has passed its checks. */
export function withholdingOf(gross: DecimalText, asked: WithholdingTerms): Withholding {
  const taxes = taxesUnder(asked)(gross);
  const net = netOf(gross, taxes);
  const kept = withheldOf(taxes);
  const withheld = sumMoney(kept);
  const informative = INFORMATIVE_RATES.filter((rate) => isInForce(rate, asked.date)).map(
    ({ tax, rate }) => ({ tax, rate, amount: shareOf(gross, rate) }),
  );
  const share = (rate: DecimalText) => ({ unit: "BRL", formula: `${gross} × ${rate} ÷ 100` });
  const last = "invoice_less_withheld";
  return {
    gross: toCents(gross),
    taxes,
    withheld,
    net,
    informative,
    steps: [
      ...taxes.map(({ tax, rate, amount }) => ({ name: tax, value: amount, ...share(rate), ...ruleOf(tax) })),
      ...informative.map(({ tax, rate, amount }) => ({
        name: tax,
        value: amount,
        ...share(rate),
        rule: "lc_214_2025" as const,
      })),
      { name: "withheld", value: withheld, unit: "BRL", formula: kept.join(" + ") || "0", rule: last },
      { name: "net", value: net, unit: "BRL", formula: `${gross} − ${withheld}`, rule: last },
    ],
  };
}

export function withholdRequest(request: WithholdingRequest): Calculated<Withholding> {
  const issues = checkTerms(request);
  return issues.length > 0 ? refused(issues) : calculated(withholdingOf(request.gross, request));
}

export const withhold = calculator(withholdingInput, withholdRequest);
