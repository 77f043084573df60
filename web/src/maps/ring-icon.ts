/** A marker of 48 pixels: a ring of ten parts, filled as far as things are, with a text in its middle. */
import type { DivIconOptions } from "leaflet";
import classes from "./maps.module.css";

export const RING_PIXELS = 48;
const GAP = 0.09;
const RADIUS = 19;

const at = (turn: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${24 + RADIUS * Math.cos(angle)} ${24 + RADIUS * Math.sin(angle)}`;
};

const part = (tenth: number, level: number) =>
  `<path class="${tenth < level ? classes.ringDone : classes.ringLeft}" d="M${at((tenth + GAP) / 10)}A${RADIUS} ${RADIUS} 0 0 1 ${at((tenth + 1 - GAP) / 10)}"/>`;

/** The text is ours: a number or a percentage, never what somebody typed. */
export function ringIcon(level: number, text: string, isMarked = false): DivIconOptions {
  const parts = Array.from({ length: 10 }, (_, tenth) => part(tenth, level)).join("");
  return {
    className: [classes.ring, level === 10 ? classes.ringFull : "", isMarked ? classes.ringMarked : ""].join(
      " ",
    ),
    html: `<svg viewBox="0 0 48 48" width="${RING_PIXELS}" height="${RING_PIXELS}" aria-hidden="true" focusable="false">
      <circle class="${classes.ringFace}" cx="24" cy="24" r="23"/>${parts}
      <text x="24" y="25" text-anchor="middle" dominant-baseline="middle">${text}</text></svg>`,
    iconSize: [RING_PIXELS, RING_PIXELS],
    iconAnchor: [24, 24],
    tooltipAnchor: [0, -22],
  };
}
