/** Money laid out for an order, with its receipt: a cost of ours, and where it is agreed so, billed to the customer. */
import { flag } from "../kernel/field/choice.ts";
import { money } from "../kernel/field/number.ts";
import { file, reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

export const expense = defineRecord({
  key: "expense",
  service: "register",
  path: "order-expenses",
  // Receipts come in after an order is finished: it does not belong to the order, whose lock it would share.
  scope: "country",
  staffOnly: true,
  title: "description",
  fields: {
    description: text({ required: true, max: 200, list: true, search: true }),
    work_order_id: reference("work_order", { required: true, list: true, filter: true }),
    date: date({ required: true, list: true, filter: true }),
    currency_id: reference("currency", { required: true, list: true, filter: true }),
    amount: money({ required: true, positive: true, countedIn: "currency_id", list: true }),
    billable: flag({ required: true, default: true, list: true, filter: true, help: true }),
    receipt: file({ accept: ["application/pdf", "image/jpeg", "image/png"] }),
  },
  indexes: [["work_order_id", "date"]],
  order: [["date", "desc"]],
});
