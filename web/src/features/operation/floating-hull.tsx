/** A ship as it floats: seen from the side turned by its trim, from astern turned by its list, both enlarged. */
import type { SurveyedShip } from "@plimsoll/domain/operation/survey-facts";
import { classes } from "./classes.ts";

const ENLARGED = 6;
const WATER = 62;
const HULL = 44;
const MIDDLE = 96;
const STERN_VIEW = 222;
const DEGREES = 180 / Math.PI;

interface FloatingHullProps {
  readonly label: string;
  readonly ship: SurveyedShip | null;
  readonly mid: string | null;
  readonly trim: string | null;
  readonly list: string | null;
}

/** How deep the hull stands in the picture: the deepest draft of its table is nearly all of it. */
function sunk(ship: SurveyedShip | null, mid: number): number {
  const deepest = Number(ship?.hydrostatics.at(-1)?.draft ?? 15);
  return Math.max(4, Math.min(HULL - 8, (mid / deepest) * (HULL - 8)));
}

export function FloatingHull({ label, ship, mid, trim, list }: FloatingHullProps) {
  const lbp = Number(ship?.lbp ?? 200) || 200;
  const keel = WATER + sunk(ship, Number(mid ?? 0));
  const deck = keel - HULL;
  // By the stern and to port are positive: the stern is at the left, and so is port seen from astern.
  const turn = -ENLARGED * Math.atan(Number(trim ?? 0) / lbp) * DEGREES;
  const heel = -ENLARGED * Number(list ?? 0);
  return (
    <svg className={classes.afloat} viewBox="0 0 260 112" role="img" aria-label={label}>
      <rect x="0" y={WATER} width="260" height={112 - WATER} className={classes.water} />
      <g transform={`rotate(${turn} ${MIDDLE} ${WATER})`} data-turn={turn}>
        <path
          d={`M 12 ${deck} L 172 ${deck} L 184 ${deck - 5} L 172 ${keel} L 24 ${keel} Z`}
          className={classes.hullLine}
        />
        <path
          d={`M 18 ${deck} v -12 h 22 v 12 M 24 ${deck - 12} v -7 h 10 v 7`}
          className={classes.hullLine}
        />
        <path
          d={`M 34 ${deck} V ${keel} M ${MIDDLE} ${deck} V ${keel} M 160 ${deck} V ${keel}`}
          className={classes.markLine}
        />
      </g>
      <g transform={`rotate(${heel} ${STERN_VIEW} ${WATER})`} data-heel={heel}>
        <path
          d={`M ${STERN_VIEW - 24} ${deck} h 48 V ${keel - 6} q 0 6 -6 6 h -36 q -6 0 -6 -6 Z`}
          className={classes.hullLine}
        />
        <path d={`M ${STERN_VIEW} ${deck} V ${keel}`} className={classes.markLine} />
      </g>
      <path d={`M 0 ${WATER} H 260`} className={classes.waterLine} />
    </svg>
  );
}
