/** Counts for lists, maps and dashboards: read from what is kept with every change, never by scanning the orders. */

import { mayOn } from "@plimsoll/domain/access/permission";
import type { RowFilter } from "@plimsoll/domain/access/scope";
import { rowsFor } from "@plimsoll/domain/access/scope";
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { ALMOST_EXPIRED_DAYS } from "@plimsoll/domain/commercial/proposal-status";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays, daysBetween } from "@plimsoll/domain/kernel/dates";
import { type OrderStatus, PHASE_OF, PHASES, type Phase } from "@plimsoll/domain/work-order/status";
import type { Call } from "#rpc/call";
import { waitingFor } from "../presets.ts";
import { surveyorAndUnitsOf } from "../store.ts";
import {
  countProposals,
  expiringProposals,
  lateOrders,
  monthlyVolumes,
  pendingNominations,
  portCounts,
  statusCounts,
  statusesOfSurveyor,
} from "./store.ts";

type Counts = Partial<Record<OrderStatus, number>>;

function byStatus(rows: readonly { readonly status: OrderStatus; readonly orders: number }[]): Counts {
  return Object.fromEntries(rows.map((row) => [row.status, row.orders]));
}

function narrowed(filter: RowFilter, kind: OrderKind | undefined, country: string | undefined): RowFilter {
  const only = [
    ...(filter.only ?? []),
    ...(kind === undefined ? [] : [{ attribute: "kind", values: [kind] }]),
    ...(country === undefined ? [] : [{ attribute: "country", values: [country] }]),
  ];
  return { ...filter, only };
}

export async function readCounts(call: Call, kind?: OrderKind, country?: string) {
  const rows = await statusCounts(call, narrowed(call.filter, kind, country));
  return { by_status: byStatus(rows), total: rows.reduce((sum, row) => sum + row.orders, 0) };
}

export async function readPorts(call: Call, kind?: OrderKind, country?: string) {
  const rows = await portCounts(call, narrowed(call.filter, kind, country));
  const ports = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) ports.set(row.port_id, [...(ports.get(row.port_id) ?? []), row]);
  return [...ports.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const all = [first, ...more];
    const { port_id, name, latitude, longitude } = first;
    const orders = all.reduce((sum, row) => sum + row.orders, 0);
    return [{ port_id, name, latitude, longitude, orders, phases: phasesOf(all) }];
  });
}

function phasesOf(rows: readonly { status: OrderStatus; orders: number }[]): Readonly<Record<Phase, number>> {
  const counts = Object.fromEntries(PHASES.map((phase) => [phase, 0])) as Record<Phase, number>;
  for (const { status, orders } of rows) counts[PHASE_OF[status]] += orders;
  return counts;
}

export async function summariseFor(call: Call, months: number) {
  const model = call.app.catalog.get("work_order");
  // The dashboard shows of orders what a list would: kinds whose role the caller holds.
  const orders: Call = { ...call, filter: rowsFor(call.actor, model.definition, "list") };
  const today = todayIn(call.country, call.now);
  const counts = await statusCounts(orders, orders.filter);
  const ports = await readPorts(orders);
  const late = await lateOrders(orders, today);
  const { inspectorId } = await surveyorAndUnitsOf(call.db, call.actor.userId);
  const by_status = byStatus(counts);
  // What waits for a surveyor are the orders they are on, for everybody else all of that status.
  const waiting = inspectorId === null ? by_status : byStatus(await statusesOfSurveyor(orders, inspectorId));
  return {
    today,
    by_status,
    by_phase: phasesOf(counts),
    by_port: ports.sort((a, b) => b.orders - a.orders),
    by_month: await monthlyVolumes(orders, firstMonth(today, months)),
    late: {
      ...late,
      orders: late.orders.map((row) => ({ ...row, days: daysBetween(row.appointment_date, today) })),
    },
    waiting: waitingFor(call, inspectorId !== null).map((status) => ({
      key: status,
      orders: waiting[status] ?? 0,
    })),
    proposals: await proposalsFor(call, today),
    nominations: await nominationsFor(call),
  };
}

function firstMonth(today: string, months: number): string {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const first = year * 12 + (month - 1) - (months - 1);
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, "0")}`;
}

/** Nothing of proposals for whoever may not list them. */
async function proposalsFor(call: Call, today: string) {
  const { definition } = call.app.catalog.get("proposal");
  if (!mayOn(call.actor, definition, "list")) return null;
  const scoped: Call = { ...call, filter: rowsFor(call.actor, definition, "list") };
  const soon = addDays(today, ALMOST_EXPIRED_DAYS);
  return {
    ...(await countProposals(scoped, today, soon)),
    expiring: await expiringProposals(scoped, today, soon),
  };
}

async function nominationsFor(call: Call) {
  const { definition } = call.app.catalog.get("nomination");
  if (!mayOn(call.actor, definition, "list")) return null;
  const scoped: Call = { ...call, filter: rowsFor(call.actor, definition, "list") };
  return { pending: await pendingNominations(scoped) };
}
