/**
 * What can be delivered to a customer's system, one line each: which row it is, which order it belongs to, what of it is
 * told, and where it is noted that it arrived. Everything is told as the customer themselves may see it.
 */
import type { ErrorCode } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Deliverable } from "@plimsoll/domain/sync/delivery";
import { showFiles } from "#files/shown";
import { findRow } from "#record/load";
import { type WireRow, withoutInternal } from "#record/row";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { fileSources } from "./file-sources.ts";
import { fileOfOrder, noteFinalTaken, noteNothingToSend, noteOrderTaken } from "./store.ts";

/** One thing, ready to be queued. */
export interface Subject {
  readonly id: string;
  /** The one that is sent; of what never changes there is one. */
  readonly version: number;
  readonly name: string;
  readonly order: WireRow;
  /** What stands under its own name in the request. */
  readonly told: WireRow;
}

interface Entry {
  /** In the caller's scope; there is no such thing otherwise. */
  read(call: Call, id: string): Promise<Subject>;
  /** Part of the transaction that notes the answer. */
  delivered(call: Call, subject: { id: string; version: number; at: string }): Promise<void>;
  readonly alreadySent: ErrorCode;
  readonly notForCustomer: ErrorCode;
}

async function rowIn(call: Call, record: string, id: string): Promise<{ row: WireRow; model: RecordModel }> {
  const model = call.app.catalog.find(record);
  if (!model || !isUuid(id)) throw refuse("not_found");
  const scoped = authorizeOn(call, record, "load");
  const row = await findRow(scoped, model, id);
  if (!row) throw refuse("not_found");
  await showFiles(scoped, model, row);
  return { row, model };
}

const orderOf = async (call: Call, id: unknown) => (await rowIn(call, "work_order", String(id))).row;

export const DELIVERED: Readonly<Record<Deliverable, Entry>> = {
  work_order: {
    async read(call, id) {
      const { row, model } = await rowIn(call, "work_order", id);
      const { sync_date: _, ...told } = withoutInternal(model, row);
      return { id, version: Number(row.version), name: String(row.wocode), order: row, told };
    },
    async delivered(call, { id, version, at }) {
      await noteOrderTaken(call.db, id, at);
      await noteNothingToSend(call.db, id, version);
    },
    alreadySent: "order_already_synchronized",
    notForCustomer: "order_sync_not_for_customer",
  },
  classification: {
    async read(call, id) {
      const { row, model } = await rowIn(call, "classification", id);
      if (row.kind !== "final") throw refuse("classification_not_final", "classification_id");
      const order = await orderOf(call, row.work_order_id);
      // Struck once and locked: there is no second version of it.
      return { id, version: 1, name: String(order.wocode), order, told: withoutInternal(model, row) };
    },
    delivered: (call, { id, at }) => noteFinalTaken(call.db, id, at),
    alreadySent: "already_synchronized",
    notForCustomer: "sync_not_for_customer",
  },
  attachment: {
    async read(call, id) {
      const file = isUuid(id) ? await fileOfOrder(call.db, id, fileSources(call)) : undefined;
      if (!file) throw refuse("not_found", "attachment_id");
      const { order_id: orderId, ...told } = file;
      const order = await orderOf(call, orderId);
      return { id, version: 1, name: file.name, order, told };
    },
    delivered: async () => undefined,
    alreadySent: "attachment_already_synchronized",
    notForCustomer: "order_sync_not_for_customer",
  },
};
