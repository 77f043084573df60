/** Which phase, and so which colour, a status belongs to: a chip instead of a bare word, in lists and on pages. */
import { catalog } from "@plimsoll/domain/records";
import type { Phase as OrderPhase } from "@plimsoll/domain/work-order/status";
import type { Phase } from "#ui/status-chip";

/** The phases that machines name, as the chip knows them. */
const SHOWN: Readonly<Record<OrderPhase, Phase>> = {
  planning: "planning",
  field: "field",
  laboratory: "lab",
  billing: "billing",
  done: "done",
  stopped: "stopped",
};

export function orderPhase(phase: OrderPhase): Phase {
  return SHOWN[phase];
}

/** Nothing where the field is no status. */
export function phasesOf(record: string, field: string): Readonly<Record<string, Phase>> | undefined {
  const model = catalog.find(record);
  const machine = model?.definition.machine;
  if (!machine || field !== model.statusField) return undefined;
  return Object.fromEntries(
    Object.entries(machine.phases).map(([status, phase]) => [
      status,
      // What stands beside the way rests: paused work is neither going on nor over.
      Object.hasOwn(machine.standsAt ?? {}, status) ? "held" : (SHOWN[phase as OrderPhase] ?? "planning"),
    ]),
  );
}

/** A record with a status says with it whether a row is in use. */
export function hasStatus(record: string): boolean {
  return catalog.find(record)?.definition.machine !== undefined;
}
