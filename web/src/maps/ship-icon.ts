/** A ship seen from above: turned to its heading, in the colour of what it does; dashed where nobody heard of it lately. */
import type { ShipState } from "@plimsoll/domain/operation/geoposition";
import type { DivIconOptions } from "leaflet";
import classes from "./maps.module.css";

const HULL = "M12 2C15.5 5 17 8 17 11.5V21H7V11.5C7 8 8.5 5 12 2Z";

export function shipIcon(state: ShipState, turn: number | null, isMarked: boolean): DivIconOptions {
  const rotated = turn === null ? "" : ` transform="rotate(${Number(turn)} 12 12)"`;
  const inside = state === "waiting" ? `<circle cx="12" cy="14" r="2.5"/>` : "";
  return {
    className: [classes.ship, isMarked ? classes.shipMarked : ""].join(" "),
    html: `<svg viewBox="0 0 24 24" width="28" height="28" data-state="${state}" aria-hidden="true" focusable="false"><g${rotated}><path d="${HULL}"/>${inside}</g></svg>`,
    iconSize: [32, 32],
    iconAnchor: [16, 16],
    tooltipAnchor: [0, -14],
  };
}
