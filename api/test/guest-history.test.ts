/** A guest reads the history of a row from where they could see it on, and our people are the company to them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, orderOf, proposalOf } from "./orders.ts";

let server: TestServer;
let ops: Client;
let sales: Client;
let guest: Client;
let fixtures: Fixtures;
let ourCompany: string;
const STAFF = ["Beatriz", "Operações", "ops.br", "billing.br"];

beforeAll(async () => {
  server = await openTestServer();
  ops = await server.as("ops.br");
  sales = await server.as("billing.br");
  guest = await server.as("customer");
  fixtures = await fixturesOf(server);
  const people = await server.app.db.run<{
    name: string;
    company: string;
  }>(sql`select u.name, c.name as company
    from "user" u join company c on c.id = u.company_id where u.login in ('ops.br@demo.test', 'billing.br@demo.test')`);
  STAFF.push(...people.map((one) => one.name));
  ourCompany = people[0]?.company ?? "";
});
afterAll(() => server.close());

async function sentProposal() {
  const call = async (action: string, input: object) =>
    attributes(await sales.call("proposal", action, "proposal", input));
  let row = await call("create", proposalOf(fixtures, { text: "<p>They will pay 2.10</p>" }));
  row = await call("update", {
    id: row.id,
    version: row.version,
    text: "<p>Our offer</p>",
    items: [{ ...row.items[0], rate: "1.75" }],
  });
  return call("changestatus", {
    id: row.id,
    version: row.version,
    status: "sent",
    recipients: ["secret.buyer@rival.test"],
  });
}

it("begins with the offer as it was sent, without drafts, recipients and names of ours", async () => {
  const row = await sentProposal();
  const history = attributes(await guest.call("proposal", "history", "proposal", { id: row.id }));
  expect(history).toHaveLength(1);
  expect(history[0]).toMatchObject({
    action: "changestatus",
    user: { name: ourCompany },
    changes: { status: [null, "sent"], text: [null, "<p>Our offer</p>"] },
  });
  const log = attributes(await guest.call("proposal", "getstatuslog", "proposal", { id: row.id }));
  const had = log.filter((one: { active: boolean }) => one.active);
  expect(had.map((one: { status: string }) => one.status)).toEqual(["sent"]);
  expect(log[0]).toMatchObject({ user: { name: ourCompany }, justification: null });
  const told = JSON.stringify([history, log]);
  for (const secret of ["2.10", "1.35", "rival.test", sales.userId, ...STAFF])
    expect(told).not.toContain(secret);

  const whole = attributes(await sales.call("proposal", "history", "proposal", { id: row.id }));
  expect(whole.map((one: { action: string }) => one.action)).toEqual(["changestatus", "update", "create"]);
  expect(JSON.stringify(whole)).toContain("They will pay 2.10");
});

it("names the guest's own people", async () => {
  const row = await sentProposal();
  attributes(
    await guest.call("proposal", "changestatus", "proposal", {
      id: row.id,
      version: row.version,
      status: "accepted",
    }),
  );
  const [last] = attributes(await guest.call("proposal", "history", "proposal", { id: row.id }));
  expect(last.user.id).toBe(guest.userId);
  expect(last.changes.status).toEqual(["sent", "accepted"]);
});

it("keeps a comment that was among ourselves first to what was shown in the end", async () => {
  const order = attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures)));
  const on = async (action: string, input: object) =>
    attributes(await ops.call("workorder", action, "comment", input));
  let comment = await on("create", { work_order_id: order.id, text: "They never pay on time" });
  comment = await on("update", {
    id: comment.id,
    version: comment.version,
    text: "Please send the contract",
    internal: false,
  });
  await on("update", { id: comment.id, version: comment.version, text: "Please send the contract today" });
  const seen = await guest.call("workorder", "history", "comment", { id: comment.id });
  const history = attributes(seen);
  expect(history.map((one: { changes: object }) => Object.keys(one.changes).includes("text"))).toEqual([
    true,
    true,
  ]);
  expect(history[1].changes.text).toEqual([null, "Please send the contract"]);
  expect(JSON.stringify(history)).not.toContain("never pay");
});

it("shows an order's history and statuses without our names and fields", async () => {
  const order = attributes(
    await ops.call(
      "workorder",
      "create",
      "work_order",
      orderOf(fixtures, { workunit_id: fixtures.workunit }),
    ),
  );
  const history = attributes(await guest.call("workorder", "history", "work_order", { id: order.id }));
  const log = attributes(await guest.call("workorder", "getstatuslog", "work_order", { id: order.id }));
  const told = JSON.stringify([history, log]);
  for (const secret of [ops.userId, fixtures.workunit, ...STAFF]) expect(told).not.toContain(secret);
  expect(history[0].user.name).toBe(ourCompany);
});

it("begins for staff, too, when the row came into their country", async () => {
  const admin = await server.as("admin");
  const argentine = await server.as("ops.ar");
  const make = async (action: string, input: object) =>
    attributes(await admin.register(action, "region", input));
  let region = await make("create", { name: "Secret in Brazil", country: "BR" });
  region = await make("update", { id: region.id, version: region.version, name: "Litoral", country: "AR" });
  const grant = sql`update profile_services set permissions = array['list', 'load'] where service = 'register' and role = 'region'`;
  await server.app.db.run(grant);
  const seen = await argentine.register("history", "region", { id: region.id });
  if (seen.status === 403) throw new Error("the account cannot read regions: the test shows nothing");
  expect(JSON.stringify(attributes(seen))).not.toContain("Secret in Brazil");
  expect(attributes(seen)[0].changes.name).toEqual([null, "Litoral"]);
});
