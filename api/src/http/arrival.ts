/**
 * How long a request may take to arrive. Somebody without a session has half a minute for all of it; whoever was let
 * in may take longer, as long as something keeps coming. What trickles is ended, so that it holds neither a connection
 * nor the stop of the server.
 */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { refuse } from "#rpc/failure";

export const ARRIVAL = {
  headersMs: 15_000,
  strangerMs: 30_000,
  idleMs: 20_000,
  /** Also what a file of 100 MiB may take: a line of one megabit needs fourteen minutes. */
  wholeMs: 900_000,
} as const;

export type ArrivalLimits = { readonly [K in keyof typeof ARRIVAL]: number };

/** An answer that came before the request was complete: so long the rest is thrown away, then the line is cut. */
const LINGER_MS = 2_000;
const MAX_LINGERING = 16;

export class Arrival {
  readonly #limits: ArrivalLimits;
  readonly #late: (problem: Error) => void;
  #timer: NodeJS.Timeout | undefined;

  /** `late` is told when the time is up. */
  constructor(limits: ArrivalLimits, late: (problem: Error) => void) {
    this.#limits = limits;
    this.#late = late;
    this.#wait(limits.strangerMs);
  }

  /** From now on it is enough that something keeps coming, as `more` tells. */
  admit(): void {
    this.#wait(this.#limits.idleMs);
  }

  more(): void {
    this.#timer?.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#late(refuse("too_slow")), milliseconds).unref();
  }
}

/**
 * Ends the line when the answer is out and the request still comes in: at once towards the client, so that it sends no
 * further request on it, and for good a moment later. Cut at once, an answer that was not read yet would be lost.
 */
export function cutUnread(server: FastifyInstance): void {
  let lingering = 0;
  server.addHook("onSend", ({ raw }, reply, _answer, done) => {
    if (raw.complete === false) reply.removeHeader("connection");
    done();
  });
  server.addHook("onResponse", ({ raw }, _reply, done) => {
    if (raw.complete === false) cutLater(raw);
    done();
  });
  const cutLater = (raw: IncomingMessage) => {
    raw.socket?.end();
    if (lingering < MAX_LINGERING) raw.resume();
    else raw.pause();
    lingering++;
    const cut = () => {
      clearTimeout(timer);
      raw.off("end", cut).off("close", cut);
      lingering--;
      raw.socket?.destroy();
    };
    const timer = setTimeout(cut, LINGER_MS).unref();
    raw.on("end", cut).on("close", cut);
  };
}
