/**
 * Databases with the demo company, made before the first test and copied for each server that a test opens: a file for the
 * embedded engine, a template on a PostgreSQL server. One with the product's records, one with those of the tests too.
 */
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
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
  readonly product: string;
  readonly withTestRecords: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    databaseImages: DatabaseImages | undefined;
  }
}

type Records = Readonly<Record<string, RecordDefinition>> | undefined;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-image-"));
  const server = process.env.TEST_DATABASE_URL;
  const make = (name: string, records: Records) =>
    server ? template(server, folder, records) : file(join(folder, name), records);
  const product = await make("product", undefined);
  const withTestRecords = await make("with-test-records", TEST_RECORDS);
  project.provide("databaseImages", { product, withTestRecords });
  return async () => {
    if (server)
      for (const image of [product, withTestRecords])
        await onServer(server, `drop database if exists "${image}" with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
}

async function fill(db: Database, folder: string, records: Records): Promise<void> {
  if (records) await makeTables(db, records);
  const options = records ? { records } : {};
  const app = await openApp(testEnv(folder, {}), pino({ level: "silent" }), db, options);
  await app.events.settled();
  await db.close();
}

async function file(folder: string, records: Records): Promise<string> {
  await mkdir(folder);
  await fill(await openEmbedded(folder), folder, records);
  const filled = await PGlite.create({ dataDir: join(folder, "db"), extensions: { pg_trgm } });
  const image = join(folder, "image.tar");
  await writeFile(image, Buffer.from(await (await filled.dumpDataDir("none")).arrayBuffer()));
  await filled.close();
  return image;
}

async function template(server: string, folder: string, records: Records): Promise<string> {
  const image = `plimsoll_image_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database "${image}"`);
  const url = new URL(server);
  url.pathname = `/${image}`;
  await fill(await openServer({ url: url.href, poolSize: 2, onProblem: () => undefined }), folder, records);
  return image;
}
