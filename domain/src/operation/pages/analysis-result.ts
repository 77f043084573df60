/**
 * What a laboratory found in a sample: ordered from the register, judged against the limits that stood there when it was
 * ordered. A retest is a row of its own beside the one it takes the place of; both are kept.
 */
import { compare } from "#kernel/decimal";
import { choice, flag } from "#kernel/field/choice";
import { decimal, number } from "#kernel/field/number";
import { reference, rootReference } from "#kernel/field/relation";
import { text } from "#kernel/field/text";
import { instant } from "#kernel/field/time";
import { defineRecord } from "#kernel/record";

export const RESULT_VERDICTS = ["within", "below", "above"] as const;
export type ResultVerdict = (typeof RESULT_VERDICTS)[number];

interface Judged {
  readonly value: string | null;
  readonly min: string | null;
  readonly max: string | null;
}

/** Nothing while there is no figure, or no limit to hold it against: a dash is not a pass. */
export function verdictOf({ value, min, max }: Judged): ResultVerdict | null {
  if (value === null || (min === null && max === null)) return null;
  if (min !== null && compare(value, min) < 0) return "below";
  return max !== null && compare(value, max) > 0 ? "above" : "within";
}

const kept = { systemManaged: true } as const;
const figure = { scale: 6, shown: 0 } as const;

export const analysisResult = defineRecord({
  key: "analysis_result",
  service: "service",
  scope: "parent",
  belongsTo: "sample_id",
  title: "name",
  // Customers read what stands for good: the results of a sample whose analysis is over.
  visibleToGuests: { released: [true] },
  fields: {
    name: text({ ...kept, required: true, max: 200, list: true }),
    sample_id: reference("sample", { required: true, list: true, filter: true }),
    work_order_id: rootReference("work_order"),
    analysis_id: reference("analysis", { required: true, list: true, filter: true }),
    value: decimal({ ...figure, list: true }),
    min: decimal({ ...figure, ...kept }),
    max: decimal({ ...figure, ...kept }),
    verdict: choice(RESULT_VERDICTS, { ...kept, list: true, filter: true }),
    revision: number({ ...kept, required: true, default: 1, min: 1, list: true }),
    replaces_id: reference("analysis_result", { ...kept }),
    /** A later revision counts in its place. */
    superseded: flag({ ...kept, filter: true }),
    /** Why it was analysed once more. */
    reason: text({ ...kept, max: 500 }),
    entered_at: instant({ ...kept, list: true }),
    entered_by_id: reference("user", { ...kept, internal: true }),
    needs_check: flag({ ...kept, filter: true }),
    checked_at: instant({ ...kept, list: true }),
    checked_by_id: reference("user", { ...kept, internal: true }),
    remark: text({ max: 500 }),
    released: flag({ ...kept }),
  },
  lock: ({ released }) => (released === true ? { code: "finished" } : undefined),
  unique: [["sample_id", "analysis_id", "revision"]],
  indexes: [["analysis_id", "entered_at"]],
  order: [
    ["name", "asc"],
    ["revision", "asc"],
  ],
  derived: ({ value, min, max }) => ({ verdict: verdictOf({ value, min, max }) }),
});

/** Has its figure, and the second look that its analysis asks for. */
export function isAnswered(row: {
  readonly value: string | null;
  readonly needs_check: boolean | null;
  readonly checked_at: string | null;
}): boolean {
  return row.value !== null && (row.needs_check !== true || row.checked_at !== null);
}
