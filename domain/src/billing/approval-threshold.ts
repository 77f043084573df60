/**
 * From which amount on a level of approval is asked at all, per currency: rows that the office keeps. What stays below it
 * in every currency of its lines goes on by itself; where a currency has no row, the level is always asked.
 */
import { compare, type DecimalText } from "../kernel/decimal.ts";
import { choice } from "../kernel/field/choice.ts";
import { money } from "../kernel/field/number.ts";
import { reference } from "../kernel/field/relation.ts";
import { text } from "../kernel/field/text.ts";
import { defineRecord } from "../kernel/record.ts";
import { sumMoney } from "./money.ts";

export const APPROVAL_LEVELS = ["level_1", "level_2"] as const;
export type ApprovalLevel = (typeof APPROVAL_LEVELS)[number];

export const approvalThreshold = defineRecord({
  key: "approval_threshold",
  service: "register",
  path: "approval-thresholds",
  scope: "country",
  staffOnly: true,
  title: "name",
  fields: {
    name: text({ required: true, max: 120, list: true, search: true }),
    level: choice(APPROVAL_LEVELS, { required: true, list: true, filter: true }),
    currency_id: reference("currency", { required: true, list: true, filter: true }),
    amount: money({ required: true, min: "0", countedIn: "currency_id", list: true, help: true }),
  },
});

export interface Threshold {
  readonly level: ApprovalLevel;
  readonly currency_id: string;
  readonly amount: DecimalText;
}

export function needsLevel(
  level: ApprovalLevel,
  lines: readonly { readonly currency_id: string; readonly amount: DecimalText | null }[],
  thresholds: readonly Threshold[],
): boolean {
  return [...new Set(lines.map((line) => line.currency_id))].some((currency) => {
    const from = thresholds.filter((one) => one.level === level && one.currency_id === currency);
    if (from.length === 0) return true;
    const own = lines.filter((line) => line.currency_id === currency);
    const total = sumMoney(own.map((line) => line.amount ?? "0"));
    // Of several the strictest counts.
    return from.some((one) => compare(total, one.amount) >= 0);
  });
}
