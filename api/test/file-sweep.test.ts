/** Bytes without a row go after a grace period, in a folder and in an S3-compatible store; nothing else goes. */
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileStore, openFileStore } from "#adapters/file-store";
import { uuid7 } from "#adapters/ids";
import { sql } from "#db/sql";
import { thumbnailKey } from "#files/store-file";
import { FilesOfAnother, OWNER_KEY, sweepFiles } from "#files/sweep";
import { startJobs } from "../src/start.ts";
import { TEST_RECORDS } from "./fixtures/records.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { openSmallS3, type SmallS3 } from "./small-s3.ts";

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const dayAgo = () => ago(24);

let server: TestServer;
let ops: Client;
let owner: string;
let photo: Buffer;

beforeAll(async () => {
  server = await openTestServer({ records: TEST_RECORDS });
  ops = await server.as("ops.br");
  owner = (await ops.register("create", "everything", { name: "Owner" })).body.attributes.id;
  photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const placeOf = (key: string) => join(server.folder, "files", key.replace(/\..*$/, "").slice(-2), key);
const isThere = async (key: string, files: FileStore = server.app.files) =>
  (await files.get(key).then((stream) => stream?.destroy())) !== undefined;
const makeOlder = (key: string, hours: number) => utimes(placeOf(key), ago(hours), ago(hours));

async function upload(field?: string): Promise<string> {
  const reply = await ops.call("filemanager", "create", "attachment", {
    name: "photo.jpg",
    file: `data:image/jpeg;base64,${photo.toString("base64")}`,
    reference_id: owner,
    ...(field ? { field } : {}),
  });
  return reply.body.attributes.id;
}

describe("in a folder", () => {
  it("keeps what a row names and what is young, and removes old bytes that no row names", async () => {
    const { files, db } = server.app;
    const [young, old] = [uuid7(new Date().toISOString()), uuid7(new Date().toISOString())];
    for (const key of [young, old, thumbnailKey(old)])
      await files.put(key, Buffer.from("an upload that died"));
    for (const key of [old, thumbnailKey(old)]) await makeOlder(key, 25);
    const named = await upload();
    for (const key of [named, thumbnailKey(named)]) await makeOlder(key, 1_000);
    const half = `${named}.${uuid7(new Date().toISOString())}.part`;
    await writeFile(placeOf(half), "half a file");
    await utimes(placeOf(half), ago(25), ago(25));
    const notes = join(server.folder, "files", named.slice(-2), "notes.txt");
    await writeFile(notes, "none of ours");
    await utimes(notes, ago(999), ago(999));

    expect(await sweepFiles(db, files, { before: dayAgo() })).toBe(3);
    const there = await Promise.all(
      [young, old, thumbnailKey(old), named, thumbnailKey(named), half].map((key) => isThere(key)),
    );
    expect(there).toEqual([true, false, false, true, true, false]);
    expect(await readFile(notes, "utf8")).toBe("none of ours");
    await expect(sweepFiles(db, files, { before: dayAgo() })).resolves.toBe(0);
  });

  it.each([
    ["removed by itself", (id: string) => ops.call("filemanager", "delete", "attachment", { id })],
    ["replaced in its field", () => upload("picture")],
  ])("keeps old bytes for a day after their file was %s", async (_how, remove) => {
    const id = await upload("picture");
    for (const key of [id, thumbnailKey(id)]) await makeOlder(key, 1_000);
    await remove(id);
    await sweepFiles(server.app.db, server.app.files, { before: dayAgo() });
    expect(await isThere(id)).toBe(true);
    await server.app.db.run(sql`update removed_file set at = at - interval '25 hours' where id = ${id}`);
    await sweepFiles(server.app.db, server.app.files, { before: dayAgo() });
    expect([await isThere(id), await isThere(thumbnailKey(id))]).toEqual([false, false]);
    expect(await server.app.db.run(sql`select 1 from removed_file where id = ${id}`)).toEqual([]);
  });

  it("is a job that comes every day", async () => {
    const { app } = server;
    const old = uuid7(new Date().toISOString());
    await app.files.put(old, Buffer.from("an upload that died"));
    await makeOlder(old, 25);
    startJobs(app);
    await app.jobs.add(app.db, "sweep_files", {});
    await app.jobs.runDue();
    expect(await isThere(old)).toBe(false);
  });
});

describe("in an S3-compatible store", () => {
  let s3: SmallS3;
  let files: FileStore;
  beforeAll(async () => {
    s3 = await openSmallS3();
    files = openFileStore({ FILES_URL: s3.url, DATA_DIR: "" }, s3.credentials);
  });
  afterAll(() => s3.close());

  it("lists page after page, and removes old bytes that no row names", async () => {
    const named = await upload();
    const ids = Array.from({ length: 4 }, () => uuid7(new Date().toISOString()));
    const [young = ""] = ids;
    const keys = [named, ...ids, ...ids.map(thumbnailKey)];
    for (const key of keys) await files.put(key, Buffer.from(key));
    for (const [path, object] of s3.objects) if (!path.includes(young)) object.modified = ago(25);
    await files.put("of-somebody-else", Buffer.from("x"));
    s3.objects.set(`/bucket/elsewhere/${ids[1]}`, { bytes: Buffer.from("x"), modified: ago(99) });
    const listed: string[] = [];
    for await (const page of files.list()) listed.push(...page.map(({ key }) => key));
    expect(listed.sort()).toEqual([...keys, "of-somebody-else"].sort());

    expect(await sweepFiles(server.app.db, files, { before: dayAgo() })).toBe(6);
    const left = [...s3.objects.keys()].sort();
    const expected = [named, young, thumbnailKey(young), "of-somebody-else", OWNER_KEY].map(
      (key) => `/bucket/a&b/${key}`,
    );
    expect(left).toEqual([...expected, `/bucket/elsewhere/${ids[1]}`].sort());
  });

  it("is left alone by a database whose files it does not hold", async () => {
    await files.put(OWNER_KEY, Buffer.from(uuid7(new Date().toISOString())));
    const sweep = sweepFiles(server.app.db, files, { before: new Date(Date.now() + HOUR) });
    await expect(sweep).rejects.toThrow(FilesOfAnother);
    expect([...s3.objects.keys()].length).toBeGreaterThan(3);
  });
});

it("leaves nothing half done in a folder that is not there yet", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-sweep-"));
  const files = openFileStore({ FILES_URL: join(folder, "none"), DATA_DIR: "" }, {});
  const found: string[] = [];
  for await (const page of files.list()) found.push(...page.map(({ key }) => key));
  expect(found).toEqual([]);
  await rm(folder, { recursive: true });
});
