/**
 * Documents with a number, asked for as the pages ask: each call with a key of its own. One that is refused after it was
 * printed gives its number to the next, and leaves nothing behind; a key that comes again gets the first answer.
 */
import { randomUUID } from "node:crypto";
import { gapsOf } from "@plimsoll/domain/numbering/series";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { verifySeries } from "#numbering/verify-series";
import { type Desk, openDesk, sentTo } from "./billing.ts";
import { openTestServer, type TestServer } from "./harness.ts";
import { attributes, fixturesOf } from "./orders.ts";

const CLOSED = "2021-02";
const OPEN = "2021-03";

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await openTestServer();
  desk = await openDesk(server, await fixturesOf(server));
});
afterAll(() => server.close());

interface Approved {
  readonly id: string;
  readonly version: number;
}

const issue = ({ id, version }: Approved, month: string, key: string = randomUUID()) =>
  desk.clerk.call(
    "billing",
    "invoice",
    "pre_invoice",
    { id, version, nf_number: id.slice(-8), date: `${month}-10` },
    { idempotency_key: key },
  );

const issued = (rows: readonly Approved[]) =>
  server.app.db.run<{
    pre_invoice_id: string;
    number: string;
    files: number;
  }>(sql`select pre_invoice_id, number,
      (select count(*)::integer from attachment a where a.owner_id = i.id) as files
    from invoice i where pre_invoice_id = any(${rows.map(({ id }) => id)}::uuid[]) order by number`);

it("is issued once each, without a gap, beside others that are refused when they are printed", async () => {
  const rows: Approved[] = [];
  for (let at = 0; at < 8; at++) rows.push(await sentTo(desk, "approved"));
  const closing = { period: CLOSED, format: "csv" };
  expect((await desk.clerk.call("billing", "accounting", "invoice", closing)).status).toBe(200);
  // Every second one is of a month that accounting has, which is found out after printing.
  const replies = await Promise.all(rows.map((row, at) => issue(row, at % 2 === 0 ? CLOSED : OPEN)));
  expect(replies.map((one) => one.body.errors?.[0].code ?? "issued")).toEqual(
    rows.map((_, at) => (at % 2 === 0 ? "month_closed" : "issued")),
  );
  const found = await issued(rows);
  const answered = replies.filter((one) => one.status === 200).map((one) => attributes(one).number);
  expect(found.map(({ number }) => number)).toEqual(answered.toSorted());
  expect(found.map(({ files }) => files)).toEqual([1, 1, 1, 1]);
  expect(gapsOf(found.map(({ number }) => Number(number.slice(-6))))).toEqual([]);
  expect((await verifySeries(server.app.db)).problem).toBeUndefined();
});

it("is answered as the first time when its key comes again, at once or later, and not for another question", async () => {
  const row = await sentTo(desk, "approved");
  const other = await sentTo(desk, "approved");
  const key = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => issue(row, OPEN, key)));
  const later = await issue(row, OPEN, key);
  const [first] = replies;
  expect(first?.status).toBe(200);
  for (const one of [...replies, later]) expect(one.body).toEqual(first?.body);
  const reused = await issue(other, OPEN, key);
  expect([reused.status, reused.body.errors[0].code]).toEqual([409, "idempotency_key_reused"]);
  expect(await issued([row, other])).toHaveLength(1);
});
