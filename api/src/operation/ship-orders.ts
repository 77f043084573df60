/** The orders of ships that a caller may list, as a query; none for whoever may list none. */
import { may } from "@plimsoll/domain/access/permission";
import { selectRows } from "#record/list";
import type { SelectedRows } from "#record/list-query";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";

export async function listableShipOrders(call: Call): Promise<SelectedRows | undefined> {
  if (!may(call.actor, { service: "workorder", role: "ship", permission: "list" })) return undefined;
  const orders = call.app.catalog.get("work_order");
  return selectRows(authorizeOn(call, "work_order", "list", "ship"), orders, {});
}
