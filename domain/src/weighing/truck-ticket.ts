// Decides the net weight of a truck from its two weighings, what it lost on the way, and how much of the loss is
// charged. Kilograms and percent of the weight at origin. A loss within the allowance of the contract costs
// nothing; beyond it the contract charges the excess or the whole.

import { type Calculated, calculated, refused, type Step } from "../kernel/calculated.ts";
import {
  compare,
  type DecimalText,
  decimal,
  divide,
  max,
  min,
  multiply,
  roundTo,
  subtract,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { checkFigure, type KILOGRAMS, PERCENT } from "./figure.ts";

export const LOSS_CHARGES = ["excess", "whole"] as const;
export type LossCharge = (typeof LOSS_CHARGES)[number];

export interface TruckTicketRequest {
  readonly first_weight_kg: DecimalText;
  readonly second_weight_kg: DecimalText;
  readonly origin_net_kg?: DecimalText | null;
  /** What may be lost on the road, in percent of the weight at origin. */
  readonly allowance_pct?: DecimalText | null;
  /** What is charged once the allowance is exceeded: only what exceeds it unless the contract says so. */
  readonly charge?: LossCharge | null;
  /** The smallest step of the scale; a net between two steps was not printed by it. */
  readonly division_kg?: DecimalText | null;
  /** Typed by hand with a reason: the scale's steps are not asked. */
  readonly manual?: boolean | null;
}

export interface TruckTicket {
  readonly gross_kg: DecimalText;
  readonly tare_kg: DecimalText;
  readonly net_kg: DecimalText;
  /** A truck that is empty first was loaded here. */
  readonly direction: "loaded" | "unloaded";
  /** Origin − net: positive is a loss, negative a gain. Null without a weight at origin. */
  readonly loss_kg: DecimalText | null;
  readonly loss_pct: DecimalText | null;
  readonly allowance_kg: DecimalText | null;
  readonly chargeable_kg: DecimalText | null;
  readonly steps: readonly Step[];
}

const PERCENT_DECIMALS = 4;
const CHARGE_DECIMALS = 2;
const TICKET = "scale ticket";
const CONTRACT = "freight contract";

const TRUCK: typeof KILOGRAMS = { scale: 3, max: "1000000" };

function checkTicket(request: TruckTicketRequest): Issue[] {
  const { origin_net_kg: origin, allowance_pct: allowance, division_kg: division } = request;
  const issues = [
    ...checkFigure(request.first_weight_kg, "first_weight_kg", { ...TRUCK, positive: true }),
    ...checkFigure(request.second_weight_kg, "second_weight_kg", { ...TRUCK, positive: true }),
    ...(origin ? checkFigure(origin, "origin_net_kg", { ...TRUCK, positive: true }) : []),
    ...(allowance ? checkFigure(allowance, "allowance_pct", PERCENT) : []),
    ...(division ? checkFigure(division, "division_kg", { ...TRUCK, positive: true }) : []),
  ];
  if (issues.length > 0 || !division || request.manual) return issues;
  const net = subtract(request.first_weight_kg, request.second_weight_kg);
  return decimal(net).mod(decimal(division)).eq(decimal("0"))
    ? []
    : [issue("not_of_scale_division", "second_weight_kg", { division })];
}

export function weighTruck(request: TruckTicketRequest): Calculated<TruckTicket> {
  const issues = checkTicket(request);
  if (issues.length > 0) return refused(issues);
  const { first_weight_kg: first, second_weight_kg: second } = request;
  const gross = max(first, second);
  const tare = min(first, second);
  const net = subtract(gross, tare);
  return calculated({
    gross_kg: gross,
    tare_kg: tare,
    net_kg: net,
    direction: compare(first, second) < 0 ? "loaded" : "unloaded",
    ...lossOf(request, net, {
      name: "net_kg",
      value: net,
      unit: "kg",
      formula: `${gross} − ${tare}`,
      rule: TICKET,
    }),
  });
}

type Loss = Pick<TruckTicket, "loss_kg" | "loss_pct" | "allowance_kg" | "chargeable_kg" | "steps">;

function lossOf(request: TruckTicketRequest, net: DecimalText, weighed: Step): Loss {
  const origin = request.origin_net_kg ?? null;
  if (origin === null)
    return { loss_kg: null, loss_pct: null, allowance_kg: null, chargeable_kg: null, steps: [weighed] };
  const loss = subtract(origin, net);
  const percent = roundTo(
    divide(multiply(loss, "100"), origin, PERCENT_DECIMALS, "half_up"),
    PERCENT_DECIMALS,
  );
  const allowance = multiply(multiply(origin, request.allowance_pct ?? "0"), "0.01");
  const excess = subtract(loss, allowance);
  const isExceeded = compare(excess, "0") > 0;
  const charged = request.charge === "whole" ? loss : excess;
  const chargeable = roundTo(isExceeded ? charged : "0", CHARGE_DECIMALS);
  const shownAllowance = roundTo(allowance, CHARGE_DECIMALS);
  return {
    loss_kg: loss,
    loss_pct: percent,
    allowance_kg: shownAllowance,
    chargeable_kg: chargeable,
    steps: [
      weighed,
      { name: "loss_kg", value: loss, unit: "kg", formula: `${origin} − ${net}`, rule: TICKET },
      { name: "loss_pct", value: percent, unit: "%", formula: `${loss} ÷ ${origin} × 100`, rule: CONTRACT },
      {
        name: "allowance_kg",
        value: shownAllowance,
        unit: "kg",
        formula: `${origin} × ${request.allowance_pct ?? "0"} ÷ 100`,
        rule: CONTRACT,
      },
      {
        name: "chargeable_kg",
        value: chargeable,
        unit: "kg",
        ...(isExceeded && request.charge !== "whole" ? { formula: `${loss} − ${shownAllowance}` } : {}),
        rule: CONTRACT,
      },
    ],
  };
}
