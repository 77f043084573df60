/** What somebody wants to be told of: the rows, how they are brought together, on which paper, and when by mail. */
import { issue } from "../kernel/errors.ts";
import { choice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { isEmail, longText, text } from "../kernel/field/text.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import { definitionSchema, EMPTY_DEFINITION } from "./definition.ts";
import { LAST_DAY_OF_MONTH, SCHEDULES } from "./schedule.ts";

export const REPORT_FORMATS = ["pdf", "xlsx"] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** More people than this read no report of one person. */
export const MOST_RECIPIENTS = 20;

/** Addresses as people write them below or beside one another. */
export function addressesIn(written: string | null): string[] {
  return [...new Set((written ?? "").split(/[\s,;]+/).map((one) => one.toLowerCase()))].filter(Boolean);
}

const MONDAY = 1;
const SUNDAY = 7;

export const reportModel = defineRecord({
  key: "report_model",
  service: "report",
  scope: "own",
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    /** The record whose rows it is about. */
    record: text({ required: true, max: 60, list: true, filter: true, example: "port" }),
    definition: structure(definitionSchema, {
      required: true,
      example: { ...EMPTY_DEFINITION, columns: ["name"] },
    }),
    format: choice(REPORT_FORMATS, { required: true, default: "pdf", list: true, filter: true }),
    language: choice(LOCALES, { required: true, default: "en", list: true }),
    schedule: choice(SCHEDULES, {
      required: true,
      default: "never",
      list: true,
      filter: true,
      section: "schedule",
    }),
    day: number({ min: 1, max: LAST_DAY_OF_MONTH, section: "schedule", help: true }),
    hour: number({ required: true, default: 6, min: 0, max: 23, section: "schedule" }),
    recipients: longText({ max: 4000, section: "schedule", help: true }),
    /** Where its owner worked when it was written: whose rows, and whose clock. */
    operation_country: text({ systemManaged: true, max: 2 }),
    /** The last occasion on which it ran by itself. */
    last_occasion: text({ systemManaged: true, max: 10 }),
    user_id: reference("user", { required: true }),
  },
  indexes: [["user_id", "name"], ["schedule"]],
  requiredWhen: {
    day: ({ schedule }) => schedule === "weekly" || schedule === "monthly",
    recipients: ({ schedule }) => schedule !== "never",
  },
  check: [
    ({ schedule, day }) =>
      schedule === "weekly" && day !== null && (day < MONDAY || day > SUNDAY)
        ? [issue("above_maximum", "day", { max: SUNDAY })]
        : [],
    ({ recipients }) => {
      const all = addressesIn(recipients);
      if (all.length > MOST_RECIPIENTS)
        return [issue("too_many_entries", "recipients", { max: MOST_RECIPIENTS })];
      return all.every(isEmail) ? [] : [issue("invalid_email", "recipients")];
    },
  ],
});
