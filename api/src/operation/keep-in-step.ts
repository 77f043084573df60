/** Operations follow their order: made with it, one for each carrier, planned, canceled and finished with it. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { canonical } from "@plimsoll/domain/kernel/decimal";
import { CARRIER_OF } from "@plimsoll/domain/operation/carrier";
import { recordsOf } from "@plimsoll/domain/operation/operation-pages";
import { isLocked, type OrderStatus } from "@plimsoll/domain/work-order/status";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import { changeRecord, deleteRecord, insertChecked } from "#record/write";
import { withChildIds } from "#record/write-parts";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { enterStatus } from "#status/change";
import { orderHead } from "#work-order/store";
import { operationModel, refreshPages } from "./progress.ts";
import { hasRows, operationsOf } from "./store.ts";
import { lastBargeNumber } from "./transfer/store.ts";

interface PlanLine {
  readonly hold: number;
  readonly product_id: string;
  readonly planned: string;
}

const asList = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : []);

export function samePlan(one: unknown, other: unknown): boolean {
  const text = (plan: unknown) =>
    asList<PlanLine>(plan)
      .map(({ hold, product_id: product, planned }) => `${hold} ${product} ${canonical(planned)}`)
      .sort()
      .join();
  return text(one) === text(other);
}

/** The lines of a plan without what identifies them in another table. */
function planLines(plan: unknown): PlanLine[] {
  return asList<PlanLine>(plan).map(({ hold, product_id, planned }) => ({ hold, product_id, planned }));
}

/** The rules of orders, with what operations take from every write of one. */
export function withOperations(rules: RecordRules): RecordRules {
  return {
    ...rules,
    beforeRemoval: removeOperations,
    async afterWrite(call, write) {
      const more = await rules.afterWrite?.(call, write);
      const { before, after } = write;
      if (after && before) await keepInStep(call, before, after);
      else if (after) await makeOperations(call, after);
      // A plan that loading waited for moves the order on, while it is being written.
      const isPlanned = after && before && !samePlan(before.storage_plan, after.storage_plan);
      const moved = isPlanned ? await orderHead(call.db, after.id) : undefined;
      return { ...more, ...(moved ? { version: moved.version, status: moved.status } : {}) };
    },
  };
}

async function makeOperations(call: Call, order: Readonly<WireRow>): Promise<void> {
  const carrier = CARRIER_OF[order.kind as OrderKind];
  if (carrier === "ship")
    await make(call, order, String(order.wocode), {
      carrier,
      ship_id: order.ship_id,
      storage_plan: planLines(order.storage_plan),
    });
  if (carrier === "trucks") await make(call, order, String(order.wocode), { carrier });
  if (carrier === "barge")
    for (const [at, barge] of asList<string>(order.barge_ids).entries())
      await make(call, order, `${order.wocode}-${at + 1}`, { carrier, barge_id: barge });
}

async function make(call: Call, order: Readonly<WireRow>, code: string, values: WireRow): Promise<void> {
  const inner = asSideEffectOn(call, "operation");
  await insertChecked(inner, operationModel(call), { work_order_id: order.id, code, ...values });
}

/** What changed of an order and concerns its operations. */
async function keepInStep(call: Call, before: Readonly<WireRow>, after: Readonly<WireRow>): Promise<void> {
  const hasOperations = CARRIER_OF[after.kind as OrderKind] !== undefined;
  if (!hasOperations) return;
  const isChanged = (field: string) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  if (after.kind === "convoy" && isChanged("barge_ids")) await followBarges(call, before, after);
  const isPlanned = after.kind === "ship" && !samePlan(before.storage_plan, after.storage_plan);
  if (after.kind === "ship" && isChanged("ship_id")) await refuseOtherShip(call, before);
  if (after.kind === "ship" && (isPlanned || isChanged("ship_id")))
    await changeAll(call, after, () => ({
      ship_id: after.ship_id,
      ...(isPlanned ? { storage_plan: planLines(after.storage_plan) } : {}),
    }));
  if (isChanged("scope"))
    for (const { id } of await operationsOf(call.db, after.id)) await refreshPages(call, id);
  if (before.status !== after.status && (after.status === "canceled" || after.status === "finished"))
    await endAll(call, after, after.status);
  if (before.status === "finished" && !isLocked(after.status as OrderStatus)) await beginAgain(call, before);
}

/** An order that is taken back takes back the operations that it finished itself. */
async function beginAgain(call: Call, before: Readonly<WireRow>): Promise<void> {
  const inner = asSideEffectOn(call, "operation");
  const model = operationModel(call);
  for (const { id } of await operationsOf(call.db, before.id)) {
    const row = await readRow(inner, model, id);
    if (row?.status !== "finished" || row.finished_at !== before.finished_at) continue;
    const values = { to: "started", finished_at: null };
    await enterStatus(inner, model, row, values, "work_order", { by: "system" });
    await refreshPages(call, id);
  }
}

/** What was found on one ship is not true of another. */
async function refuseOtherShip(call: Call, before: Readonly<WireRow>): Promise<void> {
  for (const { id } of before.ship_id === null ? [] : await operationsOf(call.db, before.id))
    if (await hasRows(call.db, id, recordsOf("ship"))) throw refuse("cannot_unlink", "ship_id");
}

async function changeAll(
  call: Call,
  order: Readonly<WireRow>,
  values: (row: WireRow) => WireRow,
): Promise<void> {
  const inner = asSideEffectOn(call, "operation");
  const model = operationModel(call);
  for (const { id } of await operationsOf(call.db, order.id)) {
    const row = await readRow(inner, model, id);
    if (row) await changeRecord(inner, model, row, withChildIds(model, values(row), row), "followorder");
  }
}

async function endAll(call: Call, order: Readonly<WireRow>, status: "canceled" | "finished"): Promise<void> {
  const inner = asSideEffectOn(call, "operation");
  const model = operationModel(call);
  for (const { id, status: current } of await operationsOf(call.db, order.id)) {
    if (current === status || current === "canceled") continue;
    const row = await readRow(inner, model, id);
    const ends = status === "finished" ? { finished_at: call.now } : {};
    if (row) await enterStatus(inner, model, row, { to: status, ...ends }, "work_order", { by: "system" });
    await refreshPages(call, id);
  }
}

async function followBarges(call: Call, before: Readonly<WireRow>, after: Readonly<WireRow>): Promise<void> {
  const wanted = asList<string>(after.barge_ids);
  const known = await operationsOf(call.db, after.id);
  for (const { id, barge_id: barge } of known.filter((one) => !wanted.includes(String(one.barge_id)))) {
    if (await hasRows(call.db, id, recordsOf("barge"))) throw refuse("cannot_unlink", "barge_ids");
    if (barge !== null) await deleteRecord(asSideEffectOn(call, "operation"), operationModel(call), { id });
  }
  const had = new Set(known.map((one) => one.barge_id));
  const last = await lastBargeNumber(call.db, String(after.id));
  let next = Math.max(last, known.length, asList(before.barge_ids).length);
  for (const barge of wanted.filter((one) => !had.has(one))) {
    next += 1;
    await make(call, after, `${after.wocode}-${next}`, { carrier: "barge", barge_id: barge });
  }
}

/** An order that nobody has begun goes with its operations. */
async function removeOperations(call: Call, order: Readonly<WireRow>): Promise<void> {
  const carrier = CARRIER_OF[order.kind as OrderKind] ?? "ship";
  for (const { id } of await operationsOf(call.db, order.id)) {
    if (await hasRows(call.db, id, recordsOf(carrier))) throw refuse("cannot_unlink");
    await deleteRecord(asSideEffectOn(call, "operation"), operationModel(call), { id });
  }
}

/** The order shows the plan of its ship. */
export async function showPlanOnOrder(call: Call, operation: Readonly<WireRow>): Promise<void> {
  const onOrders = asSideEffectOn(call, "work_order");
  const model = call.app.catalog.get("work_order");
  const order = await readRow(onOrders, model, operation.work_order_id);
  if (order?.kind !== "ship" || samePlan(order.storage_plan, operation.storage_plan)) return;
  const values = withChildIds(model, { storage_plan: planLines(operation.storage_plan) }, order);
  await changeRecord(onOrders, model, order, values, "followoperation");
}
