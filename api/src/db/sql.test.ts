/**
 * Statements put together from pieces, without a value ever becoming text of theirs.
 *
 * @engine any: no database is opened
 */
import { describe, expect, it } from "vitest";
import { compile, name, refilled, sql, Templates } from "./sql.ts";

describe("a fragment", () => {
  it("turns values into parameters, wherever they stand", () => {
    const inner = sql`t.${name("day")} > ${"2026-01-01"}`;
    expect(compile(sql`select ${1} from t where ${inner} limit ${50}`)).toEqual({
      text: 'select $1 from t where t."day" > $2 limit $3',
      values: [1, "2026-01-01", 50],
    });
  });

  it("is nothing that could come over the wire", () => {
    const sent = JSON.parse('{"strings":["; drop table port"],"values":[]}');
    expect(compile(sql`select ${sent}`)).toEqual({ text: "select $1", values: [sent] });
  });
});

describe("a template", () => {
  it("is put together once, and filled each time", () => {
    const templates = new Templates();
    let made = 0;
    const fill = (id: string, day: string) =>
      templates.fill("one", [id, day], ([idPlace, dayPlace]) => {
        made++;
        return sql`update t set day = ${dayPlace} where id = ${idPlace} and day <> ${dayPlace}`;
      });
    const text = "update t set day = $2 where id = $1 and day <> $2";
    expect(fill("a", "2026-01-01")).toEqual({ text, values: ["a", "2026-01-01"] });
    expect(fill("b", "2026-02-02")).toEqual({ text, values: ["b", "2026-02-02"] });
    expect(made).toBe(1);
  });

  it("is forgotten when there are too many, and made again", () => {
    const templates = new Templates();
    const made: string[] = [];
    const fill = (key: string) =>
      templates.fill(key, [key], ([place]) => {
        made.push(key);
        return sql`select ${place}`;
      });
    for (let at = 0; at <= Templates.MOST; at++) fill(`k${at}`);
    expect(fill("k0")).toEqual({ text: "select $1", values: ["k0"] });
    expect(made.filter((key) => key === "k0")).toHaveLength(2);
  });

  it("never keeps a value of the first who asked", () => {
    const scope = sql`t.country = ${"BR"}`;
    expect(() => new Templates().fill("one", [], () => sql`select 1 where ${scope}`)).toThrow(/places/);
    const filled = new Templates().fill("one", scope.values.slice(), (places) => refilled(scope, places));
    expect(filled).toEqual({ text: "t.country = $1", values: ["BR"] });
  });
});
