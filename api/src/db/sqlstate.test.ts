/**
 * What a refusal of the database means to the caller.
 *
 * @engine any: no database is opened
 */
import { expect, it } from "vitest";
import { isStopped, translateDatabaseError } from "./sqlstate.ts";

const problem = (code: string | undefined, message = "") =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

it.each([
  ["a lost connection", problem("08006")],
  ["a refused one", problem("08001")],
  ["a server that stops", problem("57P01")],
  ["one that crashed", problem("57P02")],
  ["one that starts", problem("57P03")],
  ["too many connections", problem("53300")],
  ["no memory", problem("53200")],
  ["a disk that cannot be read", problem("58030")],
  ["a standby that takes no writes", problem("25006")],
  ["a transaction that was idle too long", problem("25P03")],
  ["a reset", problem("ECONNRESET", "read ECONNRESET")],
  ["a broken pipe", problem("EPIPE", "write EPIPE")],
  ["silence", problem("ETIMEDOUT")],
  ["a connection that ended", problem(undefined, "Connection terminated unexpectedly")],
  [
    "one that is used after its end",
    problem(undefined, "Client has encountered a connection error and is not queryable"),
  ],
  ["a pool without a free one", problem(undefined, "timeout exceeded when trying to connect")],
  ["an answer that does not come", problem(undefined, "Query read timeout")],
])("asks the caller to come back after %s", (_, given) => {
  const failure = translateDatabaseError(given);
  expect(failure?.issues).toEqual([{ code: "unavailable" }]);
  expect([failure?.status, failure?.retryAfter]).toEqual([503, 2]);
});

it.each([
  ["took_too_long", "57014"],
  ["no_space", "53100"],
  ["busy", "55P03"],
  ["busy", "40P01"],
  ["busy", "40001"],
])("answers %s to %s", (code, state) => {
  const failure = translateDatabaseError(problem(state));
  expect([failure?.status, failure?.issues[0]?.code, failure?.retryAfter]).toEqual([503, code, 2]);
  expect(isStopped(problem(state))).toBe(state === "57014");
});

it("leaves mistakes of ours alone", () => {
  expect(translateDatabaseError(problem("42601"))).toBeUndefined();
  expect(translateDatabaseError(problem("ENOENT"))).toBeUndefined();
  expect(translateDatabaseError(problem(undefined, "x is not a function"))).toBeUndefined();
});
