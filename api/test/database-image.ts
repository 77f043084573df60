/**
 * Databases made before the first test and copied for each one that a test opens: a file for the embedded engine, a
 * template on a PostgreSQL server. One is empty, one has the demo company, one the records of the tests too.
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { RecordDefinition } from "@plimsoll/domain/kernel/record";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { openApp } from "../src/start.ts";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { makeTables, onServer, testEnv } from "./harness.ts";

/** Path of a file, or name of a template. */
export interface DatabaseImages {
  /** Of the embedded engine alone, which takes seconds to make one. */
  readonly empty: string | undefined;
  readonly product: string;
  readonly withTestRecords: string;
  /** The demo company as the data folder of a server that was stopped; of the embedded engine alone. */
  readonly folder: string | undefined;
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseImages: DatabaseImages | undefined;
    /** Where those of the embedded engine are kept (`scripts/testing/kept-images.mjs`). */
    placeOfImages: string;
  }
}

type Records = Readonly<Record<string, RecordDefinition>> | undefined;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await mkdtemp(join(tmpdir(), "plimsoll-image-"));
  const server = process.env.TEST_DATABASE_URL;
  const images = server
    ? await templates(server, scratch)
    : await keptFiles(scratch, project.getProvidedContext().placeOfImages);
  project.provide("databaseImages", images);
  return async () => {
    if (server)
      for (const image of [images.product, images.withTestRecords])
        await onServer(server, `drop database if exists "${image}" with (force)`);
    await rm(scratch, { recursive: true, force: true });
  };
}

async function fill(db: Database, folder: string, records: Records): Promise<void> {
  if (records) await makeTables(db, records);
  const options = records ? { records } : {};
  const app = await openApp(testEnv(folder, {}), pino({ level: "silent" }), db, options);
  await app.events.settled();
  await db.close();
}

async function keptFiles(scratch: string, place: string): Promise<DatabaseImages> {
  if (!existsSync(place)) {
    await makeFiles(scratch);
    const fresh = `${place}.${process.pid}`;
    await mkdir(dirname(place), { recursive: true });
    await cp(scratch, fresh, { recursive: true });
    // Two runs may have made them at once: the first that is ready stays.
    await rename(fresh, place).catch(() => rm(fresh, { recursive: true }));
  }
  return {
    empty: join(place, "empty.tar"),
    product: join(place, "product.tar"),
    withTestRecords: join(place, "with-test-records.tar"),
    folder: join(place, "product"),
  };
}

async function makeFiles(scratch: string): Promise<void> {
  const [folder, wider] = [join(scratch, "product"), join(scratch, "with-test-records")];
  await mkdir(folder);
  // Made by PGlite itself, which does not wait for the disk at every file.
  await dump(folder, join(scratch, "empty.tar"));
  await cp(folder, wider, { recursive: true });
  // Each in a thread of its own, while nothing else has to be done.
  const make = async (place: string, records: Records) => {
    await fill(await openEmbedded(place), place, records);
    await dump(place, `${place}.tar`);
  };
  await Promise.all([make(folder, undefined), make(wider, TEST_RECORDS)]);
  await rm(wider, { recursive: true });
}

const LOG_OF_WRITES = /^[0-9A-F]{24}$/;
/** Databases from which PostgreSQL would make others. */
const NEVER_OPENED = ["1", "4"];

/**
 * Read when the database has been shut down: a copy of one that runs would recover from a crash at every opening. Without
 * what no opening reads, which would be half of what each of them unpacks.
 */
class FolderReadAtTheEnd extends NodeFS {
  /** The file of the log of writes with which the database ends; those after it are kept for later use. */
  lastLog = "";
  content: Blob | undefined;

  override async closeFs(): Promise<void> {
    const logs = join(this.rootDir, "pg_wal");
    for (const name of await readdir(logs))
      if (LOG_OF_WRITES.test(name) && name !== this.lastLog) await rm(join(logs, name));
    for (const name of NEVER_OPENED)
      await rm(join(this.rootDir, "base", name), { recursive: true, force: true });
    this.content = await this.dumpTar("image", "none");
    await super.closeFs();
  }
}

async function dump(folder: string, image: string): Promise<void> {
  const fs = new FolderReadAtTheEnd(join(folder, "db"));
  const filled = await PGlite.create({ fs, extensions: { pg_trgm } });
  // A new file of the log, in which there is room for the end.
  await filled.exec("select pg_switch_wal(); checkpoint");
  const { rows } = await filled.query<{ name: string }>(
    "select pg_walfile_name(pg_current_wal_insert_lsn()) as name",
  );
  fs.lastLog = rows[0]?.name ?? "";
  await filled.close();
  if (!fs.content) throw new Error("the database was closed without its files");
  await writeFile(image, Buffer.from(await fs.content.arrayBuffer()));
}

async function templates(server: string, scratch: string): Promise<DatabaseImages> {
  const make = async (records: Records): Promise<string> => {
    const image = `plimsoll_image_${randomUUID().replaceAll("-", "")}`;
    await onServer(server, `create database "${image}"`);
    const url = new URL(server);
    url.pathname = `/${image}`;
    await fill(
      await openServer({ url: url.href, poolSize: 2, onProblem: () => undefined }),
      scratch,
      records,
    );
    return image;
  };
  // One after the other: while one works out its rows, the other would wait for a connection longer than one may.
  const product = await make(undefined);
  const withTestRecords = await make(TEST_RECORDS);
  return { empty: undefined, product, withTestRecords, folder: undefined };
}
