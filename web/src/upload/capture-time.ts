/** When a photo was taken, as a moment: by the camera, else by the day its file was written. */
import { instantOf } from "@plimsoll/domain/kernel/dates";
import type { Exif } from "./exif.ts";

/** A camera that does not name its zone is taken to stand where the browser stands. */
export function captureTime(exif: Exif, zone: string, lastModified: number): string {
  return takenInstant(exif, zone) ?? new Date(lastModified).toISOString();
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
