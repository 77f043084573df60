/**
 * Sends what waits, one entry after another and in one tab at a time. Knows neither the network nor the screen; both are
 * handed in. Nothing leaves the device's database before the server has answered for it.
 */
import { RpcError } from "#rpc/rpc-error";
import {
  changesOnly,
  type Entry,
  type FieldWrite,
  isOwnChange,
  nextToSend,
  type Refusal,
  type Row,
  verdictOf,
} from "./entry.ts";
import type { EntryStore } from "./entry-store.ts";

export interface OutboxDeps {
  readonly store: EntryStore;
  /** One call under an idempotency key; rejects with what the server, or nobody, said. */
  readonly send: (entry: Entry) => Promise<unknown>;
  /** The row as it stands, of a create that arrived before. */
  readonly load: (entry: Entry) => Promise<unknown>;
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Ids of entries that wait for something else to arrive first. */
  readonly heldBack?: (entries: readonly Entry[]) => Promise<ReadonlySet<string>>;
  readonly newId: () => string;
  readonly now: () => string;
  readonly country: () => string;
  readonly isOnline: () => boolean;
  /** Tells the other tabs of this person; they tell us by `heard`. */
  readonly tell: (news: News) => void;
  /** Calls back after the milliseconds; the returned function takes it back. */
  readonly wakeAfter: (milliseconds: number, wake: () => void) => () => void;
  readonly onConfirmed?: (entry: Entry, answer: unknown) => void;
}

export type News =
  | { readonly kind: "changed" }
  | { readonly kind: "confirmed"; readonly entry: Entry; readonly answer: unknown }
  | { readonly kind: "refused"; readonly id: string; readonly refusal: Refusal };

export type Saved = { readonly where: "server"; readonly answer: unknown } | { readonly where: "device" };

/** Milliseconds between tries while nobody answers; the last is repeated. */
export const PAUSES: readonly number[] = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000];
/** A server that stumbles over one entry every time would hold up all that come after it. */
const MOST_FAULTS = 5;
/** Whoever saves waits this long for an answer; then it is kept here and goes its way without them. */
const PATIENCE = 8_000;

export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #listeners = new Set<() => void>();
  readonly #awaited = new Map<string, (news: Exclude<News, { kind: "changed" }>) => void>();
  readonly #faults = new Map<string, number>();
  #entries: readonly Entry[] = [];
  #lastSentAt: string | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;
  #silences = 0;
  #unwake: (() => void) | undefined;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** In their order; the same list until something changes. */
  readonly entries = (): readonly Entry[] => this.#entries;
  readonly lastSentAt = (): string | undefined => this.#lastSentAt;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what the device has. */
  async refresh(): Promise<void> {
    const { store } = this.#deps;
    const [entries, last] = await Promise.all([store.all(), store.lastSentAt()]);
    this.#entries = entries;
    this.#lastSentAt = last;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Kept here first. With a network it then waits a while for the answer; a refusal that comes in that time is the
   * caller's, who still has the values, and leaves nothing behind.
   */
  async save(write: FieldWrite, before: Row | null): Promise<Saved> {
    const { store, newId, now, country, isOnline } = this.#deps;
    const entry = await store.add({
      ...changesOnly(write, before),
      id: newId(),
      key: crypto.randomUUID(),
      country: country(),
      at: now(),
      before,
    });
    await this.#changed();
    if (!isOnline()) return { where: "device" };
    const outcome = this.#outcomeOf(entry);
    void this.drain();
    return outcome;
  }

  #outcomeOf({ id, seq }: Entry): Promise<Saved> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        this.#awaited.delete(id);
        unwake();
        unsubscribe();
      };
      const onDevice = (): void => {
        settle();
        resolve({ where: "device" });
      };
      const unwake = this.#deps.wakeAfter(PATIENCE, onDevice);
      const unsubscribe = this.#onSilence(onDevice);
      this.#awaited.set(id, (news) => {
        settle();
        if (news.kind === "confirmed") return resolve({ where: "server", answer: news.answer });
        const { status, errors } = news.refusal;
        const refused = new RpcError({ status, errors, network: false });
        void this.#deps.store
          .drop(seq)
          .then(() => this.#changed())
          .then(() => reject(refused), reject);
      });
    });
  }

  readonly #silent = new Set<() => void>();

  #onSilence(listener: () => void): () => void {
    this.#silent.add(listener);
    return () => this.#silent.delete(listener);
  }

  /** What another tab did. */
  heard(news: News): void {
    this.#settle(news);
    void this.refresh().catch(() => undefined);
  }

  #settle(news: News): void {
    if (news.kind === "changed") return;
    const id = news.kind === "confirmed" ? news.entry.id : news.id;
    if (news.kind === "confirmed") this.#deps.onConfirmed?.(news.entry, news.answer);
    this.#awaited.get(id)?.(news);
  }

  async #publish(news: News): Promise<void> {
    await this.refresh();
    this.#settle(news);
    this.#deps.tell(news);
  }

  #changed(): Promise<void> {
    return this.#publish({ kind: "changed" });
  }

  /** Sends until nothing is left that may go, or nobody answers. Asked for again meanwhile, it looks once more. */
  drain(): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    this.#isWanted = true;
    this.#running ??= this.#drain()
      // The device's database, not the server: nothing is lost by trying again.
      .catch(() => this.#isStopped || this.#wakeAfter(PAUSES.at(-1) ?? 0))
      .then(() => {
        this.#running = undefined;
        if (this.#isWanted) void this.drain();
      });
    return this.#running;
  }

  async #drain(): Promise<void> {
    this.#unwake?.();
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#deps.alone(() => this.#sendAll());
    }
  }

  async #sendAll(): Promise<void> {
    if (this.#isStopped) return;
    await this.refresh();
    for (;;) {
      const entry = nextToSend(this.#entries, await this.#deps.heldBack?.(this.#entries));
      if (!entry || this.#isStopped) return;
      const wait = await this.#bring(entry);
      if (wait === undefined) {
        this.#silences = 0;
        continue;
      }
      this.#wakeAfter(wait);
      for (const listener of [...this.#silent]) listener();
      return;
    }
  }

  #wakeAfter(milliseconds: number): void {
    this.#unwake?.();
    this.#unwake = this.#deps.wakeAfter(milliseconds, () => void this.drain());
  }

  /** One entry. Milliseconds to wait when nobody answered for it; nothing when it is dealt with. */
  async #bring(entry: Entry): Promise<number | undefined> {
    const { store, send, now } = this.#deps;
    // Before it leaves: whoever finds it after a crash knows that it may have arrived.
    if (entry.triedAt === null) await store.change(entry.seq, { triedAt: now() });
    try {
      const answer = await this.#answered(entry, () => send(entry));
      if (answer !== undefined) await this.#confirm(entry, answer.of);
      return undefined;
    } catch (error) {
      const verdict = verdictOf(error, entry);
      if (verdict.kind !== "later") throw error;
      return this.#later(entry, error, verdict);
    }
  }

  /** What the server says to it, now or when it arrived before; nothing when it was refused. Silence is thrown. */
  async #answered(entry: Entry, ask: () => Promise<unknown>): Promise<{ readonly of: unknown } | undefined> {
    try {
      return { of: await ask() };
    } catch (error) {
      const verdict = verdictOf(error, entry);
      if (verdict.kind === "later") throw error;
      // Only an earlier try of ours can have made it: the answer was lost, and the key is forgotten since.
      if (verdict.kind === "conflict" && isOwnChange(entry, verdict.current)) return { of: verdict.current };
      if (verdict.kind === "exists")
        return this.#answered({ ...entry, action: "load" }, () => this.#deps.load(entry));
      // A drawing has no fields to choose from: whoever drew it looks at the other one and draws again.
      const isChoice = verdict.kind === "conflict" && entry.service === undefined;
      await this.#refuse(entry, verdict.refusal, isChoice ? "conflict" : "refused");
      return undefined;
    }
  }

  async #later(
    entry: Entry,
    error: unknown,
    { seconds, isFault }: { readonly seconds: number | undefined; readonly isFault: boolean },
  ): Promise<number | undefined> {
    if (isFault) {
      const faults = (this.#faults.get(entry.id) ?? 0) + 1;
      this.#faults.set(entry.id, faults);
      if (faults >= MOST_FAULTS && error instanceof RpcError) {
        await this.#refuse(entry, { status: error.status, errors: error.errors }, "refused");
        return undefined;
      }
    }
    const pause = PAUSES[Math.min(this.#silences, PAUSES.length - 1)] ?? 0;
    this.#silences++;
    return seconds === undefined ? pause : seconds * 1000;
  }

  async #confirm(entry: Entry, answer: unknown): Promise<void> {
    await this.#deps.store.confirm(entry, answer, this.#deps.now());
    await this.#publish({ kind: "confirmed", entry, answer });
  }

  async #refuse(entry: Entry, refusal: Refusal, state: "refused" | "conflict"): Promise<void> {
    await this.#deps.store.change(entry.seq, { state, refusal });
    await this.#publish({ kind: "refused", id: entry.id, refusal });
  }

  /** A person wants it tried again: what stood in the way may be gone. */
  async retry(seq: number): Promise<void> {
    await this.#deps.store.change(seq, { state: "waiting", refusal: null });
    await this.#changed();
    void this.drain();
  }

  /** A person has chosen between both sides: what they chose goes out on top of the row as it stands. */
  async resolve(seq: number, changes: Row, current: Row): Promise<void> {
    const entry = this.#entries.find((one) => one.seq === seq);
    if (!entry) return;
    const attributes = { ...changes, id: entry.attributes.id, version: current.version };
    const fresh = { key: crypto.randomUUID(), triedAt: null, state: "waiting", refusal: null } as const;
    await this.#deps.store.change(seq, { ...fresh, attributes, before: current });
    await this.#changed();
    void this.drain();
  }

  /** A person gives it up. Answers with the photos that went with it. */
  async drop(seq: number): Promise<readonly string[]> {
    const photos = await this.#deps.store.drop(seq);
    await this.#changed();
    void this.drain();
    return photos;
  }

  /** The person is gone: nothing of theirs leaves from here any more. */
  stop(): void {
    this.#isStopped = true;
    this.#isWanted = false;
    this.#unwake?.();
  }
}
