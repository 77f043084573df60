/**
 * Puts a backup into an empty place: an empty database, embedded or a server's, and an empty store of files, a folder or
 * S3, whichever the backup came from. Everything is looked at before anything is written, and rows come last and all at
 * once: whatever stops it, there is no half of an installation.
 */
import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sizeOfAnchors } from "#db/audit-anchors";
import { loadRows, NotEmpty, refuseUsed } from "#db/load-rows";
import { migrate } from "#db/migrate";
import { ownerOf, ownStore } from "#files/sweep";
import { type Installation, inMegabytes, type ListedFile, secondsSince } from "./backup.ts";
import { type Manifest, migrationsOf, PLACES, readManifest } from "./manifest.ts";
import { checkPart, each, readLines } from "./parts.ts";
import { Refusal } from "./refusal.ts";

const FILES_AT_ONCE = 4;

export async function restore(
  folder: string,
  target: Installation,
  tell: (line: string) => void,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const migrations = await migrationsOf(manifest);
  await refuseUsedPlace(target);
  await checkBackup(folder, manifest);
  tell(
    `The backup of ${manifest.at} is whole: made by version ${manifest.product}, ${manifest.engine} database.`,
  );
  const { db, files, anchors } = target;
  const beginFiles = performance.now();
  await each(listedIn(folder), FILES_AT_ONCE, ({ key, bytes, hash }) =>
    files.put(key, { path: join(folder, PLACES.file(key)), size: bytes, hash, stays: true }),
  );
  tell(
    `Files: ${manifest.files.count}, ${inMegabytes(manifest.files.bytes)} in ${secondsSince(beginFiles)}.`,
  );
  const begin = performance.now();
  await mkdir(dirname(anchors), { recursive: true });
  await copyFile(join(folder, PLACES.anchors), anchors);
  try {
    await loadRows(db, {
      migrations,
      tables: manifest.tables,
      rowsOf: (table) => readLines(join(folder, PLACES.rows(table))),
    });
  } catch (problem) {
    await rm(anchors, { force: true });
    throw problem instanceof NotEmpty ? new Refusal(problem.message) : problem;
  }
  const later = await migrate(db);
  await ownStore(db, files);
  const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  tell(`Rows: ${count} in ${manifest.tables.length} tables in ${secondsSince(begin)}.`);
  if (later.length > 0) tell(`Upgraded: ${later.join(", ")}.`);
  return manifest;
}

async function refuseUsedPlace({ db, files, anchors }: Installation): Promise<void> {
  await refuseUsed(db).catch((problem: unknown) => {
    throw problem instanceof NotEmpty ? new Refusal(problem.message) : problem;
  });
  if ((await ownerOf(files)) !== undefined)
    throw new Refusal(
      "the file store is in use: FILES_URL must name an empty place, or what is there be moved away",
    );
  if ((await sizeOfAnchors(anchors)) > 0)
    throw new Refusal(
      `there are anchors of a history in ${anchors}: move that file away and keep it, it shows what is newer than the backup`,
    );
}

/** Every byte of it, before the first is used. */
async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  const parts = [
    ...manifest.tables.map(({ name, part }) => [PLACES.rows(name), part] as const),
    [PLACES.anchors, manifest.anchors] as const,
    [PLACES.list, manifest.files.list] as const,
  ];
  for (const [shown, part] of parts) await checkPart(join(folder, shown), shown, part);
  let [count, bytes] = [0, 0];
  await each(listedIn(folder), FILES_AT_ONCE, async (file) => {
    const shown = PLACES.file(file.key);
    await checkPart(join(folder, shown), shown, file);
    count++;
    bytes += file.bytes;
  });
  if (count !== manifest.files.count || bytes !== manifest.files.bytes)
    throw new Refusal(`the backup is spoiled: its list of files is not the one it was made with`);
}

const KEY = /^[0-9a-f-]{36}(\.thumbnail)?$/;

async function* listedIn(folder: string): AsyncGenerator<ListedFile> {
  for await (const portion of readLines(join(folder, PLACES.list)))
    for (const text of portion) {
      const file = JSON.parse(text) as ListedFile;
      if (!KEY.test(file.key)) throw new Refusal(`the backup is spoiled: ${file.key} is no file of ours`);
      yield file;
    }
}
