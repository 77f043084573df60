/**
 * What changed, told to this process at once and to every other on the same database soon after the commit.
 * Caches drop what they remembered, and live screens hear of rows in their scope.
 *
 * The notice is not part of the writing transaction: PostgreSQL makes commits that notify wait for each other,
 * which would undo the gain of writing in parallel. A process that dies before it has told the others says so
 * when it starts again, and what caches remember runs out by itself.
 */
import { randomUUID } from "node:crypto";
import type { PermissionRequest } from "@plimsoll/domain/access/permission";
import type { RowOwner } from "@plimsoll/domain/access/scope";
import type { Database } from "#db/database";

export const CHANNEL = "plimsoll";

const GATHER_MS = 20;
const TRY_AGAIN_MS = 1_000;

/** PostgreSQL takes notices of up to 8000 bytes. */
const MAX_NOTICE = 7_500;
/** Some thousand changes at once. Whoever makes more than that has changed so much that everything is asked again. */
const MAX_NOTICES = 50;

export interface ParentRow {
  readonly type: string;
  readonly id: string;
  /** Attribute of the row that names it; of the nearest one alone. */
  readonly reference?: string;
}

export interface RecordEvent {
  readonly service: string;
  readonly type: string;
  readonly id: string;
  readonly action: string;
  readonly version: number;
  /** The rows that it belongs to, the nearest first. */
  readonly parents?: readonly ParentRow[];
  readonly owner: RowOwner;
  /** Of what is no record and nobody's row: the right with which one hears that something changed, and not what. */
  readonly heardWith?: PermissionRequest;
}

/** `gap`: something may have been missed. `sessions`: sessions ended somewhere. */
export type BusEvent = RecordEvent | "gap" | "sessions";
type Heard = (event: BusEvent) => void;

/** How many calls of each session one process has answered in one window of time. */
export interface CallCounts {
  readonly window: number;
  readonly sessions: Readonly<Record<string, number>>;
}
type CountsHeard = (process: string, counts: CallCounts) => void;

interface Notice {
  readonly from: string;
  readonly events?: readonly BusEvent[];
  readonly counts?: CallCounts;
}

export class EventBus {
  readonly #db: Database;
  readonly #self = randomUUID();
  readonly #listeners = new Set<Heard>();
  readonly #countListeners = new Set<CountsHeard>();
  #waiting: BusEvent[] = [];
  #counts: CallCounts | undefined;
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
      if (notice.from === bus.#self) return;
      for (const event of notice.events ?? []) bus.#tell(event);
      if (notice.counts) for (const heard of bus.#countListeners) heard(notice.from, notice.counts);
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

  /** What the other processes have counted, each its own. */
  subscribeCounts(heard: CountsHeard): void {
    this.#countListeners.add(heard);
  }

  publishCounts(counts: CallCounts): void {
    if (this.#db.engine === "embedded") return;
    this.#counts = counts;
    this.#send();
  }

  /** Everything published has been sent. */
  async settled(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  #tell(event: BusEvent): void {
    for (const heard of this.#listeners) heard(event);
  }

  #spread(event: BusEvent): void {
    this.#waiting.push(event);
    this.#send();
  }

  /** Events gather for a moment and leave together: a notice per write would cost as much as the write. */
  #send(): void {
    this.#sending ??= this.#sendGathered().finally(() => {
      this.#sending = undefined;
      if (this.#waiting.length > 0) this.#send();
    });
  }

  async #sendGathered(): Promise<void> {
    await new Promise((done) => setTimeout(done, GATHER_MS));
    const [events, counts] = [this.#waiting, this.#counts];
    this.#waiting = [];
    this.#counts = undefined;
    const payloads = noticesOf(this.#self, events);
    if (counts) payloads.push(JSON.stringify({ from: this.#self, counts } satisfies Notice));
    await this.#db.notify(CHANNEL, payloads).catch(() => {
      // The others do not know what they have missed, but they will know that it was something.
      if (events.length > 0) setTimeout(() => this.#spread("gap"), TRY_AGAIN_MS).unref();
    });
  }
}

/** As many notices as the events need, or one that says that there were too many to tell. */
export function noticesOf(from: string, events: readonly BusEvent[]): string[] {
  const notices: string[] = [];
  const opening = `{"from":${JSON.stringify(from)},"events":[`;
  let inside: string[] = [];
  let size = 0;
  const close = () => {
    if (inside.length > 0) notices.push(`${opening}${inside.join(",")}]}`);
    inside = [];
    size = opening.length + 2;
  };
  close();
  for (const event of events) {
    const text = JSON.stringify(event);
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > MAX_NOTICE) close();
    if (notices.length >= MAX_NOTICES) return [`${opening}"gap"]}`];
    inside.push(text);
    size += bytes;
  }
  close();
  return notices;
}
