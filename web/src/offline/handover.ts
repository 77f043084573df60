/**
 * What waits, as a file: for whoever signs out before it could be sent, or for what the server refuses for good. The file
 * has everything that the outbox has, so that the same person can bring it back on another device.
 */
import { uploads } from "#upload/uploads";
import type { Entry } from "./entry.ts";
import type { KeptPhoto } from "./field-database.ts";
import { uploadOf } from "./kept-photos.ts";
import type { Room } from "./room.ts";

const FORMAT = "plimsoll-field";

interface PhotoInFile extends Omit<KeptPhoto, "bytes"> {
  /** Base64. */
  readonly bytes: string;
}

export interface Handover {
  readonly format: typeof FORMAT;
  readonly user_id: string;
  readonly at: string;
  readonly entries: readonly Entry[];
  readonly photos: readonly PhotoInFile[];
}

export async function handoverOf({ userId, db, store }: Room, only?: number): Promise<Handover> {
  const entries = (await store.all()).filter(({ seq }) => only === undefined || seq === only);
  const photos = await db.getAll("photos");
  const ids = new Set(entries.map(({ attributes }) => attributes.id));
  return {
    format: FORMAT,
    user_id: userId,
    at: new Date().toISOString(),
    entries,
    photos: photos
      .filter(({ referenceId }) => only === undefined || ids.has(referenceId))
      .map((photo) => ({ ...photo, bytes: toBase64(photo.bytes) })),
  };
}

export function handoverFile(handover: Handover): { readonly name: string; readonly blob: Blob } {
  const day = handover.at.slice(0, 16).replace(/[:T]/g, "-");
  return {
    name: `plimsoll-field-${day}.json`,
    blob: new Blob([JSON.stringify(handover, null, 2)], { type: "application/json" }),
  };
}

/** Undefined for a file that is none of ours, or of another person's work. */
export function readHandover(text: string, userId: string): Handover | undefined {
  try {
    const value = JSON.parse(text) as Partial<Handover> | null;
    const isOurs = value?.format === FORMAT && value.user_id === userId;
    return isOurs && Array.isArray(value.entries) && Array.isArray(value.photos)
      ? (value as Handover)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Brings a file back: what is here already, or at the server, is not doubled. */
export async function takeIn({ db, store, outbox }: Room, handover: Handover): Promise<void> {
  await store.takeIn(handover.entries);
  const tx = db.transaction("photos", "readwrite", { durability: "strict" });
  for (const photo of handover.photos)
    if ((await tx.store.get(photo.id)) === undefined)
      await tx.store.put({ ...photo, bytes: fromBase64(photo.bytes) });
  await tx.done;
  const taken = new Set(handover.photos.map(({ id }) => id));
  uploads.restore((await db.getAll("photos")).filter(({ id }) => taken.has(id)).map(uploadOf));
  await outbox.refresh();
  void outbox.drain();
}

/** In pieces: a photo has more bytes than a function takes arguments. */
const PIECE = 0x8000;

export function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

export function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
}
