/**
 * Whatever is wrong with a backup, or with the place it should go to, is refused before anything is written.
 *
 * @engine any: files are looked at before a database is; whole backups go over both in `backup.test.ts`
 */
import { cp, mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp } from "#backup/backup";
import { restore } from "#backup/restore";
import { verify } from "#backup/verify";
import { refuseUsed } from "#db/load-rows";
import { migrateIn, readMigrations } from "#db/migrate";
import { sql } from "#db/sql";
import { anchorsPath } from "../src/env.ts";
import {
  changeManifest,
  type EmptyInstallation,
  emptyInstallation,
  everythingIn,
  spoil,
} from "./empty-installation.ts";
import { openTestServer } from "./harness.ts";

let folder: string;
let backup: string;
let place: EmptyInstallation;
const now = () => new Date().toISOString();
const quiet = () => undefined;
const first = async (under: string) => (await everythingIn(under)).sort()[0] ?? "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plimsoll-backups-"));
  backup = join(folder, "right");
  const server = await openTestServer({});
  const ops = await server.as("ops.br");
  const reference_id = (await ops.call("workorder", "list", "fob")).body.attributes.find(
    (row: { status: string }) => row.status === "created",
  ).id;
  const file = `data:text/plain;base64,${Buffer.from("a file").toString("base64")}`;
  const reply = await ops.call("filemanager", "create", "attachment", { name: "a.txt", file, reference_id });
  expect(reply.status).toBe(200);
  const { db, files, env } = server.app;
  await backUp({ db, files, anchors: anchorsPath(env) }, { folder: backup, now: now(), tell: quiet });
  await server.close();
  place = await emptyInstallation();
});
afterAll(async () => {
  await place.close();
  await rm(folder, { recursive: true, force: true });
});

it.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
  [
    "rows that were changed",
    (copy) => spoil(join(copy, "rows", "customer.gz")),
    /spoiled: rows.customer\.gz/,
  ],
  ["rows that were cut", (copy) => truncate(join(copy, "rows", "user.gz"), 20), /spoiled: rows.user\.gz/],
  [
    "a table that is missing",
    (copy) => rm(join(copy, "rows", "port.gz")),
    /not whole: rows.port\.gz is missing/,
  ],
  ["a file that was changed", async (copy) => spoil(await first(join(copy, "files"))), /spoiled: files/],
  [
    "a file that is missing",
    async (copy) => rm(await first(join(copy, "files"))),
    /not whole: files.* is missing/,
  ],
  ["anchors that were changed", (copy) => spoil(join(copy, "anchors.log")), /spoiled: anchors\.log/],
  ["no manifest", (copy) => rm(join(copy, "manifest.json")), /is no backup: there is no manifest\.json/],
  ["half a manifest", (copy) => truncate(join(copy, "manifest.json"), 100), /none of ours/],
  [
    "a newer version's migration",
    (copy) => changeManifest(copy, (one) => one.migrations.push({ name: "9999_later.sql", checksum: "" })),
    /newer version \(.*\): 9999_later\.sql is not known/,
  ],
  [
    "a newer format",
    (copy) => changeManifest(copy, (one) => Object.assign(one, { format: 2 })),
    /newer version, in a format/,
  ],
  [
    "another migration of the same name",
    (copy) => changeManifest(copy, (one) => Object.assign(one.migrations[0] ?? {}, { checksum: "other" })),
    /another 0001_base\.sql/,
  ],
  [
    "fewer rows than it says",
    (copy) => changeManifest(copy, (one) => Object.assign(one.tables.at(-1) ?? {}, { rows: 1_000_000 })),
    /has \d+ rows instead of 1000000/,
  ],
  [
    "columns of another table",
    (copy) => changeManifest(copy, (one) => one.tables[0]?.columns.push("more")),
    /is not the one that its migrations make/,
  ],
])("is refused for %s, and nothing is left of the try", async (_what, harm, problem) => {
  const copy = join(folder, "harmed");
  await cp(backup, copy, { recursive: true });
  await harm(copy);
  await expect(restore(copy, place, quiet)).rejects.toThrow(problem);
  await refuseUsed(place.db);
  const left = await everythingIn(place.folder);
  expect(left.filter((path) => !path.includes("files"))).toEqual([]);
  await rm(copy, { recursive: true });
});

it("is refused when it was cut off, and when it is none at all", async () => {
  const cut = join(folder, "cut.part");
  await cp(backup, cut, { recursive: true });
  await rm(join(cut, "manifest.json"));
  await expect(restore(cut, place, quiet)).rejects.toThrow("did not come to its end");
  await expect(restore(join(folder, "nowhere"), place, quiet)).rejects.toThrow("is no backup");
});

it("is refused by a place with files or anchors of somebody", async () => {
  await place.files.put(".installation", Buffer.from("another"));
  await expect(restore(backup, place, quiet)).rejects.toThrow("the file store is in use");
  await place.files.remove(".installation");
  await cp(join(backup, "anchors.log"), place.anchors);
  await expect(restore(backup, place, quiet)).rejects.toThrow("there are anchors of a history");
  await rm(place.anchors);
  await refuseUsed(place.db);
});

it("leaves a place into which the right one still goes", async () => {
  await restore(backup, place, quiet);
  await verify(place, quiet);
  await expect(restore(backup, place, quiet)).rejects.toThrow("the database is in use");
});

it("comes from before an upgrade, and is upgraded when it is restored", async () => {
  const empty = () => place.db.script("drop schema public cascade; create schema public");
  await empty();
  const known = await readMigrations();
  await place.db.transaction((tx) => migrateIn(tx, known.slice(0, 9)));
  const older = { ...place, anchors: join(folder, "anchors-of-older") };
  const target = join(folder, "older");
  await backUp(older, { folder: target, now: now(), tell: quiet });
  await empty();
  await place.files.remove(".installation");
  await rm(older.anchors);
  const lines: string[] = [];
  await restore(target, older, (line) => void lines.push(line));
  expect(lines.at(-1)).toMatch(/^Upgraded: 0010_removed_files\.sql/);
  const applied = await place.db.run<{ name: string }>(sql`select name from migration order by name`);
  expect(applied.map((row) => row.name)).toEqual(known.map((one) => one.name));
});
