/** Where a photo was taken, as it says itself or as the device knew it, and how a call says it. */
import type { EvidenceOrigin } from "@plimsoll/domain/file/evidence";
import { measured } from "@plimsoll/domain/kernel/decimal";
import { EXIF_REACH, readExif } from "./exif.ts";

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** In metres, where it is known. */
  readonly accuracy: number | null;
  /** Missing in what was kept before photos could tell: that was the device's. */
  readonly origin?: EvidenceOrigin;
}

/** Degrees to 11 cm and metres to a tenth: what a device says beyond that it does not know. */
export function placeToSend(place: Place | null) {
  if (place === null) return { latitude: null, longitude: null, accuracy: null, place_origin: null };
  return {
    latitude: measured(place.latitude, 6),
    longitude: measured(place.longitude, 6),
    accuracy: place.accuracy === null ? null : measured(place.accuracy, 1),
    place_origin: place.origin ?? "device",
  };
}

/** What a photo says itself; nothing where it says nothing, or nothing that can be read. */
export async function placeInPhoto(file: Blob): Promise<Place | undefined> {
  const head = new Uint8Array(await file.slice(0, EXIF_REACH).arrayBuffer());
  const { place } = readExif(head);
  return place === null ? undefined : { ...place, origin: "photo" };
}
