/** The upload queue's memory on the device, loaded with the first file that is sent. */
import { clientState } from "#app/client-state";
import { isReached } from "#rpc/reach";
import type { PreparedFile } from "#upload/prepare-file";
import type { Upload } from "#upload/upload-queue";
import { putPhoto } from "./kept-photos.ts";
import { openRoom } from "./room.ts";
import { expectMore } from "./waiting-mark.ts";

export async function keepPhoto(upload: Upload, prepared?: PreparedFile): Promise<void> {
  const { db, userId, recount } = await openRoom();
  if (prepared === undefined) expectMore(userId, { photos: 1 });
  try {
    await putPhoto(db, upload, prepared);
  } finally {
    await recount();
  }
}

/** The server has it, or its person took it out. */
export async function forgetPhoto(id: string): Promise<void> {
  if (clientState().user_id === null) return;
  const { db, outbox, recount } = await openRoom();
  await db.delete("photos", id);
  await recount();
  // What was drawn over it may follow now.
  if (outbox.entries().length > 0 && isReached()) void outbox.drain();
}
