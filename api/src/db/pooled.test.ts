/**
 * The names under which a connection keeps statements.
 *
 * @engine any: no database is opened
 */
import { expect, it } from "vitest";
import { statementNames } from "./pooled.ts";

it("names a statement when it comes again, and keeps the name", () => {
  const nameOf = statementNames();
  expect([nameOf("select $1"), nameOf("select $1"), nameOf("select $1")]).toEqual([undefined, "q1", "q1"]);
  expect([nameOf("select $2"), nameOf("select $2")]).toEqual([undefined, "q2"]);
});

it("spends no names on what is asked once, and does not remember it for ever", () => {
  const nameOf = statementNames();
  nameOf("early");
  for (let at = 0; at < 5_000; at++) expect(nameOf(`once ${at}`)).toBeUndefined();
  expect([nameOf("early"), nameOf("early")]).toEqual([undefined, "q1"]);
});

it("has an end of names, after which the known ones still hold", () => {
  const nameOf = statementNames();
  const named = new Set<string | undefined>();
  for (let at = 0; at < 1_000; at++) {
    nameOf(`s${at}`);
    named.add(nameOf(`s${at}`));
  }
  expect(named.delete(undefined)).toBe(true);
  expect(named.size).toBe(400);
  expect(nameOf("s0")).toBe("q1");
});
