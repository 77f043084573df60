/** What the scale weighed into the holds of the demo's operations: by period, as far as each order has come. */
import { add, compare, subtract, withScale } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { accumulateInstallments, type Installment } from "@plimsoll/domain/weighing/installments";
import { seedId } from "../seed-id.ts";
import { after, rowOf, type Stage } from "./stage.ts";

/** Minutes after the inspection began at which loading does. */
const LOADING_BEGINS = 600;
/** Installments of a period, and minutes between two: few where nobody looks any more, so that the demo stays small. */
const CLOSED = 3;
const OPEN = 12;
const EVERY = { closed: 90, open: 20 } as const;

interface Made {
  readonly period: Values;
  readonly rows: readonly Values[];
}

/** Complete: every hold as planned, give or take a little. Loading: the first holds, the last period still open. */
export function weighings(stage: Stage): { weighing_period: Values[]; weighing: Values[] } {
  const isComplete = stage.rank >= 70;
  const lines = isComplete ? stage.plan : stage.plan.slice(0, Math.ceil(stage.plan.length / 2));
  let counter = "1000.000";
  const made = lines.map((line, at): Made => {
    const isOpen = !isComplete && at === lines.length - 1;
    const one = periodOf(stage, line, { number: at + 1, isOpen, counter });
    counter = String(one.period.counter_end ?? counter);
    return one;
  });
  return { weighing_period: made.map((one) => one.period), weighing: made.flatMap((one) => [...one.rows]) };
}

interface About {
  readonly number: number;
  readonly isOpen: boolean;
  readonly counter: string;
}

function periodOf(stage: Stage, line: Stage["plan"][number], { number, isOpen, counter }: About): Made {
  const id = seedId("weighing_period", stage.operation, String(number));
  const begin = LOADING_BEGINS + (number - 1) * (CLOSED * EVERY.closed + 30);
  const weights = installmentsOf(line.planned, stage.index + number, isOpen);
  const standings = accumulateInstallments(weights);
  const total = standings.at(-1)?.accumulated ?? "0.000";
  const every = isOpen ? EVERY.open : EVERY.closed;
  const at = (place: number) => after(stage, begin + place * every);
  const lastAt = at(weights.length);
  const rows = weights.map((one, place) =>
    rowOf(stage, "weighing", `${number}.${place + 1}`, {
      period_id: id,
      at: at(place + 1),
      ...one,
      ...standings[place],
      struck: false,
      source: place === 1 ? "typed" : "file",
      place: place + 1,
    }),
  );
  const period = rowOf(stage, "weighing_period", String(number), {
    code: `${stage.code}/${number}`,
    number,
    hold: line.hold,
    product_id: line.product_id,
    begin_at: at(0),
    end_at: isOpen ? null : lastAt,
    scale: `Balança ${1 + (stage.index % 2)}`,
    counter_start: counter,
    counter_end: isOpen ? null : withScale(add(counter, total), 3),
    counter_capacity: "1000000.000",
    closed: !isOpen,
    closed_at: isOpen ? null : lastAt,
    total,
    installments: weights.length,
    last_at: lastAt,
  });
  return { period, rows };
}

/** Equal shares that differ by some kilograms, as a hopper gives them; the last one makes up for it. */
function installmentsOf(planned: string, seed: number, isOpen: boolean): Installment[] {
  const share = Math.floor(Number(planned) / (isOpen ? OPEN + 6 : CLOSED));
  const weights: Installment[] = [];
  let rest = planned;
  for (let place = 0; place < (isOpen ? OPEN : CLOSED - 1); place++) {
    const kilograms = ((seed * 37 + place * 53) % 40) * 20;
    const weight = withScale(`${Math.max(1, share - 1)}.${String(kilograms).padStart(3, "0")}`, 3);
    if (compare(rest, weight) <= 0) break;
    weights.push({ weight, unit: "MT" });
    rest = subtract(rest, weight);
  }
  return isOpen ? weights : [...weights, { weight: withScale(rest, 3), unit: "MT" }];
}
