/** Room in memory for bodies above the usual size: so much in all, and so much for one session or address. */
import { issue } from "@plimsoll/domain/kernel/errors";
import { Failure } from "#rpc/failure";

const RETRY_SECONDS = 5;

export class BodyRoom {
  readonly #inAll: number;
  readonly #each: number;
  readonly #taken = new Map<string, number>();
  #sum = 0;

  constructor(inAll: number, each: number) {
    this.#inAll = inAll;
    this.#each = each;
  }

  /** Answers the function that gives the room back. */
  take(holder: string, bytes: number): () => void {
    const own = (this.#taken.get(holder) ?? 0) + bytes;
    if (own > this.#each || this.#sum + bytes > this.#inAll)
      throw new Failure([issue("too_many")], { retryAfter: RETRY_SECONDS });
    this.#taken.set(holder, own);
    this.#sum += bytes;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#sum -= bytes;
      const left = (this.#taken.get(holder) ?? 0) - bytes;
      if (left > 0) this.#taken.set(holder, left);
      else this.#taken.delete(holder);
    };
  }
}
