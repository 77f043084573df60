// Decides what is left of an order: what was invoiced of it, less its credit notes, against the days of the people planned
// for it, its analyses and what was laid out. Money of the country, in cents. A day without a cost in force, and money laid
// out in a currency that has no rate, are named and not guessed: the margin is then not the whole truth.

import type { CalendarDate } from "../kernel/dates.ts";
import { compare, type DecimalText, subtract } from "../kernel/decimal.ts";
import { percentOf, roundFraction } from "../kernel/fraction.ts";
import type { CostKind } from "./cost-rate.ts";
import { convertAmount, sumMoney, toCents } from "./money.ts";

export interface CostInForce {
  readonly kind: CostKind;
  readonly inspector_id: string | null;
  readonly designation_type_id: string | null;
  readonly amount: DecimalText;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate | null;
}

/** A day that somebody is planned for. */
export interface PersonDay {
  readonly day: CalendarDate;
  readonly inspector_id: string;
  readonly designation_type_id: string | null;
}

export interface OrderToWeigh {
  readonly revenue: DecimalText;
  readonly days: readonly PersonDay[];
  /** The day of each analysis with a result. */
  readonly analyses: readonly CalendarDate[];
  /** `rate` is what one unit costs in money of the country; nothing where it is not known. */
  readonly expenses: readonly { readonly amount: DecimalText; readonly rate: DecimalText | null }[];
}

export interface Margin {
  readonly revenue: DecimalText;
  readonly people: DecimalText;
  readonly person_days: number;
  readonly laboratory: DecimalText;
  readonly analyses: number;
  readonly expenses: DecimalText;
  readonly cost: DecimalText;
  readonly margin: DecimalText;
  /** Of the revenue; nothing where there is none. */
  readonly percent: DecimalText | null;
  /** Days, analyses and expenses that nobody knows the cost of. */
  readonly unknown: number;
}

const nearness = ({ inspector_id: person, designation_type_id: capacity }: CostInForce) =>
  (person === null ? 0 : 2) + (capacity === null ? 0 : 1);

/** The nearest that is in force; of two as near, the one that came into force last. */
function costOf(
  costs: readonly CostInForce[],
  kind: CostKind,
  of: PersonDay | { readonly day: CalendarDate },
): DecimalText | undefined {
  const {
    day,
    inspector_id: person,
    designation_type_id: capacity,
  } = of as Partial<PersonDay> & { day: string };
  const [found] = costs
    .filter(
      (one) =>
        one.kind === kind &&
        one.valid_from <= day &&
        (one.valid_to === null || one.valid_to >= day) &&
        (one.inspector_id === null || one.inspector_id === person) &&
        (one.designation_type_id === null || one.designation_type_id === capacity),
    )
    .toSorted(
      (one, other) => nearness(other) - nearness(one) || other.valid_from.localeCompare(one.valid_from),
    );
  return found?.amount;
}

export function marginOf(order: OrderToWeigh, costs: readonly CostInForce[]): Margin {
  const people = order.days.map((day) => costOf(costs, "person_day", day));
  const laboratory = order.analyses.map((day) => costOf(costs, "analysis", { day }));
  const expenses = order.expenses.map(({ amount, rate }) =>
    rate === null ? undefined : convertAmount(amount, rate),
  );
  const known = (amounts: readonly (DecimalText | undefined)[]) =>
    sumMoney(amounts.filter((one) => one !== undefined));
  const revenue = toCents(order.revenue);
  const cost = sumMoney([known(people), known(laboratory), known(expenses)]);
  const margin = sumMoney([subtract(revenue, cost)]);
  return {
    revenue,
    people: known(people),
    person_days: people.length,
    laboratory: known(laboratory),
    analyses: laboratory.length,
    expenses: known(expenses),
    cost,
    margin,
    percent: compare(revenue, "0") > 0 ? roundFraction(percentOf(margin, revenue), 1, "half_up") : null,
    unknown: [...people, ...laboratory, ...expenses].filter((one) => one === undefined).length,
  };
}
