/** Numbers without gaps and without doubles, whatever happens in the middle. */
import { gapsOf, type Series } from "@plimsoll/domain/numbering/series";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/database";
import { migrate } from "#db/migrate";
import { sql } from "#db/sql";
import { takeNumber } from "#numbering/store";
import { openTestDatabase } from "./harness.ts";

const series: Series = { key: "test", pattern: "{country}-T-{year}-{number:5}", reset: ["country", "year"] };
const occasion = { country: "BR", date: "2026-11-15" };

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await migrate(db);
  await db.script("create table issued (text text primary key, number integer not null)");
});
afterAll(async () => {
  await db.close();
  await drop();
});
beforeEach(() => db.script("delete from issued; delete from number_series"));

/** A document: its number and its row in one transaction, which may fail after the number was taken. */
const issue = (fails = false) =>
  db.transaction(async (tx) => {
    const { text, number } = await takeNumber(tx, series, occasion);
    await tx.run(sql`insert into issued (text, number) values (${text}, ${number})`);
    if (fails) throw new Error("changed my mind");
    return text;
  });
const numbers = async () =>
  (await db.run<{ number: number }>(sql`select number from issued`)).map((row) => row.number);

describe("a series", () => {
  it("gives 200 documents issued at once 200 numbers, without gaps and without doubles", async () => {
    const texts = await Promise.all(Array.from({ length: 200 }, () => issue()));
    expect(new Set(texts).size).toBe(200);
    expect(texts).toContain("BR-T-2026-00001");
    expect(texts).toContain("BR-T-2026-00200");
    expect(gapsOf(await numbers())).toEqual([]);
  });

  it("takes a number back with the document that failed", async () => {
    const tries = Array.from({ length: 60 }, (_, at) => issue(at % 3 === 0).catch(() => undefined));
    await Promise.all(tries);
    const given = await numbers();
    expect(given).toHaveLength(40);
    expect(gapsOf(given)).toEqual([]);
    expect(Math.max(...given)).toBe(40);
  });

  it("counts each country and year for itself", async () => {
    const take = (country: string, date: string) =>
      db.transaction((tx) => takeNumber(tx, series, { country, date }));
    expect((await take("BR", "2026-01-01")).text).toBe("BR-T-2026-00001");
    expect((await take("AR", "2026-01-01")).text).toBe("AR-T-2026-00001");
    expect((await take("BR", "2027-01-01")).text).toBe("BR-T-2027-00001");
    expect((await take("BR", "2026-12-31")).text).toBe("BR-T-2026-00002");
  });

  it("refuses an occasion that it cannot print, and takes nothing for it", async () => {
    const odd = db.transaction((tx) => takeNumber(tx, series, { country: "Brazil", date: "2026-11-15" }));
    await expect(odd).rejects.toThrow("cannot count");
    expect(await db.run(sql`select * from number_series`)).toEqual([]);
  });
});
