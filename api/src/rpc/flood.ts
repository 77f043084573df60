/** Calls per session in a short window; a runaway client is told to wait before it hurts the others. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { Failure } from "./failure.ts";

const WINDOW_MS = 10_000;

export class FloodGate {
  readonly #limit: number;
  #window = 0;
  #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  count(sessionId: string, now: string): void {
    if (this.#limit === 0) return;
    const time = Date.parse(now);
    const window = Math.floor(time / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(sessionId) ?? 0) + 1;
    this.#counts.set(sessionId, count);
    if (count > this.#limit) {
      const left = (window + 1) * WINDOW_MS - time;
      throw new Failure([issue("too_many")], { retryAfter: Math.ceil(left / 1000) });
    }
  }
}
