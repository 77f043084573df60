/**
 * What changed, told to this process and to every other on the same database after the commit.
 * Caches drop what they remembered, and live screens hear of rows in their scope.
 */
import type { RowOwner } from "@plimsoll/domain/access/scope";
import type { Database } from "#db/database";

export const CHANNEL = "plimsoll";

export interface RecordEvent {
  readonly service: string;
  readonly type: string;
  readonly id: string;
  readonly action: string;
  readonly version: number;
  readonly owner: RowOwner;
}

type Heard = (event: RecordEvent | "gap" | { readonly session: string }) => void;

export class EventBus {
  readonly #listeners = new Set<Heard>();

  static async open(db: Database): Promise<EventBus> {
    const bus = new EventBus();
    await db.listen(CHANNEL, ({ payload }) => bus.#tell(payload === undefined ? "gap" : parseEvent(payload)));
    return bus;
  }

  subscribe(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  #tell(event: RecordEvent | "gap" | { readonly session: string }): void {
    for (const heard of this.#listeners) heard(event);
  }
}

function parseEvent(payload: string): RecordEvent | { readonly session: string } {
  return JSON.parse(payload) as RecordEvent | { readonly session: string };
}
