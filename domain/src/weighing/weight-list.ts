// Decides the order of a weight list and what the carrier had got by each weighing: periods one after another, the
// carrier's own sum going on over them. Tonnes with three decimals; a struck weighing stands in its place and adds nothing.

import { add, type DecimalText, withScale } from "../kernel/decimal.ts";

const TONNE_DECIMALS = 3;

export interface PeriodTotal {
  readonly id: string;
  readonly number: number;
  readonly total: DecimalText;
}

export interface ListedInstallment {
  readonly period_id: string;
  readonly place: number | null;
  readonly accumulated: DecimalText | null;
}

export interface ListedWeighing<R, P> {
  readonly row: R;
  readonly period: P;
  /** By then, over all periods. */
  readonly loaded: DecimalText | null;
}

export function listWeighings<R extends ListedInstallment, P extends PeriodTotal>(
  rows: readonly R[],
  periods: readonly P[],
): readonly ListedWeighing<R, P>[] {
  const byPeriod = new Map<string, R[]>();
  for (const row of rows) {
    const beside = byPeriod.get(row.period_id);
    if (beside) beside.push(row);
    else byPeriod.set(row.period_id, [row]);
  }
  let carried: DecimalText = "0.000";
  return periods
    .toSorted((a, b) => a.number - b.number)
    .flatMap((period) => {
      const before = carried;
      carried = add(carried, period.total);
      return (byPeriod.get(period.id) ?? [])
        .toSorted((a, b) => Number(a.place) - Number(b.place))
        .map((row) => ({
          row,
          period,
          loaded: row.accumulated === null ? null : withScale(add(before, row.accumulated), TONNE_DECIMALS),
        }));
    });
}
