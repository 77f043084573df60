/** Where a photo was taken, as the device knew it, and how a call says it. */
import { measured } from "@plimsoll/domain/kernel/decimal";

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** In metres. */
  readonly accuracy: number;
}

/** Degrees to 11 cm and metres to a tenth: what a device says beyond that it does not know. */
export function placeToSend(place: Place | null) {
  if (place === null) return { latitude: null, longitude: null, accuracy: null };
  return {
    latitude: measured(place.latitude, 6),
    longitude: measured(place.longitude, 6),
    accuracy: measured(place.accuracy, 1),
  };
}
