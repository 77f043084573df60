/**
 * What changed, told to this process at once and to every other on the same database soon after the commit.
 * Caches drop what they remembered, and live screens hear of rows in their scope.
 *
 * The notice is not part of the writing transaction: PostgreSQL makes commits that notify wait for each other,
 * which would undo the gain of writing in parallel. A process that dies before it has told the others says so
 * when it starts again, and what caches remember runs out by itself.
 */
import { randomUUID } from "node:crypto";
import type { RowOwner } from "@plimsoll/domain/access/scope";
import type { Database } from "#db/database";

export const CHANNEL = "plimsoll";

const GATHER_MS = 20;

/** PostgreSQL takes notices of up to 8000 bytes. */
const MAX_NOTICE = 7_000;

export interface RecordEvent {
  readonly service: string;
  readonly type: string;
  readonly id: string;
  readonly action: string;
  readonly version: number;
  readonly owner: RowOwner;
}

/** `gap`: something may have been missed. `sessions`: sessions ended somewhere. */
export type BusEvent = RecordEvent | "gap" | "sessions";
type Heard = (event: BusEvent) => void;

interface Notice {
  readonly from: string;
  readonly events: readonly BusEvent[];
}

export class EventBus {
  readonly #db: Database;
  readonly #self = randomUUID();
  readonly #listeners = new Set<Heard>();
  #waiting: BusEvent[] = [];
  #sending: Promise<void> | undefined;

  private constructor(db: Database) {
    this.#db = db;
  }

  static async open(db: Database): Promise<EventBus> {
    const bus = new EventBus(db);
    // The embedded database has one process: nobody else could be told.
    if (db.engine === "embedded") return bus;
    await db.listen(CHANNEL, ({ payload }) => {
      if (payload === undefined) return bus.#tell("gap");
      const notice = JSON.parse(payload) as Notice;
      if (notice.from !== bus.#self) for (const event of notice.events) bus.#tell(event);
    });
    bus.#spread("gap");
    return bus;
  }

  subscribe(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** To be called when the change is committed. */
  publish(event: BusEvent): void {
    this.#tell(event);
    if (this.#db.engine === "server") this.#spread(event);
  }

  /** Everything published has been sent. */
  async settled(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  #tell(event: BusEvent): void {
    for (const heard of this.#listeners) heard(event);
  }

  /** Events gather for a moment and leave together: a notice per write would cost as much as the write. */
  #spread(event: BusEvent): void {
    this.#waiting.push(event);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
      const next = this.#waiting.pop();
      if (next !== undefined) this.#spread(next);
    });
  }

  async #send(): Promise<void> {
    await new Promise((done) => setTimeout(done, GATHER_MS));
    const events = this.#waiting;
    this.#waiting = [];
    const whole = JSON.stringify({ from: this.#self, events } satisfies Notice);
    const payload =
      whole.length <= MAX_NOTICE
        ? whole
        : JSON.stringify({ from: this.#self, events: ["gap"] } satisfies Notice);
    // A server that cannot be reached cannot be written to either; the others clear what they know on reconnecting.
    await this.#db.notify(CHANNEL, payload).catch(() => undefined);
  }
}
