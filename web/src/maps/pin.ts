/** The pin of a place: drawn as a picture of its own, so that no image file is asked for. */
import { divIcon } from "leaflet";
import classes from "./maps.module.css";

const SHAPE = `<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true" focusable="false">
  <path d="M14 35C14 35 26 21.5 26 13.5A12 12 0 0 0 2 13.5C2 21.5 14 35 14 35Z"/><circle cx="14" cy="13.5" r="4.5"/>
</svg>`;

export function pinIcon(isMarked: boolean) {
  return divIcon({
    className: isMarked ? `${classes.pin} ${classes.pinMarked}` : (classes.pin ?? ""),
    html: SHAPE,
    iconSize: [28, 36],
    iconAnchor: [14, 35],
    tooltipAnchor: [0, -30],
  });
}
