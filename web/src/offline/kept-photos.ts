/**
 * Files on their way, kept on the device until the server has confirmed them by id and by the hash of their bytes. A full
 * device (`QuotaExceededError`) does not stop the upload: the file goes on from the page's memory, its tile says that it is
 * not kept here, and closing the window over it asks first (`web/src/upload/uploads.ts`).
 */
import type { PreparedFile } from "#upload/prepare-file";
import type { Upload } from "#upload/upload-queue";
import { uploads } from "#upload/uploads";
import type { FieldDatabase, KeptPhoto } from "./field-database.ts";
import { becomeTheOne } from "./tab-lock.ts";

/** Kept when this resolves: the file as it was chosen, later the very bytes that are sent. */
export async function putPhoto(db: FieldDatabase, upload: Upload, prepared?: PreparedFile): Promise<void> {
  const bytes = await (prepared?.blob ?? upload.file).arrayBuffer();
  const known = await db.get("photos", upload.id);
  const photo: KeptPhoto = {
    id: upload.id,
    referenceId: upload.owner.referenceId,
    field: upload.owner.field,
    name: upload.file.name,
    type: upload.file.type,
    lastModified: upload.file.lastModified,
    at: known?.at ?? new Date().toISOString(),
    bytes,
    prepared: prepared
      ? {
          type: prepared.blob.type,
          original_hash: prepared.original_hash,
          captured_at: prepared.captured_at,
          time_origin: prepared.time_origin,
        }
      : null,
    place: upload.place,
    item: upload.item,
    zone: upload.zone,
  };
  const tx = db.transaction("photos", "readwrite", { durability: "strict" });
  await tx.store.put(photo);
  await tx.done;
}

/** Of this window, and of others that keep theirs here. */
export async function photosOnTheWay(db: FieldDatabase): Promise<ReadonlySet<string>> {
  const kept = await db.getAllKeys("photos");
  return new Set([...kept, ...uploads.uploads().map(({ id }) => id)]);
}

/** One tab sends what an earlier one left behind; another takes over when it closes. */
export async function restorePhotos(db: FieldDatabase, userId: string, signal: AbortSignal): Promise<void> {
  await becomeTheOne(`plimsoll-photos-${userId}`, signal);
  if (signal.aborted) return;
  const photos = await db.getAll("photos");
  uploads.restore(photos.map(uploadOf));
}

export function uploadOf(photo: KeptPhoto): { readonly upload: Upload; readonly prepared?: PreparedFile } {
  const { id, referenceId, field, name, type, lastModified, bytes, prepared, place } = photo;
  const { item = null, zone = null } = photo;
  const file = new File([bytes], name, { type, lastModified });
  const upload: Upload = {
    id,
    owner: { referenceId, field },
    file,
    state: "waiting",
    progress: 0,
    isKept: true,
    item,
    place,
    zone,
  };
  if (prepared === null) return { upload };
  const { type: sentType, time_origin = null, ...facts } = prepared;
  return { upload, prepared: { blob: new Blob([bytes], { type: sentType }), time_origin, ...facts } };
}
