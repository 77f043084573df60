/**
 * Who may use the connections to the database, and how many of them at once.
 *
 * @engine any: no database is opened
 */
import { expect, it, vi } from "vitest";
import type { Database } from "#db/database";
import { FairShare } from "./fair-share.ts";

/** Work that ends when it is told to. */
function piece() {
  let end: () => void = () => undefined;
  let fail: (problem: Error) => void = () => undefined;
  let begun = false;
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const work = () => {
    begun = true;
    return done;
  };
  return { work, end: () => end(), fail: (problem: Error) => fail(problem), hasBegun: () => begun };
}

const turn = () => new Promise((done) => setImmediate(done));
/** Over a database whose transactions are the pieces of work they are given. */
const shareOf = (connections: number, engine: "server" | "embedded" = "server") =>
  new FairShare({
    engine,
    connections,
    hasRoom: () => true,
    transaction: (work: () => Promise<unknown>) => work(),
  } as Partial<Database> as Database);

function start(share: FairShare, user: string, count: number, effect: "read" | "write" = "read") {
  const pieces = Array.from({ length: count }, piece);
  const results = pieces.map(({ work }) => share.of(user, effect).transaction(work));
  for (const result of results) result.catch(() => undefined);
  return { pieces, results, begun: () => pieces.filter((one) => one.hasBegun()).length };
}

it("lets one person alone use most of the connections, never all of them", async () => {
  const share = shareOf(10);
  const one = start(share, "one", 30);
  await turn();
  expect([one.begun(), share.held, share.waiting]).toEqual([8, 8, 22]);
  const other = start(share, "other", 2);
  await turn();
  expect(other.begun()).toBe(2);
});

it("gives what becomes free to those who have used least, in turn", async () => {
  const share = shareOf(10);
  const one = start(share, "one", 30);
  const two = start(share, "two", 5);
  const three = start(share, "three", 5);
  await turn();
  expect([one.begun(), two.begun(), three.begun()]).toEqual([8, 2, 0]);
  const endSome = async (from: number, to: number) => {
    for (const held of one.pieces.slice(from, to)) {
      held.end();
      await turn();
    }
    return [one.begun(), two.begun(), three.begun()];
  };
  expect(await endSome(0, 2)).toEqual([8, 3, 1]);
  expect(await endSome(2, 8)).toEqual([8, 5, 5]);
});

it("keeps the last connections from writers, however many people they are", async () => {
  const share = shareOf(10);
  const writers = Array.from({ length: 15 }, (_, at) => start(share, `writer ${at}`, 1, "write"));
  await turn();
  expect(writers.reduce((sum, one) => sum + one.begun(), 0)).toBe(8);
  const reader = start(share, "reader", 1);
  await turn();
  expect(reader.begun()).toBe(1);
});

it("lets somebody read whose write waits for the others'", async () => {
  const share = shareOf(10);
  const writers = Array.from({ length: 8 }, (_, at) => start(share, `writer ${at}`, 1, "write"));
  const late = start(share, "late", 1, "write");
  const read = start(share, "late", 1);
  await turn();
  expect([late.begun(), read.begun()]).toEqual([0, 1]);
  writers[0]?.pieces[0]?.end();
  await turn();
  expect(late.begun()).toBe(1);
});

it("finishes calls in the order in which they came, however many steps they take", async () => {
  const share = shareOf(2);
  const first = share.of("one", "read");
  const [holding, step] = [piece(), piece()];
  const held = first.transaction(holding.work);
  const later = start(share, "one", 3);
  const next = first.transaction(step.work);
  await turn();
  expect([later.begun(), step.hasBegun()]).toEqual([0, false]);
  holding.end();
  await held;
  await turn();
  expect([later.begun(), step.hasBegun()]).toEqual([0, true]);
  step.end();
  await next;
  await turn();
  expect(later.begun()).toBe(1);
});

it("has an end of the line, and the others' lines are their own", async () => {
  const share = shareOf(10);
  const one = start(share, "one", 600);
  await turn();
  await expect(one.results.at(-1)).rejects.toMatchObject({ issues: [{ code: "too_many" }], retryAfter: 2 });
  expect(share.waiting).toBe(500);
  const other = start(share, "other", 1);
  await turn();
  expect(other.begun()).toBe(1);
});

it("refuses whoever has waited too long", async () => {
  vi.useFakeTimers();
  try {
    const share = shareOf(2);
    const one = start(share, "one", 3);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(share.waiting).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(one.results[2]).rejects.toMatchObject({ status: 503, retryAfter: 2 });
    expect(share.waiting).toBe(0);
    one.pieces[0]?.end();
    await one.results[0];
    expect(share.held).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it("gives one connection at a time to whoever had a statement stopped", async () => {
  const share = shareOf(10);
  const slow = start(share, "slow", 1);
  slow.pieces[0]?.fail(Object.assign(new Error("canceling statement"), { code: "57014" }));
  await expect(slow.results[0]).rejects.toThrow("canceling");
  const after = start(share, "slow", 5);
  const other = start(share, "other", 5);
  await turn();
  expect([after.begun(), other.begun()]).toEqual([1, 5]);
  after.pieces[0]?.end();
  await turn();
  expect(after.begun()).toBe(2);
});

it("lets one at a time stand before the embedded database, so that somebody else comes next", async () => {
  const share = shareOf(1, "embedded");
  const one = start(share, "one", 30);
  const other = start(share, "other", 2);
  await turn();
  expect([one.begun(), other.begun()]).toEqual([1, 0]);
  one.pieces[0]?.end();
  await turn();
  expect([one.begun(), other.begun()]).toEqual([1, 1]);
  other.pieces[0]?.end();
  await turn();
  expect(one.begun() + other.begun()).toBe(3);
});

it("serves whoever has used the embedded database less, and whoever has waited long all the same", async () => {
  vi.useFakeTimers();
  try {
    const share = shareOf(1, "embedded");
    const use = (user: string) => start(share, user, 1);
    const end = async ({ pieces, results }: ReturnType<typeof start>) => {
      pieces[0]?.end();
      await results[0];
    };
    const long = use("heavy");
    await vi.advanceTimersByTimeAsync(3_000);
    await end(long);
    let now = use("first");
    const [heavy, light] = [use("heavy"), use("light")];
    await end(now);
    expect([heavy.begun(), light.begun()]).toEqual([0, 1]);
    now = light;
    for (let turn = 0; turn < 20 && heavy.begun() === 0; turn++) {
      const next = use(`other ${turn}`);
      await vi.advanceTimersByTimeAsync(50);
      await end(now);
      now = next;
    }
    expect([heavy.begun(), now.begun()]).toEqual([1, 0]);
  } finally {
    vi.useRealTimers();
  }
});

it("lets people finish their calls on the embedded database before work in the background goes on", async () => {
  vi.useFakeTimers();
  try {
    const share = shareOf(1, "embedded");
    const step = async () => {
      const { pieces, results } = start(share, "somebody", 1);
      await vi.advanceTimersByTimeAsync(1);
      pieces[0]?.end();
      await results[0];
    };
    const importing = () => {
      const one = piece();
      share
        .of("import", "write", true)
        .transaction(one.work)
        .catch(() => undefined);
      return one;
    };
    await step();
    const waiting = importing();
    for (let turn = 0; turn < 5; turn++) {
      await vi.advanceTimersByTimeAsync(2);
      expect(waiting.hasBegun()).toBe(false);
      await step();
    }
    await vi.advanceTimersByTimeAsync(20);
    expect(waiting.hasBegun()).toBe(true);
    waiting.end();
    await step();
    const patient = importing();
    for (let turn = 0; turn < 120 && !patient.hasBegun(); turn++) {
      await vi.advanceTimersByTimeAsync(2);
      if (!patient.hasBegun()) await step();
    }
    expect(patient.hasBegun()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it("is as it was when everything has ended", async () => {
  const share = shareOf(10);
  const all = [start(share, "one", 50), start(share, "two", 50, "write")];
  for (const { pieces } of all) for (const { end } of pieces) end();
  await Promise.all(all.flatMap(({ results }) => results));
  expect([share.held, share.waiting]).toEqual([0, 0]);
});
