/** Orders by phase: one bar of the whole, and each phase with its number. */

import type { Summary } from "@plimsoll/domain/work-order/output";
import { PHASES, type Phase, statusesOf } from "@plimsoll/domain/work-order/status";
import type { CSSProperties } from "react";
import { useNumbers } from "#i18n/formats";
import { orderPhase } from "#record/status-phase";
import classes from "./dashboard.module.css";
import { useDashboardWords } from "./dashboard-words.tsx";
import { Sheet, useOrderCount } from "./figures.tsx";
import { KindLink } from "./kind-link.tsx";
import { totalOf } from "./summary.ts";

interface PhaseBarProps {
  readonly counts: Readonly<Record<Phase, number>>;
  readonly port?: { readonly id: string; readonly name: string };
}

/** Parts as wide as they are many; each opens its orders. The numbers beside say the same in words. */
export function PhaseBar({ counts, port }: PhaseBarProps) {
  const words = useDashboardWords();
  const countText = useOrderCount();
  return (
    <div className={classes.phaseBar}>
      {PHASES.filter((phase) => counts[phase] > 0).map((phase) => (
        <KindLink
          key={phase}
          className={classes.phasePart}
          style={{ "--share": counts[phase] } as CSSProperties}
          phase={orderPhase(phase)}
          question={{ statuses: statusesOf(phase), ...(port ? { port: port.id } : {}) }}
          label={`${[words.phases[phase], port?.name].filter(Boolean).join(", ")}: ${countText(counts[phase])}`}
          isSilent
        />
      ))}
    </div>
  );
}

export function PhaseSheet({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const numbers = useNumbers();
  const countText = useOrderCount();
  const { by_phase: counts } = summary;
  return (
    <Sheet
      title={words.byPhase}
      aside={
        <KindLink question={{}} label={`${words.allOrders}: ${countText(totalOf(summary))}`}>
          {countText(totalOf(summary))}
        </KindLink>
      }
    >
      <PhaseBar counts={counts} />
      <ul className={classes.phaseList}>
        {PHASES.map((phase) => (
          <li key={phase}>
            <KindLink
              className={classes.phaseLine}
              question={{ statuses: statusesOf(phase) }}
              label={`${words.phases[phase]}: ${countText(counts[phase])}`}
            >
              <span className={classes.dot} data-phase={orderPhase(phase)} aria-hidden />
              <span className={classes.phaseName}>{words.phases[phase]}</span>
              <span className={classes.phaseCount}>{numbers.format(counts[phase])}</span>
            </KindLink>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
