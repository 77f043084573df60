// Decides which fields of a draft survey the register of ships fills: what it knows of the ship, and nothing else.

import type { RowNamed } from "@plimsoll/domain/calls";
import type { Values } from "@plimsoll/domain/kernel/row-schema";

export const SHIPS = { service: "register", type: "ship" } as const;
export type ShipRow = RowNamed<typeof SHIPS>;

const MARKS = ["fwd", "mid", "aft"] as const;

/** By their place in the request; what nobody entered in the register is left to be typed. */
export function shipFacts(ship: ShipRow): Readonly<Record<string, unknown>> {
  const facts: Record<string, unknown> = {
    "ship.lbp": ship.lbp,
    "ship.breadth": ship.beam,
    "ship.light_ship": ship.light_ship,
    "ship.table_density": ship.table_density,
    "ship.lcf_from": ship.lcf_from,
    "ship.summer_draft": ship.summer_draft,
    ...Object.fromEntries(MARKS.map((mark) => [`ship.marks.${mark}`, ship[`mark_${mark}`]])),
    ...Object.fromEntries(MARKS.map((mark) => [`ship.keel_mm.${mark}`, ship[`keel_${mark}`]])),
    "ship.table": tableOf(ship.hydrostatics),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

function tableOf(rows: readonly Values[]): readonly Values[] | null {
  if (rows.length === 0) return null;
  return rows.map(({ draft, displacement, tpc, lcf, mtc }) => ({ draft, displacement, tpc, lcf, mtc }));
}
