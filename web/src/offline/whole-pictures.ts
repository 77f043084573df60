/**
 * Whole pictures of operations that somebody took along with them: shown where there is no network, until the operation is put
 * back. They are the server's own bytes, by their hash, and never more than a phone has room for.
 */
import type { Attachment } from "@plimsoll/domain/file/output";
import { fetchWhole } from "#rpc/files";
import { hashOf } from "#rpc/hash-of";
import { fetchAtWork } from "./at-work.ts";
import { fetchBundle } from "./field-bundle.ts";
import { type FieldDatabase, isFull } from "./field-database.ts";
import { openRoom } from "./room.ts";

/** Of all operations together. */
export const MOST_BYTES = 500 * 1024 * 1024;

export interface Pictures {
  readonly count: number;
  readonly bytes: number;
}

const NONE: Pictures = { count: 0, bytes: 0 };

const isPicture = ({ width }: Pick<Attachment, "width">) => width !== null;

export function picturesAmong(files: readonly Attachment[]): Pictures {
  return files.filter(isPicture).reduce(plus, NONE);
}

function plus({ count, bytes }: Pictures, { size }: Pick<Attachment, "size">): Pictures {
  return { count: count + 1, bytes: bytes + size };
}

/** What is on the device, by operation; read from the index, which leaves the pictures where they are. */
export async function keptPictures(db: FieldDatabase): Promise<ReadonlyMap<string, Pictures>> {
  const kept = new Map<string, Pictures>();
  const sizes = db.transaction("pictures").store.index("size");
  for (let at = await sizes.openKeyCursor(); at; at = await at.continue()) {
    const [operationId, size] = at.key;
    kept.set(operationId, plus(kept.get(operationId) ?? NONE, { size }));
  }
  return kept;
}

export interface TakenPictures extends Pictures {
  /** Wanted, and not here: there was no room, or they did not come. */
  readonly missing: number;
  readonly isFull: boolean;
}

interface Taking {
  readonly fetchOne?: (id: string) => Promise<Blob | undefined>;
  readonly most?: number;
  readonly onProgress?: (done: number) => void;
}

/** Those that are not here yet. A picture whose bytes are others than the server noted is not kept as that picture. */
export async function keepPictures(
  db: FieldDatabase,
  operationId: string,
  files: readonly Attachment[],
  { fetchOne = fetchWhole, most = MOST_BYTES, onProgress = () => undefined }: Taking = {},
): Promise<TakenPictures> {
  let room = most - [...(await keptPictures(db)).values()].reduce((sum, { bytes }) => sum + bytes, 0);
  let [missing, isOver] = [0, false];
  for (const [at, file] of files.filter(isPicture).entries()) {
    onProgress(at);
    if ((await db.getKey("pictures", file.id)) !== undefined) continue;
    const fits = !isOver && file.size <= room;
    if (!fits) isOver = true;
    const blob = fits ? await fetchOne(file.id) : undefined;
    if (!blob || !(await isItself(blob, file.hash))) {
      missing += 1;
      continue;
    }
    const bytes = await blob.arrayBuffer();
    try {
      const size = bytes.byteLength;
      await db.put("pictures", { id: file.id, operationId, size, type: file.media_type, bytes });
      room -= size;
    } catch (error) {
      if (!isFull(error)) throw error;
      [missing, isOver] = [missing + 1, true];
    }
  }
  return { ...((await keptPictures(db)).get(operationId) ?? NONE), missing, isFull: isOver };
}

/** Browsers that compute no hash (pages without encryption) take what came. */
async function isItself(blob: Blob, hash: string): Promise<boolean> {
  const found = await hashOf(blob);
  return found === null || found === hash;
}

/** What is put back is here no more, and makes room for others. */
export async function dropPictures(db: FieldDatabase, operationId: string): Promise<void> {
  const tx = db.transaction("pictures", "readwrite");
  const ofIt = IDBKeyRange.bound([operationId, 0], [operationId, Number.MAX_SAFE_INTEGER]);
  for (const key of await tx.store.index("size").getAllKeys(ofIt)) await tx.store.delete(key);
  await tx.done;
}

export interface OperationPictures {
  readonly id: string;
  readonly name: string;
  readonly all: Pictures;
  readonly kept: Pictures;
}

/** The operations that are mine, how large their pictures are, and what of them is here. What is mine no more is put back. */
export async function picturesOfMine(): Promise<readonly OperationPictures[]> {
  const mine = await fetchAtWork({ view: "mine" });
  const { db } = await openRoom();
  const kept = await keptPictures(db);
  for (const id of kept.keys()) if (!mine.some((one) => one.id === id)) await dropPictures(db, id);
  const found: OperationPictures[] = [];
  for (const { id, carrier_name: carrier, code } of mine) {
    const { attributes } = await fetchBundle(id);
    const name = carrier ?? code;
    found.push({ id, name, all: picturesAmong(attributes.files), kept: kept.get(id) ?? NONE });
  }
  return found;
}

export async function takePictures(id: string, onProgress: (done: number) => void): Promise<TakenPictures> {
  const [{ db }, { attributes }] = await Promise.all([openRoom(), fetchBundle(id)]);
  return keepPictures(db, id, attributes.files, { onProgress });
}

export async function putBackPictures(id: string): Promise<void> {
  await dropPictures((await openRoom()).db, id);
}

/** The whole picture that is here; nothing where there is none. */
export async function keptWhole(id: string): Promise<Blob | undefined> {
  const kept = await openRoom()
    .then(({ db }) => db.get("pictures", id))
    .catch(() => undefined);
  return kept && new Blob([kept.bytes], { type: kept.type });
}
