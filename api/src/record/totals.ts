/**
 * Remembers for a moment that a filter matches more rows than we count. Counting stops at the cap, yet even
 * that costs more than the page itself; a list of hundreds of thousands does not shrink below it in seconds.
 */
const REMEMBER_MS = 10_000;
const MAX_ENTRIES = 2_000;

export class TotalCache {
  readonly #until = new Map<string, number>();

  isOverCap(key: string, now: number): boolean {
    const until = this.#until.get(key);
    return until !== undefined && until > now;
  }

  rememberOverCap(key: string, now: number): void {
    if (this.#until.size >= MAX_ENTRIES) this.#until.clear();
    this.#until.set(key, now + REMEMBER_MS);
  }
}
