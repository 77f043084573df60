import type { Series } from "@plimsoll/domain/numbering/series";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Queryable } from "#db/database";
import { issueInTurn, Overtaken, type Turn } from "./ahead.ts";

const SERIES: Series = { key: "paper", pattern: "P-{year}-{number:3}", reset: ["year"] };
const OCCASION = { country: "BR", date: "2026-11-17" };

/** A counter as the database keeps it, and what was issued. */
class Counted {
  last = 0;
  prints = 0;
  readonly issued: string[] = [];
  readonly db = {
    run: async () => {
      await tick();
      return [{ last: this.last }];
    },
  } as unknown as Queryable;

  take(): string {
    this.last++;
    return `P-2026-${String(this.last).padStart(3, "0")}`;
  }

  async issue(
    turn: Turn,
    printing: () => Promise<unknown>,
    writing: () => Promise<unknown>,
  ): Promise<string> {
    const number = await turn.numberAhead(this.db, SERIES, OCCASION);
    this.prints++;
    await printing();
    await turn.reached();
    await writing();
    if (this.take() !== number) {
      // What a transaction that is rolled back does.
      this.last--;
      throw new Overtaken();
    }
    this.issued.push(number);
    return number;
  }
}

const tick = () => new Promise<void>((done) => setImmediate(done));
const nothing = async () => undefined;

function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = () => resolve();
  });
  return { open, passed };
}

describe("documents in the line of their series", () => {
  it("prints the next under the number after the one that is still being written", async () => {
    const counted = new Counted();
    const writing = gate();
    const printed = gate();
    const first = issueInTurn({ series: "a", about: "1" }, (turn) =>
      counted.issue(turn, nothing, () => writing.passed),
    );
    const second = issueInTurn({ series: "a", about: "2" }, (turn) =>
      counted.issue(turn, async () => printed.open(), nothing),
    );
    await printed.passed;
    expect(counted.issued).toEqual([]);
    writing.open();
    expect(await Promise.all([first, second])).toEqual(["P-2026-001", "P-2026-002"]);
    expect(counted.prints).toBe(2);
  });

  it("prints again, in its place, where the one before it was refused", async () => {
    const counted = new Counted();
    const refused = issueInTurn({ series: "b", about: "3" }, (turn) =>
      counted.issue(turn, nothing, () => Promise.reject(new Error("refused"))),
    );
    const second = issueInTurn({ series: "b", about: "4" }, (turn) => counted.issue(turn, nothing, nothing));
    const third = issueInTurn({ series: "b", about: "5" }, (turn) => counted.issue(turn, nothing, nothing));
    await expect(refused).rejects.toThrow("refused");
    expect(await Promise.all([second, third])).toEqual(["P-2026-001", "P-2026-002"]);
  });

  it("lets nobody pass whom a refusal in between made free too early", async () => {
    const counted = new Counted();
    const writing = gate();
    const first = issueInTurn({ series: "c", about: "6" }, (turn) =>
      counted.issue(turn, nothing, () => writing.passed),
    );
    const refused = issueInTurn({ series: "c", about: "7" }, () => Promise.reject(new Error("refused")));
    const third = issueInTurn({ series: "c", about: "8" }, (turn) => counted.issue(turn, nothing, nothing));
    await expect(refused).rejects.toThrow("refused");
    for (let turn = 0; turn < 5; turn++) await tick();
    expect(counted.issued).toEqual([]);
    writing.open();
    expect(await Promise.all([first, third])).toEqual(["P-2026-001", "P-2026-002"]);
  });

  it("prints nothing for whoever asks for the same a second time", async () => {
    const counted = new Counted();
    let issued: string | undefined;
    const ask = () =>
      issueInTurn({ series: "e", about: "the same" }, async (turn) => {
        issued ??= await counted.issue(turn, nothing, tick);
        return issued;
      });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(["P-2026-001", "P-2026-001", "P-2026-001"]);
    expect(counted.prints).toBe(1);
  });

  it("leaves no gap and no double whoever is slow, refused or beaten by another process", async () => {
    const step = fc.record({
      printing: fc.nat(3),
      writing: fc.nat(3),
      isRefused: fc.boolean(),
      beaten: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const counted = new Counted();
        const wait = async (ticks: number) => {
          for (let turn = 0; turn < ticks; turn++) await tick();
        };
        const ended = await Promise.allSettled(
          steps.map(({ printing, writing, isRefused, beaten }, step) => {
            let others = beaten;
            return issueInTurn({ series: "d", about: String(step) }, (turn) =>
              counted.issue(
                turn,
                async () => {
                  await wait(printing);
                  if (others-- > 0) counted.issued.push(counted.take());
                },
                async () => {
                  await wait(writing);
                  if (isRefused) throw new Error("refused");
                },
              ),
            );
          }),
        );
        expect(ended.map(({ status }) => status)).toEqual(
          steps.map(({ isRefused }) => (isRefused ? "rejected" : "fulfilled")),
        );
        expect(new Set(counted.issued).size).toBe(counted.issued.length);
        expect(counted.issued.length).toBe(counted.last);
      }),
      { numRuns: 150 },
    );
  });
});
