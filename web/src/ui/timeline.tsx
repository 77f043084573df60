/** The way of a record, left to right: what is reached, where it stands, what is to come. */
import { StatusLabel } from "./status-label.tsx";
import classes from "./ui.module.css";

export type StepState = "active" | "current" | "inactive";

export interface TimelineStep {
  readonly key: string;
  readonly label: string;
  /** Who and when, under the label. */
  readonly detail?: string;
  readonly state: StepState;
}

/** Steps up to the last reached one count as reached; that last one is where the record stands. */
export function stepStates(reached: readonly boolean[]): StepState[] {
  const last = reached.lastIndexOf(true);
  return reached.map((_, index) => (index < last ? "active" : index === last ? "current" : "inactive"));
}

export function Timeline({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
    <ol className={classes.timeline} aria-label={label} tabIndex={0}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classes.step}
          data-state={step.state}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className={classes.stepLabel}>
            <StatusLabel label={step.label} />
          </span>
          {step.detail}
        </li>
      ))}
    </ol>
  );
}
