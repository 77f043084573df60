/** What people say about an order. Among ourselves unless it is meant for the customer too. */
import { flag } from "../kernel/field/choice.ts";
import { reference, references } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";

export const comment = defineRecord({
  key: "comment",
  service: "workorder",
  scope: "parent",
  belongsTo: "work_order_id",
  openWhenLocked: true,
  visibleToGuests: { internal: [false] },
  title: "author_name",
  fields: {
    author_name: text({ required: true, systemManaged: true, max: 200, list: true }),
    author_id: reference("user", { systemManaged: true, internal: true }),
    work_order_id: reference("work_order", { required: true, list: true, filter: true }),
    text: longText({ required: true, max: 4000, list: true }),
    internal: flag({ default: true, list: true, filter: true }),
    mention_ids: references("user", { internal: true }),
    /** Said on a page of the field: which operation, and the key of its page. Neither, and it is about the order. */
    operation_id: reference("operation", { filter: true }),
    operation_page: text({ max: 60, filter: true }),
  },
  indexes: [["work_order_id", "created_at"]],
  order: [["created_at", "asc"]],
});
