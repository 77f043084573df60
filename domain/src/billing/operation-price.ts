// Decides what an operation costs by its price list: every line, then the minimum and maximum of each service over
// the whole operation (unless the contract limits each line by itself), then one total per currency.

import { z } from "zod";
import { type Calculated, calculated, calculator, issuesUnder, refused } from "../kernel/calculated.ts";
import { type CalendarDate, compareDates } from "../kernel/dates.ts";
import { subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { figureInput, listInput } from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";
import { dateInput, QUANTITY, sumMoney } from "./money.ts";
import {
  checkPriceLine,
  checkQuantity,
  LIMIT_RULES,
  LIMITS,
  limitAmount,
  PRICE_RULES,
  PRICE_STEPS,
  type PriceLine,
  type PriceStep,
  priceLineInput,
  priceQuantity,
} from "./price-line.ts";

const charge = {
  price: priceLineInput,
  quantity: figureInput(QUANTITY),
};
/** The day whose prices are asked, where the list has validities. */
const date = dateInput.nullish();

export const chargeInput = z.strictObject({ ...charge, date });
export const operationPriceInput = z.strictObject({
  charges: listInput(z.strictObject(charge), 500),
  date,
});

export type OperationPriceRequest = z.infer<typeof operationPriceInput>;
export type Charge = OperationPriceRequest["charges"][number];

export const chargedLineOutput = objectOutput({
  service: z.string(),
  currency: z.string(),
  quantity: decimalOutput,
  amount: decimalOutput,
  limited_by: z.enum(LIMITS).nullable(),
  steps: listOutput(stepOutput(PRICE_STEPS, PRICE_RULES)),
});
export type ChargedLine = z.infer<typeof chargedLineOutput>;

/** What brings the lines of a service to its minimum (more than zero) or maximum (less). */
export const adjustmentOutput = objectOutput({
  service: z.string(),
  currency: z.string(),
  limited_by: z.enum(LIMITS),
  amount: decimalOutput,
});
export type Adjustment = z.infer<typeof adjustmentOutput>;

export const operationPriceOutput = objectOutput({
  lines: listOutput(chargedLineOutput),
  adjustments: listOutput(adjustmentOutput),
  totals: z.record(z.string(), decimalOutput).readonly(),
  steps: listOutput(stepOutput(PRICE_STEPS, PRICE_RULES)),
});
export type OperationPrice = z.infer<typeof operationPriceOutput>;

export function isPriceInForce(line: PriceLine, day: CalendarDate): boolean {
  if (typeof line.valid_from === "string" && compareDates(day, line.valid_from) < 0) return false;
  return !(typeof line.valid_to === "string" && compareDates(day, line.valid_to) > 0);
}

function checkCharge({ price, quantity }: Charge, day: CalendarDate | null): Issue[] {
  return [
    ...checkPriceLine(price, "price"),
    ...(day === null || isPriceInForce(price, day)
      ? []
      : [issue("price_not_in_force", "price", { date: day })]),
    ...checkQuantity(price, quantity, "quantity"),
  ];
}

function chargeLine({ price, quantity }: Charge): ChargedLine {
  const { service, currency } = price;
  const priced = priceQuantity(price, quantity);
  const own = { service, currency, quantity: priced.quantity };
  if (price.limit_scope !== "line")
    return { ...own, amount: priced.amount, limited_by: null, steps: priced.steps };
  const limited = limitAmount(price, priced.amount);
  const limit = limited.limited_by;
  if (limit === null) return { ...own, ...limited, steps: priced.steps };
  const step: PriceStep = { name: limit, value: limited.amount, unit: currency, rule: LIMIT_RULES[limit] };
  return { ...own, ...limited, steps: [...priced.steps, step] };
}

/** One line by itself: its minimum and maximum are its own. */
export const priceCharge = calculator(chargeInput, ({ date: day, ...given }): Calculated<ChargedLine> => {
  const issues = checkCharge(given, day ?? null);
  if (issues.length > 0) return refused(issues);
  return calculated(chargeLine({ ...given, price: { ...given.price, limit_scope: "line" } }));
});

interface Adjusted {
  readonly adjustment: Adjustment;
  readonly steps: readonly PriceStep[];
}

/** Lines of one service in one currency meet their minimum together, whatever the order they came in. */
function adjustServices(charges: readonly Charge[], lines: readonly ChargedLine[]): Adjusted[] {
  const groups = new Map<string, number[]>();
  charges.forEach(({ price }, index) => {
    if (price.limit_scope === "line") return;
    const key = JSON.stringify([price.service, price.currency, price.minimum ?? "", price.maximum ?? ""]);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return [...groups.values()].flatMap((places): Adjusted[] => {
    const price = charges[places[0] ?? 0]?.price;
    if (price === undefined) return [];
    const total = sumMoney(places.map((place) => lines[place]?.amount ?? "0"));
    const limited = limitAmount(price, total);
    const limit = limited.limited_by;
    if (limit === null) return [];
    const { service, currency } = price;
    const amount = sumMoney([subtract(limited.amount, total)]);
    const formula = `${limited.amount} − ${total}`;
    return [
      {
        adjustment: { service, currency, limited_by: limit, amount },
        steps: [
          { name: limit, value: limited.amount, unit: currency, rule: LIMIT_RULES[limit] },
          { name: "adjustment", value: amount, unit: currency, formula, rule: LIMIT_RULES[limit] },
        ],
      },
    ];
  });
}

export function priceOperationRequest(request: OperationPriceRequest): Calculated<OperationPrice> {
  const day = request.date ?? null;
  const issues = request.charges.flatMap((one, index) =>
    issuesUnder(`charges.${index}`, checkCharge(one, day)),
  );
  if (issues.length > 0) return refused(issues);
  const lines = request.charges.map(chargeLine);
  const adjusted = adjustServices(request.charges, lines);
  const adjustments = adjusted.map((one) => one.adjustment);
  const currencies = [...new Set(lines.map((line) => line.currency))].sort();
  const parts = currencies.map((currency) => ({
    currency,
    amounts: [...lines, ...adjustments].filter((one) => one.currency === currency).map((one) => one.amount),
  }));
  const totals = Object.fromEntries(parts.map(({ currency, amounts }) => [currency, sumMoney(amounts)]));
  return calculated({
    lines,
    adjustments,
    totals,
    steps: [
      ...adjusted.flatMap((one) => one.steps),
      ...parts.map(
        ({ currency, amounts }): PriceStep => ({
          name: "total",
          value: totals[currency] ?? "0.00",
          unit: currency,
          formula: amounts.join(" + "),
          rule: "price_list",
        }),
      ),
    ],
  });
}

export const priceOperation = calculator(operationPriceInput, priceOperationRequest);
