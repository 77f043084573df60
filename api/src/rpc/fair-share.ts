/**
 * Decides who may work with the database next, so that nobody's haste or slowness is everybody's. However often
 * somebody has signed in, it is one person:
 *
 * - Nobody holds more than their share of the connections while somebody else waits for one.
 * - The last few connections are kept free: from one person alone, and from writers all together, who might all be
 *   waiting for the same lock. Others read meanwhile.
 * - Of those who wait the one is served who has used the database least of late, less what they have waited; among
 *   equals, in turn. A line has an end; whoever finds theirs full is told to come back.
 * - Whoever had a statement stopped for taking too long gets one connection at a time for a minute.
 *
 * The embedded database does everything one after the other, so there it decides about every single piece of work.
 * Between two steps of a call nobody waits: work in the background does not slip in there, or it would hold up a page
 * at each of its steps.
 */
import type { Effect } from "@plimsoll/domain/kernel/contract";
import { issue } from "@plimsoll/domain/kernel/errors";
import type { Database, Queryable } from "#db/database";
import { isStopped } from "#db/sqlstate";
import { Failure } from "./failure.ts";

const SHARE = 0.6;
const KEPT_FREE = 0.2;
const LONGEST_LINE = 500;
const LONGEST_WAIT_MS = 10_000;
const SLOW_MS = 60_000;
/** What somebody has used counts half as much after this time. */
const HALF_LIFE_MS = 5_000;
/** To wait so long is nothing to make up for. */
const SHORT_WAIT_MS = 100;
/** On the embedded database, work in the background lets people finish their calls first, for so long at a time. */
const YIELD_MS = 50;
/** A call goes on within this time after one of its steps, or has ended. */
const STEP_MS = 4;
/** However much somebody has used, those who used nothing go first for so long and no longer. */
const MOST_COUNTED_MS = 500;
const RETRY_SECONDS = 2;
const NO_SPACE_SECONDS = 30;

/** The part of a database that a call may use. */
export type Shared = Queryable & Pick<Database, "transaction">;

/** One call of one person; all its pieces of work carry its number. */
interface Ticket {
  /** A person, or a piece of work in the background. */
  readonly userId: string;
  readonly isInBackground: boolean;
  readonly effect: Effect;
  readonly number: number;
}

interface Waiting {
  readonly ticket: Ticket;
  readonly since: number;
  readonly begin: () => void;
}

interface Person {
  held: number;
  readonly line: Waiting[];
  /** Milliseconds of the monotonic clock, as all times here. */
  slowUntil: number;
  /** What was used of the database, as it counted when the last piece of work ended. */
  used: number;
  lastEnd: number;
}

function usedOfLate({ used, lastEnd }: Person, now: number): number {
  return used * 0.5 ** ((now - lastEnd) / HALF_LIFE_MS);
}

export class FairShare {
  readonly #db: Database;
  readonly #places: number;
  readonly #share: number;
  readonly #keptFree: number;
  readonly #people = new Map<string, Person>();
  /** Those with somebody in their line, in the order of their turns. */
  readonly #turns: Person[] = [];
  #held = 0;
  #writing = 0;
  #lastTicket = 0;
  #nextLook: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
    this.#places = db.connections;
    this.#keptFree = this.#places > 1 ? Math.max(1, Math.floor(this.#places * KEPT_FREE)) : 0;
    const share = Math.max(2, Math.floor(this.#places * SHARE));
    this.#share = Math.min(share, this.#places - this.#keptFree);
  }

  get held(): number {
    return this.#held;
  }

  get waiting(): number {
    return this.#turns.reduce((sum, person) => sum + person.line.length, 0);
  }

  /** The database as one call of one person may use it. */
  of(userId: string, effect: Effect, isInBackground = false): Shared {
    const ticket = { userId, isInBackground, effect, number: ++this.#lastTicket };
    return {
      run: (statement, options) => this.#take(ticket, () => this.#db.run(statement, options)),
      transaction: (work, limits) => this.#take(ticket, () => this.#db.transaction(work, limits)),
    };
  }

  async #take<T>(ticket: Ticket, work: () => Promise<T>): Promise<T> {
    const { userId, effect } = ticket;
    if (effect === "write" && !this.#db.hasRoom())
      throw new Failure([issue("no_space")], { retryAfter: NO_SPACE_SECONDS });
    const person = this.#person(userId);
    const isNext = !person.line.some((one) => one.ticket.effect === effect);
    const mayBegin = isNext && this.#mayBegin(person, effect) && !this.#yields(person, ticket);
    if (mayBegin) this.#begin(person, effect);
    else await this.#wait(person, ticket);
    const began = performance.now();
    try {
      return await work();
    } catch (problem) {
      if (isStopped(problem)) person.slowUntil = performance.now() + SLOW_MS;
      throw problem;
    } finally {
      this.#end(ticket, person, began);
    }
  }

  #person(userId: string): Person {
    let person = this.#people.get(userId);
    if (!person) {
      person = { held: 0, line: [], slowUntil: 0, used: 0, lastEnd: 0 };
      this.#people.set(userId, person);
    }
    return person;
  }

  #mayBegin(person: Person, effect: Effect): boolean {
    const free = this.#places - this.#held;
    if (free <= 0) return false;
    if (effect === "write" && this.#writing >= this.#places - this.#keptFree) return false;
    if (person.slowUntil !== 0 && performance.now() < person.slowUntil) return person.held < 1;
    if (person.held < this.#share) return true;
    const othersWait = this.#turns.some((one) => one !== person);
    return !othersWait && free > this.#keptFree;
  }

  #begin(person: Person, effect: Effect): void {
    person.held++;
    this.#held++;
    if (effect === "write") this.#writing++;
  }

  #end({ userId, effect }: Ticket, person: Person, began: number): void {
    const now = performance.now();
    person.used = usedOfLate(person, now) + (now - began);
    person.lastEnd = now;
    person.held--;
    this.#held--;
    if (effect === "write") this.#writing--;
    if (this.#turns.length > 0) this.#callNext();
    if (person.held > 0 || person.line.length > 0) return;
    if (now >= person.slowUntil && person.used < 1) this.#people.delete(userId);
  }

  #wait(person: Person, ticket: Ticket): Promise<void> {
    if (person.line.length >= LONGEST_LINE)
      return Promise.reject(new Failure([issue("too_many")], { retryAfter: RETRY_SECONDS }));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        ticket,
        since: performance.now(),
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        person.line.splice(person.line.indexOf(waiting), 1);
        if (person.line.length === 0) this.#turns.splice(this.#turns.indexOf(person), 1);
        this.#callNext();
        reject(new Failure([issue("unavailable")], { retryAfter: RETRY_SECONDS }));
      }, LONGEST_WAIT_MS);
      // Calls are finished in the order in which they came: one of many steps is not overtaken at each of them.
      const later = person.line.findIndex((one) => one.ticket.number > ticket.number);
      person.line.splice(later < 0 ? person.line.length : later, 0, waiting);
      if (person.line.length === 1) this.#turns.push(person);
      // Whoever only lets others go first is not called by the end of their work.
      if (this.#held === 0) this.#lookAgain();
    });
  }

  /** A write that may not begin yet does not hold up what its own author wants to read. */
  #nextOf(person: Person): Waiting | undefined {
    if (!this.#mayBegin(person, "read")) return undefined;
    if (this.#mayBegin(person, "write")) return person.line[0];
    return person.line.find(({ ticket }) => ticket.effect === "read");
  }

  /** Whether work in the background waits for others, who are in the middle of a call. */
  #yields(own: Person, { isInBackground }: Ticket, since = performance.now()): boolean {
    if (!isInBackground || this.#places > 1) return false;
    const now = performance.now();
    if (now - since > YIELD_MS) return false;
    for (const other of this.#people.values())
      if (other !== own && (other.line.length > 0 || now - other.lastEnd < STEP_MS)) return true;
    return false;
  }

  #lookAgain(): void {
    this.#nextLook ??= setTimeout(() => {
      this.#nextLook = undefined;
      this.#callNext();
    }, STEP_MS);
  }

  /** Serves those who may begin, whoever has used least first, and moves them to the end of the turns. */
  #callNext(): void {
    const now = performance.now();
    while (this.#held < this.#places) {
      let [first, least]: [Waiting | undefined, Person | undefined] = [undefined, undefined];
      let leastUsed = Number.POSITIVE_INFINITY;
      for (const person of this.#turns) {
        const next = this.#nextOf(person);
        if (!next) continue;
        if (this.#yields(person, next.ticket, next.since)) {
          this.#lookAgain();
          continue;
        }
        const waited = Math.max(0, now - next.since - SHORT_WAIT_MS);
        const used = Math.min(usedOfLate(person, now), MOST_COUNTED_MS) - waited;
        if (used < leastUsed) [first, least, leastUsed] = [next, person, used];
      }
      if (!first || !least) return;
      least.line.splice(least.line.indexOf(first), 1);
      this.#turns.splice(this.#turns.indexOf(least), 1);
      if (least.line.length > 0) this.#turns.push(least);
      this.#begin(least, first.ticket.effect);
      first.begin();
    }
  }
}
