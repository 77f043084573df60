/**
 * One database with the demo company, made before the first test and copied for each server that a test opens: a file for
 * the embedded engine, a template on a PostgreSQL server.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import type { Database } from "#db/database";
import { openEmbedded } from "#db/embedded";
import { openServer } from "#db/server";
import { openApp } from "../src/start.ts";
import { onServer, testEnv } from "./harness.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Path of the file, or name of the template. */
    databaseImage: string | undefined;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-image-"));
  const server = process.env.TEST_DATABASE_URL;
  const { image, remove } = server ? await template(server, folder) : await file(folder);
  project.provide("databaseImage", image);
  return async () => {
    await remove();
    await rm(folder, { recursive: true, force: true });
  };
}

async function fill(db: Database, folder: string): Promise<void> {
  const app = await openApp(testEnv(folder, {}), pino({ level: "silent" }), db);
  await app.events.settled();
  await db.close();
}

async function file(folder: string) {
  await fill(await openEmbedded(folder), folder);
  const filled = await PGlite.create({ dataDir: join(folder, "db"), extensions: { pg_trgm } });
  const image = join(folder, "image.tar");
  await writeFile(image, Buffer.from(await (await filled.dumpDataDir("none")).arrayBuffer()));
  await filled.close();
  return { image, remove: async () => undefined };
}

async function template(server: string, folder: string) {
  const image = `plimsoll_image_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database "${image}"`);
  const url = new URL(server);
  url.pathname = `/${image}`;
  await fill(await openServer({ url: url.href, poolSize: 2, onProblem: () => undefined }), folder);
  return { image, remove: () => onServer(server, `drop database if exists "${image}" with (force)`) };
}
