/** The way of the order on one line: its phases, and in the one where it stands, its status. */
import { UnstyledButton } from "@mantine/core";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import { Check } from "lucide-react";
import { useDates } from "#i18n/formats";
import { orderPhase } from "#record/status-phase";
import { StatusLabel } from "#ui/status-label";
import { kindOf } from "./order.ts";
import type { OrderTabProps } from "./order-view.tsx";
import { useOrderWords } from "./order-words.tsx";
import { type PhaseStep, phaseSteps } from "./phase-steps.ts";
import classes from "./phase-strip.module.css";

export function PhaseStrip({ part: { order, log, goTo } }: { readonly part: OrderTabProps }) {
  const words = useOrderWords();
  if (log === undefined) return <div className={classes.strip} aria-hidden />;
  const steps = phaseSteps(kindOf(order), order.status as OrderStatus, log);
  return (
    <UnstyledButton
      component="div"
      className={classes.strip ?? ""}
      // The list is what is read; pressing anywhere on it is a short way to the whole history.
      onClick={() => goTo("history")}
      title={words.wholeHistory}
    >
      <ol aria-label={words.timeline}>
        {steps.map((step) => (
          <Step key={step.phase} step={step} name={words.phases[step.phase]} />
        ))}
      </ol>
    </UnstyledButton>
  );
}

function Step({ step: { phase, state, entry }, name }: { readonly step: PhaseStep; readonly name: string }) {
  const dates = useDates();
  const who = entry?.user?.name.split(" ")[0];
  const when = entry?.date ? dates.moment(entry.date) : undefined;
  return (
    <li
      data-state={state}
      data-phase={orderPhase(phase)}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={classes.mark} aria-hidden>
        {state === "active" && <Check size={12} strokeWidth={3} />}
      </span>
      <span className={classes.name}>{name}</span>
      {state === "current" && entry && (
        <strong className={classes.status}>
          <StatusLabel label={entry.label} />
        </strong>
      )}
      {when !== undefined && (
        <span className={classes.when}>{[when.slice(0, 5), who].filter(Boolean).join(" · ")}</span>
      )}
    </li>
  );
}
