/** Which phase, and so which colour, a status belongs to: a chip instead of a bare word, in lists and on pages. */
import type { NominationStatus } from "@plimsoll/domain/commercial/nomination";
import type { ProposalStatus } from "@plimsoll/domain/commercial/proposal-status";
import type { Phase as OrderPhase, OrderStatus } from "@plimsoll/domain/work-order/status";
import { PHASE_OF } from "@plimsoll/domain/work-order/status";
import type { Phase } from "#ui/status-chip";

const OF_ORDER: Readonly<Record<OrderPhase, Phase>> = {
  planning: "planning",
  field: "field",
  laboratory: "lab",
  billing: "billing",
  done: "done",
  stopped: "stopped",
};

export function orderPhase(phase: OrderPhase): Phase {
  return OF_ORDER[phase];
}

const ORDER = Object.fromEntries(
  Object.entries(PHASE_OF).map(([status, phase]) => [status, OF_ORDER[phase]]),
) as Readonly<Record<OrderStatus, Phase>>;

const PROPOSAL: Readonly<Record<ProposalStatus, Phase>> = {
  draft: "planning",
  sent: "field",
  accepted: "done",
  refused: "stopped",
};

const NOMINATION: Readonly<Record<NominationStatus, Phase>> = {
  pending: "billing",
  accepted: "done",
  refused: "stopped",
  canceled: "stopped",
};

/** By record and by the field that holds its status. */
const PHASES: Readonly<Record<string, Readonly<Record<string, Phase>>>> = {
  "work_order.status": ORDER,
  "proposal.status": PROPOSAL,
  "nomination.status": NOMINATION,
};

/** Nothing where the field is no status. */
export function phasesOf(record: string, field: string): Readonly<Record<string, Phase>> | undefined {
  return PHASES[`${record}.${field}`];
}

/** A record with a status says with it whether a row is in use. */
export function hasStatus(record: string): boolean {
  return PHASES[`${record}.status`] !== undefined;
}
