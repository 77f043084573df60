// Decides what was weighed of each hold, product and period against what was planned, in tonnes with three decimals.
// The difference is weighed − planned. A hold that the plan does not know was planned with nothing.

import { type DecimalText, subtract, sum, withScale } from "../kernel/decimal.ts";

export interface PlannedLine {
  readonly hold: number;
  readonly product_id: string;
  readonly planned: DecimalText;
}

export interface WeighedPeriod {
  readonly hold: number;
  readonly product_id: string;
  readonly total: DecimalText;
}

interface Compared {
  readonly planned: DecimalText;
  readonly weighed: DecimalText;
  readonly difference: DecimalText;
}

export interface HoldSum extends Compared {
  readonly hold: number;
  readonly product_id: string;
}

export interface ProductSum extends Compared {
  readonly product_id: string;
}

const shown = (tonnes: DecimalText) => withScale(tonnes, 3);

function compared(planned: readonly DecimalText[], weighed: readonly DecimalText[]): Compared {
  const [plan, scale] = [sum(planned), sum(weighed)];
  return { planned: shown(plan), weighed: shown(scale), difference: shown(subtract(scale, plan)) };
}

/** By hold and product, in the order of the holds; a hold that got another product than planned stands there twice. */
export function sumsByHold(plan: readonly PlannedLine[], periods: readonly WeighedPeriod[]): HoldSum[] {
  const key = ({ hold, product_id: product }: PlannedLine | WeighedPeriod) => `${hold}/${product}`;
  const lines = new Map([...plan, ...periods].map((one) => [key(one), one]));
  return [...lines.entries()]
    .map(([name, { hold, product_id }]) => ({
      hold,
      product_id,
      ...compared(
        plan.filter((one) => key(one) === name).map((one) => one.planned),
        periods.filter((one) => key(one) === name).map((one) => one.total),
      ),
    }))
    .sort((a, b) => a.hold - b.hold);
}

export function sumsByProduct(plan: readonly PlannedLine[], periods: readonly WeighedPeriod[]): ProductSum[] {
  const products = new Set([...plan, ...periods].map((one) => one.product_id));
  return [...products].map((product) => ({
    product_id: product,
    ...compared(
      plan.filter((one) => one.product_id === product).map((one) => one.planned),
      periods.filter((one) => one.product_id === product).map((one) => one.total),
    ),
  }));
}

export function weighedTotal(periods: readonly Pick<WeighedPeriod, "total">[]): DecimalText {
  return shown(sum(periods.map((one) => one.total)));
}
