/** Seals in somebody's hands: handed out once, counted down by what is on holds, told to whoever has them and to nobody else. */
import { sealStock } from "@plimsoll/domain/operation/seal-stock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal, startedOperation } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let surveyor: Client;
let classifier: Client;
let abroad: Client;
let guest: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  surveyor = await server.as("ops.br");
  classifier = await server.as("classifier.br");
  abroad = await server.as("ops.ar");
  guest = await server.as("customer");
});
afterAll(() => server.close());

const inspectorOf = async (name: string) => {
  const [row] = await server.app.db.run<{ id: string }>(sql`select id from inspector where name = ${name}`);
  return row?.id ?? "";
};
const handedOut = async (name: string, first: string, last: string, more: object = {}) => ({
  inspector_id: await inspectorOf(name),
  prefix: "T-",
  first,
  last,
  issued_on: "2026-11-02",
  place: null,
  ...more,
});
const bundleOf = async (client: Client, id: string) =>
  attributes(await client.call("service", "bundle", "operation", { id }));
const leftOf = async (client: Client, id: string) => {
  const { seals } = await bundleOf(client, id);
  return sealStock(seals.ranges, seals.used);
};
const planned = async () => {
  const plan = { storage_plan: [{ hold: 1, product_id: fixtures.product, planned: "9000" }] };
  return (await startedOperation(surveyor, fixtures, plan)).operation.id as string;
};
const seal = (operation_id: string, position: number, number: string) =>
  surveyor.call("service", "create", "hold_sealing", { operation_id, hold: 1, position, number });

describe("seals in hand", () => {
  it("come along with the bundle, and are one fewer with each that is on a hold", async () => {
    const id = await planned();
    const before = await leftOf(surveyor, id);
    expect(before).toMatchObject({ issued: 51, applied: 20, left: 31, next: "BR0005014" });
    const made = attributes(await seal(id, 1, "BR0005014"));
    expect(await leftOf(surveyor, id)).toMatchObject({ applied: 21, left: 30, next: "BR0005015" });
    const { version } = made;
    attributes(
      await surveyor.call("service", "update", "hold_sealing", { id: made.id, version, state: "void" }),
    );
    expect(await leftOf(surveyor, id)).toMatchObject({ applied: 20, spoiled: 1, left: 30 });
  });

  it("leave out what is used up or was given back", async () => {
    const id = await planned();
    const { seals } = await bundleOf(surveyor, id);
    const one = attributes(
      await surveyor.register("create", "seal_range", await handedOut("Marcos Tavares", "1", "1")),
    );
    const two = attributes(
      await surveyor.register("create", "seal_range", await handedOut("Marcos Tavares", "5", "6")),
    );
    expect((await bundleOf(surveyor, id)).seals.ranges).toHaveLength(seals.ranges.length + 2);
    attributes(await seal(id, 1, "T-1"));
    attributes(
      await surveyor.register("update", "seal_range", { id: two.id, version: two.version, active: false }),
    );
    const now = await bundleOf(surveyor, id);
    expect(now.seals.ranges).toEqual(seals.ranges);
    expect(now.seals.used.map((used: { number: string }) => used.number)).not.toContain("T-1");
    const known = now.records.seal_range.map((row: { id: string }) => row.id);
    // Used up, it still says whose the seal on this hold was; another operation has nothing to ask it.
    expect([known.includes(one.id), known.includes(two.id)]).toEqual([true, false]);
    const { records } = await bundleOf(surveyor, await planned());
    expect(records.seal_range.map((row: { id: string }) => row.id)).not.toContain(one.id);
  });

  it("come along to everybody while one of them is left, and not for a number that only looks like one", async () => {
    const [id, elsewhere] = [await planned(), await planned()];
    const box = attributes(
      await surveyor.register("create", "seal_range", await handedOut("Rafael Nogueira", "31", "33")),
    );
    const isKnown = async () => {
      const { records } = await bundleOf(classifier, elsewhere);
      return records.seal_range.some((row: { id: string }) => row.id === box.id);
    };
    attributes(await seal(id, 1, "T-31"));
    attributes(await seal(id, 2, "T-32"));
    attributes(await seal(id, 3, "T-3A"));
    expect(await isKnown()).toBe(true);
    attributes(await seal(id, 4, "T-33"));
    expect(await isKnown()).toBe(false);
  });

  it("are told, not refused, when somebody else has them or nobody", async () => {
    const id = await planned();
    attributes(await seal(id, 1, "BR0005061"));
    attributes(await seal(id, 2, "FOUND-77"));
    expect(await leftOf(surveyor, id)).toMatchObject({ issued: 51 });
  });
});

describe("seals of others", () => {
  it("are not in anybody else's stock, nor in a guest's or a foreigner's sight", async () => {
    const id = await planned();
    expect((await bundleOf(classifier, id)).seals).toMatchObject({
      name: "Júlia Paranhos",
      ranges: [],
      used: [],
    });
    const [own] = attributes(await surveyor.register("list", "seal_range", {}));
    expect(refusal(await abroad.register("load", "seal_range", { id: own.id }))[1]).toBe("not_found");
    const seen = attributes(await abroad.register("list", "seal_range", {}));
    expect(seen.map((row: { prefix: string }) => row.prefix)).toEqual(["AR"]);
    const [operation] = attributes(await guest.call("service", "list", "operation", {}));
    const shown = await bundleOf(guest, operation.id);
    expect([shown.seals, shown.records.seal_range]).toEqual([null, undefined]);
    expect(refusal(await guest.register("list", "seal_range", {}))[0]).toBe(403);
  });

  it("are nobody's who is no surveyor", async () => {
    const id = await planned();
    const admin = await server.as("admin");
    const bundle = await bundleOf(admin, id);
    expect(bundle.seals).toBeNull();
    expect(bundle.records.seal_range.length).toBeGreaterThan(3);
  });
});

describe("handing out", () => {
  it("refuses a number that somebody has, and says who and which", async () => {
    attributes(
      await surveyor.register("create", "seal_range", await handedOut("Rafael Nogueira", "100", "149")),
    );
    const refused = await surveyor.register(
      "create",
      "seal_range",
      await handedOut("Marcos Tavares", "140", "160"),
    );
    expect(refusal(refused)).toEqual([409, "seal_already_issued", "first"]);
    expect(refused.body.errors[0].message).toBe("Seal T-140 has been issued to Rafael Nogueira already");
    const around = await surveyor.register(
      "create",
      "seal_range",
      await handedOut("Marcos Tavares", "090", "160"),
    );
    expect(around.body.errors[0].message).toContain("T-100");
    const other = await handedOut("Marcos Tavares", "140", "160", { prefix: null });
    attributes(await surveyor.register("create", "seal_range", other));
  });

  it("gives a number to one of two who ask at once", async () => {
    const wanted = await Promise.all([
      handedOut("Marcos Tavares", "700", "720"),
      handedOut("Rafael Nogueira", "710", "730"),
    ]);
    const replies = await Promise.all(wanted.map((row) => surveyor.register("create", "seal_range", row)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("hands out again what came back", async () => {
    const first = attributes(
      await surveyor.register("create", "seal_range", await handedOut("Rafael Nogueira", "800", "810")),
    );
    const again = await handedOut("Marcos Tavares", "805", "810");
    expect(refusal(await surveyor.register("create", "seal_range", again))[1]).toBe("seal_already_issued");
    const { id, version } = first;
    attributes(await surveyor.register("update", "seal_range", { id, version, last: "804" }));
    attributes(await surveyor.register("create", "seal_range", again));
  });
});
