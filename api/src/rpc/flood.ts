/**
 * Calls per session in a short window, over all processes: a runaway client is told to wait before it hurts the others.
 *
 * Each process counts by itself, and once a second tells the others how far those sessions are that call a lot. Nothing
 * is written, and nothing is told while nobody hurries; in exchange a session that hurries through several processes
 * at once may get a second's worth of calls more.
 */
import { issue } from "@plimsoll/domain/kernel/errors";
import type { CallCounts, EventBus } from "./event-bus.ts";
import { Failure } from "./failure.ts";

const WINDOW_MS = 10_000;
const TELL_MS = 1_000;
/** Part of the limit below which the others are not told. */
const WORTH_TELLING = 0.05;
/** A notice has room for some hundred sessions. */
const MAX_TOLD = 100;

export class FloodGate {
  readonly #limit: number;
  readonly #bus: EventBus | undefined;
  #window = 0;
  #counts = new Map<string, number>();
  /** By process. */
  #elsewhere = new Map<string, CallCounts["sessions"]>();
  #telling: NodeJS.Timeout | undefined;

  constructor(limit: number, bus?: EventBus) {
    this.#limit = limit;
    this.#bus = bus;
    // What was counted in another window says nothing about this one.
    bus?.subscribeCounts((process, { window, sessions }) => {
      if (window === this.#window) this.#elsewhere.set(process, sessions);
    });
  }

  count(sessionId: string, now: string): void {
    if (this.#limit === 0) return;
    const time = Date.parse(now);
    const window = Math.floor(time / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
      this.#elsewhere = new Map();
    }
    const count = (this.#counts.get(sessionId) ?? 0) + 1;
    this.#counts.set(sessionId, count);
    if (count > this.#limit * WORTH_TELLING) this.#tellSoon();
    if (count + this.#countedElsewhere(sessionId) > this.#limit) {
      const left = (window + 1) * WINDOW_MS - time;
      throw new Failure([issue("too_many")], { retryAfter: Math.ceil(left / 1000) });
    }
  }

  #countedElsewhere(sessionId: string): number {
    let sum = 0;
    for (const counts of this.#elsewhere.values()) sum += counts[sessionId] ?? 0;
    return sum;
  }

  #tellSoon(): void {
    if (!this.#bus) return;
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      const many = [...this.#counts].filter(([, count]) => count > this.#limit * WORTH_TELLING);
      const most = many.sort(([, a], [, b]) => b - a).slice(0, MAX_TOLD);
      this.#bus?.publishCounts({ window: this.#window, sessions: Object.fromEntries(most) });
    }, TELL_MS).unref();
  }
}
