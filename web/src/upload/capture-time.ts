/** When a photo was taken, as a moment: by the camera, else by the day its file was written. */
import type { EvidenceOrigin } from "@plimsoll/domain/file/evidence";
import { instantOf } from "@plimsoll/domain/kernel/dates";
import type { Exif } from "./exif.ts";

export interface CaptureTime {
  readonly captured_at: string;
  readonly time_origin: EvidenceOrigin;
}

/** A camera that does not name its zone is taken to stand in this one: the port's where that is known, else the browser's. */
export function captureTime(exif: Exif, zone: string, lastModified: number): CaptureTime {
  const taken = takenInstant(exif, zone);
  return taken === undefined
    ? { captured_at: new Date(lastModified).toISOString(), time_origin: "device" }
    : { captured_at: taken, time_origin: "photo" };
}

function takenInstant({ takenAt, offset }: Exif, zone: string): string | undefined {
  if (takenAt === null) return undefined;
  if (offset !== null) {
    const read = new Date(`${takenAt}${offset}`);
    return Number.isNaN(read.getTime()) ? undefined : read.toISOString();
  }
  const minute = instantOf({ local: takenAt.slice(0, 16), zone });
  return minute === null ? undefined : new Date(Date.parse(minute) + seconds(takenAt)).toISOString();
}

function seconds(time: string): number {
  return Number(time.slice(17, 19)) * 1000;
}
