/** Room in memory for bodies above the usual size: so much in all, and so much for one session. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { Failure } from "#rpc/failure";

const RETRY_SECONDS = 5;

export class BodyRoom {
  readonly #inAll: number;
  readonly #perSession: number;
  readonly #taken = new Map<string, number>();
  #sum = 0;

  constructor(inAll: number, perSession: number) {
    this.#inAll = inAll;
    this.#perSession = perSession;
  }

  /** Answers the function that gives the room back. */
  take(sessionId: string, bytes: number): () => void {
    const own = (this.#taken.get(sessionId) ?? 0) + bytes;
    if (own > this.#perSession || this.#sum + bytes > this.#inAll)
      throw new Failure([issue("too_many")], { retryAfter: RETRY_SECONDS });
    this.#taken.set(sessionId, own);
    this.#sum += bytes;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#sum -= bytes;
      const left = (this.#taken.get(sessionId) ?? 0) - bytes;
      if (left > 0) this.#taken.set(sessionId, left);
      else this.#taken.delete(sessionId);
    };
  }
}
