/**
 * Work that loses its thread loses nothing else.
 *
 * @engine any: nothing is stored
 */
import { afterEach, describe, expect, it } from "vitest";
import { ThreadLost, WorkThreads } from "./work-threads.ts";

const FILE = new URL("../../test/fixtures/odd-thread.mjs", import.meta.url);
const LIMITS = {
  file: FILE,
  turns: { atOnce: 1, waiting: 2, perPerson: 2 },
  memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  timeMs: 20_000,
  keptMs: 60_000,
};

const opened: WorkThreads<string, number>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((threads) => threads.close()));
});
function open(more: Partial<typeof LIMITS> = {}) {
  const threads = new WorkThreads<string, number>({ ...LIMITS, ...more });
  opened.push(threads);
  return threads;
}

describe("work in threads", () => {
  it("keeps a thread for what comes next, or begins one each time", async () => {
    const kept = open();
    expect(await kept.run("a", "answer")).toBe(await kept.run("b", "answer"));
    const fresh = open({ keptMs: 0 });
    expect(await fresh.run("a", "answer")).not.toBe(await fresh.run("a", "answer"));
  });

  it("lets a thread go that has nothing to do", async () => {
    const threads = open({ keptMs: 20 });
    const first = await threads.run("a", "answer");
    await new Promise((done) => setTimeout(done, 200));
    expect(await threads.run("a", "answer")).not.toBe(first);
  });

  it("hands on what the work threw, and goes on in the same thread", async () => {
    const threads = open();
    const first = await threads.run("a", "answer");
    await expect(threads.run("a", "refuse")).rejects.toThrow("no such thing");
    expect(await threads.run("a", "answer")).toBe(first);
  });

  it.each([
    ["leave", "ended"],
    ["fill its memory", "memory"],
    ["never end", "time"],
  ])("goes on after work that would %s", async (way, reason) => {
    const threads = open({ timeMs: reason === "time" ? 3_000 : 20_000 });
    const first = await threads.run("a", "answer");
    const [lost, next] = await Promise.allSettled([threads.run("a", way), threads.run("b", "answer")]);
    expect(lost).toMatchObject({ status: "rejected", reason: { name: "ThreadLost", reason } });
    expect(next.status === "fulfilled" && next.value !== first).toBe(true);
  });

  it("breaks off what nobody waits for any more, in its thread and in the line, and goes on", async () => {
    const threads = open();
    const first = await threads.run("a", "answer");
    const leaving = new AbortController();
    const under = threads.run("a", "never end", leaving.signal);
    const behind = threads.run("b", "never end", leaving.signal);
    setTimeout(() => leaving.abort(new Error("not any more")), 200);
    await expect(under).rejects.toThrow("not any more");
    await expect(behind).rejects.toThrow("not any more");
    expect(await threads.run("c", "answer")).not.toBe(first);
  });

  it("begins no more than so many, and sends away who finds the line full", async () => {
    const threads = open({ turns: { atOnce: 2, waiting: 4, perPerson: 9 } });
    const ids = await Promise.all(["a", "b", "c", "d"].map((person) => threads.run(person, "answer")));
    expect(new Set(ids).size).toBe(2);
    const many = await Promise.allSettled(
      ["a", "b", "c", "d", "e", "f", "g"].map((person) => threads.run(person, "answer")),
    );
    const refused = many.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: { message: "too_many" } });
  });

  it("ends its threads when it is closed, whatever they do, and begins none after", async () => {
    const threads = open();
    const endless = threads.run("a", "never end").catch((problem: unknown) => problem);
    await new Promise((done) => setTimeout(done, 50));
    await threads.close();
    expect(await endless).toEqual(new ThreadLost("ended"));
    await expect(threads.run("a", "answer")).rejects.toThrow("ended");
  });
});
