/** One place of many on a map. */
import type { MapPlace } from "./degrees.ts";

export interface MapMarker {
  readonly id: string;
  readonly place: MapPlace;
  readonly label: string;
  /** Beside the label, on hover. */
  readonly detail?: string;
}
