/** What the customer and we say about parts of a draft: by whom, about which version, who is told, and when it ends. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Certifying, openCertifying, seen } from "./certifying.ts";
import type { Client, TestServer } from "./harness.ts";
import { attributes, type Fixtures, refusal } from "./orders.ts";

let work: Certifying;
let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let customer: Client;
let stranger: Client;

beforeAll(async () => {
  work = await openCertifying();
  ({ server, fixtures, ops, customer, stranger } = work);
});
afterAll(() => server.close());

const certificate: Certifying["certificate"] = (...asked) => work.certificate(...asked);
const comment = (action: string, input: object, client = ops) =>
  client.call("service", action, "certificate_comment", input);
const draft = async (more: object = {}) => work.draft(await work.newOrder(more), { languages: ["en"] });
const sent: Certifying["sent"] = (...asked) => work.sent(...asked);

const said = async (id: string, client = ops) =>
  attributes(
    await comment(
      "list",
      { conditions: [{ attribute: "certificate_id", operator: "=", value: id }] },
      client,
    ),
  ) as {
    section: string;
    text: string;
    draft_version: number;
    from_customer: boolean;
    author_name: string;
  }[];

async function noticesOf(client: Client): Promise<{ kind: string; subject: string; record_id: string }[]> {
  const input = { order: [["created_at", "desc"]], pagination: { page: 1, size: 20 } };
  return attributes(await client.call("session", "list", "notification", input));
}

it("is said by both sides about a version, and the other side is told", async () => {
  const row = await sent(await draft());
  const about = { certificate_id: row.id };
  const theirs = attributes(
    await comment("create", { ...about, section: "voyage", text: "The flag is wrong" }, customer),
  );
  expect(theirs).toMatchObject({ from_customer: true, draft_version: 1, section: "voyage" });
  expect(theirs.author_id).toBeUndefined();
  const [told] = await noticesOf(ops);
  expect([told?.kind, told?.subject, told?.record_id]).toEqual(["certificate_commented", row.name, row.id]);

  attributes(await comment("create", { ...about, section: "voyage", text: "It will be Panama" }));
  const [heard] = await noticesOf(customer);
  expect([heard?.kind, heard?.record_id]).toEqual(["certificate_commented", row.id]);
  const mails = await server.app.db.run<{ payload: { to: string; text: string } }>(
    sql`select payload from job where kind = 'mail' and payload::text like '%It will be Panama%'`,
  );
  expect(mails.map(({ payload }) => payload.to)).toEqual(["buyer@customer.test"]);

  const back = attributes(await certificate("reprove", { ...seen(row), justification: "Flag" }, customer));
  const mine = attributes(await certificate("load", { id: back.id }));
  const again = await sent(mine);
  attributes(await comment("create", { ...about, section: "whole", text: "Better" }, customer));
  expect((await said(row.id)).map((one) => [one.draft_version, one.from_customer, one.text])).toEqual([
    [1, true, "The flag is wrong"],
    [1, false, "It will be Panama"],
    [2, true, "Better"],
  ]);
  expect(await said(row.id, customer)).toHaveLength(3);
  expect(again.status).toBe("sent");
});

it("is kept as it was written, and ends when the certificate is answered for good", async () => {
  const row = await sent(await draft());
  const about = { certificate_id: row.id, text: "Once" };
  const made = attributes(await comment("create", about, customer));
  expect(made.section).toBe("whole");
  for (const action of ["update", "delete"])
    expect((await comment(action, { id: made.id, version: 1, text: "Twice" })).status).not.toBe(200);
  const forged = await comment("create", { ...about, from_customer: false, author_name: "Us" }, customer);
  expect(forged.status).not.toBe(200);
  expect(refusal(await comment("create", { ...about, text: "" }, customer))[2]).toBe("text");
  expect(refusal(await comment("create", { ...about, section: "nothing" }, customer))[2]).toBe("section");
  expect(refusal(await comment("create", { ...about, text: "x".repeat(2001) }, customer))[2]).toBe("text");
  const ready = attributes(await certificate("approve", seen(row), customer));
  expect(refusal(await comment("create", about, customer)).slice(0, 2)).toEqual([409, "comments_closed"]);
  attributes(await comment("create", about));
  const whole = attributes(await certificate("load", { id: ready.id }));
  attributes(await certificate("issue", seen(whole)));
  expect(refusal(await comment("create", about)).slice(0, 2)).toEqual([409, "comments_closed"]);
  expect(await said(row.id)).toHaveLength(2);
});

it("is nobody else's, and what we say of a draft is ours until it is sent", async () => {
  const row = await draft();
  attributes(await comment("create", { certificate_id: row.id, text: "Among ourselves" }));
  expect(await said(row.id, customer)).toEqual([]);
  expect((await comment("create", { certificate_id: row.id, text: "?" }, customer)).status).not.toBe(200);
  expect((await noticesOf(customer)).some((one) => one.record_id === row.id)).toBe(false);
  const other = await sent(await draft({ customer_id: fixtures.otherCustomer }));
  const about = { certificate_id: other.id, text: "Mine?" };
  for (const client of [customer, stranger]) {
    const refused = await comment("create", about, client);
    expect([403, 404, 405, 422]).toContain(refused.status);
    expect(await said(other.id, client)).toEqual([]);
  }
  expect(await said(other.id)).toEqual([]);
});

it("comes with the answer by link, all of it or nothing", async () => {
  const row = await sent(await draft(), ["reader@customer.test"]);
  attributes(
    await comment("create", { certificate_id: row.id, section: "parties", text: "Please look here" }),
  );
  const [mail] = await server.app.db.run<{ payload: { text: string } }>(
    sql`select payload from job where kind = 'mail' and payload::text like '%reader@customer.test%'
      and payload::text like '%token=%' order by created_at desc limit 1`,
  );
  const token = /token=([\w-]+)/.exec(mail?.payload.text ?? "")?.[1] ?? "";
  const view = (await server.post("/api/certificate/view", { token })).body.attributes;
  expect(view.sections).toEqual(expect.arrayContaining(["whole", "parties", "voyage", "signatory"]));
  expect(view.comments).toMatchObject([
    { section: "parties", text: "Please look here", from_customer: false },
  ]);

  const answer = { token, status: "reproved", name: "Paulo Andrade" };
  const comments = [
    { section: "voyage", text: "Flag" },
    { section: "signatory", text: "Full name" },
  ];
  // Without a reason nothing is answered, and nothing said.
  const refused = await server.post("/api/certificate/answer", { ...answer, comments });
  expect(refused.status).toBe(405);
  expect(await said(row.id)).toHaveLength(1);
  const both = await Promise.all(
    [1, 2].map(() => server.post("/api/certificate/answer", { ...answer, reason: "See comments", comments })),
  );
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
  const all = await said(row.id);
  // Those of one answer are of one instant.
  expect(all.map(({ section, text }) => `${section}: ${text}`).toSorted()).toEqual([
    "parties: Please look here",
    "signatory: Full name",
    "voyage: Flag",
  ]);
  expect(all[1]).toMatchObject({ from_customer: true, draft_version: 1 });
  expect(all[1]?.author_name).toContain("Paulo Andrade");
});
