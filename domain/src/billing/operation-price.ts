// Decides what an operation costs by its price list: every line, then the minimum and maximum of each service over
// the whole operation (unless the contract limits each line by itself), then one total per currency.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import { type CalendarDate, compareDates, isCalendarDate } from "../kernel/dates.ts";
import { type DecimalText, subtract } from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { sumMoney } from "./money.ts";
import { checkPriceLine, checkQuantity, limitAmount, type PriceLine, priceQuantity } from "./price-line.ts";

export interface Charge {
  readonly price: PriceLine;
  readonly quantity: DecimalText;
}

export interface OperationPriceRequest {
  readonly charges: readonly Charge[];
  /** The day whose prices are asked, where the list has validities. */
  readonly date?: CalendarDate | null;
}

export interface ChargedLine {
  readonly service: string;
  readonly currency: string;
  readonly quantity: DecimalText;
  readonly amount: DecimalText;
  readonly limited_by: "minimum" | "maximum" | null;
  readonly steps: readonly Step[];
}

/** What brings the lines of a service to its minimum (more than zero) or maximum (less). */
export interface Adjustment {
  readonly service: string;
  readonly currency: string;
  readonly limited_by: "minimum" | "maximum";
  readonly amount: DecimalText;
}

export interface OperationPrice {
  readonly lines: readonly ChargedLine[];
  readonly adjustments: readonly Adjustment[];
  readonly totals: Readonly<Record<string, DecimalText>>;
}

export function isPriceInForce(line: PriceLine, date: CalendarDate): boolean {
  if (typeof line.valid_from === "string" && compareDates(date, line.valid_from) < 0) return false;
  return !(typeof line.valid_to === "string" && compareDates(date, line.valid_to) > 0);
}

function checkDates(line: PriceLine, date: CalendarDate | null, field: string): Issue[] {
  const wrong = (["valid_from", "valid_to"] as const).filter(
    (name) => typeof line[name] === "string" && !isCalendarDate(line[name]),
  );
  if (wrong.length > 0) return wrong.map((name) => issue("invalid_date", `${field}.${name}`));
  if (date === null || isPriceInForce(line, date)) return [];
  return [issue("price_not_in_force", field, { date })];
}

function checkRequest(request: OperationPriceRequest): Issue[] {
  const date = request.date ?? null;
  if (date !== null && !isCalendarDate(date)) return [issue("invalid_date", "date")];
  return request.charges.flatMap(({ price, quantity }, index) => [
    ...checkPriceLine(price, `charges.${index}.price`),
    ...checkDates(price, date, `charges.${index}.price`),
    ...checkQuantity(price, quantity, `charges.${index}.quantity`),
  ]);
}

function chargeLine({ price, quantity }: Charge): ChargedLine {
  const priced = priceQuantity(price, quantity);
  const limited =
    price.limit_scope === "line"
      ? limitAmount(price, priced.amount)
      : { amount: priced.amount, limited_by: null };
  const { service, currency } = price;
  return { service, currency, quantity: priced.quantity, steps: priced.steps, ...limited };
}

/** Lines of one service in one currency meet their minimum together, whatever the order they came in. */
function adjustServices(charges: readonly Charge[], lines: readonly ChargedLine[]): Adjustment[] {
  const groups = new Map<string, number[]>();
  charges.forEach(({ price }, index) => {
    if (price.limit_scope === "line") return;
    const limits = [price.service, price.currency, price.minimum ?? "", price.maximum ?? ""];
    const key = JSON.stringify(limits);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return [...groups.values()].flatMap((places): Adjustment[] => {
    const price = charges[places[0] ?? 0]?.price;
    if (price === undefined) return [];
    const total = sumMoney(places.map((place) => lines[place]?.amount ?? "0"));
    const limited = limitAmount(price, total);
    if (limited.limited_by === null) return [];
    const amount = sumMoney([subtract(limited.amount, total)]);
    return [{ service: price.service, currency: price.currency, limited_by: limited.limited_by, amount }];
  });
}

export function priceOperation(request: OperationPriceRequest): Calculated<OperationPrice> {
  const issues = checkRequest(request);
  if (issues.length > 0) return refused(issues);
  const lines = request.charges.map(chargeLine);
  const adjustments = adjustServices(request.charges, lines);
  const currencies = [...new Set(lines.map((line) => line.currency))].sort();
  const totals = Object.fromEntries(
    currencies.map((currency) => [
      currency,
      sumMoney(
        [...lines, ...adjustments].filter((one) => one.currency === currency).map((one) => one.amount),
      ),
    ]),
  );
  return calculated({ lines, adjustments, totals });
}
