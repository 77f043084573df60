import "fake-indexeddb/auto";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { afterEach, describe, expect, it } from "vitest";
import { newId } from "#fields/new-id";
import { RpcError } from "#rpc/rpc-error";
import { behindPhotos, type Entry, FILE_SERVICE, type FieldWrite, type Row } from "./entry.ts";
import { EntryStore } from "./entry-store.ts";
import { type FieldDatabase, openFieldDatabase } from "./field-database.ts";
import { type News, Outbox, type OutboxDeps } from "./outbox.ts";

const OPERATION = "operation-1";
const silence = () =>
  new RpcError({ status: 0, network: true, errors: [{ code: "network", message: "no network" }] });
const refusal = (status: number, code: string, more: object = {}) =>
  new RpcError({ status, network: false, errors: [{ code, message: code, ...more }] });

/** A server that does what ours does: one answer for each key, versions, ids that are taken once. */
class Server {
  readonly rows = new Map<string, Row>();
  readonly answers = new Map<string, { readonly body: string; readonly answer: Row }>();
  /** What was written, in the order in which it was. */
  readonly written: string[] = [];
  /** Calls before this many are answered; undefined: all are. */
  before: (call: number) => void = () => undefined;
  after: (call: number) => void = () => undefined;
  refuses: (entry: Entry) => RpcError | undefined = () => undefined;
  calls = 0;

  async answer(entry: Entry): Promise<unknown> {
    this.calls++;
    this.before(this.calls);
    const { type, action, attributes, country } = entry;
    const body = JSON.stringify([type, action, attributes, country]);
    const given = this.answers.get(entry.key);
    if (given && given.body !== body) throw refusal(409, "idempotency_key_reused");
    const answer = given?.answer ?? this.#write(entry, body);
    this.after(this.calls);
    return structuredClone(answer);
  }

  #write(entry: Entry, body: string): Row {
    const refused = this.refuses(entry);
    if (refused) throw refused;
    const { action, attributes } = entry;
    const id = String(attributes.id);
    const known = this.rows.get(id);
    if (action === "create" && known) throw refusal(409, "already_exists", { field: "id" });
    if (action !== "create" && !known) throw refusal(404, "not_found");
    if (known && attributes.version !== known.version) throw refusal(409, "stale", { current: known });
    const row = { ...known, ...attributes, version: Number(known?.version ?? 0) + 1 };
    this.rows.set(id, row);
    this.written.push(`${action} ${id} ${String(attributes.text ?? "")}`.trim());
    this.answers.set(entry.key, { body, answer: row });
    return row;
  }
}

let opened: (() => void)[] = [];
let people = 0;

interface Tabs {
  readonly server: Server;
  readonly line: { isOnline: boolean };
  readonly open: (change?: Partial<OutboxDeps>) => Promise<Tab>;
}
interface Tab {
  readonly outbox: Outbox;
  readonly store: EntryStore;
  readonly db: FieldDatabase;
  readonly timers: { readonly milliseconds: number; readonly wake: () => void }[];
  /** Lets what waits for a pause go on. */
  readonly wake: () => void;
}

/** Tabs of one person on one device: they share a database, a lock and what they tell one another. */
function device(): Tabs {
  const userId = `person-${++people}`;
  const server = new Server();
  const line = { isOnline: true };
  let last: Promise<void> = Promise.resolve();
  const tabs = new Set<{ heard: (news: News) => void }>();
  const open = async (change: Partial<OutboxDeps> = {}): Promise<Tab> => {
    const db = await openFieldDatabase(userId);
    opened.push(() => {
      outbox.stop();
      db.close();
    });
    const store = new EntryStore(db);
    let timers: { milliseconds: number; wake: () => void }[] = [];
    const me = { heard: (news: News) => outbox.heard(news) };
    const outbox: Outbox = new Outbox({
      store,
      send: async (entry) => {
        if (!line.isOnline) throw silence();
        return server.answer(entry);
      },
      load: async ({ attributes }) =>
        server.rows.get(String(attributes.id)) ?? Promise.reject(refusal(404, "x")),
      alone: (work) => {
        last = last.then(work, work);
        return last;
      },
      newId,
      now: () => new Date().toISOString(),
      country: () => "BR",
      isOnline: () => line.isOnline,
      tell: (news) => {
        for (const tab of tabs) if (tab !== me) tab.heard(structuredClone(news));
      },
      wakeAfter: (milliseconds, wake) => {
        const timer = { milliseconds, wake };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
      ...change,
    });
    tabs.add(me);
    await outbox.refresh();
    const wake = () => {
      for (const timer of timers.splice(0)) timer.wake();
    };
    return { outbox, store, db, timers, wake };
  };
  return { server, line, open };
}

const create = (id: string, text = ""): FieldWrite => ({
  operationId: OPERATION,
  type: "occurrence",
  action: "create",
  attributes: { id, text },
});
const update = (id: string, version: number, text: string): FieldWrite => ({
  ...create(id),
  action: "update",
  attributes: { id, version, text },
});
const texts = (outbox: Outbox) =>
  outbox.entries().map(({ attributes, state }) => `${attributes.text} ${state}`);

afterEach(() => {
  for (const close of opened) close();
  opened = [];
});

describe("an outbox", () => {
  it("keeps an entry before it says so, and sends it when there is a network", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const { outbox, store } = await open();
    expect(await outbox.save(create("a", "first"), null)).toEqual({ where: "device" });
    expect((await store.all()).map(({ attributes }) => attributes.text)).toEqual(["first"]);
    expect(server.written).toEqual([]);
    line.isOnline = true;
    await outbox.drain();
    expect(server.written).toEqual(["create a first"]);
    expect(await store.all()).toEqual([]);
    expect(outbox.lastSentAt()).toMatch(/^\d{4}-/);
  });

  it("answers at once with a network, with what the server said", async () => {
    const { open } = device();
    const { outbox } = await open();
    expect(await outbox.save(create("a", "first"), null)).toEqual({
      where: "server",
      answer: { id: "a", text: "first", version: 1 },
    });
    expect(outbox.entries()).toEqual([]);
  });

  it("sends in the order in which it was written, and lets edits of one row follow each other", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const { outbox } = await open();
    await outbox.save(create("a", "one"), null);
    await outbox.save(create("b", "two"), null);
    await outbox.save(update("a", 1, "three"), null);
    await outbox.save(update("a", 1, "four"), null);
    await outbox.save(update("b", 1, "five"), null);
    line.isOnline = true;
    await outbox.drain();
    expect(server.written).toEqual([
      "create a one",
      "create b two",
      "update a three",
      "update a four",
      "update b five",
    ]);
    expect(server.rows.get("a")).toMatchObject({ text: "four", version: 3 });
  });

  it("builds on an own change of a moment ago that the page has not heard of yet, and on nobody else's", async () => {
    const { server, open } = device();
    const { outbox } = await open();
    await outbox.save(create("a", "one"), null);
    for (const text of ["two", "three", "four"]) await outbox.save(update("a", 1, text), null);
    expect(server.rows.get("a")).toMatchObject({ text: "four", version: 4 });
    server.rows.set("a", { id: "a", text: "a colleague's", version: 5 });
    await expect(outbox.save(update("a", 1, "five"), null)).rejects.toThrow();
    await expect(outbox.save(update("a", 4, "five"), null)).rejects.toThrow();
    expect(server.rows.get("a")).toMatchObject({ text: "a colleague's" });
  });

  it("builds on no own change of long ago: that page is an old one", async () => {
    const { server, open } = device();
    let now = Date.now();
    const { outbox } = await open({ now: () => new Date(now).toISOString() });
    await outbox.save(create("a", "one"), null);
    await outbox.save(update("a", 1, "two"), null);
    now += 10_001;
    await expect(outbox.save(update("a", 1, "three"), null)).rejects.toThrow();
    expect(server.rows.get("a")).toMatchObject({ text: "two" });
  });

  it("sends again under the same key when the answer was lost, and it is written once", async () => {
    const { server, open } = device();
    const { outbox, wake } = await open();
    server.after = (call) => {
      if (call === 1) throw silence();
    };
    expect(await outbox.save(create("a", "once"), null)).toEqual({ where: "device" });
    expect(texts(outbox)).toEqual(["once waiting"]);
    wake();
    await outbox.drain();
    expect(server.written).toEqual(["create a once"]);
    expect(server.calls).toBe(2);
    expect(outbox.entries()).toEqual([]);
  });

  it("goes on in a new tab after the old one ended between sending and hearing", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    // The first tab sends and never hears of it: it is gone.
    const first = await open({
      alone: async (work) => work(),
      send: async (entry) => {
        await server.answer(entry);
        return new Promise(() => undefined);
      },
    });
    await first.outbox.save(create("a", "one"), null);
    await first.outbox.save(update("a", 1, "two"), null);
    void first.outbox.drain();
    await until(() => server.written.length === 1);
    first.outbox.stop();
    line.isOnline = true;
    const second = await open();
    expect(second.outbox.entries()[0]?.triedAt).not.toBeNull();
    await second.outbox.drain();
    expect(server.written).toEqual(["create a one", "update a two"]);
    expect(server.rows.get("a")).toMatchObject({ version: 2 });
    expect(second.outbox.entries()).toEqual([]);
  });

  it("knows its own change when the server has forgotten the key", async () => {
    const { server, line, open } = device();
    const { outbox, wake } = await open();
    server.rows.set("a", { id: "a", version: 4, text: "old", name: "kept" });
    server.after = () => {
      throw silence();
    };
    await outbox.save(update("a", 4, "new"), null);
    await outbox.save(create("b", "made"), null);
    line.isOnline = false;
    server.after = () => undefined;
    // Days later.
    server.answers.clear();
    line.isOnline = true;
    wake();
    await outbox.drain();
    expect(outbox.entries()).toEqual([]);
    expect(server.written).toEqual(["update a new", "create b made"]);
    expect(server.rows.get("a")).toMatchObject({ version: 5, text: "new" });
  });

  it("never takes somebody else's change for its own", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    server.rows.set("a", { id: "a", version: 2, text: "theirs" });
    const { outbox } = await open();
    await outbox.save(update("a", 1, "mine"), { id: "a", version: 1, text: "before" });
    line.isOnline = true;
    await outbox.drain();
    expect(texts(outbox)).toEqual(["mine conflict"]);
    expect(server.rows.get("a")).toMatchObject({ text: "theirs", version: 2 });
    const [entry] = outbox.entries();
    expect(entry?.refusal?.errors[0]?.current).toMatchObject({ text: "theirs" });
    expect(entry?.before).toMatchObject({ text: "before" });
    await outbox.resolve(entry?.seq ?? 0, { text: "chosen" }, { id: "a", version: 2, text: "theirs" });
    await outbox.drain();
    expect(server.rows.get("a")).toMatchObject({ text: "chosen", version: 3 });
    expect(outbox.entries()).toEqual([]);
  });
});

it("sends of a change what changed, so that nothing older goes over what was chosen in a conflict", async () => {
  const { server, line, open } = device();
  line.isOnline = false;
  server.rows.set("a", { id: "a", version: 2, text: "theirs", place: "quay" });
  const { outbox } = await open();
  const page = (version: number, values: object): FieldWrite => ({
    ...update("a", version, ""),
    attributes: { id: "a", version, ...values },
  });
  await outbox.save(page(1, { text: "mine", place: "quay" }), {
    id: "a",
    version: 1,
    text: "old",
    place: "quay",
  });
  await outbox.save(page(1, { text: "mine", place: "ship" }), {
    id: "a",
    version: 1,
    text: "mine",
    place: "quay",
  });
  expect(outbox.entries().map(({ attributes }) => attributes)).toEqual([
    { id: "a", version: 1, text: "mine" },
    { id: "a", version: 1, place: "ship" },
  ]);
  line.isOnline = true;
  await outbox.drain();
  await outbox.drop(outbox.entries()[0]?.seq ?? 0);
  await outbox.drain();
  const [second] = outbox.entries();
  expect(second?.state).toBe("conflict");
  await outbox.resolve(second?.seq ?? 0, { place: "ship" }, server.rows.get("a") ?? {});
  await outbox.drain();
  expect(server.rows.get("a")).toMatchObject({ text: "theirs", place: "ship", version: 3 });
});

describe("a refusal", () => {
  it("that comes at once is the caller's, and leaves nothing behind", async () => {
    const { server, open } = device();
    const { outbox } = await open();
    server.refuses = () => refusal(422, "required", { field: "text" });
    await expect(outbox.save(create("a"), null)).rejects.toMatchObject({ status: 422 });
    expect(outbox.entries()).toEqual([]);
  });

  it("that comes later stays with its reason and holds up later entries of the same row alone", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const { outbox } = await open();
    await outbox.save(create("a", "bad"), null);
    await outbox.save(create("b", "good"), null);
    await outbox.save(update("a", 1, "after bad"), null);
    server.refuses = ({ attributes }) =>
      attributes.text === "bad" ? refusal(409, "inspection_finished") : undefined;
    line.isOnline = true;
    await outbox.drain();
    expect(server.written).toEqual(["create b good"]);
    expect(texts(outbox)).toEqual(["bad refused", "after bad waiting"]);
    expect(outbox.entries()[0]?.refusal?.errors[0]?.code).toBe("inspection_finished");
    server.refuses = () => undefined;
    await outbox.retry(outbox.entries()[0]?.seq ?? 0);
    await outbox.drain();
    expect(server.written).toEqual(["create b good", "create a bad", "update a after bad"]);
  });

  it("of a change can be dropped, and what followed it stands on what was before it", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    server.rows.set("a", { id: "a", version: 7, text: "" });
    const { outbox } = await open();
    await outbox.save(update("a", 7, "bad"), null);
    await outbox.save(update("a", 7, "good"), null);
    server.refuses = ({ attributes }) => (attributes.text === "bad" ? refusal(422, "invalid") : undefined);
    line.isOnline = true;
    await outbox.drain();
    await outbox.drop(outbox.entries()[0]?.seq ?? 0);
    await outbox.drain();
    expect(server.written).toEqual(["update a good"]);
    expect(outbox.entries()).toEqual([]);
  });

  it("of a new row takes what hangs from the row along when it is dropped", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const { outbox } = await open();
    await outbox.save(create("a", "bad"), null);
    await outbox.save(update("a", 1, "more"), null);
    server.refuses = () => refusal(403, "not_authorized");
    line.isOnline = true;
    await outbox.drain();
    await outbox.drop(outbox.entries()[0]?.seq ?? 0);
    expect(outbox.entries()).toEqual([]);
    expect(server.written).toEqual([]);
  });

  it("by a server that stumbles over it every time does not hold up the others for ever", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const { outbox, wake } = await open();
    await outbox.save(create("a", "bad"), null);
    await outbox.save(create("b", "good"), null);
    server.refuses = ({ attributes }) => (attributes.text === "bad" ? refusal(500, "internal") : undefined);
    line.isOnline = true;
    for (let turn = 0; turn < 5; turn++) {
      await outbox.drain();
      wake();
    }
    await outbox.drain();
    expect(server.written).toEqual(["create b good"]);
    expect(texts(outbox)).toEqual(["bad refused"]);
  });
});

describe("two tabs", () => {
  it("send each entry once and in order, whichever of them does it", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const [one, two] = [await open(), await open()];
    for (let turn = 0; turn < 20; turn++) {
      const { outbox } = turn % 2 === 0 ? one : two;
      await outbox.save(create(`row-${turn}`, String(turn)), null);
    }
    line.isOnline = true;
    await Promise.all([one.outbox.drain(), two.outbox.drain()]);
    expect(server.written).toEqual(Array.from({ length: 20 }, (_, turn) => `create row-${turn} ${turn}`));
    expect(server.calls).toBe(20);
    await until(() => one.outbox.entries().length + two.outbox.entries().length === 0);
    expect([one.outbox.entries(), two.outbox.entries()]).toEqual([[], []]);
  });

  it("tell each other what came of an entry that somebody waits for", async () => {
    const { server, open } = device();
    // This one never gets to send: the other tab does it.
    const waiting = await open({ alone: () => new Promise(() => undefined) });
    const sending = await open();
    const saved = waiting.outbox.save(create("a", "asked"), null);
    await until(() => waiting.outbox.entries().length === 1);
    await sending.outbox.drain();
    expect(await saved).toMatchObject({ where: "server", answer: { version: 1 } });
    server.refuses = () => refusal(422, "invalid");
    const refused = expect(waiting.outbox.save(create("b", "no"), null)).rejects.toMatchObject({
      status: 422,
    });
    await until(() => waiting.outbox.entries().length === 1);
    await sending.outbox.drain();
    await refused;
    expect(waiting.outbox.entries()).toEqual([]);
  });
});

describe("a day of entries", () => {
  it("leaves in order, each once, over a line that drops every few of them", async () => {
    const { server, line, open } = device();
    line.isOnline = false;
    const { outbox, wake } = await open();
    const expected: string[] = [];
    for (let turn = 0; turn < 100; turn++) {
      await outbox.save(create(`row-${turn}`, `${turn}`), null);
      expected.push(`create row-${turn} ${turn}`);
      await outbox.save(update(`row-${Math.floor(turn / 2)}`, 1, `edit ${turn}`), null);
      expected.push(`update row-${Math.floor(turn / 2)} edit ${turn}`);
    }
    expect(outbox.entries()).toHaveLength(200);
    // Every third call does not arrive, every fifth arrives and its answer does not.
    server.before = (call) => {
      if (call % 3 === 0) throw silence();
    };
    server.after = (call) => {
      if (call % 5 === 0) throw silence();
    };
    line.isOnline = true;
    let turns = 0;
    while (outbox.entries().length > 0 && turns < 500) {
      turns++;
      wake();
      await outbox.drain();
    }
    expect(server.written).toEqual(expected);
    expect(outbox.entries()).toEqual([]);
    expect(server.calls).toBeLessThan(500);
  });
});

describe("the copy of a bundle", () => {
  it("learns what the server answered in the same stroke in which the entry goes", async () => {
    const { server, line, open } = device();
    const { outbox, store } = await open();
    const bundle = { operation: { id: OPERATION, version: 1 }, records: { occurrence: [] }, at: "now" };
    await store.keepBundle(bundle as never as Bundle);
    line.isOnline = false;
    await outbox.save(create("a", "seen"), null);
    line.isOnline = true;
    await outbox.drain();
    expect(server.written).toHaveLength(1);
    expect((await store.bundle(OPERATION))?.records.occurrence).toEqual([
      { id: "a", text: "seen", version: 1 },
    ]);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isSo(); turn++) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe("what is drawn over a photo", () => {
  const draw = (id: string, text: string): FieldWrite => ({
    ...update(id, 1, text),
    service: FILE_SERVICE,
    type: "attachment",
  });

  it("waits for its photo, holds up nothing else, and follows it in its order", async () => {
    const { server, line, open } = device();
    const onTheWay = new Set(["photo"]);
    line.isOnline = false;
    const { outbox } = await open({ heldBack: async (entries) => behindPhotos(entries, onTheWay) });
    await outbox.save(draw("photo", "arrow"), null);
    await outbox.save(draw("photo", "circle"), null);
    await outbox.save(create("a", "later"), null);
    line.isOnline = true;
    await outbox.drain();
    expect(server.written).toEqual(["create a later"]);
    expect(texts(outbox)).toEqual(["arrow waiting", "circle waiting"]);
    server.rows.set("photo", { id: "photo", version: 1 });
    onTheWay.clear();
    await outbox.drain();
    expect(server.rows.get("photo")).toMatchObject({ text: "circle", version: 3 });
    expect(outbox.entries()).toEqual([]);
  });

  it("is kept with the reason where somebody else drew meanwhile: there is nothing to choose field by field", async () => {
    const { server, line, open } = device();
    server.rows.set("photo", { id: "photo", version: 2, text: "theirs" });
    line.isOnline = false;
    const { outbox } = await open();
    await outbox.save(draw("photo", "mine"), null);
    line.isOnline = true;
    await outbox.drain();
    expect(texts(outbox)).toEqual(["mine refused"]);
    expect(outbox.entries()[0]?.refusal?.errors[0]?.code).toBe("stale");
    expect(server.rows.get("photo")).toMatchObject({ text: "theirs" });
  });

  it("goes with a row that was given up before it left, as its photo does", async () => {
    const { line, open } = device();
    line.isOnline = false;
    const { outbox, store, db } = await open();
    await outbox.save(create("row", "new"), null);
    const photo = { id: "photo", referenceId: "row", field: "photos" };
    await db.put("photos", photo as never);
    await outbox.save(draw("photo", "arrow"), null);
    await outbox.save(draw("other", "stays"), null);
    expect(await outbox.drop(outbox.entries()[0]?.seq ?? 0)).toEqual(["photo"]);
    expect((await store.all()).map(({ attributes }) => attributes.text)).toEqual(["stays"]);
  });
});
