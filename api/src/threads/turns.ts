/**
 * Heavy work takes turns: so many at once, one of each person unless it is short and nobody else waits, and a short line of
 * those who wait. Whoever comes when the line is full is told to come back, which costs nothing.
 */
import { issue } from "@plimsoll/domain/kernel/errors";
import { Failure } from "#rpc/failure";

const RETRY_SECONDS = 5;

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of one person may wait or be under way. */
  readonly perPerson: number;
}

export class Turns {
  readonly #limits: TurnLimits;
  readonly #line: { readonly person: string; readonly isShort: boolean; readonly begin: () => void }[] = [];
  readonly #working = new Map<string, number>();
  readonly #present = new Map<string, number>();
  #busy = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** `isShort`: over so soon that one person may have several of it under way where nobody else waits. */
  async take<T>(person: string, work: () => Promise<T>, isShort = false): Promise<T> {
    const own = this.#present.get(person) ?? 0;
    if (own >= this.#limits.perPerson || this.#line.length >= this.#limits.waiting)
      throw new Failure([issue("too_many")], { retryAfter: RETRY_SECONDS });
    this.#present.set(person, own + 1);
    try {
      await new Promise<void>((begin) => {
        this.#line.push({ person, isShort, begin });
        this.#callNext();
      });
      return await work().finally(() => this.#end(person));
    } finally {
      const left = (this.#present.get(person) ?? 1) - 1;
      if (left > 0) this.#present.set(person, left);
      else this.#present.delete(person);
    }
  }

  /** The first in line of whom nothing is under way; somebody with many does not hold up the others. */
  #callNext(): void {
    if (this.#busy >= this.#limits.atOnce) return;
    const first = this.#line.findIndex(({ person }) => !this.#working.has(person));
    const at = first >= 0 ? first : this.#line.findIndex(({ isShort }) => isShort);
    const [next] = at < 0 ? [] : this.#line.splice(at, 1);
    if (!next) return;
    this.#busy++;
    this.#working.set(next.person, (this.#working.get(next.person) ?? 0) + 1);
    next.begin();
  }

  #end(person: string): void {
    this.#busy--;
    const others = (this.#working.get(person) ?? 1) - 1;
    if (others > 0) this.#working.set(person, others);
    else this.#working.delete(person);
    this.#callNext();
  }
}
