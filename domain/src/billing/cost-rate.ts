/** What a day of somebody's work and an analysis cost us, from when to when: for those who may see margins. */
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { money } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { date } from "../kernel/field/time.ts";
import { defineRecord } from "../kernel/record.ts";

export const COST_KINDS = ["person_day", "analysis"] as const;
export type CostKind = (typeof COST_KINDS)[number];

export const costRate = defineRecord({
  key: "cost_rate",
  service: "register",
  path: "cost-rates",
  scope: "country",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    kind: choice(COST_KINDS, { required: true, list: true, filter: true }),
    /** Nearer than one for everybody. */
    inspector_id: reference("inspector", { list: true, filter: true, help: true }),
    designation_type_id: reference("designation_type", { list: true, filter: true, help: true }),
    amount: money({ required: true, positive: true, list: true, help: true }),
    valid_from: date({ required: true, list: true, filter: true }),
    valid_to: date({ list: true, filter: true }),
  },
  indexes: [["country", "kind", "valid_from"]],
  check: [
    (row) =>
      row.valid_to !== null && row.valid_to < row.valid_from ? [issue("end_before_begin", "valid_to")] : [],
    ({ kind, inspector_id: person, designation_type_id: capacity }) =>
      kind === "analysis" && (person !== null || capacity !== null)
        ? [issue("not_editable", person !== null ? "inspector_id" : "designation_type_id")]
        : [],
  ],
});
