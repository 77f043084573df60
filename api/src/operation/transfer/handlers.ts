/** Trucks and barges that go over to another order, with everything that hangs from them. */
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { type TransferEnd, transferRefusal } from "@plimsoll/domain/operation/transfer";
import type { transferContracts } from "@plimsoll/domain/operation/transfer-contract";
import type { z } from "zod";
import { recordedAlone } from "#db/audit";
import { readRow } from "#record/load";
import { redactFor, type WireRow } from "#record/row";
import { auditEntry, changeRecord } from "#record/write";
import { asSideEffectOn, authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { followField } from "../follow-field.ts";
import { operationModel, refreshPages } from "../progress.ts";
import { operationsOf } from "../store.ts";
import { invoicesOfTrucksAlone, lastBargeNumber, rowsAboutTrucks, vehiclesUnderWay } from "./store.ts";

type Input<K extends keyof typeof transferContracts> = z.infer<(typeof transferContracts)[K]["input"]>;
type Output<K extends keyof typeof transferContracts> = z.input<(typeof transferContracts)[K]["output"]>;

export const transferHandlers = {
  trucks: (call: Call, input: Input<"trucks">) => call.inTransaction((inner) => moveTrucks(inner, input)),

  barge: (call: Call, input: Input<"barge">) =>
    authorizeOn(call, "operation", "update").inTransaction((inner) => moveBarge(inner, input)),
};

async function orderOf(call: Call, id: unknown, kind: OrderKind): Promise<WireRow> {
  const model = call.app.catalog.get("work_order");
  const order = isUuid(id) ? await readRow(asSideEffectOn(call, "work_order"), model, id) : undefined;
  if (order?.kind !== kind) throw refuse("reference_not_found", "work_order_id");
  return order;
}

const endOf = (order: WireRow, vehicles: readonly string[]): TransferEnd => ({
  orderId: String(order.id),
  productId: (order.product_id ?? null) as string | null,
  vehicles,
});

/** One after the other in the order of their ids, so that two transfers of the same trucks do not stand crosswise. */
async function moveTrucks(call: Call, input: Input<"trucks">): Promise<Output<"trucks">> {
  const model = call.app.catalog.get("truck");
  const to = await orderOf(call, input.work_order_id, "fob");
  const [destination] = await operationsOf(call.db, to.id);
  if (!destination) throw refuse("reference_not_found", "work_order_id");
  const trucks = await readTrucks(call, input.truck_ids);
  const there = new Set(await vehiclesUnderWay(call.db, destination.id));
  await refuseTransfers(call, trucks, endOf(to, [...there]));
  const moved: WireRow[] = [];
  for (const row of trucks) {
    const values = { operation_id: destination.id };
    moved.push(await changeRecord(call, model, row, values, "transfertrucks"));
  }
  await moveAlong(call, input.truck_ids, destination.id);
  await tellOrders(call, trucks, to);
  for (const id of new Set(trucks.map((row) => String(row.operation_id)))) await refreshPages(call, id);
  return moved.map((row) => redactFor(call, model, row)) as unknown as Output<"trucks">;
}

async function readTrucks(call: Call, ids: readonly string[]): Promise<WireRow[]> {
  const model = call.app.catalog.get("truck");
  const rows: WireRow[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const row = isUuid(id) ? await readRow(call, model, id) : undefined;
    if (!row) throw refuse("reference_not_found", "truck_ids");
    rows.push(row);
  }
  return rows;
}

/** All of them or none, and every reason at once; two with the same plate cannot both go. */
async function refuseTransfers(call: Call, trucks: readonly WireRow[], to: TransferEnd): Promise<void> {
  const vehicles = [...to.vehicles];
  const issues = [];
  for (const [at, row] of trucks.entries()) {
    const from = endOf(await orderOf(call, row.work_order_id, "fob"), []);
    const refusal = transferRefusal("truck", String(row.vehicle), from, { ...to, vehicles });
    if (refusal) issues.push(issue(refusal.code, `truck_ids.${at}`, { item: String(row.plate) }));
    vehicles.push(String(row.vehicle));
  }
  if (issues.length > 0) throw new Failure(issues);
}

/** What was written about the trucks goes with them: their records, and the invoices that are theirs alone. */
async function moveAlong(call: Call, truckIds: readonly string[], operationId: string): Promise<void> {
  const move = async (record: string, ids: readonly string[]) => {
    const inner = asSideEffectOn(call, record);
    const model = call.app.catalog.get(record);
    for (const id of ids) {
      const row = await readRow(inner, model, id);
      if (row) await changeRecord(inner, model, row, { operation_id: operationId }, "transfertrucks");
    }
  };
  for (const { key, references, definition } of call.app.catalog.models)
    if (definition.belongsTo === "operation_id" && references.some(({ name }) => name === "truck_id"))
      await move(key, await rowsAboutTrucks(call.db, key, truckIds));
  await move("fob_invoice", await invoicesOfTrucksAlone(call.db, truckIds));
}

/** The histories of both orders tell which trucks left and which came. */
async function tellOrders(call: Call, trucks: readonly WireRow[], to: WireRow): Promise<void> {
  const plates = (rows: readonly WireRow[]) => rows.map((row) => String(row.plate)).join(", ");
  const write = async (order: WireRow, change: readonly [unknown, unknown]) => {
    const about = { service: "workorder", key: "work_order" };
    const entry = auditEntry(call, about, "transfertrucks", String(order.id), Number(order.version), {
      truck: change,
    });
    await call.db.run(recordedAlone(entry));
  };
  for (const id of new Set(trucks.map((row) => String(row.work_order_id)))) {
    const from = await orderOf(call, id, "fob");
    await write(from, [plates(trucks.filter((row) => row.work_order_id === id)), String(to.wocode)]);
  }
  await write(to, [null, plates(trucks)]);
}

async function moveBarge(call: Call, input: Input<"barge">): Promise<Output<"barge">> {
  const model = operationModel(call);
  const operation = isUuid(input.operation_id) ? await readRow(call, model, input.operation_id) : undefined;
  if (operation?.carrier !== "barge") throw refuse("reference_not_found", "operation_id");
  const barge = String(operation.barge_id);
  const from = await orderOf(call, operation.work_order_id, "convoy");
  const to = await orderOf(call, input.work_order_id, "convoy");
  const bargesOf = (order: WireRow) => (order.barge_ids ?? []) as string[];
  const refusal = transferRefusal("barge", barge, endOf(from, []), endOf(to, bargesOf(to)));
  if (refusal) throw refuse(refusal.code, "work_order_id", { item: await bargeName(call, barge) });
  const number = Math.max(await lastBargeNumber(call.db, String(to.id)), bargesOf(to).length) + 1;
  const values = { work_order_id: to.id, code: `${to.wocode}-${number}` };
  const row = await changeRecord(call, model, operation, values, "transferbarge");
  await setBarges(
    call,
    from,
    bargesOf(from).filter((one) => one !== barge),
  );
  await setBarges(call, to, [...bargesOf(to), barge]);
  for (const order of [from, to]) await followField(call, String(order.id), "operation");
  return redactFor(call, model, row) as unknown as Output<"barge">;
}

async function bargeName(call: Call, id: string): Promise<string> {
  const row = await readRow(asSideEffectOn(call, "barge"), call.app.catalog.get("barge"), id);
  return String(row?.name ?? "");
}

async function setBarges(call: Call, order: WireRow, barges: readonly string[]): Promise<void> {
  const onOrders = asSideEffectOn(call, "work_order");
  const model = call.app.catalog.get("work_order");
  await changeRecord(onOrders, model, order, { barge_ids: barges }, "transferbarge");
}
