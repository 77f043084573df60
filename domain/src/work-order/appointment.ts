/** Who works on which order on which days: what the planner shows and moves. */
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import { checkPeriod } from "./period.ts";

/** Nobody plans further in one go, and the planner need not look further back. */
export const MOST_DAYS = 92;

export const appointment = defineRecord({
  key: "appointment",
  service: "workorder",
  scope: "parent",
  belongsTo: "work_order_id",
  staffOnly: true,
  title: "begin_date",
  fields: {
    begin_date: date({ required: true, list: true, filter: true }),
    end_date: date({ required: true, list: true, filter: true }),
    work_order_id: reference("work_order", { required: true, list: true, filter: true }),
    inspector_id: reference("inspector", { required: true, list: true, filter: true }),
    designation_type_id: reference("designation_type", { list: true }),
    note: text({ max: 300 }),
  },
  indexes: [
    ["inspector_id", "begin_date"],
    ["work_order_id", "begin_date"],
    ["country", "begin_date"],
  ],
  order: [["begin_date", "desc"]],
  check: [(row) => checkPeriod(row, MOST_DAYS)],
});
