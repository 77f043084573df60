/** A status: a dot, a word and the colour of its phase. Colour never stands alone. */
import { StatusLabel } from "./status-label.tsx";
import classes from "./ui.module.css";

export const PHASES = ["planning", "field", "lab", "billing", "done", "stopped", "held"] as const;
export type Phase = (typeof PHASES)[number];

export interface StatusChipProps {
  readonly phase: Phase;
  readonly label: string;
  readonly title?: string;
}

export function StatusChip({ phase, label, title }: StatusChipProps) {
  return (
    <span className={classes.chip} data-phase={phase} title={title}>
      <StatusLabel label={label} />
    </span>
  );
}
