// Decides how the way of an order is drawn: its phases, when each was entered, and where it stands.

import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import {
  LIFECYCLES,
  type OrderStatus,
  PHASE_OF,
  PHASES,
  type Phase,
} from "@plimsoll/domain/work-order/status";
import type { StepState } from "#ui/timeline";
import type { LogEntry } from "./order.ts";

export interface PhaseStep {
  readonly phase: Phase;
  readonly state: StepState;
  /** What the order was entered into the phase with; for the phase where it stands, its status. */
  readonly entry?: LogEntry;
}

/**
 * The phases of its kind, each once. A phase that was entered twice, such as a certification taken up again, keeps when
 * it was entered first; an order that was stopped goes nowhere from there.
 */
export function phaseSteps(kind: OrderKind, status: OrderStatus, log: readonly LogEntry[]): PhaseStep[] {
  const had = log.filter((entry) => entry.active);
  const at = PHASE_OF[status];
  const line = PHASES.filter((phase) => LIFECYCLES[kind].some((one) => PHASE_OF[one] === phase));
  const first = (phase: Phase) => had.find((entry) => PHASE_OF[entry.status] === phase);
  const step = (phase: Phase, state: StepState, entry = first(phase)): PhaseStep => ({
    phase,
    state,
    ...(entry ? { entry } : {}),
  });
  const current = step(at, "current", had.at(-1));
  if (at === "stopped") {
    const reached = line.filter((phase) => first(phase) !== undefined);
    return [...reached.map((phase) => step(phase, "active")), current];
  }
  const place = line.indexOf(at);
  return line.map((phase, index) =>
    index === place ? current : index < place ? step(phase, "active") : { phase, state: "inactive" },
  );
}
