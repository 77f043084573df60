/** Orders by port, the busiest first, each bar divided by phase. */

import { VisuallyHidden } from "@mantine/core";
import type { PortFigures, Summary } from "@plimsoll/domain/work-order/output";
import { PHASES, type Phase } from "@plimsoll/domain/work-order/status";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import classes from "./dashboard.module.css";
import { useDashboardWords } from "./dashboard-words.tsx";
import { OrderNumber, Sheet } from "./figures.tsx";
import { PhaseBar } from "./phase-sheet.tsx";

/** More than these stand on the control panel. */
const SHOWN = 8;

export function PortSheet({ summary, hasMore }: { readonly summary: Summary; readonly hasMore: boolean }) {
  const words = useDashboardWords();
  const ports = summary.by_port.slice(0, SHOWN);
  const most = Math.max(1, ...ports.map((port) => port.orders));
  const more = hasMore && summary.by_port.length > SHOWN && (
    <Link to="/services/controlPanel">{words.allPorts}</Link>
  );
  return (
    <Sheet title={words.byPort} aside={more}>
      {ports.length === 0 && <p className={classes.quiet}>{words.noPorts}</p>}
      <ul className={classes.ports}>
        {ports.map((port) => (
          <li key={port.port_id} title={phasesText(port, words.phases)}>
            <span className={classes.portName}>{port.name}</span>
            <span className={classes.portBar} style={{ "--width": port.orders / most } as CSSProperties}>
              <PhaseBar counts={port.phases} port={{ id: port.port_id, name: port.name }} />
            </span>
            <OrderNumber count={port.orders} question={{ port: port.port_id }} what={port.name} />
            <VisuallyHidden>{phasesText(port, words.phases)}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function phasesText({ phases }: PortFigures, names: Readonly<Record<Phase, string>>): string {
  return PHASES.filter((phase) => phases[phase] > 0)
    .map((phase) => `${names[phase]} ${phases[phase]}`)
    .join(" · ");
}
