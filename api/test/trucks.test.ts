/** Trucks of an order: their way, their weights, their invoices, and the orders that they go over to. */
import { explainModulus11 } from "@plimsoll/domain/identifier/reading";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { openOperation } from "./fixtures/open-operation.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, operationsOf, orderOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let ops: Client;
let otherProduct: string;
let barges: string[];

const KEY = "35261112ABC34501DE35550010000007891876543216";

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  ops = await server.as("ops.br");
  const ids = async (text: ReturnType<typeof sql>) =>
    (await server.app.db.run<{ id: string }>(text)).map(({ id }) => id);
  [otherProduct = ""] = await ids(
    sql`select id from product where culture = 'maize' order by title_sort limit 1`,
  );
  barges = await ids(sql`select id from barge order by title_sort limit 4`);
});
afterAll(() => server.close());

const on =
  (type: string) =>
  (action: string, input: object, client = ops) =>
    client.call("service", action, type, input);
const truck = on("truck");
const invoice = on("fob_invoice");
const history = (type: string, service: string, id: string) =>
  ops.call(service, "history", type, { id }).then((reply) => attributes(reply));

async function roadOrder(more: object = {}) {
  const row = attributes(
    await ops.call("workorder", "create", "work_order", orderOf(fixtures, { kind: "fob", ...more })),
  );
  const { id: operation } = await openOperation(server.app.db, row.id);
  return { id: row.id as string, operation };
}

let made = 0;
const plate = () => `RZZ1A${String(++made).padStart(2, "0")}`;

const add = async (operation: string, more: object = {}) =>
  attributes(await truck("create", { operation_id: operation, plate: plate(), ...more }));

async function move(row: { id: string; version: number }, status: string, more: object = {}) {
  const reply = await truck("changestatus", { id: row.id, version: row.version, status, ...more });
  return attributes(reply);
}

describe("a truck", () => {
  it("is programmed, and goes its way with the moment of every step", async () => {
    const { operation } = await roadOrder();
    let row = await add(operation, { plate: "qua-1960", trailers: [{ plate: "qad 1b20" }], driver: "Rui" });
    expect(row).toMatchObject({ plate: "QUA1960", state: "programmed", net: null, loss: null });
    expect(row.trailers).toMatchObject([{ plate: "QAD1B20" }]);
    for (const state of ["arrived", "classified", "loading"]) {
      row = await move(row, state);
      expect(row).toMatchObject({ state, [`${state}_at`]: expect.stringMatching(/Z$/) });
    }
    const early = await truck("changestatus", { id: row.id, version: row.version, status: "loaded" });
    expect(early.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(["gross", "tare"]);
    const weights = { tare: "18200", gross: "57360", origin_net: "39200" };
    row = attributes(await truck("update", { id: row.id, version: row.version, ...weights }));
    expect(row).toMatchObject({ net: "39160.000", loss: "40.000" });
    for (const state of ["loaded", "dispatched", "delivered"]) row = await move(row, state);
    const log = attributes(await truck("getstatuslog", { id: row.id }));
    expect(log.map(({ status }: { status: string }) => status)).toEqual([
      "programmed",
      "arrived",
      "classified",
      "loading",
      "loaded",
      "dispatched",
      "delivered",
    ]);
  });

  it("is sent back with a reason, and may come again", async () => {
    const { operation } = await roadOrder();
    let row = await move(await add(operation), "arrived");
    const silent = await truck("changestatus", { id: row.id, version: row.version, status: "refused" });
    expect(refusal(silent)).toEqual([405, "justification_required", "justification"]);
    row = await move(row, "refused", { justification: "Humidity 18.2 %" });
    expect(row).toMatchObject({ state: "refused", refusal: "Humidity 18.2 %" });
    row = await move(row, "arrived", { justification: "Dried" });
    expect(row.refusal).toBeNull();
  });

  it("is not in the yard twice, whichever form its plate has", async () => {
    const { operation } = await roadOrder();
    const first = await add(operation, { plate: "QUB1960" });
    const again = await truck("create", { operation_id: operation, plate: "QUB1J60" });
    expect(refusal(again)).toEqual([409, "truck_under_way", "plate"]);
    await move(await move(first, "arrived"), "refused", { justification: "wet" });
    expect((await truck("create", { operation_id: operation, plate: "QUB1J60" })).status).toBe(200);
  });

  it("takes no state by hand, no weight that is less than its tare, no key that is none", async () => {
    const { operation } = await roadOrder();
    const base = { operation_id: operation, plate: plate() };
    expect(refusal(await truck("create", { ...base, state: "delivered" }))[1]).toBe("not_editable");
    expect(refusal(await truck("create", { ...base, tare: "2", gross: "1" }))).toEqual([
      405,
      "gross_not_above_tare",
      "gross",
    ]);
    expect(refusal(await truck("create", { ...base, nf_key: `${KEY.slice(0, 43)}1` }))).toEqual([
      405,
      "invalid_invoice_key",
      "nf_key",
    ]);
  });

  it("is the business of its customer alone", async () => {
    const mine = await roadOrder({ customer_id: fixtures.customer });
    const others = await roadOrder({ customer_id: fixtures.otherCustomer });
    const [own, strange] = [await add(mine.operation), await add(others.operation)];
    const guest = await server.as("customer");
    expect(attributes(await truck("load", { id: own.id }, guest)).plate).toBe(own.plate);
    expect((await truck("load", { id: strange.id }, guest)).status).toBe(404);
    const write = { id: own.id, version: own.version, driver: "x" };
    expect((await truck("update", write, guest)).status).toBe(403);
  });
});

describe("a fiscal invoice", () => {
  it("is linked once, to trucks of its own order", async () => {
    const { operation } = await roadOrder();
    const other = await roadOrder();
    const [mine, strange] = [await add(operation), await add(other.operation)];
    const base = {
      operation_id: operation,
      number: "789",
      date: fixtures.today,
      weight: "39000",
      value: "61000",
    };
    const linked = await invoice("create", { ...base, truck_ids: [strange.id] });
    expect(refusal(linked)).toEqual([405, "reference_not_found", "truck_ids"]);
    const row = attributes(await invoice("create", { ...base, key: `NFe${KEY}`, truck_ids: [mine.id] }));
    expect(row).toMatchObject({ key: KEY, truck_ids: [mine.id] });
    const again = await invoice("create", { ...base, operation_id: other.operation, key: KEY });
    expect(refusal(again)).toEqual([409, "number_already_linked", "key"]);
    expect(again.body.errors[0].message).toContain(KEY);
  });

  it("is linked once, when twenty link it at the same instant to different orders", async () => {
    const orders = [await roadOrder(), await roadOrder(), await roadOrder(), await roadOrder()];
    const body = "352611112223330001815500100000099911234567";
    const key = `${body}8${explainModulus11(`${body}8`, "nt_2025_001").digit}`;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        invoice("create", {
          operation_id: orders[at % 4]?.operation,
          number: "999",
          date: fixtures.today,
          key,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect([
        [409, "number_already_linked", "key"],
        [422, "taken", "key"],
      ]).toContainEqual(refusal(reply));
  });
});

describe("trucks go over to another order", () => {
  const transfer = (truck_ids: readonly string[], work_order_id: string, client = ops) =>
    truck("transfertrucks", { truck_ids, work_order_id }, client);

  it("with their invoices, and both histories tell it", async () => {
    const [from, to] = [await roadOrder(), await roadOrder()];
    const rows = [await add(from.operation), await add(from.operation)];
    const paper = attributes(
      await invoice("create", {
        operation_id: from.operation,
        number: "1",
        date: fixtures.today,
        truck_ids: [rows[0].id],
      }),
    );
    const moved = attributes(
      await transfer(
        rows.map(({ id }) => id),
        to.id,
      ),
    );
    expect(moved).toHaveLength(2);
    for (const row of moved) expect(row).toMatchObject({ operation_id: to.operation, work_order_id: to.id });
    expect(attributes(await invoice("load", { id: paper.id })).operation_id).toBe(to.operation);
    for (const id of [from.id, to.id]) {
      const [last] = await history("work_order", "workorder", id);
      expect(last).toMatchObject({ action: "transfertrucks" });
      expect(JSON.stringify(last.changes)).toContain(rows[0].plate);
    }
  });

  it("'not to the same WO', 'not to a WO of a different product', not to where it is already: all or none", async () => {
    const [from, to] = [await roadOrder(), await roadOrder()];
    const maize = await roadOrder({ product_id: otherProduct });
    const row = await add(from.operation, { plate: "QUC1960" });
    const free = await add(from.operation);
    expect(refusal(await transfer([row.id], from.id)).slice(0, 2)).toEqual([
      409,
      "transfer_to_same_work_order",
    ]);
    expect(refusal(await transfer([row.id], maize.id)).slice(0, 2)).toEqual([
      409,
      "transfer_of_different_product",
    ]);
    await add(to.operation, { plate: "QUC1J60" });
    expect(refusal(await transfer([free.id, row.id], to.id)).slice(0, 2)).toEqual([
      409,
      "already_on_destination_work_order",
    ]);
    expect(attributes(await truck("load", { id: free.id })).operation_id).toBe(from.operation);
  });

  it("not to an order that is over, of another kind, or out of sight", async () => {
    const [from, ended] = [await roadOrder(), await roadOrder()];
    const row = await add(from.operation);
    await server.app.db.run(sql`update operation set status = 'finished' where id = ${ended.operation}`);
    expect(refusal(await transfer([row.id], ended.id)).slice(0, 2)).toEqual([425, "inspection_finished"]);
    const ship = attributes(await ops.call("workorder", "create", "work_order", orderOf(fixtures)));
    expect(refusal(await transfer([row.id], ship.id))).toEqual([405, "reference_not_found", "work_order_id"]);
    const abroad = await server.as("ops.ar");
    expect((await transfer([row.id], from.id, abroad)).status).toBe(405);
  });

  it("to one of two, when two send the same truck at the same instant", async () => {
    const [from, one, two] = [await roadOrder(), await roadOrder(), await roadOrder()];
    const row = await add(from.operation);
    const replies = await Promise.all([transfer([row.id], one.id), transfer([row.id], two.id)]);
    // One after the other, or the second is told that it was overtaken; never half of each.
    expect([200, 409]).toEqual(expect.arrayContaining(replies.map(({ status }) => status)));
    const ended = attributes(await truck("load", { id: row.id }));
    expect([one, two].map(({ id, operation }) => `${id} ${operation}`)).toContain(
      `${ended.work_order_id} ${ended.operation_id}`,
    );
  });
});

describe("a barge goes over to another convoy", () => {
  const convoy = async (barge_ids: readonly string[], more: object = {}) =>
    attributes(
      await ops.call(
        "workorder",
        "create",
        "work_order",
        orderOf(fixtures, { kind: "convoy", barge_ids, ...more }),
      ),
    );
  const transfer = (operation_id: string, work_order_id: string) =>
    on("convoy")("transferbarge", { operation_id, work_order_id });

  it("with everything written on it, and both convoys know", async () => {
    const [from, to] = [await convoy(barges.slice(0, 2)), await convoy(barges.slice(2, 3))];
    const [operation] = await operationsOf(ops, from.id);
    await server.app.db.run(sql`update operation set status = 'started' where id = ${operation.id}`);
    const at = `${fixtures.today}T08:00:00.000Z`;
    const paper = attributes(
      await on("pre_inspection")("create", { operation_id: operation.id, at, verdict: "approved" }),
    );
    const moved = attributes(await transfer(operation.id, to.id));
    expect(moved).toMatchObject({ id: operation.id, work_order_id: to.id, barge_id: barges[0] });
    expect(moved.code.startsWith(String(to.wocode))).toBe(true);
    const row = attributes(await on("pre_inspection")("load", { id: paper.id }));
    expect(row.work_order_id).toBe(to.id);
    const load = (id: string) => ops.call("workorder", "load", "work_order", { id }).then(attributes);
    expect((await load(from.id)).barge_ids).toEqual([barges[1]]);
    expect((await load(to.id)).barge_ids).toEqual([barges[2], barges[0]]);
    expect(await operationsOf(ops, to.id)).toHaveLength(2);
    for (const id of [from.id, to.id]) {
      const entries: { action: string }[] = await history("work_order", "workorder", id);
      expect(entries.map(({ action }) => action)).toContain("transferbarge");
    }
  });

  it("not to the same convoy, not to another product, not to where it is", async () => {
    const from = await convoy(barges.slice(0, 1));
    const [operation] = await operationsOf(ops, from.id);
    expect(refusal(await transfer(operation.id, from.id)).slice(0, 2)).toEqual([
      409,
      "transfer_to_same_convoy",
    ]);
    const maize = await convoy([], { product_id: otherProduct });
    expect(refusal(await transfer(operation.id, maize.id)).slice(0, 2)).toEqual([
      409,
      "transfer_of_different_product",
    ]);
    const same = await convoy(barges.slice(0, 1));
    expect(refusal(await transfer(operation.id, same.id)).slice(0, 2)).toEqual([
      409,
      "already_on_destination_convoy",
    ]);
  });
});

describe("who sees and moves what is another's", () => {
  it("the board and the summary of a convoy tell a guest of their own alone", async () => {
    const guest = await server.as("customer");
    const mine = await roadOrder({ customer_id: fixtures.customer });
    const others = await roadOrder({ customer_id: fixtures.otherCustomer });
    const [own, strange] = [await add(mine.operation), await add(others.operation)];
    const plates = async (client: Client) => {
      const { columns } = attributes(await truck("board", { search: "RZZ1A" }, client));
      return columns.flatMap(({ cards }: { cards: { plate: string }[] }) => cards.map((card) => card.plate));
    };
    expect(await plates(ops)).toEqual(expect.arrayContaining([own.plate, strange.plate]));
    expect(await plates(guest)).toContain(own.plate);
    expect(await plates(guest)).not.toContain(strange.plate);
    const convoyOf = async (customer_id: string) =>
      attributes(
        await ops.call(
          "workorder",
          "create",
          "work_order",
          orderOf(fixtures, { kind: "convoy", customer_id, barge_ids: barges.slice(0, 2) }),
        ),
      );
    const summary = (id: string, client: Client) => on("convoy")("summary", { work_order_id: id }, client);
    const [ours, theirs] = [await convoyOf(fixtures.customer), await convoyOf(fixtures.otherCustomer)];
    expect(attributes(await summary(ours.id, guest)).barges).toHaveLength(2);
    expect((await summary(theirs.id, guest)).status).toBe(404);
    expect((await summary(ours.id, await server.as("ops.ar"))).status).toBe(404);
    expect((await summary(mine.id, ops)).status).toBe(404);
    // On paper and as a sheet it says the same, to the same people.
    const print = (id: string, format: string, client: Client) =>
      on("convoy")("print", { work_order_id: id, format }, client);
    const bytesOf = (file: string) => Buffer.from(file.slice(file.indexOf(",") + 1), "base64");
    const sheet = attributes(await print(ours.id, "xlsx", guest));
    expect(sheet.name).toBe(`${ours.wocode}-convoy.xlsx`);
    const [head, ...lines] = (await readXlsx(bytesOf(sheet.file))).sheets[0]?.rows ?? [];
    expect(head).toHaveLength(10);
    expect(lines).toHaveLength(3);
    const pages = readPdf(bytesOf(attributes(await print(ours.id, "pdf", ops)).file));
    expect(JSON.stringify(pages)).toContain(String(lines[0]?.[0]));
    for (const [id, client] of [
      [theirs.id, guest],
      [ours.id, await server.as("ops.ar")],
      [mine.id, ops],
    ] as const)
      expect((await print(id, "pdf", client)).status).toBe(404);
    expect(refusal(await print(ours.id, "docx", ops))[0]).toBe(405);
  });

  it("a guest moves nothing, nor does somebody of another country", async () => {
    const [from, to] = [await roadOrder(), await roadOrder()];
    const row = await add(from.operation);
    const guest = await server.as("customer");
    const move = { truck_ids: [row.id], work_order_id: to.id };
    expect((await truck("transfertrucks", move, guest)).status).toBe(403);
    const convoy = attributes(
      await ops.call(
        "workorder",
        "create",
        "work_order",
        orderOf(fixtures, { kind: "convoy", barge_ids: barges.slice(0, 1) }),
      ),
    );
    const [operation] = await operationsOf(ops, convoy.id);
    const barge = { operation_id: operation.id, work_order_id: convoy.id };
    expect((await on("convoy")("transferbarge", barge, guest)).status).toBe(403);
    expect((await on("convoy")("transferbarge", barge, await server.as("ops.ar"))).status).toBe(405);
  });
});

describe("the map of trucks", () => {
  it("counts the trucks of each order at each place, with the coordinates of the place or of its shipper", async () => {
    const [shipper] = await server.app.db.run<{ id: string }>(
      sql`update shipper set latitude = '-12.5', longitude = '-55.7' where id = (select id from shipper where country = 'BR'
        order by title_sort limit 1) returning id`,
    );
    const [place] = await server.app.db.run<{ id: string }>(
      sql`update loading_place set latitude = null, longitude = null, shipper_id = ${shipper?.id}
        where id = (select id from loading_place where country = 'BR' order by title_sort limit 1) returning id`,
    );
    const order = await roadOrder({ expected_volume: "100" });
    await add(order.operation, { loading_place_id: place?.id });
    const loaded = await add(order.operation, { loading_place_id: place?.id });
    await server.app.db.run(sql`update truck set state = 'delivered', net = 40000 where id = ${loaded.id}`);
    const { orders, places } = attributes(await truck("map", {}));
    const mine = (rows: { order_id?: string; id?: string }[]) =>
      rows.find((one) => (one.order_id ?? one.id) === order.id);
    expect(mine(orders)).toMatchObject({ expected: "100.000", loaded: "40.000", percent: "40" });
    const here = places.find((one: { id: string }) => one.id === place?.id);
    expect(here).toMatchObject({ kind: "loading_place", latitude: "-12.500000", is_of_shipper: true });
    expect(mine(here.loads)).toMatchObject({
      share: { done: 1, of: 2 },
      trucks: { programmed: 1, delivered: 1 },
    });
  });

  it("shows a customer their own orders, and another country none of them", async () => {
    const own = await roadOrder();
    const other = await roadOrder({ customer_id: fixtures.otherCustomer });
    await add(own.operation);
    await add(other.operation);
    const idsFor = async (client: Client) =>
      attributes(await truck("map", {}, client)).orders.map(({ id }: { id: string }) => id);
    const seen = await idsFor(await server.as("customer"));
    expect(seen).toContain(own.id);
    expect(seen).not.toContain(other.id);
    expect(await idsFor(await server.as("ops.ar"))).not.toContain(own.id);
  });
});
