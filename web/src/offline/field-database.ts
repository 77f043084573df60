/**
 * What a device keeps of the field, in one database for each person: bundles that were taken along, entries and photos
 * that the server has not confirmed. Nothing of it is shared between people, and signing out removes it.
 */
import type { EvidenceOrigin } from "@plimsoll/domain/file/evidence";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Place } from "#upload/place";
import { databaseName } from "./database-name.ts";
import type { Entry } from "./entry.ts";

/** A photo on its way: the bytes that are sent, and what is known of the original. */
export interface KeptPhoto {
  readonly id: string;
  readonly referenceId: string;
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly at: string;
  /** The file as it was chosen, until it is prepared; from then on the very bytes that every try sends. */
  readonly bytes: ArrayBuffer;
  readonly prepared: PreparedFacts | null;
  readonly place: Place | null;
  /** Missing in what was kept before photos had one. */
  readonly item?: string | null;
  /** Missing in what was kept before ports lent their clocks. */
  readonly zone?: string | null;
}

export interface PreparedFacts {
  readonly type: string;
  readonly original_hash: string | null;
  readonly captured_at: string;
  /** Missing in what was kept before it was noted. */
  readonly time_origin?: EvidenceOrigin | null;
}

export interface KeptThumbnail {
  readonly id: string;
  /** Of the file: a picture that was turned has another. */
  readonly version: number;
  readonly at: string;
  readonly bytes: ArrayBuffer;
}

export interface KeptPicture {
  readonly id: string;
  readonly operationId: string;
  readonly size: number;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface FieldSchema extends DBSchema {
  bundles: { key: string; value: { readonly id: string; readonly bundle: Bundle } };
  entries: { key: number; value: Entry };
  photos: { key: string; value: KeptPhoto };
  marks: { key: string; value: string };
  /** Small pictures of files that the server has. */
  thumbnails: { key: string; value: KeptThumbnail; indexes: { at: string } };
  /** Whole ones, of operations that were taken along with them. */
  pictures: { key: string; value: KeptPicture; indexes: { size: [string, number] } };
}

export type FieldDatabase = IDBPDatabase<FieldSchema>;

export function openFieldDatabase(userId: string): Promise<FieldDatabase> {
  return openDB<FieldSchema>(databaseName(userId), 3, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore("bundles", { keyPath: "id" });
        db.createObjectStore("entries", { keyPath: "seq", autoIncrement: true });
        db.createObjectStore("photos", { keyPath: "id" });
        db.createObjectStore("marks");
      }
      if (from < 2) db.createObjectStore("thumbnails", { keyPath: "id" }).createIndex("at", "at");
      if (from < 3)
        db.createObjectStore("pictures", { keyPath: "id" }).createIndex("size", ["operationId", "size"]);
    },
    // Another tab removes it, because its person signed out: it must not wait for this one.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

/** A full device is told in words of its own; everything else is a fault. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
