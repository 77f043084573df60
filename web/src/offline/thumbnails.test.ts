import "fake-indexeddb/auto";
import type { Attachment } from "@plimsoll/domain/file/output";
import { openDB } from "idb";
import { afterEach, describe, expect, it } from "vitest";
import { databaseName } from "./database-name.ts";
import { type FieldDatabase, openFieldDatabase } from "./field-database.ts";
import { keepThumbnails, MOST_THUMBNAILS } from "./thumbnails.ts";

let db: FieldDatabase | undefined;
let people = 0;

const file = (id: string, version = 1, width: number | null = 800) => ({ id, version, width }) as Attachment;
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

afterEach(() => db?.close());

describe("small pictures on the device", () => {
  it("are fetched once, again when the picture was turned, and only of pictures", async () => {
    db = await openFieldDatabase(`viewer-${++people}`);
    const asked: string[] = [];
    const fetchOne = async (id: string, version: number) => {
      asked.push(`${id} ${version}`);
      return bytesOf(id);
    };
    await keepThumbnails(db, [file("a"), file("paper", 1, null), file("b")], fetchOne);
    await keepThumbnails(db, [file("a"), file("b", 2)], fetchOne);
    expect(asked).toEqual(["a 1", "b 1", "b 2"]);
    expect(new TextDecoder().decode((await db.get("thumbnails", "a"))?.bytes)).toBe("a");
    expect(await db.count("thumbnails")).toBe(2);
  });

  it("go without those that cannot be had", async () => {
    db = await openFieldDatabase(`viewer-${++people}`);
    await keepThumbnails(db, [file("a"), file("b")], async (id) => (id === "a" ? undefined : bytesOf(id)));
    expect(await db.getAllKeys("thumbnails")).toEqual(["b"]);
  });

  it("are so many and no more: the oldest make room", async () => {
    db = await openFieldDatabase(`viewer-${++people}`);
    const old = { version: 1, at: "2020-01-01T00:00:00.000Z", bytes: bytesOf("x") };
    const tx = db.transaction("thumbnails", "readwrite");
    for (let at = 0; at < MOST_THUMBNAILS; at++) await tx.store.put({ ...old, id: `old-${at}` });
    await tx.done;
    await keepThumbnails(db, [file("a"), file("b")], async (id) => bytesOf(id));
    expect(await db.count("thumbnails")).toBe(MOST_THUMBNAILS);
    expect(await db.get("thumbnails", "a")).toBeDefined();
  });

  it("have a place on a device that kept things before there were any", async () => {
    const person = `viewer-${++people}`;
    const before = await openDB(databaseName(person), 1, {
      upgrade(old) {
        old.createObjectStore("bundles", { keyPath: "id" });
        old.createObjectStore("entries", { keyPath: "seq", autoIncrement: true });
        old.createObjectStore("photos", { keyPath: "id" });
        old.createObjectStore("marks");
      },
    });
    await before.put("photos", { id: "waiting" });
    before.close();
    db = await openFieldDatabase(person);
    expect(await db.getAllKeys("photos")).toEqual(["waiting"]);
    expect(await db.count("thumbnails")).toBe(0);
  });
});
