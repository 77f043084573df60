/** What happened when: the entries from which the statement of facts is made. */
import { issue } from "#kernel/errors";
import { number } from "#kernel/field/number";
import { reference } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";
import { counted, type OperationPage } from "../operation-page.ts";
import { fieldRecord, holdNumber, ofOperation } from "./fields.ts";

export const timelogEntry = defineRecord({
  ...fieldRecord,
  key: "timelog_entry",
  title: "begin_at",
  fields: {
    ...ofOperation,
    timelog_id: reference("timelog", { required: true, list: true, filter: true }),
    begin_at: instant({ required: true, list: true, filter: true }),
    /** Empty for what has no length: a ship is all fast at one moment. */
    end_at: instant({ list: true }),
    hold: number(holdNumber),
    note: text({ max: 500, list: true, search: true }),
  },
  indexes: [["operation_id", "begin_at"]],
  order: [["begin_at", "asc"]],
  check: [
    ({ begin_at: begin, end_at: end }) =>
      end !== null && end < begin ? [issue("end_before_begin", "end_at")] : [],
  ],
});

export const timeLogPage: OperationPage = {
  key: "timelog_entry",
  segment: "timelog",
  icon: "clock",
  words: "timeLog",
  carriers: ["ship", "barge", "trucks"],
  opens: "started",
  services: ["TIME-SHEET", "SUPERVISION", "DISCHARGE"],
  progress: counted,
};

interface Interval {
  readonly begin_at: string;
  readonly end_at: string | null;
}

/** Entries that share time with another one: allowed, and shown. */
export function overlapping<E extends Interval>(entries: readonly E[]): ReadonlySet<E> {
  const lasting = entries
    .filter((one): one is E & { end_at: string } => one.end_at !== null)
    .sort((a, b) => a.begin_at.localeCompare(b.begin_at) || a.end_at.localeCompare(b.end_at));
  const shared = new Set<E>();
  let open: (E & { end_at: string }) | undefined;
  for (const one of lasting) {
    if (open && one.begin_at < open.end_at) shared.add(open).add(one);
    if (!open || one.end_at > open.end_at) open = one;
  }
  return shared;
}
