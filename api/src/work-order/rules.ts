/** Rules about work orders and who is assigned to them, that need to see other rows. */
import { type OrderKind, orderSeries } from "@plimsoll/domain/commercial/order-kind";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { type SoldItem, scopeOfItems } from "@plimsoll/domain/work-order/sold-scope";
import { checkHoldsOfShip, type PlannedHold } from "@plimsoll/domain/work-order/storage-plan";
import { offeredIssues } from "#commercial/offer";
import { itemsOf } from "#commercial/store";
import { notify } from "#notices/notify";
import { takeNumber } from "#numbering/store";
import { countriesOfUnits } from "#people/store";
import { readRow } from "#record/load";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import { changeRecord } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { auditUser } from "#status/change";
import { advanceWhenPlanned, orderModel, orderStatusRules } from "./status.ts";
import { assignedTo, holdsOfShip, orderHead, overlapping, usersOfInspectors } from "./store.ts";

export const workOrderRules: RecordRules = {
  async prepare(call, values) {
    const kind = values.kind as OrderKind;
    const occasion = { country: String(values.country), date: String(values.date) };
    const { text } = await takeNumber(call.db, orderSeries(kind), occasion);
    // The items are those agreed on, unless others were written down; what was sold is what is to be done.
    const written = values.items as SoldItem[];
    const isBare = values.proposal_id !== null && written.length === 0;
    const items = isBare ? await itemsOf(call.db, values.proposal_id) : written;
    const sold = values.proposal_id === null ? {} : { scope: scopeOfItems(items) };
    return { wocode: text, author_id: auditUser(call)?.id ?? null, ...(isBare ? { items } : {}), ...sold };
  },

  async validate(call, { action, auditAction, before, after }) {
    // Calls of their own (a status, the scope) have judged themselves.
    if (auditAction !== action) return [];
    if (action === "delete") return before?.status === "created" ? [] : [issue("cannot_unlink")];
    if (!after) return [];
    const isNew = before === undefined;
    const found: Issue[] = [];
    if (!isNew && before.kind !== after.kind) found.push(issue("not_editable", "kind"));
    if (
      (isNew || before.date !== after.date) &&
      String(after.date) > todayIn(String(after.country), call.now)
    )
      found.push(issue("date_after_today", "date"));
    if (isNew || before.proposal_id !== after.proposal_id || before.customer_id !== after.customer_id)
      found.push(...(await offeredIssues(call, after)));
    if (after.workunit_id !== null && (isNew || before.workunit_id !== after.workunit_id)) {
      const countries = await countriesOfUnits(call.db, [String(after.workunit_id)]);
      if (!countries.includes(String(after.country)))
        found.push(issue("country_not_available", "workunit_id"));
    }
    const plan = after.storage_plan as PlannedHold[];
    const isPlanned = isNew || before.ship_id !== after.ship_id || !sameHolds(before.storage_plan, plan);
    if (typeof after.ship_id === "string" && plan.length > 0 && isPlanned)
      found.push(...checkHoldsOfShip(plan, await holdsOfShip(call.db, after.ship_id)));
    return found;
  },

  status: orderStatusRules,
};

function sameHolds(before: unknown, after: readonly PlannedHold[]): boolean {
  const numbers = (plan: readonly PlannedHold[]) => plan.map(({ hold }) => hold).join();
  return Array.isArray(before) && numbers(before) === numbers(after);
}

export const appointmentRules: RecordRules = {
  async validate(call, { action, before, after }) {
    if (!after) return [];
    const order = await orderHead(call.db, after.work_order_id);
    if (!order) return [issue("reference_not_found", "work_order_id")];
    const found: Issue[] = [];
    const begins = String(after.begin_date);
    const isMoved = action === "create" || before?.begin_date !== after.begin_date;
    if (isMoved && order.appointment_date !== null && begins < order.appointment_date)
      found.push(issue("date_before_appointment", "begin_date", { date: order.appointment_date }));
    const shared = { ...after, begin_date: begins } as unknown as Parameters<typeof overlapping>[1];
    if (after.active !== false && (await overlapping(call.db, shared)))
      found.push(issue("only_one_per_item", "inspector_id", { type: "appointment", item: order.wocode }));
    return found;
  },

  async afterWrite(call, { before, after }) {
    const orders = new Set([before?.work_order_id, after?.work_order_id].filter((id) => id !== undefined));
    for (const id of orders) await keepAssignments(call, String(id));
    if (after && before?.inspector_id !== after.inspector_id) await tellAssigned(call, after);
  },
};

/** The order says who is assigned to it, and its status follows. */
async function keepAssignments(call: Call, orderId: string): Promise<void> {
  const onOrders = asSideEffectOn(call, "work_order");
  const model = orderModel(call);
  const current = await readRow(onOrders, model, orderId);
  if (!current) throw refuse("not_found");
  const { inspectors, first } = await assignedTo(call.db, orderId);
  const changed = await changeRecord(
    onOrders,
    model,
    current,
    {
      inspector_ids: inspectors,
      ...(current.appointment_date === null && first !== null ? { appointment_date: first } : {}),
    },
    "assign",
  );
  await advanceWhenPlanned(onOrders, { ...changed });
}

async function tellAssigned(call: Call, appointment: Readonly<WireRow>): Promise<void> {
  const order = await orderHead(call.db, appointment.work_order_id);
  const users = await usersOfInspectors(call.db, [String(appointment.inspector_id)]);
  await notify(call, {
    to: users,
    kind: "assigned",
    subject: order?.wocode ?? "",
    params: {
      who: call.actor.name,
      from: String(appointment.begin_date),
      to: String(appointment.end_date),
    },
    about: { record: "work_order", id: String(appointment.work_order_id) },
  });
}
