/** Where something is, for whoever may only look: the map, or the sentence that nobody entered it. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { placeOf } from "#maps/degrees";
import { MiniMap, NoPlace } from "#maps/mini-map";

interface CoordinatesViewProps {
  readonly label: string;
  /** The record whose place it is, by its own name. */
  readonly item: string;
  readonly row: Values;
}

export function CoordinatesView({ label, item, row }: CoordinatesViewProps) {
  const place = placeOf(row.latitude, row.longitude);
  return place === null ? <NoPlace item={item} /> : <MiniMap label={`${label}: ${item}`} place={place} />;
}
