/** A file made ready to travel: pictures are made smaller, and what the original was is kept beside it. */
import type { EvidenceOrigin } from "@plimsoll/domain/file/evidence";
import { type CaptureTime, captureTime } from "./capture-time.ts";
import { EXIF_REACH, readExif } from "./exif.ts";
import { reducePicture } from "./reduce-picture.ts";

/** What takes time, and so may be done in the background. */
export interface ReducedFile {
  readonly blob: Blob;
  readonly captured_at: string;
  /** Whose clock that is; nobody noted it in what was kept before. */
  readonly time_origin: EvidenceOrigin | null;
}

export interface PreparedFile extends ReducedFile {
  /** SHA-256 of the file as it was chosen; null where the browser computes none (pages without encryption). */
  readonly original_hash: string | null;
}

export async function reduceFile(file: File, zone: string | null): Promise<ReducedFile> {
  const [blob, captured] = await Promise.all([reducePicture(file), capturedAt(file, zone)]);
  return { blob, ...captured };
}

async function capturedAt(file: File, zone: string | null): Promise<CaptureTime> {
  const head = new Uint8Array(await file.slice(0, EXIF_REACH).arrayBuffer());
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return captureTime(readExif(head), zone ?? here, file.lastModified);
}
