/**
 * Two people changed one record. Field by field: what only one of them changed is taken; where both changed the
 * same field to different values, a person decides.
 */
import type { Fields } from "@plimsoll/domain/kernel/field/kinds";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { sameState } from "#fields/form-state";

export type Side = "mine" | "theirs";

export interface Conflict {
  readonly name: string;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Theirs, with my changes where they do not touch the same field. */
  readonly merged: Values;
  readonly conflicts: readonly Conflict[];
  /** Fields put together without a question, and whose change each is. */
  readonly automatic: readonly { readonly name: string; readonly from: Side }[];
}

export function mergeStates(fields: Fields, before: Values, mine: Values, theirs: Values): Merge {
  const merged: Values = { ...theirs };
  const conflicts: Conflict[] = [];
  const automatic: { name: string; from: Side }[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const same = (left: Values, right: Values) => sameState(name, field, left[name], right[name]);
    if (same(before, mine)) {
      if (!same(before, theirs)) automatic.push({ name, from: "theirs" });
      continue;
    }
    if (same(mine, theirs)) continue;
    merged[name] = mine[name];
    if (same(before, theirs)) automatic.push({ name, from: "mine" });
    else conflicts.push({ name, before: before[name], mine: mine[name], theirs: theirs[name] });
  }
  return { merged, conflicts, automatic };
}

/** The merged row once every conflict is decided; undefined while one is open. */
export function decided(merge: Merge, choices: Readonly<Record<string, Side>>): Values | undefined {
  const states: Values = { ...merge.merged };
  for (const conflict of merge.conflicts) {
    const side = choices[conflict.name];
    if (side === undefined) return undefined;
    states[conflict.name] = conflict[side];
  }
  return states;
}
