import "fake-indexeddb/auto";
import type { Attachment } from "@plimsoll/domain/file/output";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashOf } from "#rpc/hash-of";
import { type FieldDatabase, openFieldDatabase } from "./field-database.ts";
import { dropPictures, keepPictures, keptPictures, picturesAmong } from "./whole-pictures.ts";

let db: FieldDatabase;
let people = 0;
let isSecure: unknown;

beforeEach(async () => {
  isSecure = globalThis.isSecureContext;
  Object.defineProperty(globalThis, "isSecureContext", { value: true, configurable: true });
  db = await openFieldDatabase(`looker-${++people}`);
});
afterEach(() => {
  Object.defineProperty(globalThis, "isSecureContext", { value: isSecure, configurable: true });
  db.close();
});

const SIZE = 10;
const blobOf = (id: string) => new Blob([id.padEnd(SIZE, ".")]);
async function file(id: string, more: Partial<Attachment> = {}): Promise<Attachment> {
  const hash = (await hashOf(blobOf(id))) ?? "";
  return { id, width: 800, size: SIZE, hash, media_type: "image/jpeg", ...more } as Attachment;
}
const files = (...ids: string[]) => Promise.all(ids.map((id) => file(id)));
const fetchOne = async (id: string) => blobOf(id);

describe("whole pictures on the device", () => {
  it("are counted before they are fetched, papers aside", async () => {
    const all = [...(await files("a", "b")), await file("paper", { width: null, size: 999 })];
    expect(picturesAmong(all)).toEqual({ count: 2, bytes: 2 * SIZE });
  });

  it("are fetched once, and tell how far they are", async () => {
    const asked: string[] = [];
    const told: number[] = [];
    const fetchNoted = async (id: string) => {
      asked.push(id);
      return blobOf(id);
    };
    const more = { fetchOne: fetchNoted, onProgress: (done: number) => told.push(done) };
    const taken = await keepPictures(db, "ship", await files("a", "b"), more);
    expect(taken).toEqual({ count: 2, bytes: 2 * SIZE, missing: 0, isFull: false });
    await keepPictures(db, "ship", await files("a", "b", "c"), more);
    expect(asked).toEqual(["a", "b", "c"]);
    expect(told).toEqual([0, 1, 0, 1, 2]);
    expect(new TextDecoder().decode((await db.get("pictures", "c"))?.bytes)).toBe("c.........");
  });

  it("are never more than there is room for, over all operations", async () => {
    const most = 3 * SIZE;
    await keepPictures(db, "ship", await files("a", "b"), { fetchOne, most });
    const taken = await keepPictures(db, "barge", await files("c", "d", "e"), { fetchOne, most });
    expect(taken).toEqual({ count: 1, bytes: SIZE, missing: 2, isFull: true });
    expect(await db.count("pictures")).toBe(3);
  });

  it("go without those that do not come, or come as something else", async () => {
    const wrong = async (id: string) =>
      id === "a" ? undefined : id === "b" ? new Blob(["a proxy's page"]) : blobOf(id);
    const taken = await keepPictures(db, "ship", await files("a", "b", "c"), { fetchOne: wrong });
    expect(taken).toEqual({ count: 1, bytes: SIZE, missing: 2, isFull: false });
    expect(await db.getAllKeys("pictures")).toEqual(["c"]);
  });

  it("leave with the operation that is put back, and with no other", async () => {
    await keepPictures(db, "ship", await files("a", "b"), { fetchOne });
    await keepPictures(db, "barge", await files("c"), { fetchOne });
    await dropPictures(db, "ship");
    expect([...(await keptPictures(db))]).toEqual([["barge", { count: 1, bytes: SIZE }]]);
  });
});
