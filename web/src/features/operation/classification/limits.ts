// Decides against which limits a bar is drawn: the last that still gives a type, by the table of the declared group.
import type { Group, Parameter } from "@plimsoll/domain/classification/codes";
import type { Standard } from "@plimsoll/domain/classification/standard";
import { compare, type DecimalText, divideOrNull, multiply } from "@plimsoll/domain/kernel/decimal";

export function limitsOf(
  standard: Standard | undefined,
  group: Group | null,
): ReadonlyMap<string, DecimalText> {
  const table = standard?.tables.find((one) => one.group === null || one.group === group);
  const last = table?.rows.at(-1)?.limits ?? {};
  return new Map(Object.entries(last) as [Parameter, DecimalText][]);
}

export type BarTone = "good" | "near" | "over";

/** From nine tenths of a limit on it is near. */
const NEAR = "90";

/** How much of its limit a figure takes, in per cent, and how that is to be seen. */
export function shareOfLimit(
  value: DecimalText,
  limit: DecimalText,
): { readonly share: number; readonly tone: BarTone } {
  const share = divideOrNull(multiply(value, "100"), limit, 1, "half_up") ?? "100";
  const tone: BarTone = compare(value, limit) > 0 ? "over" : compare(share, NEAR) >= 0 ? "near" : "good";
  return { share: Math.min(Number(share), 100), tone };
}
