/** Lists that a feature knows how to ask for: the reader's own rows, those that wait for them. */
import type { Condition } from "@plimsoll/domain/kernel/filter-value";

export interface Preset {
  readonly key: string;
  readonly label: string;
  readonly conditions: readonly Condition[];
}

export interface Presets {
  readonly presets: readonly Preset[];
  /** Until then a list that asks for one must wait. */
  readonly isKnown: boolean;
}

export const NO_PRESETS: Presets = { presets: [], isKnown: true };
