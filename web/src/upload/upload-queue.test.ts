import { describe, expect, it } from "vitest";
import { DELAYS, type QueueDeps, type Upload, UploadQueue } from "./upload-queue.ts";

const OWNER = { referenceId: "row", field: "photos" };
const fileCalled = (name: string) => new File(["bytes"], name, { type: "image/jpeg" });

class Lost extends Error {}
class Refused extends Error {}

/** A network in our hands: each try waits until the test answers it. */
function stage(change: Partial<QueueDeps<string>> = {}) {
  const tries: {
    readonly upload: Upload;
    readonly prepared: string;
    readonly signal: AbortSignal;
    readonly progress: (share: number) => void;
    readonly answer: (error?: Error) => void;
  }[] = [];
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const sent: string[] = [];
  const failed: string[] = [];
  const prepared: string[] = [];
  const line = { isOnline: true };
  let last = 0;
  const queue = new UploadQueue<string>({
    newId: () => `id-${++last}`,
    prepare: async (file) => {
      prepared.push(file.name);
      return `small ${file.name}`;
    },
    send: (upload, bytes, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        tries.push({
          upload,
          prepared: bytes,
          signal,
          progress: onProgress,
          answer: (error) => (error ? reject(error) : resolve()),
        });
      }),
    retryDecision: (error) =>
      error instanceof Lost ? "again" : error instanceof Refused ? "never" : "later",
    textOf: (error) => (error instanceof Error ? error.message : ""),
    isOnline: () => line.isOnline,
    offlineText: () => "no connection",
    pause: (milliseconds, woken) =>
      Promise.race([woken, new Promise<void>((end) => pauses.push({ milliseconds, end }))]),
    onSent: ({ file }) => sent.push(file.name),
    onFailed: ({ file }) => failed.push(file.name),
    ...change,
  });
  const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, tries, pauses, sent, failed, prepared, line, states };
}

/** Everything that could go on by itself has. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("a queue of files", () => {
  it("sends one at a time, in the order they came", async () => {
    const { queue, tries, states, sent } = stage();
    queue.add(OWNER, [fileCalled("a"), fileCalled("b")]);
    await settled();
    expect(states()).toEqual(["a sending", "b waiting"]);
    expect(tries).toHaveLength(1);
    tries[0]?.answer();
    await settled();
    expect(states()).toEqual(["b sending"]);
    queue.add(OWNER, [fileCalled("c")]);
    tries[1]?.answer();
    await settled();
    tries[2]?.answer();
    await settled();
    expect(sent).toEqual(["a", "b", "c"]);
    expect(queue.uploads()).toEqual([]);
  });

  it("has told what came of a file when the queue is seen without it", async () => {
    const { queue, tries, sent } = stage();
    const seen: string[] = [];
    queue.subscribe(() => {
      if (queue.uploads().length === 0) seen.push(...sent);
    });
    queue.add(OWNER, [fileCalled("a")]);
    await settled();
    tries[0]?.answer();
    await settled();
    expect(seen).toEqual(["a"]);
  });

  it("tells how far it is", async () => {
    const { queue, tries } = stage();
    let heard = 0;
    queue.subscribe(() => {
      heard++;
    });
    queue.add(OWNER, [fileCalled("a")]);
    await settled();
    const before = heard;
    tries[0]?.progress(0.5);
    expect(queue.uploads()[0]?.progress).toBe(0.5);
    expect(heard).toBe(before + 1);
  });

  it("repeats after silence with growing delays, the same bytes under the same id, then gives up", async () => {
    const { queue, tries, pauses, states, failed, prepared } = stage();
    queue.add(OWNER, [fileCalled("a")]);
    for (let turn = 0; turn <= DELAYS.length; turn++) {
      await settled();
      tries[turn]?.answer(new Lost("silence"));
      await settled();
      pauses[turn]?.end();
    }
    await settled();
    expect(pauses.map((one) => one.milliseconds)).toEqual(DELAYS);
    expect(new Set(tries.map(({ upload }) => upload.id))).toEqual(new Set(["id-1"]));
    expect(new Set(tries.map((one) => one.prepared))).toEqual(new Set(["small a"]));
    expect(prepared).toEqual(["a"]);
    expect(states()).toEqual(["a failed"]);
    expect(queue.uploads()[0]?.message).toBe("silence");
    expect(failed).toEqual(["a"]);
  });

  it("shows why it waits, and a person may not want to wait", async () => {
    const { queue, tries, states, sent } = stage();
    queue.add(OWNER, [fileCalled("a")]);
    await settled();
    tries[0]?.answer(new Lost("silence"));
    await settled();
    expect(states()).toEqual(["a paused"]);
    expect(queue.uploads()[0]?.message).toBe("silence");
    queue.retry("id-1");
    await settled();
    tries[1]?.answer();
    await settled();
    expect(sent).toEqual(["a"]);
  });

  it("waits for the connection without counting tries, and goes on when it is back", async () => {
    const { queue, tries, pauses, line, states, sent } = stage();
    queue.add(OWNER, [fileCalled("a")]);
    await settled();
    line.isOnline = false;
    tries[0]?.answer(new Lost("silence"));
    for (let turn = 0; turn < 20; turn++) {
      await settled();
      pauses.at(-1)?.end();
    }
    await settled();
    expect(tries).toHaveLength(1);
    expect(states()).toEqual(["a paused"]);
    expect(queue.uploads()[0]?.message).toBe("no connection");
    line.isOnline = true;
    queue.connected();
    await settled();
    expect(tries).toHaveLength(2);
    tries[1]?.answer();
    await settled();
    expect(sent).toEqual(["a"]);
  });

  it("gives what was lost another chance with a new connection, and what was refused none", async () => {
    const { queue, tries, pauses, states } = stage();
    queue.add(OWNER, [fileCalled("a"), fileCalled("b"), fileCalled("c")]);
    for (let turn = 0; turn <= DELAYS.length; turn++) {
      await settled();
      tries[turn]?.answer(new Lost("silence"));
      await settled();
      pauses[turn]?.end();
    }
    await settled();
    tries.at(-1)?.answer(new Refused("no picture"));
    await settled();
    tries.at(-1)?.answer(new Error("not authorized"));
    await settled();
    expect(states()).toEqual(["a failed", "b refused", "c failed"]);
    queue.connected();
    await settled();
    expect(states()).toEqual(["a sending", "b refused", "c failed"]);
  });

  it("goes on with the next when one is refused", async () => {
    const { queue, tries, states, pauses } = stage();
    queue.add(OWNER, [fileCalled("a"), fileCalled("b")]);
    await settled();
    tries[0]?.answer(new Refused("no picture"));
    await settled();
    expect(states()).toEqual(["a refused", "b sending"]);
    expect(queue.uploads()[0]?.message).toBe("no picture");
    expect(pauses).toEqual([]);
    queue.retry("id-1");
    expect(states()[0]).toBe("a refused");
  });

  it("stops the file that is dropped, and lets the others go on", async () => {
    const { queue, tries, sent } = stage();
    queue.add(OWNER, [fileCalled("a"), fileCalled("b")]);
    await settled();
    queue.drop("id-1");
    await settled();
    expect(tries[0]?.signal.aborted).toBe(true);
    expect(tries[1]?.upload.file.name).toBe("b");
    tries[1]?.answer();
    await settled();
    expect(sent).toEqual(["b"]);
  });

  it("does not send what was dropped while it was made smaller", async () => {
    let ready: (bytes: string) => void = () => undefined;
    const { queue, tries } = stage({
      prepare: () =>
        new Promise((resolve) => {
          ready = resolve;
        }),
    });
    queue.add(OWNER, [fileCalled("a")]);
    await settled();
    queue.drop("id-1");
    ready("small");
    await settled();
    expect(tries).toEqual([]);
  });

  it("does not wake a waiting file by dropping another", async () => {
    const { queue, tries } = stage();
    queue.add(OWNER, [fileCalled("a"), fileCalled("b")]);
    await settled();
    tries[0]?.answer(new Lost("silence"));
    await settled();
    queue.drop("id-2");
    await settled();
    expect(tries).toHaveLength(1);
    queue.drop("id-1");
    await settled();
    expect(queue.uploads()).toEqual([]);
  });

  it("keeps one file where one is wanted: the newest replaces the old", async () => {
    const { queue, tries, states } = stage();
    queue.add(OWNER, [fileCalled("old"), fileCalled("newer")], { single: true });
    await settled();
    expect(states()).toEqual(["newer sending"]);
    queue.add(OWNER, [fileCalled("newest")], { single: true });
    await settled();
    expect(tries[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual(["newest sending"]);
  });

  it("refuses at the door what the field does not take", async () => {
    const { queue, tries, states } = stage();
    queue.add(OWNER, [fileCalled("a.exe")], { refusal: () => "not accepted" });
    await settled();
    expect(states()).toEqual(["a.exe refused"]);
    expect(tries).toEqual([]);
  });

  it("holds files of a row that does not exist yet, and sends them under the id it gets", async () => {
    const { queue, tries, states } = stage();
    queue.add(OWNER, [fileCalled("a")], { held: true });
    queue.add({ ...OWNER, referenceId: "other" }, [fileCalled("b")], { held: true });
    await settled();
    expect(states()).toEqual(["a held", "b held"]);
    queue.release("row", "saved");
    queue.discardHeld("other");
    await settled();
    expect(states()).toEqual(["a sending"]);
    expect(tries[0]?.upload.owner.referenceId).toBe("saved");
  });

  it("is empty after signing out", async () => {
    const { queue, tries, sent } = stage();
    queue.add(OWNER, [fileCalled("a"), fileCalled("b")]);
    await settled();
    queue.clear();
    await settled();
    expect(queue.uploads()).toEqual([]);
    expect(tries).toHaveLength(1);
    expect(tries[0]?.signal.aborted).toBe(true);
    expect(sent).toEqual([]);
  });
});
