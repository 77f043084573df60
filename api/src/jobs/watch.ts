/**
 * Tells which leases of others have stopped beating. Time is our own monotonic clock and begins when we first saw a
 * beat; where we were away for a while ourselves, it begins anew, because we cannot know what we missed.
 */
export interface Seen {
  readonly owner: string;
  readonly beat: number;
}

export class Watch {
  readonly #leaseMs: number;
  readonly #now: () => number;
  #seen = new Map<string, { beat: number; since: number }>();
  #last = Number.NEGATIVE_INFINITY;

  constructor(leaseMs: number, now: () => number = () => performance.now()) {
    this.#leaseMs = leaseMs;
    this.#now = now;
  }

  /** Of the leases that are there now, those that have been still for the length of a lease. */
  still(leases: readonly Seen[]): Seen[] {
    const now = this.#now();
    const wasAway = now - this.#last > this.#leaseMs / 2;
    this.#last = now;
    const before = wasAway ? new Map<string, { beat: number; since: number }>() : this.#seen;
    this.#seen = new Map(
      leases.map(({ owner, beat }) => {
        const known = before.get(owner);
        return [owner, known?.beat === beat ? known : { beat, since: now }];
      }),
    );
    return leases.filter(({ owner }) => now - (this.#seen.get(owner)?.since ?? now) >= this.#leaseMs);
  }
}
