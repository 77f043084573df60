import "fake-indexeddb/auto";
import { afterEach, describe, expect, it } from "vitest";
import { newId } from "#fields/new-id";
import type { PreparedFile } from "#upload/prepare-file";
import { type QueueDeps, UploadQueue } from "#upload/upload-queue";
import { type FieldDatabase, openFieldDatabase } from "./field-database.ts";
import { fromBase64, toBase64 } from "./handover.ts";
import { putPhoto, uploadOf } from "./kept-photos.ts";

const OWNER = { referenceId: "row", field: "photos" };
const silence = new Error("silence");
let opened: FieldDatabase[] = [];
let people = 0;

const photo = (name: string) => new File([`bytes of ${name}`], name, { type: "image/jpeg", lastModified: 1 });

/** A server that stores by id, and a device whose windows come and go. */
async function stage() {
  const db = await openFieldDatabase(`photographer-${++people}`);
  opened.push(db);
  const stored = new Map<string, string>();
  const line = { calls: 0, drops: (_call: number) => false, loses: (_call: number) => false };
  const unborn = new Set<string>();
  let prepared = 0;
  const open = (change: Partial<QueueDeps<PreparedFile>> = {}) =>
    new UploadQueue<PreparedFile>({
      newId,
      // Never the same bytes twice, as a picture that is made smaller on another day may be.
      prepare: async (file) => ({
        blob: new Blob([`small ${++prepared} ${file.name}`], { type: "image/jpeg" }),
        original_hash: `hash of ${file.name}`,
        captured_at: "2026-11-16T10:00:00.000Z",
        time_origin: "photo",
      }),
      send: async (upload, { blob }) => {
        line.calls++;
        const call = line.calls;
        if (line.drops(call)) throw silence;
        const text = await blob.text();
        const known = stored.get(upload.id);
        if (known !== undefined && known !== text) throw new Error("other bytes under the same id");
        stored.set(upload.id, text);
        if (line.loses(call)) throw silence;
      },
      retryDecision: (error) => (error === silence ? "again" : "later"),
      textOf: String,
      isOnline: () => true,
      offlineText: () => "",
      pause: async () => undefined,
      keeper: {
        put: (upload, ready) => putPhoto(db, upload, ready),
        remove: (id) => db.delete("photos", id),
      },
      isBehindItsRow: ({ owner }) => unborn.has(owner.referenceId),
      ...change,
    });
  const restore = async (queue: UploadQueue<PreparedFile>) =>
    queue.restore((await db.getAll("photos")).map(uploadOf));
  return { db, stored, line, unborn, open, restore };
}

afterEach(() => {
  for (const db of opened) db.close();
  opened = [];
});

describe("photos on their way", () => {
  it("are sent after a restart as they were prepared before it, with what is known of the original", async () => {
    const { db, stored, open, restore } = await stage();
    // The window closes while the bytes are leaving: they arrive, and nobody hears of it.
    const first = open({
      send: async (upload, { blob }) => {
        stored.set(upload.id, await blob.text());
        return new Promise(() => undefined);
      },
    });
    first.add(OWNER, [photo("a.jpg")]);
    await until(() => stored.size === 1);
    const [kept] = await db.getAll("photos");
    expect(kept?.prepared).toEqual({
      type: "image/jpeg",
      original_hash: "hash of a.jpg",
      captured_at: "2026-11-16T10:00:00.000Z",
      time_origin: "photo",
    });
    const second = open();
    await restore(second);
    await until(() => second.uploads().length === 0);
    await untilAsync(async () => (await db.count("photos")) === 0);
    expect([...stored.values()]).toEqual(["small 1 a.jpg"]);
    expect(await db.count("photos")).toBe(0);
  });

  it("leave with where and of what they were taken, also after a restart before the place was known", async () => {
    const { db, unborn, open, restore } = await stage();
    const sent: unknown[] = [];
    const note: Partial<QueueDeps<PreparedFile>> = {
      send: async ({ item, place }) => void sent.push({ item, place }),
    };
    const quay = { latitude: -23.96, longitude: -46.33, accuracy: 8 };
    let know: (place: typeof quay) => void = () => undefined;
    const asked = new Promise<typeof quay>((resolve) => {
      know = resolve;
    });
    unborn.add("row");
    const first = open(note);
    first.add(OWNER, [photo("a.jpg")], { item: "tank_top", place: () => asked });
    await untilAsync(async () => (await db.count("photos")) === 1);
    expect((await db.getAll("photos"))[0]).toMatchObject({ item: "tank_top", place: null });
    know(quay);
    await untilAsync(async () => (await db.getAll("photos"))[0]?.place !== null);
    first.clear();
    unborn.clear();
    const second = open(note);
    await restore(second);
    await until(() => sent.length === 1);
    expect(sent).toEqual([{ item: "tank_top", place: quay }]);
  });

  it("wait for the place that was asked for, and go without one where there is none", async () => {
    const { open } = await stage();
    const sent: unknown[] = [];
    const queue = open({ send: async ({ file, place }) => void sent.push([file.name, place]) });
    const quay = { latitude: 1, longitude: 2, accuracy: 3 };
    const late = new Promise<typeof quay>((resolve) => setTimeout(() => resolve(quay), 20));
    const places: Readonly<Record<string, Promise<typeof quay | undefined>>> = {
      "a.jpg": late,
      "b.jpg": Promise.resolve(undefined),
      "c.jpg": Promise.reject(new Error("no permission")),
    };
    queue.add(OWNER, [photo("a.jpg"), photo("b.jpg"), photo("c.jpg"), photo("d.jpg")], {
      place: ({ name }) => places[name],
    });
    await until(() => sent.length === 4);
    expect(sent).toEqual([
      ["a.jpg", quay],
      ["b.jpg", null],
      ["c.jpg", null],
      ["d.jpg", null],
    ]);
  });

  it("are read by the clocks of their port, also where the window was closed before they were prepared", async () => {
    const { db, unborn, open, restore } = await stage();
    const zones: (string | null)[] = [];
    const note: Partial<QueueDeps<PreparedFile>> = {
      prepare: async (_file, zone) => {
        zones.push(zone);
        throw new Error("not now");
      },
    };
    unborn.add("row");
    const first = open(note);
    first.add(OWNER, [photo("a.jpg")], { zone: "America/Belem" });
    first.add(OWNER, [photo("b.jpg")]);
    await untilAsync(async () => (await db.count("photos")) === 2);
    expect(zones).toEqual([]);
    unborn.clear();
    await restore(open(note));
    await until(() => zones.length === 2);
    expect(zones.toSorted()).toEqual(["America/Belem", null]);
  });

  it("kept by an earlier build have no item of their own", () => {
    const { item: _, ...before } = {
      id: "1",
      referenceId: "row",
      field: "photos",
      name: "tank_top--a.jpg",
      type: "image/jpeg",
      lastModified: 1,
      at: "2026-11-16T10:00:00.000Z",
      bytes: new ArrayBuffer(1),
      prepared: null,
      place: null,
      item: null,
    };
    expect(uploadOf(before).upload).toMatchObject({ item: null, place: null, zone: null });
  });

  it("wait for a row that is on its way itself", async () => {
    const { stored, unborn, open } = await stage();
    unborn.add("row");
    const queue = open();
    queue.add(OWNER, [photo("a.jpg")]);
    queue.add({ referenceId: "other", field: "photos" }, [photo("b.jpg")]);
    await until(() => stored.size === 1);
    expect([...stored.values()][0]).toContain("b.jpg");
    unborn.clear();
    queue.goOn();
    await until(() => stored.size === 2);
    expect(stored.size).toBe(2);
  });

  it("are not forgotten when somebody else is here, and are when their person takes them out", async () => {
    const { db, unborn, open } = await stage();
    unborn.add("row");
    const queue = open();
    queue.add(OWNER, [photo("a.jpg"), photo("b.jpg")]);
    await untilAsync(async () => (await db.count("photos")) === 2);
    queue.drop(queue.uploads()[0]?.id ?? "");
    await untilAsync(async () => (await db.count("photos")) === 1);
    queue.clear();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await db.count("photos")).toBe(1);
  });

  it("go on from the window alone where the device is full, and it is said", async () => {
    const { stored, open } = await stage();
    const told: string[] = [];
    const queue = open({
      keeper: {
        put: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
        remove: async () => undefined,
      },
      onNotKept: ({ file, isKept }, error) =>
        told.push(`${file.name} ${isKept} ${error instanceof DOMException && error.name}`),
    });
    queue.add(OWNER, [photo("a.jpg")]);
    await until(() => stored.size === 1);
    expect(told).toEqual(["a.jpg false QuotaExceededError"]);
  });

  it("sixty of them leave over a line that drops, each once, through three windows", async () => {
    const { db, stored, line, open, restore } = await stage();
    line.drops = (call) => call % 3 === 0;
    line.loses = (call) => call % 7 === 0;
    const windows = [open(), open(), open()];
    windows[0]?.add(
      OWNER,
      Array.from({ length: 60 }, (_, at) => photo(`p${at}.jpg`)),
    );
    for (const [at, queue] of windows.entries()) {
      if (at > 0) await restore(queue);
      await until(() => stored.size >= (at + 1) * 20);
      if (at < 2) queue.clear();
    }
    await untilAsync(async () => (await db.count("photos")) === 0);
    expect(stored.size).toBe(60);
    expect(line.calls).toBeLessThan(200);
  });
});

it("bytes come back from a file as they went in", () => {
  const bytes = Uint8Array.from({ length: 40_000 }, (_, at) => (at * 31) % 256);
  expect(new Uint8Array(fromBase64(toBase64(bytes.buffer)))).toEqual(bytes);
});

async function until(isSo: () => boolean): Promise<void> {
  return untilAsync(async () => isSo());
}

async function untilAsync(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 2000 && !(await isSo()); turn++)
    await new Promise((resolve) => setTimeout(resolve, 2));
}
