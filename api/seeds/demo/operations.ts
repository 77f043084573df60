/** The work on the carriers of the demo company's orders: as far as each order has come. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { addDays } from "@plimsoll/domain/kernel/dates";
import { sum } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { CARRIER_OF, type Carrier } from "@plimsoll/domain/operation/carrier";
import {
  type OperationFacts,
  type OperationStatus,
  shownPage,
} from "@plimsoll/domain/operation/operation-page";
import { OPERATION_PAGES, pagesOf } from "@plimsoll/domain/operation/operation-pages";
import { FINISHED_RANK, type OrderStatus, RANKS } from "@plimsoll/domain/work-order/status";
import { seedId } from "../seed-id.ts";
import { SHIP_CLASSES, SHIPS } from "./fleet.data.ts";
import { surveyedBargeOf, surveyedShipOf } from "./fleet.ts";
import { fieldRows } from "./operations.data.ts";
import { resultsOf } from "./samples.data.ts";
import type { Stage } from "./stage.ts";
import { truckRows } from "./trucks.data.ts";

type Load = (record: string, rows: readonly Values[]) => Promise<void>;

/** `codes` tells the code of a service by its id. */
export async function loadOperations(
  orders: readonly Values[],
  codes: ReadonlyMap<string, string>,
  load: Load,
  sampleCode: (country: string, date: string) => Promise<string>,
  now: string,
): Promise<void> {
  const made = orders.flatMap((order, index) => operationsOf(order, { index, codes, now }));
  await load(
    "operation",
    made.map((one) => one.row),
  );
  // In the order of the work: what is classified was there before.
  const records = OPERATION_PAGES.flatMap(({ key, also = [], hasRecord }) =>
    hasRecord === false ? also : [key, ...also],
  );
  for (const record of new Set(records))
    if (record !== "sample")
      await load(
        record,
        made.flatMap((one) => one.rows[record] ?? []),
      );
  await loadSamples(
    made.flatMap((one) => one.rows.sample ?? []),
    load,
    sampleCode,
  );
}

/** Numbered in the order of their days, so that the next real one follows on. */
async function loadSamples(
  rows: readonly Values[],
  load: Load,
  codeOf: (country: string, date: string) => Promise<string>,
): Promise<void> {
  const numbered: Values[] = [];
  const byDay = [...rows].sort((one, other) => (String(one.drawn_at) < String(other.drawn_at) ? -1 : 1));
  for (const row of byDay)
    numbered.push({
      ...row,
      code: await codeOf(String(row.country), String(row.drawn_at).slice(0, 10)),
    });
  await load("sample", numbered);
  await load("analysis_result", numbered.flatMap(resultsOf));
}

interface Made {
  readonly row: Values;
  readonly rows: Readonly<Record<string, readonly Values[]>>;
}

function operationsOf(order: Values, { index, ...all }: Pick<About, "index" | "codes" | "now">): Made[] {
  const carrier = CARRIER_OF[order.kind as OrderKind];
  if (carrier === undefined) return [];
  if (carrier !== "barge")
    return [operationOf(order, { ...all, carrier, index, code: String(order.wocode) })];
  return (order.barge_ids as string[]).map((barge, at) =>
    operationOf(order, { ...all, carrier, index: index * 10 + at, barge, code: `${order.wocode}-${at + 1}` }),
  );
}

interface About {
  readonly carrier: Carrier;
  readonly index: number;
  readonly codes: ReadonlyMap<string, string>;
  readonly code: string;
  readonly now: string;
  readonly barge?: string;
}

function operationOf(order: Values, { carrier, index, codes, code, now, barge }: About): Made {
  const id = seedId("operation", code);
  const rank = RANKS[order.status as OrderStatus] ?? 0;
  const status = statusOf(order.status as OrderStatus, rank);
  const lines =
    carrier === "barge" && rank >= 50
      ? [{ hold: 1, product_id: order.product_id, planned: "1500" }]
      : order.storage_plan;
  const plan = (lines as Values[]).map((line) => ({ ...line, id: seedId("plan", id, String(line.hold)) }));
  const began = `${addDays(String(order.date), 1)}T08:00:00.000Z`;
  const facts = factsOf(order, { carrier, status, plan, codes });
  const stage: Stage = {
    operation: id,
    code,
    order: order as Stage["order"],
    began,
    now,
    holds: facts.holds,
    plan: plan as unknown as Stage["plan"],
    rank,
    index,
    carrier,
    surveyed: { ship: surveyedShipOf(order.ship_id), barge: surveyedBargeOf(barge) },
    planned: sum((lines as Values[]).map((line) => String(line.planned))),
  };
  const rows =
    status === "not_started" ? {} : carrier === "trucks" ? roadRows(status, stage) : fieldRows(stage);
  return {
    rows,
    row: {
      id,
      country: order.country,
      work_order_id: order.id,
      code,
      carrier,
      ship_id: order.ship_id ?? null,
      barge_id: barge ?? null,
      status,
      started_at: status === "not_started" || status === "canceled" ? null : began,
      finished_at: status === "finished" ? order.finished_at : null,
      storage_plan: plan,
      pages: pagesOf(carrier).map((page) => ({
        id: seedId("page", id, page.key),
        ...shownPage(page, rows[page.key] ?? [], facts),
      })),
    },
  };
}

/** An order that was canceled had no trucks on the road yet. */
function roadRows(status: OperationStatus, stage: Stage): Made["rows"] {
  return status === "canceled" ? {} : truckRows(stage);
}

function statusOf(status: OrderStatus, rank: number): OperationStatus {
  if (status === "canceled") return "canceled";
  if (rank >= FINISHED_RANK) return "finished";
  return rank >= 40 ? "started" : "not_started";
}

interface Standing {
  readonly carrier: Carrier;
  readonly status: OperationStatus;
  readonly plan: readonly Values[];
  readonly codes: ReadonlyMap<string, string>;
}

function factsOf(order: Values, { carrier, status, plan, codes }: Standing): OperationFacts {
  const scope = order.scope as { service_type_id: string; mandatory: boolean; confirmed: boolean }[];
  const mandatory = scope.filter((item) => item.mandatory);
  const ship = SHIPS.find(([, , , , imo]) => seedId("ship", imo) === order.ship_id);
  const all = ship ? SHIP_CLASSES[ship[1]].holds.map((_, at) => at + 1) : [1];
  return {
    carrier,
    status,
    holds: plan.length > 0 ? plan.map((line) => Number(line.hold)) : all,
    isPlanned: plan.length > 0,
    services: scope.flatMap((item) => codes.get(item.service_type_id) ?? []),
    mandatory: mandatory.length,
    confirmed: mandatory.filter((item) => item.confirmed).length,
  };
}
