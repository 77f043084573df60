/** The board of ports: which ship stands where in its call, day by day, and how its arrival was put off. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { isCalendarDate } from "../kernel/dates.ts";
import { dateOutput, instantOutput, listOutput, objectOutput, rowNameOutput } from "../kernel/output.ts";
import { ORDER_STATUSES } from "../work-order/status.ts";
import { CALL_STATES } from "./port-call.ts";

/** Two weeks are what fits on a wall. */
export const MOST_DAYS = 14;

const standing = objectOutput({
  date: dateOutput,
  state: z.enum(CALL_STATES),
  since: instantOutput.nullable(),
});

const portCall = objectOutput({
  order: objectOutput({ id: z.string(), wocode: z.string(), status: z.enum(ORDER_STATUSES) }),
  ship: rowNameOutput,
  customer: rowNameOutput.nullable(),
  product: rowNameOutput.nullable(),
  terminal: rowNameOutput.nullable(),
  port: rowNameOutput,
  zone: z.string(),
  eta: dateOutput.nullable(),
  /** The days it was expected on before, oldest first. */
  eta_before: listOutput(dateOutput),
  days: listOutput(standing),
});
export type ShownCall = z.infer<typeof portCall>;

export const shipStatusContracts = {
  shipStatus: defineAction({
    service: "ship_status",
    type: "default",
    action: "list",
    about:
      "Calls of ships at ports over some days: on each, whether a ship is expected, at the roads, at its berth, operating or sailed.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({
      from: z.string().refine(isCalendarDate).optional(),
      days: z.number().int().min(1).max(MOST_DAYS).optional(),
      port_id: z.string().nullish(),
    }),
    output: objectOutput({ dates: listOutput(dateOutput), today: dateOutput, calls: listOutput(portCall) }),
  }),
} as const;
