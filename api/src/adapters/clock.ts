/** The only clock of the server. */
export interface Clock {
  /** The present instant, ISO 8601 UTC. */
  now(): string;
}

let [last, written] = [0, ""];

/** A busy server asks several times in a millisecond, and writing the instant down takes longer than reading the clock. */
export const systemClock: Clock = {
  now() {
    const present = Date.now();
    if (present !== last) [last, written] = [present, new Date(present).toISOString()];
    return written;
  },
};
