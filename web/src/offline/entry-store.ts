/** The outbox on the disk of the device: each change of it is one transaction, so that a tab may end between any two. */
import type { Bundle } from "@plimsoll/domain/operation/output";
import { type Entry, lastOfRow, type Row, rowId, rowKey, versionOf } from "./entry.ts";
import type { FieldDatabase } from "./field-database.ts";
import { withAnswer } from "./lay-over.ts";
import { type OwnVersion, readOwnVersions, versionSince, withOwnVersion } from "./own-versions.ts";

export type NewEntry = Omit<Entry, "seq" | "follows" | "triedAt" | "state" | "refusal">;

const LAST_SENT = "lastSentAt";
const OWN_VERSIONS = "ownVersions";
/** Written through to the disk before anybody is told that it is kept. */
const STRICT = { durability: "strict" } as const;

export class EntryStore {
  readonly #db: FieldDatabase;

  constructor(db: FieldDatabase) {
    this.#db = db;
  }

  /** In their order. */
  all(): Promise<Entry[]> {
    return this.#db.getAll("entries");
  }

  async lastSentAt(): Promise<string | undefined> {
    return this.#db.get("marks", LAST_SENT);
  }

  /** Kept when this resolves. What is based on an earlier entry takes its version from that one's answer. */
  async add(entry: NewEntry): Promise<Entry> {
    const tx = this.#db.transaction(["entries", "marks"], "readwrite", STRICT);
    const entries = tx.objectStore("entries");
    const earlier = lastOfRow(await entries.getAll(), entry);
    const own = readOwnVersions(await tx.objectStore("marks").get(OWN_VERSIONS));
    const kept = {
      ...entry,
      attributes: earlier ? entry.attributes : basedOn(entry, own),
      follows: earlier && "version" in entry.attributes ? earlier.id : null,
      triedAt: null,
      state: "waiting",
      refusal: null,
    } as const;
    const seq = await entries.add(kept as never);
    await tx.done;
    return { ...kept, seq };
  }

  async change(seq: number, change: Partial<Entry>): Promise<void> {
    const tx = this.#db.transaction("entries", "readwrite", STRICT);
    const entry = await tx.store.get(seq);
    if (entry) await tx.store.put({ ...entry, ...change });
    await tx.done;
  }

  /** The server has it: what followed learns the version, and the copy of the bundle learns the row. */
  async confirm(entry: Entry, answer: unknown, at: string): Promise<void> {
    const tx = this.#db.transaction(["entries", "bundles", "marks"], "readwrite", STRICT);
    const entries = tx.objectStore("entries");
    await entries.delete(entry.seq);
    await follow(entries, await entries.getAll(), entry, { follows: null, version: versionOf(answer) });
    const bundles = tx.objectStore("bundles");
    const kept = await bundles.get(entry.operationId);
    if (kept) await bundles.put({ ...kept, bundle: withAnswer(kept.bundle, entry, answer) });
    const marks = tx.objectStore("marks");
    await marks.put(at, LAST_SENT);
    const [from, to] = [versionOf(entry.attributes), versionOf(answer)];
    if (from !== undefined && to !== undefined) {
      const own = readOwnVersions(await marks.get(OWN_VERSIONS));
      await marks.put(
        JSON.stringify(withOwnVersion(own, { row: rowKey(entry), from, to, at })),
        OWN_VERSIONS,
      );
    }
    await tx.done;
  }

  /** Given up by a person: what followed is based on what this was based on. Without its row there is nothing to follow. */
  async drop(seq: number): Promise<readonly string[]> {
    const tx = this.#db.transaction(["entries", "photos"], "readwrite", STRICT);
    const entries = tx.objectStore("entries");
    const entry = await entries.get(seq);
    if (!entry) return [];
    await entries.delete(seq);
    const others = await entries.getAll();
    const lost: string[] = [];
    if (entry.action === "create") {
      const id = rowId(entry);
      for (const other of others) if (rowId(other) === id) await entries.delete(other.seq);
      const photos = tx.objectStore("photos");
      for (const photo of await photos.getAll()) {
        if (photo.referenceId !== id) continue;
        await photos.delete(photo.id);
        lost.push(photo.id);
      }
      // What was drawn over a photo that never left goes with it.
      for (const other of others)
        if (other.service !== undefined && lost.includes(String(rowId(other))))
          await entries.delete(other.seq);
    } else {
      const { follows, attributes } = entry;
      await follow(entries, others, entry, { follows, version: versionOf(attributes) });
    }
    await tx.done;
    return lost;
  }

  /** From a file that was handed over: each once, whatever this device has of them already. */
  async takeIn(entries: readonly Entry[]): Promise<void> {
    const tx = this.#db.transaction("entries", "readwrite", STRICT);
    const known = new Set((await tx.store.getAll()).map((entry) => entry.id));
    for (const { seq: _, ...entry } of entries) if (!known.has(entry.id)) await tx.store.add(entry as never);
    await tx.done;
  }

  async bundle(id: string): Promise<Bundle | undefined> {
    return (await this.#db.get("bundles", id))?.bundle;
  }

  async keepBundle(bundle: Bundle): Promise<void> {
    await this.#db.put("bundles", { id: String(bundle.operation.id), bundle });
  }

  async forgetBundle(id: string): Promise<void> {
    await this.#db.delete("bundles", id);
  }
}

/** What is sent, on top of what this person's own change of a moment ago has made of the row. */
function basedOn({ at, ...write }: NewEntry, own: readonly OwnVersion[]): Row {
  const version = versionOf(write.attributes);
  if (version === undefined) return write.attributes;
  return { ...write.attributes, version: versionSince(own, { row: rowKey(write), version, at }) };
}

interface Entries {
  put(entry: Entry): Promise<unknown>;
}

async function follow(
  store: Entries,
  entries: readonly Entry[],
  { id }: Entry,
  next: { readonly follows: string | null; readonly version: number | undefined },
): Promise<void> {
  for (const entry of entries) {
    if (entry.follows !== id) continue;
    const attributes: Row =
      next.version === undefined ? entry.attributes : { ...entry.attributes, version: next.version };
    await store.put({ ...entry, attributes, follows: next.follows });
  }
}
