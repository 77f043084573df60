/** A place into which a backup can be restored: an empty database of either engine, an empty folder of files. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileStore } from "#adapters/file-store";
import type { Installation } from "#backup/backup";
import type { Manifest } from "#backup/manifest";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { openTestDatabase } from "./harness.ts";

export interface EmptyInstallation extends Installation {
  readonly folder: string;
  close(): Promise<void>;
}

export type Engine = "as the tests" | "embedded" | { readonly url: string };

export async function emptyInstallation(engine: Engine = "as the tests"): Promise<EmptyInstallation> {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-place-"));
  const { db, drop } = await openOn(engine);
  return {
    db,
    files: openFileStore({ FILES_URL: undefined, DATA_DIR: folder }, {}),
    anchors: join(folder, "audit-anchors.log"),
    folder,
    async close() {
      await db.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openOn(engine: Engine) {
  if (engine === "as the tests") return openTestDatabase();
  const drop = async () => undefined;
  if (engine === "embedded") return { db: await openEmbedded(undefined), drop };
  return { db: await openServer({ url: engine.url, poolSize: 2, onProblem: () => undefined }), drop };
}

/** Names of everything in a folder and below. */
export async function everythingIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

export async function changeManifest(folder: string, change: (manifest: Manifest) => void): Promise<void> {
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
  change(manifest);
  await writeFile(path, JSON.stringify(manifest));
}

/** Turns over one bit in the middle of a file. */
export async function spoil(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(path, bytes);
}
