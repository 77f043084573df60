/** Days on which somebody cannot be sent anywhere. */
import { choice } from "../kernel/field/choice.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";
import { checkPeriod } from "./period.ts";

export const ABSENCE_KINDS = ["vacation", "sick", "training", "day_off", "other"] as const;

/** A year of leave is the longest that one entry tells of. */
export const MOST_DAYS = 366;

export const absence = defineRecord({
  key: "absence",
  service: "workorder",
  scope: "country",
  staffOnly: true,
  title: "begin_date",
  fields: {
    begin_date: date({ required: true, list: true, filter: true }),
    end_date: date({ required: true, list: true, filter: true }),
    inspector_id: reference("inspector", { required: true, list: true, filter: true }),
    kind: choice(ABSENCE_KINDS, { required: true, default: "vacation", list: true, filter: true }),
    note: text({ max: 300 }),
  },
  indexes: [
    ["inspector_id", "begin_date"],
    ["country", "begin_date"],
  ],
  order: [["begin_date", "desc"]],
  check: [(row) => checkPeriod(row, MOST_DAYS)],
});
