/** Tank tables of the demo's ships: invented boxes, whose volume grows with the sounding and falls with the trim. */
import { isNegative, multiply, subtract } from "@plimsoll/domain/kernel/decimal";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { seedId } from "../seed-id.ts";

/** name, content, square metres */
const TANKS = [
  ["WBT 1P", "ballast", 190],
  ["WBT 1S", "ballast", 190],
  ["FPT", "ballast", 80],
  ["FWT", "fresh_water", 24],
  ["FOT 2", "fuel_oil", 60],
] as const;
const TRIMS = [-1, 0, 1, 3];
const MOST_METRES = 10;

/** The liquid lies a twentieth of the trim lower at the pipe than on average. */
function volumeAt(area: number, sounding: number, trim: number): string {
  const level = subtract(String(sounding), multiply(String(trim), "0.05"));
  return isNegative(level) ? "0" : multiply(String(area), level);
}

export function tankRows(shipId: string): Values[] {
  return TANKS.flatMap(([tank, content, area]) =>
    TRIMS.flatMap((trim) =>
      Array.from({ length: MOST_METRES + 1 }, (_, sounding) => ({
        id: seedId("tank_volume", shipId, tank, String(trim), String(sounding)),
        ship_id: shipId,
        tank,
        content,
        trim: String(trim),
        sounding: String(sounding),
        volume: volumeAt(area, sounding, trim),
      })),
    ),
  );
}
