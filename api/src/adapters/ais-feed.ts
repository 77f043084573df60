/** The line to a receiver of AIS: read as it comes, opened again with growing delays, and closed with the server. */
import { connect, type Socket } from "node:net";

export interface FeedOptions {
  readonly url: string;
  /** Awaited: while it writes, nothing more is read, and the receiver's side waits. */
  readonly onLines: (lines: readonly string[]) => Promise<void> | void;
  readonly onState?: (state: "open" | "lost", why?: string) => void;
  readonly firstDelayMs?: number;
  readonly longestDelayMs?: number;
  /** A receiver that says nothing for so long is taken for dead; somewhere there is always a ship. */
  readonly silenceMs?: number;
}

/** No sentence is longer than 82 characters, with its tag block some hundreds; what has no end of line is no receiver. */
const LONGEST_LINE = 4_096;

export class AisFeed {
  readonly #options: Required<FeedOptions>;
  #socket: Socket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #delay: number;
  #isStopped = false;
  #reading: Promise<void> = Promise.resolve();

  constructor(options: FeedOptions) {
    this.#options = {
      onState: () => undefined,
      firstDelayMs: 1_000,
      longestDelayMs: 60_000,
      silenceMs: 300_000,
      ...options,
    };
    this.#delay = this.#options.firstDelayMs;
  }

  start(): void {
    if (this.#isStopped) return;
    this.#reading = this.#read().then(() => this.#again());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#socket?.destroy();
    await this.#reading;
  }

  #again(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.start(), this.#delay);
    this.#timer.unref();
    this.#delay = Math.min(this.#delay * 2, this.#options.longestDelayMs);
  }

  async #read(): Promise<void> {
    const { hostname, port } = new URL(this.#options.url);
    const { onLines, onState, firstDelayMs, silenceMs } = this.#options;
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
    this.#socket = socket;
    socket.setEncoding("latin1").setTimeout(silenceMs, () => socket.destroy(new Error("silence")));
    socket.once("connect", () => onState("open"));
    let rest = "";
    try {
      for await (const piece of socket) {
        const lines = (rest + String(piece)).split(/\r?\n/);
        rest = lines.pop() ?? "";
        if (rest.length > LONGEST_LINE) rest = "";
        // What was heard is worth a quick return, an open line that says nothing is not.
        this.#delay = firstDelayMs;
        await onLines(lines);
      }
      if (!this.#isStopped) onState("lost", "ended");
    } catch (problem) {
      if (!this.#isStopped) onState("lost", problem instanceof Error ? problem.message : String(problem));
    } finally {
      socket.destroy();
    }
  }
}
