/** A delivery as its pages read it, and the calls made on it. */
import type { DeliveryStatus } from "@plimsoll/domain/sync/delivery";
import type { Column } from "#record/list-row";
import type { Phase } from "#ui/status-chip";

export const SYNC = { service: "wosync", type: "sync" } as const;
export const SYNC_LOG = "/cp/wosync/log";

export const DELIVERY_PHASES: Readonly<Record<DeliveryStatus, Phase>> = {
  queued: "planning",
  delivered: "done",
  failed: "billing",
  dead: "stopped",
};

/** The status as a chip, by what it asks of somebody. */
export function withPhases(column: Column): Column {
  if (column.name !== "status") return column;
  return { ...column, phase: (row) => DELIVERY_PHASES[String(row.status) as DeliveryStatus] };
}
