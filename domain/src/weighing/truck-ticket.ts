// Decides the net weight of a truck from its two weighings, what it lost on the way, and how much of the loss is
// charged. Kilograms and percent of the weight at origin. A loss within the allowance of the contract costs
// nothing; beyond it the contract charges the excess or the whole.

import { z } from "zod";
import { type Calculated, calculated, calculator, refused, type Step } from "../kernel/calculated.ts";
import {
  compare,
  type DecimalText,
  divide,
  max,
  min,
  multiply,
  roundTo,
  subtract,
} from "../kernel/decimal.ts";
import { type Issue, issue } from "../kernel/errors.ts";
import { choiceInput, type FigureBounds, figureInput, PERCENT } from "../kernel/figure.ts";
import { decimalOutput, listOutput, objectOutput, stepOutput } from "../kernel/output.ts";

export const LOSS_CHARGES = ["excess", "whole"] as const;
export type LossCharge = (typeof LOSS_CHARGES)[number];

const TRUCK: FigureBounds = { scale: 3, max: "1000000", positive: true };
const weight = figureInput(TRUCK);

export const truckTicketInput = z.strictObject({
  first_weight_kg: weight,
  second_weight_kg: weight,
  origin_net_kg: weight.nullish(),
  /** What may be lost on the road, in percent of the weight at origin. */
  allowance_pct: figureInput(PERCENT).nullish(),
  /** What is charged once the allowance is exceeded: only what exceeds it unless the contract says so. */
  charge: choiceInput(LOSS_CHARGES).nullish(),
  /** The smallest step of the scale; a net between two steps was not printed by it. */
  division_kg: weight.nullish(),
  /** Typed by hand with a reason: the scale's steps are not asked. */
  manual: z.boolean().nullish(),
});
export type TruckTicketRequest = z.infer<typeof truckTicketInput>;

/** A truck that is empty first was loaded here. */
export const TRUCK_DIRECTIONS = ["loaded", "unloaded"] as const;

export const TRUCK_STEPS = ["net_kg", "loss_kg", "loss_pct", "allowance_kg", "chargeable_kg"] as const;
export const TRUCK_RULES = ["scale_ticket", "freight_contract"] as const;
export type TruckStep = Step<(typeof TRUCK_STEPS)[number], (typeof TRUCK_RULES)[number]>;

export const truckTicketOutput = objectOutput({
  gross_kg: decimalOutput,
  tare_kg: decimalOutput,
  net_kg: decimalOutput,
  direction: z.enum(TRUCK_DIRECTIONS),
  /** Origin − net: positive is a loss, negative a gain. Null without a weight at origin. */
  loss_kg: decimalOutput.nullable(),
  loss_pct: decimalOutput.nullable(),
  allowance_kg: decimalOutput.nullable(),
  chargeable_kg: decimalOutput.nullable(),
  steps: listOutput(stepOutput(TRUCK_STEPS, TRUCK_RULES)),
});
export type TruckTicket = z.infer<typeof truckTicketOutput>;

const PERCENT_DECIMALS = 4;
const CHARGE_DECIMALS = 2;
const TICKET = "scale_ticket";
const CONTRACT = "freight_contract";

/** Whole divisions of the scale, and nothing between two of them. */
function isOfDivision(net: DecimalText, division: DecimalText): boolean {
  return compare(multiply(divide(net, division, 0, "down"), division), net) === 0;
}

function checkTicket(request: TruckTicketRequest): Issue[] {
  const { first_weight_kg: first, second_weight_kg: second, division_kg: division } = request;
  if (typeof division !== "string" || request.manual) return [];
  return isOfDivision(subtract(first, second), division)
    ? []
    : [issue("not_of_scale_division", "second_weight_kg", { division })];
}

export function weighTruckRequest(request: TruckTicketRequest): Calculated<TruckTicket> {
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

function lossOf(request: TruckTicketRequest, net: DecimalText, weighed: TruckStep): Loss {
  const origin = request.origin_net_kg ?? null;
  if (origin === null)
    return { loss_kg: null, loss_pct: null, allowance_kg: null, chargeable_kg: null, steps: [weighed] };
  const loss = subtract(origin, net);
  const percent = roundTo(
    divide(multiply(loss, "100"), origin, PERCENT_DECIMALS, "half_up"),
    PERCENT_DECIMALS,
  );
  const allowed = request.allowance_pct ?? "0";
  const allowance = multiply(multiply(origin, allowed), "0.01");
  const excess = subtract(loss, allowance);
  const isExceeded = compare(excess, "0") > 0;
  const isWhole = request.charge === "whole";
  const chargeable = roundTo(isExceeded ? (isWhole ? loss : excess) : "0", CHARGE_DECIMALS);
  const shownAllowance = roundTo(allowance, CHARGE_DECIMALS);
  const share = `${origin} × ${allowed} ÷ 100`;
  // From the allowance itself: its two printed decimals would move what is charged by a cent of a kilogram.
  const beyond = isExceeded ? `${loss} − ${share}` : `max(0; ${loss} − ${share})`;
  const charged = isWhole ? (isExceeded ? loss : "0") : beyond;
  return {
    loss_kg: loss,
    loss_pct: percent,
    allowance_kg: shownAllowance,
    chargeable_kg: chargeable,
    steps: [
      weighed,
      { name: "loss_kg", value: loss, unit: "kg", formula: `${origin} − ${net}`, rule: TICKET },
      { name: "loss_pct", value: percent, unit: "%", formula: `${loss} ÷ ${origin} × 100`, rule: TICKET },
      {
        name: "allowance_kg",
        value: shownAllowance,
        unit: "kg",
        formula: share,
        rule: CONTRACT,
      },
      {
        name: "chargeable_kg",
        value: chargeable,
        unit: "kg",
        formula: charged,
        rule: CONTRACT,
      },
    ],
  };
}

export const weighTruck = calculator(truckTicketInput, weighTruckRequest);
