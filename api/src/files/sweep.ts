/**
 * Removes bytes that no row names: of files that were removed, and of uploads that never became a row. Not before a
 * grace period has passed since they were written or left: an upload under way has no row yet, and a backup under way
 * still wants what was removed after it began.
 *
 * A second database on the same files, a copy of this one perhaps, would take all newer ones for nobody's. So the store
 * carries the word of the installation whose files it holds, and nobody else sweeps it.
 */
import { text } from "node:stream/consumers";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { FileStore, StoredFile } from "#adapters/file-store";
import type { Database, Queryable } from "#db/database";
import { sql } from "#db/sql";

/** Under which the word of the installation lies beside the files: no id of a file. */
export const OWNER_KEY = ".installation";
/** Asked for and removed at a time. */
const PORTION = 200;

export class FilesOfAnother extends Error {
  constructor() {
    super("the file store belongs to another installation: FILES_URL must name one of its own");
  }
}

export interface SweepOptions {
  /** Nothing that was written after this moment is touched. */
  readonly before: Date;
  readonly signal?: AbortSignal;
}

/** How many were removed. */
export async function sweepFiles(
  db: Database,
  files: FileStore,
  { before, signal }: SweepOptions,
): Promise<number> {
  await ownStore(db, files);
  let removed = 0;
  for await (const page of files.list()) {
    const old = page.filter(({ key, modified }) => modified < before && isOurs(key));
    for (let at = 0; at < old.length; at += PORTION) {
      signal?.throwIfAborted();
      removed += await sweepPortion(db, files, old.slice(at, at + PORTION), before);
    }
  }
  await db.run(sql`delete from removed_file where at < ${before.toISOString()}::timestamptz`);
  return removed;
}

async function sweepPortion(
  db: Database,
  files: FileStore,
  old: readonly StoredFile[],
  before: Date,
): Promise<number> {
  const gone = await withoutRow(
    db,
    old.map(({ key }) => idOf(key)),
    before,
  );
  // What a crash left half written has no name that a row could mean.
  const swept = old.filter(({ key }) => key.endsWith(".part") || gone.has(idOf(key)));
  for (const { key } of swept) await files.remove(key);
  return swept.length;
}

/** Makes the store ours if it is nobody's yet; fails when it is somebody else's. */
export async function ownStore(db: Queryable, files: FileStore): Promise<void> {
  const [row] = await db.run<{ id: string }>(sql`select id from installation`);
  if (!row) throw new Error("the database does not know which installation it is");
  const owner = await ownerOf(files);
  if (owner === undefined) await files.put(OWNER_KEY, Buffer.from(row.id));
  else if (owner !== row.id) throw new FilesOfAnother();
}

export async function ownerOf(files: FileStore): Promise<string | undefined> {
  const stored = await files.get(OWNER_KEY);
  return stored && (await text(stored)).trim();
}

/** A thumbnail is called after its file. */
const idOf = (key: string) => key.replace(/\..*$/, "");
const isOurs = (key: string) => isUuid(idOf(key));

/** Of these ids those that no row names, nor named until a moment ago. */
async function withoutRow(db: Queryable, ids: readonly string[], before: Date): Promise<Set<string>> {
  const rows = await db.run<{ id: string }>(sql`
    select i.id from unnest(${[...new Set(ids)]}::uuid[]) as i (id)
    where not exists (select 1 from attachment a where a.id = i.id)
      and not exists (select 1 from removed_file r where r.id = i.id and r.at >= ${before.toISOString()}::timestamptz)`);
  return new Set(rows.map((row) => row.id));
}

/** To be called where rows of files are removed: from now on their bytes are nobody's. */
export async function leaveBytes(tx: Queryable, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(sql`insert into removed_file (id, at) select id, ${now}::timestamptz
    from unnest(${ids}::uuid[]) as i (id) on conflict (id) do nothing`);
}
