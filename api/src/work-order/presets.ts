/** The lists that people open every morning, as conditions of the list of orders. */
import { may } from "@plimsoll/domain/access/permission";
import { ORDER_KINDS } from "@plimsoll/domain/commercial/order-kind";
import type { Preset } from "@plimsoll/domain/work-order/output";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import type { Call } from "#rpc/call";
import { surveyorAndUnitsOf } from "./store.ts";

/** A surveyor's turn: from the day they are sent until the work is done. */
const IN_THE_FIELD: readonly OrderStatus[] = [
  "waiting_start",
  "in_process",
  "in_progress",
  "operating",
  "paused",
  "suspension",
];

export async function presetsOf(call: Call): Promise<Preset[]> {
  const { inspectorId, workunitIds } = await surveyorAndUnitsOf(call.db, call.actor.userId);
  const presets: Preset[] = [];
  const mine = { attribute: "inspector_ids", operator: "=", value: inspectorId };
  if (inspectorId !== null) presets.push({ key: "my_orders", conditions: [mine] });
  if (workunitIds.length > 0)
    presets.push({
      key: "my_unit",
      conditions: [{ attribute: "workunit_id", operator: "in", value: workunitIds }],
    });
  const waiting = waitingFor(call, inspectorId !== null);
  if (waiting.length > 0)
    presets.push({
      key: "waiting_for_me",
      conditions: [
        { attribute: "status", operator: "in", value: waiting },
        ...(inspectorId === null ? [] : [mine]),
      ],
    });
  return presets;
}

/** Statuses whose next step is this person's: to release and to plan, to work, to bill. */
export function waitingFor({ actor }: Pick<Call, "actor">, isInspector: boolean): OrderStatus[] {
  if (isInspector) return [...IN_THE_FIELD];
  const holds = (permission: string) =>
    ORDER_KINDS.some((role) => may(actor, { service: "workorder", role, permission }));
  return [
    ...(holds("update") ? (["created"] as const) : []),
    ...(may(actor, { service: "workorder", role: "appointment", permission: "create" })
      ? (["scope_released"] as const)
      : []),
    ...(holds("changestatus") ? (["boarding_completed", "certified"] as const) : []),
    ...(may(actor, { service: "billing", role: "invoice", permission: "create" })
      ? (["finished", "billing_pending"] as const)
      : []),
  ];
}
