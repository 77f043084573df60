/** How far an operation of the demo has come, and rows of it. */
import { addDays } from "@plimsoll/domain/kernel/dates";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { Carrier } from "@plimsoll/domain/operation/carrier";
import type { SurveyedCarrier } from "@plimsoll/domain/operation/carrier-survey";
import { seedId } from "../seed-id.ts";

export interface Stage {
  readonly operation: string;
  readonly code: string;
  readonly order: { readonly id: string; readonly country: string; readonly product_id: string | null };
  readonly began: string;
  /** When the demo was made: what is still on its way is seen from here. */
  readonly now: string;
  readonly holds: readonly number[];
  readonly plan: readonly { readonly hold: number; readonly product_id: string; readonly planned: string }[];
  /** Of the order's status. */
  readonly rank: number;
  /** Tells operations apart where numbers must differ. */
  readonly index: number;
  readonly carrier: Carrier;
  /** What a survey of the carrier leans on, and what it was to carry. */
  readonly surveyed: SurveyedCarrier;
  readonly planned: string;
}

/** So many minutes after the inspection began. */
export function after({ began }: Stage, minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const rest = minutes - days * 1440 + 480;
  const day = addDays(began.slice(0, 10), days + Math.floor(rest / 1440));
  const minute = rest % 1440;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00.000Z`;
}

export function rowOf(stage: Stage, record: string, part: string, values: Values): Values {
  return {
    id: seedId(record, stage.operation, part),
    country: stage.order.country,
    operation_id: stage.operation,
    work_order_id: stage.order.id,
    ...values,
  };
}
