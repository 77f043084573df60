/**
 * Heavy work in threads of its own, with limits of number, memory and time: the worst that a piece of work can do is to
 * lose its thread. The next one gets a new thread.
 */
import { type ResourceLimits, Worker } from "node:worker_threads";
import type { ThreadAnswer } from "./serve-thread.ts";
import { type TurnLimits, Turns } from "./turns.ts";

export interface ThreadLimits {
  /** A built file that calls `serveThread`. */
  readonly file: URL;
  readonly turns: TurnLimits;
  readonly memory: ResourceLimits;
  readonly timeMs: number;
  /** How long a thread without work is kept for the next; 0 for a new one each time. */
  readonly keptMs: number;
}

export type ThreadLoss = "memory" | "time" | "ended";

/** The thread is gone, and with it the work. */
export class ThreadLost extends Error {
  readonly reason: ThreadLoss;

  constructor(reason: ThreadLoss) {
    super(`a thread was lost: ${reason}`);
    this.name = "ThreadLost";
    this.reason = reason;
  }
}

export class WorkThreads<Work, Result> {
  readonly #limits: ThreadLimits;
  readonly #turns: Turns;
  readonly #all = new Set<WorkThread<Work, Result>>();
  readonly #idle: WorkThread<Work, Result>[] = [];
  #isClosed = false;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
    this.#turns = new Turns(limits.turns);
  }

  /**
   * Rejects with `ThreadLost`, with what the work threw, with a refusal when too many wait, or with what the signal says:
   * computing cannot be interrupted, so work that is broken off takes its thread along.
   */
  run(person: string, work: Work, signal?: AbortSignal, isShort = false): Promise<Result> {
    const done = async () => {
      if (this.#isClosed) throw new ThreadLost("ended");
      signal?.throwIfAborted();
      const thread = this.#idle.pop() ?? this.#begin();
      try {
        return await thread.run(work, this.#limits.timeMs, signal);
      } finally {
        await this.#putAway(thread);
      }
    };
    return this.#turns.take(person, done, isShort);
  }

  /** Work under way is lost. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((thread) => thread.end()));
  }

  #begin(): WorkThread<Work, Result> {
    const thread = new WorkThread<Work, Result>(this.#limits, () => this.#forget(thread));
    this.#all.add(thread);
    return thread;
  }

  async #putAway(thread: WorkThread<Work, Result>): Promise<void> {
    const { keptMs } = this.#limits;
    if (keptMs === 0 || this.#isClosed) await thread.end();
    else if (this.#all.has(thread)) {
      this.#idle.push(thread);
      thread.endUnlessUsedWithin(keptMs);
    }
  }

  #forget(thread: WorkThread<Work, Result>): void {
    this.#all.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
  }
}

/** One thread, which has one piece of work at a time. */
class WorkThread<Work, Result> {
  readonly #worker: Worker;
  readonly #onLost: () => void;
  #settle: { resolve(result: Result): void; reject(problem: unknown): void } | undefined;
  #kept: NodeJS.Timeout | undefined;

  constructor({ file, memory }: ThreadLimits, onLost: () => void) {
    this.#onLost = onLost;
    this.#worker = new Worker(file, { resourceLimits: memory, execArgv: [], env: {} });
    // It holds up nobody's stop: its call does, while that is waited for.
    this.#worker.unref();
    this.#worker.on("message", (answer: ThreadAnswer<Result>) => {
      if ("result" in answer) this.#take()?.resolve(answer.result);
      else this.#take()?.reject(answer.problem);
    });
    this.#worker.on("error", (problem: Error & { code?: string }) =>
      this.#lose(problem.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadLost("memory") : problem),
    );
    this.#worker.on("exit", () => this.#lose(new ThreadLost("ended")));
  }

  async run(work: Work, timeMs: number, signal?: AbortSignal): Promise<Result> {
    clearTimeout(this.#kept);
    const giveUp = (problem: unknown) => {
      this.#lose(problem);
      void this.end();
    };
    const limit = setTimeout(() => giveUp(new ThreadLost("time")), timeMs);
    const breakOff = () => giveUp(signal?.reason);
    signal?.addEventListener("abort", breakOff);
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#settle = { resolve, reject };
        this.#worker.postMessage(work);
      });
    } finally {
      clearTimeout(limit);
      signal?.removeEventListener("abort", breakOff);
    }
  }

  endUnlessUsedWithin(milliseconds: number): void {
    this.#kept = setTimeout(() => void this.end(), milliseconds);
    this.#kept.unref();
  }

  async end(): Promise<void> {
    clearTimeout(this.#kept);
    this.#onLost();
    await this.#worker.terminate();
  }

  #lose(problem: unknown): void {
    clearTimeout(this.#kept);
    this.#onLost();
    this.#take()?.reject(problem);
  }

  #take() {
    const settle = this.#settle;
    this.#settle = undefined;
    return settle;
  }
}
