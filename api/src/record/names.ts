/**
 * Names of rows that other rows refer to, remembered in the process: a list shows them without a join.
 * A change of the row anywhere drops what is remembered of it.
 */
import type { RowOwner } from "@plimsoll/domain/access/scope";
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Queryable } from "#db/database";
import { ownerColumn } from "#db/scope";
import { name, sql } from "#db/sql";
import type { EventBus } from "#rpc/event-bus";

export interface Known {
  readonly id: string;
  readonly name: string;
  /** The name in other languages; null where the record has none or nobody gave any. */
  readonly names: Translations | null;
  readonly active: boolean;
  readonly owner: RowOwner;
}

type Translations = Readonly<Partial<Record<Locale, string | null>>>;

/** A row as other rows show it: its id, and its name in the reader's language. */
export function shownAs({ id, name, names }: Known, locale: Locale): Named {
  return { id, name: names?.[locale] || name };
}

/** Milliseconds after which everything is asked again: a process that died may have left others untold. */
const MAX_AGE = 60_000;

const NOTHING: ReadonlyMap<string, Known> = new Map();

/** Rows remembered per record before the oldest are let go. */
const MAX_REMEMBERED = 50_000;

export class NameCache {
  readonly #known = new Map<string, Map<string, Known>>();
  /** Changes heard, by record: what was read before one may be old and is not remembered. */
  readonly #changes = new Map<string, number>();
  #gaps = 0;
  #since = performance.now();

  constructor(events: Pick<EventBus, "subscribe">) {
    events.subscribe((event) => {
      if (event === "gap") this.#forgetAll();
      else if (event !== "sessions") this.#forget(event.type, event.id);
    });
  }

  #forgetAll(): void {
    this.#gaps++;
    this.#since = performance.now();
    this.#known.clear();
  }

  #forget(record: string, id: string): void {
    this.#changes.set(record, (this.#changes.get(record) ?? 0) + 1);
    this.#known.get(record)?.delete(id);
  }

  /** What is known without asking anybody, for whoever takes from it at once: the next change heard takes away of it. */
  remembered(model: RecordModel): ReadonlyMap<string, Known> {
    return this.#rememberedOf(model) ?? NOTHING;
  }

  /** Undefined: of this record nothing is remembered. Whose such a row is changes with rows above it, which nobody tells. */
  #rememberedOf(model: RecordModel): Map<string, Known> | undefined {
    if (model.definition.ancestors) return undefined;
    if (performance.now() - this.#since > MAX_AGE) this.#forgetAll();
    let known = this.#known.get(model.key);
    if (!known) {
      known = new Map();
      this.#known.set(model.key, known);
    }
    return known;
  }

  async lookUp(
    db: Queryable,
    model: RecordModel,
    ids: Iterable<string>,
  ): Promise<ReadonlyMap<string, Known>> {
    const known = this.#rememberedOf(model);
    if (!known) return byId(await fetchKnown(db, model, [...new Set(ids)]));
    // What is handed out is the asker's own: a change heard later takes away what is remembered, not what they have.
    const found = new Map<string, Known>();
    const missing: string[] = [];
    for (const id of ids) {
      const one = known.get(id);
      if (one) found.set(id, one);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const heard = () => this.#gaps + (this.#changes.get(model.key) ?? 0);
    const before = heard();
    const fetched = await fetchKnown(db, model, missing);
    for (const row of fetched) found.set(row.id, row);
    if (before !== heard()) return found;
    if (known.size + missing.length > MAX_REMEMBERED) known.clear();
    for (const row of fetched) known.set(row.id, row);
    return found;
  }
}

function byId(rows: readonly Known[]): ReadonlyMap<string, Known> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function fetchKnown(db: Queryable, model: RecordModel, ids: readonly string[]): Promise<Known[]> {
  const { translations } = model;
  const names = translations === undefined ? sql`null` : sql`t.${name(translations)}`;
  if (ids.length === 0) return [];
  return db.run<
    Known & Record<string, unknown>
  >(sql`select t.id, t.${name(model.definition.title)} as name, ${names} as names, t.active, ${ownerColumn(model)}
    from ${name(model.key)} t where t.id = any(${ids}::uuid[])`);
}
