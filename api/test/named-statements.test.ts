/** A statement with a name is described by the database once; what it answers is read alike before and after. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#db/database";
import { sql } from "#db/sql";
import { openTestDatabase } from "./harness.ts";

let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase({ env: { DEMO: "false" } }));
  await db.script(
    "create table thing (id integer primary key, note text, cost numeric(9,2), at timestamptz, bytes bytea)",
  );
});
afterAll(async () => {
  await db.close();
  await drop();
});

/** The first time without a name, the second described, then read by what is known of it. */
const TIMES = [1, 2, 3, 4];

it("reads every kind of value, and none, the same each time", async () => {
  await db.run(
    sql`insert into thing values (1, 'é"\\', 12.50, '2026-11-15 03:00:00.5+00', ${Buffer.from([0, 255])}), (2, null, null, null, null)`,
  );
  for (const time of TIMES) {
    const rows =
      await db.run(sql`select id, note, cost, at, bytes, json_build_array(id) as list, id = ${1}::integer as is_first
      from thing where id = any(${[1, 2]}::integer[]) order by id`);
    expect([time, rows]).toEqual([
      time,
      [
        {
          id: 1,
          note: 'é"\\',
          cost: "12.50",
          at: "2026-11-15T03:00:00.500Z",
          bytes: Buffer.from([0, 255]),
          list: [1],
          is_first: true,
        },
        { id: 2, note: null, cost: null, at: null, bytes: null, list: [2], is_first: false },
      ],
    ]);
  }
});

it("answers no rows where there are none, or where a statement has none to give", async () => {
  for (const time of TIMES) {
    expect([time, await db.run(sql`select id from thing where id = ${-time}`)]).toEqual([time, []]);
    expect([time, await db.run(sql`update thing set note = ${`time ${time}`} where id = 2`)]).toEqual([
      time,
      [],
    ]);
  }
  expect(await db.run(sql`select note from thing where id = ${2}`)).toEqual([{ note: "time 4" }]);
});

it("fails for itself alone: at a refusal, and at a value that cannot be written down", async () => {
  const odd = {
    toPostgres: () => {
      throw new Error("cannot be written down");
    },
  };
  for (const time of TIMES) {
    await expect(db.run(sql`insert into thing (id) values (${1})`)).rejects.toMatchObject({ code: "23505" });
    await expect(db.run(sql`select id from thing where note = ${time < 3 ? "x" : odd}`))
      .resolves.toEqual([])
      .catch((problem) => {
        expect([time, String(problem.cause ?? problem)]).toEqual([
          time,
          expect.stringContaining("cannot be written down"),
        ]);
      });
    expect(await db.run(sql`select id from thing where id = ${1}`)).toEqual([{ id: 1 }]);
  }
});

it("says who asked, not who read the answer", async () => {
  for (const time of TIMES) {
    const problem = await db.run(sql`select 1 / ${0}::integer`).catch((one: Error) => one);
    expect([time, (problem as Error).stack]).toEqual([
      time,
      expect.stringContaining("named-statements.test.ts"),
    ]);
  }
});

it("never shows values under the names that columns had before", async () => {
  const ask = () => db.run(sql`select * from thing where id = ${1}::integer`);
  for (const _ of TIMES) await ask();
  await db.script("alter table thing drop column note; alter table thing add column more text default 'new'");
  const answers = await Promise.all(
    TIMES.map(() => ask().catch((problem: { code: string }) => problem.code)),
  );
  for (const answer of answers) {
    if (typeof answer === "string") expect(answer).toBe("0A000");
    else expect(answer).toMatchObject([{ id: 1, cost: "12.50", more: "new" }]);
  }
});
