/** Queues what goes to a customer's system: once for each version of a thing, and only for customers that want it. */
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { syncContracts } from "@plimsoll/domain/sync/contract";
import type { Deliverable, DeliveryStatus } from "@plimsoll/domain/sync/delivery";
import type { z } from "zod";
import { uuid7 } from "#adapters/ids";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { DELIVERED, type Subject } from "./deliverables.ts";
import { fileSources } from "./file-sources.ts";
import { attachmentsOf, deliveriesOf, holdOrder, receiverOf } from "./store.ts";

type Input<K extends keyof typeof syncContracts> = z.infer<(typeof syncContracts)[K]["input"]>;
type ListedFiles = z.input<(typeof syncContracts)["listAttachments"]["output"]>;

interface Queued {
  readonly delivery_id: string;
  readonly status: DeliveryStatus;
}

const syncModel = (call: Call) => call.app.catalog.get("sync");

function queueAny(call: Call, what: Deliverable, id: string): Promise<Queued> {
  return call.inTransaction(async (inner) => {
    const { read, alreadySent, notForCustomer } = DELIVERED[what];
    const { order } = await read(inner, id.toLowerCase());
    await holdOrder(inner.db, order.id);
    // Again, now that nobody else changes it: what is told and the version it is told as belong together.
    const subject = await read(inner, id.toLowerCase());
    const receiver = await receiverOf(inner.db, order.customer_id);
    if (!receiver?.syncs || receiver.address === null) throw refuse(notForCustomer);
    if (receiver.secret === null) throw refuse("sync_secret_missing");
    const known = await deliveriesOf(inner.db, what, subject.id);
    const same = known.find((one) => one.subject_version === subject.version);
    if (same?.status === "delivered") throw refuse(alreadySent);
    if (same?.status === "dead") return again(inner, same.id);
    if (same) return { delivery_id: same.id, status: same.status as DeliveryStatus };
    return queue(inner, what, subject, receiver.address);
  });
}

async function queue(call: Call, what: Deliverable, subject: Subject, address: string): Promise<Queued> {
  const id = uuid7(call.now);
  const { order } = subject;
  const request = {
    delivery_id: id,
    what,
    at: call.now,
    country: order.country,
    ...(what === "work_order" ? {} : { work_order: { id: order.id, wocode: order.wocode } }),
    [what]: subject.told,
  };
  await insertChecked(call, syncModel(call), {
    id,
    country: order.country,
    name: subject.name.slice(0, 255),
    delivery_id: id,
    what,
    customer_id: order.customer_id,
    work_order_id: order.id,
    status: "queued",
    attempts: 0,
    at: call.now,
    subject_id: subject.id,
    subject_version: subject.version,
    address,
    request,
  });
  await call.app.jobs.addAgain(call.db, id, "deliver", { id });
  call.afterCommit(() => call.app.jobs.nudge());
  return { delivery_id: id, status: "queued" };
}

/** The same delivery once more, as if it had never been tried. */
async function again(call: Call, id: string): Promise<Queued> {
  const row = await readRow(call, syncModel(call), id);
  if (!row) throw refuse("not_found");
  await changeRecord(call, syncModel(call), row, { status: "queued" }, "resend");
  await call.app.jobs.addAgain(call.db, id, "deliver", { id });
  call.afterCommit(() => call.app.jobs.nudge());
  return { delivery_id: id, status: "queued" };
}

async function refuseOutdated(call: Call, row: WireRow): Promise<void> {
  if (row.status === "delivered") throw refuse(DELIVERED[row.what as Deliverable].alreadySent);
  const [newest] = await deliveriesOf(call.db, row.what as Deliverable, String(row.subject_id));
  if (newest && newest.id !== row.id) throw refuse("newer_already_synchronized");
}

export const syncHandlers = {
  sync: (call: Call, input: Input<"sync">) =>
    "work_order_id" in input
      ? queueAny(call, "work_order", input.work_order_id)
      : queueAny(call, "classification", input.classification_id),

  syncAttachment: (call: Call, { attachment_id: id }: Input<"syncAttachment">) =>
    queueAny(call, "attachment", id),

  async listAttachments(call: Call, { work_order_id: id }: Input<"listAttachments">): Promise<ListedFiles> {
    const orders = authorizeOn(call, "work_order", "load");
    const order = await readRow(orders, call.app.catalog.get("work_order"), id);
    if (!order) throw refuse("not_found");
    return (await attachmentsOf(call.db, String(order.id), fileSources(call))) as unknown as ListedFiles;
  },

  resend: (call: Call, { delivery_id: id }: Input<"resend">) =>
    call.inTransaction(async (inner) => {
      const row = isUuid(id) ? await readRow(inner, syncModel(inner), id) : undefined;
      if (!row) throw refuse("not_found", "delivery_id");
      await holdOrder(inner.db, row.work_order_id);
      await refuseOutdated(inner, row);
      return again(inner, String(row.id));
    }),
};
