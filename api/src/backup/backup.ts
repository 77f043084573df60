/**
 * Writes everything an installation knows into a folder: the rows of one moment, the anchors of their history, and the
 * bytes of every file that those rows name. It may run while people work. The folder gets its name when it is whole.
 *
 * Rows are read in one transaction. Files are copied after it: those that are removed meanwhile keep their bytes for
 * longer than a backup takes (FILES_KEPT_HOURS).
 */
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Catalog } from "@plimsoll/domain/kernel/record";
import { RECORDS } from "@plimsoll/domain/records";
import type { FileStore } from "#adapters/file-store";
import { AnchorsDisagree, anchorHeads, sizeOfAnchors } from "#db/audit-anchors";
import type { Database, Queryable } from "#db/database";
import { appliedMigrations, filesNamed, inSnapshot, rowsOf, type TableShape, tablesIn } from "#db/dump-rows";
import { readMigrations, SYSTEM_TABLES } from "#db/migrate";
import { tablesOf } from "#db/schema";
import { thumbnailKey } from "#files/store-file";
import { FORMAT, type Manifest, type Part, PLACES, productVersion } from "./manifest.ts";
import { each, readLines, writeBytes, writeLines } from "./parts.ts";
import { Refusal } from "./refusal.ts";

export interface Installation {
  readonly db: Database;
  readonly files: FileStore;
  /** Path of the file with the history's anchors. */
  readonly anchors: string;
}

export interface BackupOptions {
  readonly folder: string;
  readonly now: string;
  readonly tell: (line: string) => void;
  readonly signal?: AbortSignal;
}

interface NamedFile {
  readonly id: string;
  readonly size: number;
  readonly hash: string;
}

export interface ListedFile extends Part {
  readonly key: string;
}

const FILES_AT_ONCE = 4;
/** Which files are wanted, until they are copied. */
const WANTED = "wanted.gz";

export async function backUp(source: Installation, options: BackupOptions): Promise<Manifest> {
  const part = await beginFolder(options.folder);
  try {
    const manifest = await fill(part, source, options);
    await finishFolder(part, options.folder, manifest);
    return manifest;
  } catch (problem) {
    await rm(part, { recursive: true, force: true });
    throw problem;
  }
}

async function beginFolder(folder: string): Promise<string> {
  const there = await readdir(folder).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") return [];
    throw problem.code === "ENOTDIR" ? new Refusal(`${folder} is a file`) : problem;
  });
  if (there.length > 0) throw new Refusal(`${folder} is not empty: a backup gets a folder of its own`);
  const part = `${folder}.part`;
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(part, { mode: 0o700 }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "EEXIST") throw problem;
    throw new Refusal(
      `${part} is there: a backup that is under way, or one that was cut off. Remove it then`,
    );
  });
  return part;
}

async function finishFolder(part: string, folder: string, manifest: Manifest): Promise<void> {
  await writeBytes(join(part, PLACES.manifest), bytesOf(`${JSON.stringify(manifest, null, 2)}\n`));
  await sync(part);
  await rmdir(folder).catch(() => undefined);
  await rename(part, folder);
  await sync(dirname(folder));
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Names are on the disk when their folder is; not every system lets a folder be synced. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r").catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function fill(
  part: string,
  { db, files, anchors: anchorsPath }: Installation,
  { now, tell, signal }: BackupOptions,
): Promise<Manifest> {
  if (!(await tablesIn(db)).some((table) => table.name === "migration"))
    throw new Refusal("there is nothing to back up: the database has no tables of Plimsoll");
  const anchors = await copyAnchors(part, { db, anchorsPath, now, tell });
  const begin = performance.now();
  const { tables, migrations, bytes } = await inSnapshot(db, (tx) => dumpRows(tx, part, tell, signal));
  // Not before: on the embedded database others wait for the end of the transaction.
  for (const { name } of tables) await sync(join(part, PLACES.rows(name)));
  const count = tables.reduce((sum, table) => sum + table.rows, 0);
  tell(`Rows: ${count} in ${tables.length} tables, ${inMegabytes(bytes)} in ${secondsSince(begin)}.`);
  const beginFiles = performance.now();
  const copied = await copyFiles(part, files, signal);
  for (const key of copied.missing)
    tell(`Missing or damaged: file ${key}, whose bytes are not those of its row.`);
  tell(`Files: ${copied.count}, ${inMegabytes(copied.bytes)} in ${secondsSince(beginFiles)}.`);
  return {
    format: FORMAT,
    product: await productVersion(),
    engine: db.engine,
    at: now,
    migrations,
    tables,
    anchors,
    files: copied,
  };
}

export const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 100_000) / 10} MB`;
export const secondsSince = (begin: number) => `${Math.ceil((performance.now() - begin) / 100) / 10} s`;

/**
 * Before the rows: an anchor that is older than they are speaks of entries that are among them. The ends of the chains
 * as they are now are written first, so that nearly all of the history is vouched for.
 */
async function copyAnchors(
  part: string,
  {
    db,
    anchorsPath,
    now,
    tell,
  }: { db: Database; anchorsPath: string; now: string; tell: (line: string) => void },
): Promise<Part> {
  try {
    await anchorHeads(db, anchorsPath, now);
  } catch (problem) {
    if (!(problem instanceof AnchorsDisagree)) throw problem;
    tell(`Careful, ${problem.message}.`);
  }
  const size = await sizeOfAnchors(anchorsPath);
  const source = size === 0 ? bytesOf("") : createReadStream(anchorsPath, { end: size - 1 });
  return writeBytes(join(part, PLACES.anchors), source);
}

async function dumpRows(
  tx: Queryable,
  part: string,
  tell: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<Pick<Manifest, "tables" | "migrations"> & { readonly bytes: number }> {
  const migrations = await appliedMigrations(tx);
  const ours = await ownTables(await tablesIn(tx), migrations.length, tell);
  const tables: Manifest["tables"] = [];
  let bytes = 0;
  for (const { name, columns } of ours) {
    const written = await writeLines(join(part, PLACES.rows(name)), rowsOf(tx, name), signal);
    tables.push({ name, columns: [...columns], rows: written.lines, part: written.part });
    bytes += written.bytes;
  }
  await writeLines(join(part, WANTED), filesNamed(tx), signal);
  return { tables, migrations, bytes };
}

/** A table of somebody else's could not be made again. In a database that waits for its upgrade all are taken for ours. */
async function ownTables(
  found: readonly TableShape[],
  applied: number,
  tell: (line: string) => void,
): Promise<readonly TableShape[]> {
  if (applied < (await readMigrations()).length) return found;
  const known = new Set([...SYSTEM_TABLES, ...tablesOf(new Catalog(RECORDS)).map((table) => table.name)]);
  for (const { name } of found)
    if (!known.has(name)) tell(`Left out: the table ${name}, which is none of ours.`);
  return found.filter(({ name }) => known.has(name));
}

async function copyFiles(
  part: string,
  files: FileStore,
  signal: AbortSignal | undefined,
): Promise<Manifest["files"]> {
  const missing: string[] = [];
  const listed: ListedFile[] = [];
  const copy = async (key: string): Promise<Part | undefined> => {
    const stream = await files.get(key);
    return stream && writeBytes(join(part, PLACES.file(key)), stream, { signal });
  };
  let [count, bytes] = [0, 0];
  const take = (key: string, written: Part) => {
    listed.push({ key, ...written });
    count++;
    bytes += written.bytes;
  };
  const wanted = async function* () {
    for await (const portion of readLines(join(part, WANTED)))
      for (const text of portion) yield JSON.parse(text) as NamedFile;
  };
  const list = async function* () {
    for await (const named of grouped(wanted(), FILES_AT_ONCE * 8)) {
      await each(named, FILES_AT_ONCE, async ({ id, size, hash }) => {
        const written = await copy(id);
        if (!written || written.bytes !== size || written.hash !== hash) missing.push(id);
        if (written) take(id, written);
        const small = await copy(thumbnailKey(id));
        if (small) take(thumbnailKey(id), small);
      });
      yield listed.splice(0).map((file) => JSON.stringify(file));
    }
  };
  const { part: sum } = await writeLines(join(part, PLACES.list), list(), signal);
  await rm(join(part, WANTED));
  return { count, bytes, list: sum, missing };
}

async function* grouped<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
