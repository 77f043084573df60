/**
 * Small pictures of what the server has, kept with the bundle they belong to: without a network a page still shows what
 * was photographed. Whole ones are a choice (`whole-pictures.ts`): some thousand would fill a phone.
 */
import type { Attachment } from "@plimsoll/domain/file/output";
import { fetchThumbnail } from "#rpc/files";
import type { FieldDatabase } from "./field-database.ts";
import { openRoom } from "./room.ts";

/** Some 8 kB each: 6 MB or so. */
export const MOST_THUMBNAILS = 800;
const AT_ONCE = 4;

type Fetch = (id: string, version: number) => Promise<ArrayBuffer | undefined>;

/** Those that are not here yet, or older; what cannot be had now is had another time. */
export async function keepThumbnails(
  db: FieldDatabase,
  files: readonly Attachment[],
  fetchOne: Fetch = fetchThumbnail,
): Promise<void> {
  const wanted: Attachment[] = [];
  for (const file of files.slice(0, MOST_THUMBNAILS)) {
    if (file.width === null) continue;
    if ((await db.get("thumbnails", file.id))?.version !== file.version) wanted.push(file);
  }
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    await Promise.all(wanted.slice(at, at + AT_ONCE).map((file) => keepOne(db, file, fetchOne)));
  await dropOldest(db);
}

async function keepOne(db: FieldDatabase, { id, version }: Attachment, fetchOne: Fetch): Promise<void> {
  const bytes = await fetchOne(id, version);
  if (bytes) await db.put("thumbnails", { id, version, at: new Date().toISOString(), bytes });
}

async function dropOldest(db: FieldDatabase): Promise<void> {
  const tooMany = (await db.count("thumbnails")) - MOST_THUMBNAILS;
  if (tooMany <= 0) return;
  const tx = db.transaction("thumbnails", "readwrite");
  for (const key of await tx.store.index("at").getAllKeys(null, tooMany)) await tx.store.delete(key);
  await tx.done;
}

/** Of the files of a bundle, for the person who is here. A device without room goes without. */
export async function takeThumbnails(files: readonly Attachment[]): Promise<void> {
  await openRoom()
    .then(({ db }) => keepThumbnails(db, files))
    .catch(() => undefined);
}

/** The one that is here, as a picture; nothing where there is none. */
export async function keptThumbnail(id: string): Promise<Blob | undefined> {
  const kept = await openRoom()
    .then(({ db }) => db.get("thumbnails", id))
    .catch(() => undefined);
  return kept && new Blob([kept.bytes], { type: "image/jpeg" });
}
