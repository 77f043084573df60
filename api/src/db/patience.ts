/**
 * How long answers of one connection are waited for. One timer for all of them: one for each, as the driver would set, keeps
 * what an answer brought in memory long after it was sent on, and takes a tenth of the time of a busy server to clean up.
 */
import { ConnectionLost } from "./connection-lost.ts";

interface Awaited {
  readonly until: number;
  readonly giveUp: (problem: ConnectionLost) => void;
}

export class Patience {
  readonly #awaited: Awaited[] = [];
  #timer: NodeJS.Timeout | undefined;
  #looksAt = Number.POSITIVE_INFINITY;

  /** Answers what to call when the answer has come. */
  begin(milliseconds: number, giveUp: Awaited["giveUp"]): () => void {
    const one = { until: performance.now() + milliseconds, giveUp };
    this.#awaited.push(one);
    this.#lookBy(one.until);
    // The timer goes on: whoever asks next would set it again.
    return () => this.#forget(one);
  }

  #forget(one: Awaited): void {
    const at = this.#awaited.indexOf(one);
    if (at >= 0) this.#awaited.splice(at, 1);
  }

  #lookBy(time: number): void {
    if (time >= this.#looksAt) return;
    clearTimeout(this.#timer);
    this.#looksAt = time;
    this.#timer = setTimeout(() => this.#look(), Math.ceil(time - performance.now()));
    // A connection that nobody waits for keeps no process alive; one that is waited for does so by itself.
    this.#timer.unref();
  }

  #look(): void {
    this.#looksAt = Number.POSITIVE_INFINITY;
    const now = performance.now();
    for (const one of this.#awaited.filter(({ until }) => until <= now)) {
      this.#forget(one);
      one.giveUp(new ConnectionLost(new Error("The database does not answer")));
    }
    if (this.#awaited.length > 0) this.#lookBy(Math.min(...this.#awaited.map(({ until }) => until)));
  }
}
