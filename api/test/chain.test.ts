/**
 * What somebody with every right on the database could do to the history, and that verification finds each of it.
 * Every attack is undone afterwards, and the history must hold again: the verdict was about the attack alone.
 */
import { createHash } from "node:crypto";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anchorHeads } from "#db/audit-anchors";
import type { Database, Queryable } from "#db/database";
import { migrate } from "#db/migrate";
import { sql } from "#db/sql";
import { verifyHistory } from "#db/verify-history";
import { type Client, openTestDatabase, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let db: Database;
let admin: Client;
let anchors: string;

beforeAll(async () => {
  server = await openTestServer();
  db = server.app.db;
  admin = await server.as("admin");
  anchors = join(server.folder, "audit-anchors.log");
  await anchorHeads(db, anchors, new Date().toISOString());
});
afterAll(() => server.close());

const make = async (name: string): Promise<string> =>
  (await admin.register("create", "port", { name })).body.attributes.id;
const verified = async () => (await verifyHistory(db, anchors)).broken?.problem;

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

const UNDO = new Error("undone");
/** The database as it is inside a transaction. */
const within = (tx: Queryable): Database => ({ ...db, run: tx.run, transaction: (work) => work(tx) });

/** Does it, verifies, and undoes it: the problem that was found. */
async function found(attack: (tx: Queryable) => Promise<unknown>): Promise<string | undefined> {
  let problem: string | undefined;
  await db
    .transaction(async (tx) => {
      await attack(tx);
      problem = (await verifyHistory(within(tx), anchors)).broken?.problem;
      throw UNDO;
    })
    .catch((thrown: unknown) => {
      if (thrown !== UNDO) throw thrown;
    });
  expect(await verified()).toBeUndefined();
  return problem;
}

interface Stored extends Record<string, unknown> {
  seq: number;
  body: string;
}

/** Hashes of a chain made anew, head included: what an attacker does who knows the code. */
async function recompute(tx: Queryable, shard: number): Promise<void> {
  let hash: Buffer = Buffer.alloc(0);
  let last = 0;
  const entries = await tx.run<Stored>(
    sql`select seq, body from audit_entry where shard = ${shard} order by seq`,
  );
  for (const { seq, body } of entries) {
    hash = createHash("sha256").update(hash).update(body, "utf8").digest();
    last = seq;
    await tx.run(sql`update audit_entry set hash = ${hash} where shard = ${shard} and seq = ${seq}`);
  }
  await tx.run(sql`update audit_chain set seq = ${last}, hash = ${hash} where shard = ${shard}`);
}

async function newestOf(id: string): Promise<{ shard: number; seq: number }> {
  const [entry] = await db.run<{ shard: number; seq: number }>(
    sql`select shard, seq from audit_entry where record_id = ${id} order by seq desc limit 1`,
  );
  if (!entry) throw new Error(`no entry of ${id}`);
  return entry;
}

describe("the heads", () => {
  it("are all there", async () => {
    expect(await found((tx) => tx.run(sql`delete from audit_chain where shard = 7`))).toContain("head");
  });

  it("are not there without their entries, and entries not without their head", async () => {
    const gone = async (tx: Queryable) => {
      await tx.run(sql`delete from audit_chain where shard = 7`);
      await tx.run(sql`delete from audit_entry where shard = 7`);
    };
    expect(await found(gone)).toContain("head");
    expect(await found((tx) => tx.run(sql`insert into audit_chain (shard) values (300)`))).toContain("head");
    const orphan = (tx: Queryable) =>
      tx.run(sql`insert into audit_entry (shard, seq, at, record, record_id, body, hash)
        select 300, 1, at, record, record_id, body, sha256(convert_to(body, 'UTF8')) from audit_entry limit 1`);
    expect(await found(orphan)).toContain("300");
  });
});

describe("against its anchors", () => {
  let id: string;
  beforeEach(async () => {
    id = await make("Anchored");
    await anchorHeads(db, anchors, new Date().toISOString());
  });

  it("holds", async () => {
    const { broken, anchors: seen } = await verifyHistory(db, anchors);
    expect(broken).toBeUndefined();
    expect(seen?.count).toBeGreaterThan(1);
  });

  it("shows that the newest entries were cut off and the head set back", async () => {
    const { shard, seq } = await newestOf(id);
    const cut = async (tx: Queryable) => {
      await tx.run(sql`delete from audit_entry where shard = ${shard} and seq >= ${seq}`);
      await recompute(tx, shard);
    };
    expect(await found(cut)).toMatch(/anchor/);
  });

  it("shows that everything was emptied", async () => {
    const empty = async (tx: Queryable) => {
      await tx.run(sql`delete from audit_entry`);
      await tx.run(sql`delete from status_log`);
      await tx.run(sql`update audit_chain set seq = 0, hash = ''`);
    };
    expect(await found(empty)).toMatch(/anchor/);
  });

  it("shows that an entry was changed and its whole chain recomputed", async () => {
    const { shard, seq } = await newestOf(id);
    const rewrite = async (tx: Queryable) => {
      await tx.run(sql`update audit_entry set body = replace(body, 'Anchored', 'Innocent')
        where shard = ${shard} and seq = ${seq}`);
      await recompute(tx, shard);
    };
    expect(await found(rewrite)).toMatch(/anchor/);
  });

  it("shows it although a newer anchor was written over the rewritten history", async () => {
    const { shard, seq } = await newestOf(id);
    const before = await readFile(anchors, "utf8");
    const last = before.trimEnd().split("\n").at(-1) ?? "";
    const rewrite = async (tx: Queryable) => {
      await tx.run(sql`update audit_entry set body = replace(body, 'Anchored', 'Innocent')
        where shard = ${shard} and seq = ${seq}`);
      await recompute(tx, shard);
      // As a server would write it that asks no questions: over all chains, after the line that they contradict.
      const aside = `${anchors}.aside`;
      await anchorHeads(within(tx), aside, new Date().toISOString());
      const line = (await readFile(aside, "utf8")).replace(/-\n$/, `${digest(last)}\n`);
      await writeFile(anchors, before + line);
      expect((await verifyHistory(tx, aside)).broken).toBeUndefined();
      expect((await verifyHistory(tx, anchors)).broken?.problem).toContain(last.split(" ")[0]);
      await writeFile(anchors, before);
    };
    await found(rewrite);
  });

  it("is not vouched for when it was rewritten", async () => {
    const { shard, seq } = await newestOf(id);
    const before = await readFile(anchors);
    const rewrite = async (tx: Queryable) => {
      await tx.run(sql`update audit_entry set body = replace(body, 'Anchored', 'Innocent')
        where shard = ${shard} and seq = ${seq}`);
      await recompute(tx, shard);
      // The server notices when it wants to go on, and does not anchor what it cannot vouch for.
      await expect(anchorHeads(within(tx), anchors, new Date().toISOString())).rejects.toThrow(/anchor/);
    };
    expect(await found(rewrite)).toMatch(/anchor/);
    expect(await readFile(anchors)).toEqual(before);
  });
});

describe("the file of anchors", () => {
  const restored = async (work: (lines: string[]) => Promise<unknown>) => {
    const whole = await readFile(anchors, "utf8");
    await work(whole.trimEnd().split("\n"));
    const problem = await verified();
    await writeFile(anchors, whole);
    expect(await verified()).toBeUndefined();
    return problem;
  };

  it("is a chain itself: a line that was changed or taken out shows", async () => {
    for (const name of ["A", "B"]) {
      await make(name);
      await anchorHeads(db, anchors, new Date().toISOString());
    }
    const without = (lines: string[]) => writeFile(anchors, `${lines.toSpliced(1, 1).join("\n")}\n`);
    expect(await restored(without)).toContain("anchors");
    const changed = (lines: string[]) =>
      writeFile(anchors, `${lines.join("\n").replace(/^\S+/, "2020-01-01T00:00:00.000Z")}\n`);
    expect(await restored(changed)).toContain("anchors");
  });

  it("is missed when it is gone", async () => {
    expect(await restored(() => rm(anchors))).toContain("no anchors");
  });

  it("goes on after a line that a crash cut off", async () => {
    await appendFile(anchors, "2026-01-01T00:00:00.000Z 1,2,3");
    await make("After the crash");
    await anchorHeads(db, anchors, new Date().toISOString());
    expect(await verified()).toBeUndefined();
  });

  it("grows only when something happened", async () => {
    const size = async () => (await readFile(anchors)).length;
    await anchorHeads(db, anchors, new Date().toISOString());
    const before = await size();
    await anchorHeads(db, anchors, new Date().toISOString());
    expect(await size()).toBe(before);
  });
});

describe("the log of statuses", () => {
  it("from before the chain is sealed by the migration, and shows what was done to it since", async () => {
    const old = await openTestDatabase();
    await migrate(old.db);
    // As it was before: no mark, no seal, and statuses without entries.
    await old.db.run(sql`alter table status_log drop column before_chain`);
    await old.db.run(sql`delete from migration where name like '0008%'`);
    await old.db.run(sql`insert into status_log (record_id, record, status, at, user_name)
      select gen_random_uuid(), 'work_order', 'created', now(), 'Anna ' || n from generate_series(1, 20) n`);
    await migrate(old.db);
    const verdict = () => verifyHistory(old.db);
    expect(await verdict()).toMatchObject({ statuses: 0, statusesBefore: 20, broken: undefined });
    await old.db.run(sql`update status_log set user_name = 'Bruno' where user_name = 'Anna 7'`);
    expect((await verdict()).broken?.problem).toContain("sealed");
    await old.db.run(sql`update status_log set user_name = 'Anna 7' where user_name = 'Bruno'`);
    expect((await verdict()).broken).toBeUndefined();
    await old.db.run(sql`delete from status_log where user_name = 'Anna 20'`);
    expect((await verdict()).broken?.problem).toContain("sealed");
    await old.db.close();
    await old.drop();
  });

  it("is chained: every status of the demo has its entry, and no history shows it", async () => {
    const { statuses, statusesBefore } = await verifyHistory(db, anchors);
    const [rows] = await db.run<{ n: number }>(sql`select count(*) as n from status_log`);
    expect(rows?.n).toBeGreaterThan(50);
    expect(statuses).toBe(rows?.n);
    expect(statusesBefore).toBe(0);
  });

  it("shows a status that was changed", async () => {
    const who = (tx: Queryable) =>
      tx.run(
        sql`update status_log set user_name = 'Somebody else' where seq = (select min(seq) from status_log)`,
      );
    expect(await found(who)).toContain("status");
    const what = (tx: Queryable) =>
      tx.run(sql`update status_log set status = 'billed' where seq = (select min(seq) from status_log)`);
    expect(await found(what)).toContain("status");
  });

  it("shows a status that was removed, and one that was forged", async () => {
    const remove = (tx: Queryable) =>
      tx.run(sql`delete from status_log where seq = (select max(seq) from status_log)`);
    expect(await found(remove)).toContain("status");
    const forge = (tx: Queryable) =>
      tx.run(sql`insert into status_log (record_id, record, status, at)
        select record_id, record, 'billed', at from status_log limit 1`);
    expect(await found(forge)).toContain("status");
    const swap = async (tx: Queryable) => {
      await forge(tx);
      await tx.run(sql`delete from status_log where seq = (select min(seq) from status_log)`);
    };
    expect(await found(swap)).toContain("status");
  });

  it("shows a forged one that claims to be from before the chain", async () => {
    const forge = (tx: Queryable) =>
      tx.run(sql`insert into status_log (record_id, record, status, at, before_chain)
        select record_id, record, 'billed', at, true from status_log limit 1`);
    expect(await found(forge)).toContain("status");
  });
});
