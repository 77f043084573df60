/** A final classification goes to the customer's system, and from then on they see it here too. */
import { soybeanRequest } from "@plimsoll/domain/classification/worked-samples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "#start";
import { classifiedOperation, day, productsOf } from "./classifying.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { type OddReceiver, oddReceiver } from "./odd-receiver.ts";
import { attributes, fixturesOf } from "./orders.ts";

const SECRET = "known to both of us";
const { sample: SAMPLE } = soybeanRequest("II", "250.00", "2.00", { heat_damaged: "1.24" });

let server: TestServer;
let admin: Client;
let guest: Client;
let receiver: OddReceiver;
let partial: { id: string };
let final: { id: string; type: string; outcome: string };

beforeAll(async () => {
  server = await openTestServer({ env: { SYNC_ALLOW_PRIVATE: "true", SYNC_TIMEOUT: "5" } });
  startJobs(server.app);
  admin = await server.as("admin");
  guest = await server.as("customer");
  receiver = await oddReceiver(SECRET, () => "ok");
  const fixtures = await fixturesOf(server);
  const { version } = attributes(await admin.register("load", "customer", { id: fixtures.customer }));
  const values = { syncs: true, sync_address: receiver.url, sync_secret: SECRET };
  attributes(await admin.register("update", "customer", { id: fixtures.customer, version, ...values }));
  const products = await productsOf(server);
  const { operation } = await classifiedOperation(admin, fixtures, products);
  const about = { operation_id: operation, product_id: products.soybean };
  partial = attributes(
    await classification("create", {
      ...about,
      kind: "partial",
      hold: 1,
      date: day(0),
      group: "II",
      tonnage: "5000",
      sample: SAMPLE,
    }),
  );
  final = attributes(await classification("final", { ...about, basis: "combined" }));
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const classification = (action: string, input: object, client = admin) =>
  client.call("classification", action, "classification", input);
const sync = (id: string, client = admin) => client.call("wosync", "sync", "sync", { classification_id: id });

describe("a final classification", () => {
  it("is no business of the customer before it was sent", async () => {
    expect((await classification("load", { id: final.id }, guest)).status).toBe(404);
    expect((await sync(partial.id)).status).toBe(409);
  });

  it("arrives as the customer may see it, once, and is theirs to see from then on", async () => {
    const queued = attributes(await sync(final.id));
    await server.app.db.run(sql`update job set run_at = clock_timestamp() where kind = 'deliver'`);
    await server.app.jobs.runDue();
    const [arrival, ...more] = receiver.of(queued.delivery_id);
    expect([arrival?.isSigned, more]).toEqual([true, []]);
    const { classification: told } = JSON.parse(arrival?.body ?? "");
    expect(told).toMatchObject({ id: final.id, type: final.type, outcome: final.outcome });
    for (const hidden of ["manual", "group_manual", "author_id"]) expect(told).not.toHaveProperty(hidden);
    const seen = attributes(await classification("load", { id: final.id }, guest));
    expect(seen).toMatchObject({ outcome: final.outcome, synchronized_at: expect.stringMatching(/Z$/) });
    expect((await classification("load", { id: partial.id }, guest)).status).toBe(404);
    const again = await sync(final.id);
    expect([again.status, again.body.errors[0].code]).toEqual([409, "already_synchronized"]);
  });
});
