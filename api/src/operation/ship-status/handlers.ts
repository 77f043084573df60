/** The board of ports, for whoever may list orders of ships: from the orders, and from the log where they may read it. */
import { mayOn } from "@plimsoll/domain/access/permission";
import { todayIn, zoneOf } from "@plimsoll/domain/country/time-zone";
import { addDays, dateIn } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { type PortCall, standingOn } from "@plimsoll/domain/operation/port-call";
import type { ShownCall, shipStatusContracts } from "@plimsoll/domain/operation/ship-status-contract";
import type { z } from "zod";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { listableShipOrders } from "../ship-orders.ts";
import { type CallRow, callsOf, earlierDays } from "./store.ts";

type Asked = z.infer<(typeof shipStatusContracts)["shipStatus"]["input"]>;

const DAYS = 7;

export const shipStatusHandlers = {
  async shipStatus(call: Call, asked: Asked) {
    const today = todayIn(call.country, call.now);
    const from = asked.from ?? addDays(today, -1);
    const dates = Array.from({ length: asked.days ?? DAYS }, (_, at) => addDays(from, at));
    const portId = asked.port_id ?? null;
    if (portId !== null && !isUuid(portId)) throw refuse("reference_not_found", "port_id");
    const orders = await listableShipOrders(call);
    if (!orders) return { dates, today, calls: [] };
    const rows = await callsOf(call.db, orders, {
      from,
      until: dates.at(-1) ?? from,
      portId,
      locale: call.locale,
      withLog: mayOn(call.actor, call.app.catalog.get("timelog_entry").definition, "list"),
    });
    const shown = rows
      .map((row) => ({ row, days: daysOf(row, dates, call.now) }))
      .filter(({ days }) => days.length > 0);
    const before = await earlierDays(
      call.db,
      shown.map(({ row }) => row.id),
    );
    return { dates, today, calls: shown.map(({ row, days }) => callOf(row, days, before.get(row.id) ?? [])) };
  },
};

const zoneOfPort = ({ zone, country }: CallRow) => zone ?? zoneOf(country);

function daysOf(row: CallRow, dates: readonly string[], now: string): ShownCall["days"] {
  const zone = zoneOfPort(row);
  const today = dateIn(now, zone) ?? now.slice(0, 10);
  const portCall: PortCall = row;
  return dates.flatMap((date) => {
    const standing = standingOn(portCall, { day: date, today, zone });
    return standing ? [{ date, ...standing }] : [];
  });
}

function callOf(row: CallRow, days: ShownCall["days"], before: readonly string[]): ShownCall {
  const { id, wocode, status, ship, customer, product, terminal, port, eta } = row;
  const zone = zoneOfPort(row);
  const changed = before.filter((day, at) => day !== (before[at + 1] ?? eta));
  return {
    order: { id, wocode, status },
    ship,
    customer,
    product,
    terminal,
    port,
    zone,
    eta,
    eta_before: changed,
    days,
  };
}
