/** What stops a start, with a clear line; and what the configuration means. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "@plimsoll/domain/kernel/field/text";
import { Catalog, defineRecord } from "@plimsoll/domain/kernel/record";
import { RECORDS } from "@plimsoll/domain/records";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { FolderInUse, holdFolder } from "#db/folder-lock";
import { drift, migrate } from "#db/migrate";
import { sql } from "#db/sql";
import { readEnv } from "../src/env.ts";
import { openApp } from "../src/start.ts";
import { openTestDatabase, testEnv } from "./harness.ts";

describe("configuration", () => {
  it("has the documented defaults", () => {
    const read = readEnv({});
    expect(read).toMatchObject({
      ok: true,
      env: {
        PORT: 3000,
        HOST: "127.0.0.1",
        DEMO: true,
        API_KEYS: ["plimsoll-web"],
        SESSION_TTL: 28_800,
        METRICS: false,
      },
    });
    expect(readEnv({ DATABASE_URL: "postgres://x/y" })).toMatchObject({ env: { DEMO: false } });
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://x"],
    ["DEMO", "perhaps"],
    ["SESSION_TTL", "-1"],
    ["API_KEYS", "a,,b"],
    ["SMTP_URL", "http://mail"],
    ["LINKS", "cotton"],
  ])("refuses %s=%s and names it", (name, value) => {
    const read = readEnv({ [name]: value });
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.problems.join()).toContain(name);
  });
});

describe("database", () => {
  it("agrees with the definitions after the migrations, and a second run changes nothing", async () => {
    const { db, drop } = await openTestDatabase();
    expect((await migrate(db)).length).toBeGreaterThan(0);
    expect(await drift(db, new Catalog(RECORDS))).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    await db.close();
    await drop();
  });

  it("is refused when it differs from the definitions, with what is missing", async () => {
    const { db, drop } = await openTestDatabase();
    const extra = defineRecord({
      key: "hose_type",
      service: "register",
      scope: "global",
      title: "name",
      fields: { name: text({ required: true }) },
    });
    const start = openApp(testEnv("unused", { DEMO: "false" }), pino({ level: "silent" }), db, {
      records: { ...RECORDS, hose_type: extra },
    });
    await expect(start).rejects.toThrow(/create table "hose_type"/);
    await db.run(sql`alter table port drop column kind`);
    expect((await drift(db, new Catalog(RECORDS))).join()).toContain('add column "kind"');
    await db.close();
    await drop();
  });

  it("is refused when a migration was changed after it had run", async () => {
    const { db, drop } = await openTestDatabase();
    await migrate(db);
    await db.run(sql`update migration set checksum = 'other' where name like '0001%'`);
    await expect(migrate(db)).rejects.toThrow(/changed after it had been applied/);
    await db.run(sql`insert into migration (name, checksum) values ('9999_future.sql', 'x')`);
    await expect(migrate(db)).rejects.toThrow(/newer version|changed/);
    await db.close();
    await drop();
  });

  it("is not opened on definitions with mistakes", async () => {
    const { db, drop } = await openTestDatabase();
    const bad = defineRecord({
      key: "bad",
      service: "register",
      scope: "global",
      title: "name",
      fields: { name: text() },
    });
    const start = openApp(testEnv("unused", {}), pino({ level: "silent" }), db, {
      records: { ...RECORDS, bad },
    });
    await expect(start).rejects.toThrow(/bad\.title: "name" must be a required text/);
    await db.close();
    await drop();
  });
});

describe("data folder", () => {
  it("belongs to one process at a time, and a crash does not lock it for good", async () => {
    const folder = await mkdtemp(join(tmpdir(), "plimsoll-lock-"));
    const held = await holdFolder(folder);
    await expect(holdFolder(folder)).rejects.toThrow(FolderInUse);
    await held.release();
    const again = await holdFolder(folder);
    await again.release();
    await writeFile(join(folder, "db.lock"), "1 left-by-a-crash\n");
    const after = await holdFolder(folder);
    await after.release();
    await rm(folder, { recursive: true });
  });
});
