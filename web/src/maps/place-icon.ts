/** The marker of a place: a ring that fills, or the square of a terminal. */
import type { DivIconOptions } from "leaflet";
import classes from "./maps.module.css";
import { ringIcon } from "./ring-icon.ts";

interface PlaceMark {
  readonly isTerminal: boolean;
  readonly level: number;
  /** A number of ours, never what somebody typed. */
  readonly text: string;
  readonly isMarked: boolean;
}

export function placeIcon({ isTerminal, level, text, isMarked }: PlaceMark): DivIconOptions {
  if (!isTerminal) return ringIcon(level, text, isMarked);
  return {
    className: [classes.terminal, isMarked ? classes.terminalMarked : ""].join(" "),
    html: `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="M4 21V8l8-5 8 5v13M9 21v-6h6v6M4 21h16"/></svg><b>${text}</b>`,
    iconSize: [48, 48],
    iconAnchor: [24, 24],
    tooltipAnchor: [0, -22],
  };
}
