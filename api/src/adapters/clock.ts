/** The only clock of the server. */
export interface Clock {
  /** The present instant, ISO 8601 UTC. */
  now(): string;
}

export const systemClock: Clock = { now: () => new Date().toISOString() };
