/** Weighings: periods and their installments, one after another whoever sends them, corrected with a reason and summed. */
import { sum, withScale } from "@plimsoll/domain/kernel/decimal";
import { accumulateInstallments, type Installment } from "@plimsoll/domain/weighing/installments";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uuid7 } from "#adapters/ids";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, operationsOf, refusal, runningOrder } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let guest: Client;
let other: string;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  guest = await server.as("customer");
  const [product] = await server.app.db.run<{ id: string }>(
    sql`select id from product where id <> ${fixtures.product} order by title_sort limit 1`,
  );
  other = product?.id ?? "";
});
afterAll(() => server.close());

type Row = Record<string, string & number & boolean & Row[]>;

const field = (action: string, type: string, input: object, client = admin) =>
  client.call("service", action, type, input);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 8, minute)).toISOString();

/** An operation that is loading; its plan has one hold. */
async function loadingOperation() {
  const order = await runningOrder(admin, fixtures);
  const [operation] = await operationsOf(admin, order.id);
  return { order, operation };
}

const periodOf = (operationId: string, more: object = {}) => ({
  operation_id: operationId,
  hold: 1,
  product_id: fixtures.product,
  begin_at: at(0),
  scale: "Scale 2",
  ...more,
});

async function openPeriod(more: object = {}) {
  const { order, operation } = await loadingOperation();
  const period = attributes(await field("create", "weighing_period", periodOf(operation.id, more)));
  return { order, operation, period };
}

const add = (period: string, rows: readonly object[], client = admin) =>
  field("addweighings", "weighing", { period_id: period, rows }, client);
const rowsIn = async (period: string): Promise<Row[]> =>
  attributes(
    await field("list", "weighing", {
      conditions: [{ attribute: "period_id", value: period }],
      pagination: { size: 500 },
      active: "all",
    }),
  );
const load = async (period: string) => attributes(await field("load", "weighing_period", { id: period }));
const mt = (minute: number, weight: string) => ({ at: at(minute), weight, unit: "MT" });

/** What the rules of the domain say about the rows as they stand in the table. */
async function expectRight(period: string) {
  const rows = await rowsIn(period);
  const standings = accumulateInstallments(rows as unknown as Installment[]);
  expect(rows.map(({ sequence, previous, accumulated }) => ({ sequence, previous, accumulated }))).toEqual(
    standings,
  );
  expect(await load(period)).toMatchObject({
    total: standings.at(-1)?.accumulated ?? "0.000",
    installments: rows.filter((row) => row.struck !== true).length,
  });
  return rows;
}

describe("weighings", () => {
  it("are numbered and accumulated in tonnes, in the order in which they come", async () => {
    const { period, operation } = await openPeriod();
    expect(period).toMatchObject({
      number: 1,
      code: `${operation.code}/1`,
      closed: false,
      total: "0.000",
      installments: 0,
    });
    const first = attributes(
      await add(period.id, [mt(6, "158.640"), { at: at(12), weight: "161420", unit: "KG" }]),
    );
    expect(first).toMatchObject([
      { sequence: 1, previous: "0.000", accumulated: "158.640", operation_id: operation.id, version: 1 },
      { sequence: 2, previous: "158.640", accumulated: "320.060", weight: "161420.000", unit: "KG" },
    ]);
    const one = attributes(
      await field("create", "weighing", { period_id: period.id, at: at(18), weight: "0.001" }),
    );
    expect(one).toMatchObject({ sequence: 3, previous: "320.060", accumulated: "320.061", unit: "MT" });
    expect(await load(period.id)).toMatchObject({
      total: "320.061",
      installments: 3,
      last_at: at(18),
      version: 1,
    });
    expect((await expectRight(period.id)).map((row) => row.id)).toEqual([
      ...first.map((row: Row) => row.id),
      one.id,
    ]);
    const history = attributes(await field("history", "weighing", { id: first[1].id }));
    expect(history[0]).toMatchObject({ action: "create", user: { name: "Ana Ribeiro" } });
  });

  it("come up to 500 in one call, all of them or none", async () => {
    const { period } = await openPeriod();
    const rows = Array.from({ length: 500 }, (_, minute) => mt(minute, "20.004"));
    expect(attributes(await add(period.id, rows))).toHaveLength(500);
    expect(await load(period.id)).toMatchObject({ total: "10002.000", installments: 500 });
    expect((await add(period.id, [...rows, mt(1, "1")])).status).toBe(405);
    const wrong = await add(period.id, [
      mt(1, "1"),
      mt(2, "-1"),
      { ...mt(3, "1.5"), unit: "KG" },
      mt(4, "x"),
    ]);
    expect(wrong.status).toBe(405);
    expect(wrong.body.errors.map((one: { field: string; code: string }) => [one.field, one.code])).toEqual([
      ["rows.1.weight", "not_greater_than_zero"],
      ["rows.2.weight", "too_precise"],
      ["rows.3.weight", "not_a_number"],
    ]);
    for (const rest of [
      [],
      [{ at: "soon", weight: "1" }],
      [{ at: at(1), weight: 5 }],
      [{ ...mt(1, "1"), sequence: 9 }],
    ])
      expect((await add(period.id, rest)).status).toBe(405);
    expect(await load(period.id)).toMatchObject({ total: "10002.000", installments: 500 });
  });

  it("are taken along and printed to the last one, however many a ship has", async () => {
    const { operation, period } = await openPeriod();
    const more = attributes(await field("create", "weighing_period", periodOf(operation.id)));
    const many = (count: number) =>
      Array.from({ length: count }, (_, row) => ({ at: at(row), weight: "10", unit: "MT" }));
    expect((await add(period.id, many(500))).status).toBe(200);
    expect((await add(period.id, many(200))).status).toBe(200);
    expect((await add(more.id, many(321))).status).toBe(200);
    const bundle = attributes(await field("bundle", "operation", { id: operation.id }));
    const ids = (bundle.records as unknown as Record<string, Row[]>).weighing?.map(({ id }) => id);
    expect(new Set(ids).size).toBe(1021);
    expect(ids).toHaveLength(1021);
    const printed = attributes(
      await field("print", "operation", { id: operation.id, document: "weight_list" }),
    );
    const { text } = readPdf(Buffer.from(String(printed.file).split(",")[1] ?? "", "base64"));
    expect(text).toContain("10,210.000");
    expect(text.match(/\b10\.000\b/g)?.length).toBeGreaterThanOrEqual(1021);
  });

  it("whose ticket says another accumulated weight are refused: 'the last installment'", async () => {
    const { period } = await openPeriod();
    attributes(await add(period.id, [mt(1, "10")]));
    const wrong = await add(period.id, [{ ...mt(2, "5"), accumulated: "14" }]);
    expect(refusal(wrong)).toEqual([405, "weight_not_accumulated", "rows.0.accumulated"]);
    expect(wrong.body.errors[0].message).toBe("Add the weight to what the last installment had accumulated");
    attributes(await add(period.id, [{ ...mt(2, "5"), accumulated: "15" }]));
  });

  it("that were sent before under their own ids are answered again, and anything else under them is refused", async () => {
    const { period } = await openPeriod();
    const rows = [1, 2, 3].map((minute) => ({ id: uuid7(at(minute)), ...mt(minute, String(minute)) }));
    const first = attributes(await add(period.id, rows));
    const again = attributes(await add(period.id, rows));
    expect(again.map((row: Row) => [row.id, row.accumulated])).toEqual(
      first.map((row: Row) => [row.id, row.accumulated]),
    );
    expect(refusal(await add(period.id, [{ ...rows[0], weight: "9" }]))[1]).toBe("already_exists");
    expect(refusal(await add(period.id, [rows[0] ?? {}, mt(4, "1")]))[1]).toBe("already_exists");
    const twice = { id: uuid7(at(9)), ...mt(9, "1") };
    expect(refusal(await add(period.id, [twice, twice]))[1]).toBe("duplicate_entry");
    const elsewhere = await openPeriod();
    expect(refusal(await add(elsewhere.period.id, rows))[0]).toBe(403);
    expect(refusal(await add(period.id, [{ ...mt(1, "1"), id: elsewhere.operation.id }]))[0]).toBe(403);
    expect(await load(period.id)).toMatchObject({ total: "6.000", installments: 3 });
  });
});

describe("a correction", () => {
  it("asks for a justification, ripples, and stays beside the row", async () => {
    const { period } = await openPeriod();
    const [, second, third] = attributes(await add(period.id, [mt(1, "10"), mt(2, "20"), mt(3, "30")]));
    const change = { id: second.id, version: 1, weight: "25.5" };
    expect(refusal(await field("update", "weighing", change))).toEqual([
      405,
      "justification_required",
      "justification",
    ]);
    expect(refusal(await field("update", "weighing", { ...change, justification: "  " }))[1]).toBe(
      "justification_required",
    );
    const changed = attributes(await field("update", "weighing", { ...change, justification: "Read as 20" }));
    expect(changed).toMatchObject({
      weight: "25.500",
      accumulated: "35.500",
      version: 2,
      justification: null,
      corrections: [{ was: `20.000 MT ${at(2)}`, by: "Ana Ribeiro", justification: "Read as 20" }],
    });
    const late = attributes(await field("load", "weighing", { id: third.id }));
    expect(late).toMatchObject({ previous: "35.500", accumulated: "65.500", version: 1 });
    expect(refusal(await field("update", "weighing", { id: second.id, version: 2, weight: "26" }))[1]).toBe(
      "justification_required",
    );
    attributes(await field("update", "weighing", { id: third.id, version: 1, ticket: "T-77" }));
    await expectRight(period.id);
  });

  it("that strikes keeps the row in its place, and can be taken back", async () => {
    const { period } = await openPeriod();
    const [first, second] = attributes(await add(period.id, [mt(1, "10"), mt(2, "20"), mt(3, "30")]));
    expect(refusal(await field("delete", "weighing", { id: first.id }))[1]).toBe("justification_required");
    const strike = { id: first.id, version: 1, justification: "Weighed twice" };
    expect(attributes(await field("delete", "weighing", strike))).toEqual({ id: first.id });
    const rows = await expectRight(period.id);
    expect(rows.map(({ sequence, struck }) => [sequence, struck])).toEqual([
      [null, true],
      [1, false],
      [2, false],
    ]);
    expect(refusal(await field("delete", "weighing", { ...strike, id: second.id, version: 9 }))[1]).toBe(
      "stale",
    );
    const back = { id: first.id, version: 2, struck: false, justification: "It was another truck" };
    expect(attributes(await field("update", "weighing", back)).corrections).toHaveLength(2);
    expect((await expectRight(period.id)).map((row) => row.sequence)).toEqual([1, 2, 3]);
    const hidden = { id: second.id, version: 1, active: false };
    expect(refusal(await field("update", "weighing", hidden))[1]).toBe("justification_required");
    const born = { period_id: period.id, at: at(1), weight: "1", struck: true };
    expect(refusal(await field("create", "weighing", born))).toEqual([405, "not_editable", "struck"]);
  });

  /** Adds two, changes one, or strikes one that stands and takes back one that was struck; `at` picks the row. */
  const step = fc.record({
    kind: fc.constantFrom("add", "change", "strike"),
    at: fc.nat(1000),
    kilograms: fc.integer({ min: 1, max: 99_999 }),
  });

  it("in any order, with rows added between, leaves the sums of the rows that stand", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { period } = await openPeriod();
        for (const [turn, { kind, at: place, kilograms }] of steps.entries()) {
          const rows = await rowsIn(period.id);
          const row = rows[place % Math.max(rows.length, 1)];
          const weight = `${Math.floor(kilograms / 1000)}.${String(kilograms % 1000).padStart(3, "0")}`;
          const typed = { ...mt(turn, `${kilograms}`), unit: "KG" };
          if (!row || kind === "add") {
            attributes(await add(period.id, [mt(turn, kilograms < 1000 ? "1.5" : weight), typed]));
            continue;
          }
          const { id, version, struck } = row;
          const change = kind === "strike" ? { struck: !struck } : { weight: `${kilograms}`, unit: "KG" };
          const corrected = { id, version, ...change, justification: `Step ${turn}` };
          // The same value again is no correction, and nothing is written for it.
          expect((await field("update", "weighing", corrected)).status).toBe(200);
        }
        await expectRight(period.id);
      }),
      { numRuns: 12 },
    );
  });
});

describe("a period", () => {
  it("is of a hold and product of the plan", async () => {
    const { operation } = await loadingOperation();
    const create = (more: object) => field("create", "weighing_period", periodOf(operation.id, more));
    expect(refusal(await create({ product_id: other }))).toEqual([405, "not_planned", "product_id"]);
    expect(refusal(await create({ hold: 2 }))).toEqual([405, "not_planned", "product_id"]);
    expect(refusal(await create({ end_at: at(-5) }))).toEqual([405, "end_before_begin", "end_at"]);
    for (const kept of [{ total: "5" }, { closed: true }, { number: 7 }])
      expect(refusal(await create(kept))[1]).toBe("not_editable");
  });

  it("goes on where the counter of the scale ended: 'counter_not_continuous'", async () => {
    const { operation, period } = await openPeriod({ counter_start: "100", counter_end: "250.5" });
    const next = (counter_start: string, more: object = {}) =>
      field(
        "create",
        "weighing_period",
        periodOf(operation.id, { begin_at: at(60), counter_start, ...more }),
      );
    expect(refusal(await next("251"))).toEqual([405, "counter_not_continuous", "counter_start"]);
    attributes(await next("251", { scale: "Scale 1" }));
    expect(attributes(await next("250.500"))).toMatchObject({ number: 3 });
    const moved = { id: period.id, version: 1, counter_end: "260" };
    expect(refusal(await field("update", "weighing_period", moved))).toEqual([
      405,
      "counter_not_continuous",
      "counter_end",
    ]);
  });

  it("takes nothing once it is closed, and closes only with what its counter ran on", async () => {
    const { period, order } = await openPeriod({ counter_start: "100", counter_end: "130" });
    const [row] = attributes(await add(period.id, [mt(1, "10"), mt(2, "19")]));
    const close = (version = 1) => field("close", "weighing_period", { id: period.id, version });
    expect(refusal(await close())).toEqual([405, "weight_not_accumulated", "counter_end"]);
    const boarding = async () => {
      const { version } = attributes(await admin.call("workorder", "load", "work_order", { id: order.id }));
      return admin.call("workorder", "changestatus", "work_order", {
        id: order.id,
        version,
        status: "boarding_completed",
      });
    };
    const early = await boarding();
    expect(refusal(early).slice(0, 2)).toEqual([409, "weighing_open"]);
    expect(early.body.errors[0].message).toBe("Close the weighing periods first");
    attributes(await add(period.id, [mt(3, "1")]));
    expect(refusal(await close(7))[1]).toBe("stale");
    const closed = attributes(await close());
    expect(closed).toMatchObject({ closed: true, end_at: at(3), total: "30.000", version: 2 });
    expect(refusal(await close(2))).toEqual([425, "period_closed", undefined]);
    expect(refusal(await add(period.id, [mt(4, "1")]))).toEqual([425, "period_closed", "period_id"]);
    const correction = { id: row.id, version: 1, weight: "11", justification: "Late" };
    expect(refusal(await field("update", "weighing", correction))[1]).toBe("period_closed");
    expect(refusal(await field("delete", "weighing", { id: row.id, justification: "Late" }))[1]).toBe(
      "period_closed",
    );
    expect(
      refusal(await field("update", "weighing_period", { id: period.id, version: 2, scale: "9" }))[1],
    ).toBe("period_closed");
    const reopen = { id: period.id, version: 2 };
    expect(refusal(await field("reopen", "weighing_period", reopen))[1]).toBe("justification_required");
    const open = attributes(
      await field("reopen", "weighing_period", { ...reopen, justification: "Ticket found" }),
    );
    expect(open).toMatchObject({
      closed: false,
      version: 3,
      remark: expect.stringContaining("Ticket found"),
    });
    attributes(await close(3));
    expect((await boarding()).status).toBe(200);
  });

  it("that holds weighings is not removed and not hidden", async () => {
    const { period } = await openPeriod();
    attributes(await add(period.id, [mt(1, "10")]));
    expect(refusal(await field("delete", "weighing_period", { id: period.id }))[1]).toBe("cannot_unlink");
    const hidden = { id: period.id, version: 1, active: false };
    expect(refusal(await field("update", "weighing_period", hidden))[1]).toBe("cannot_unlink");
  });

  it("moves its order to operating with the first weighing, and the log says why", async () => {
    const order = await runningOrder(admin, fixtures);
    const [operation] = await operationsOf(admin, order.id);
    await server.app.db.run(sql`delete from timelog_entry where operation_id = ${operation.id}`);
    await server.app.db.run(sql`update work_order set status = 'in_process' where id = ${order.id}`);
    const period = attributes(await field("create", "weighing_period", periodOf(operation.id)));
    const status = async () =>
      attributes(await admin.call("workorder", "load", "work_order", { id: order.id })).status;
    expect(await status()).toBe("in_process");
    attributes(await add(period.id, [mt(1, "10")]));
    expect(await status()).toBe("operating");
    const log = attributes(await admin.call("workorder", "getstatuslog", "work_order", { id: order.id }));
    expect(
      log.some((one: Row) => one.status === "operating" && String(one.justification) === "Weighing"),
    ).toBe(true);
  });
});

describe("the sums", () => {
  it("say what was weighed of each hold, product and period against the plan", async () => {
    const { operation, period } = await openPeriod();
    attributes(await add(period.id, [mt(1, "4000"), { at: at(2), weight: "500500", unit: "KG" }]));
    const second = attributes(
      await field("create", "weighing_period", periodOf(operation.id, { begin_at: at(60) })),
    );
    attributes(await add(second.id, [mt(61, "0.5")]));
    const sums = attributes(await field("getsumweights", "weighing_period", { operation_id: operation.id }));
    expect(sums).toEqual({
      total: "4501.000",
      by_hold: [
        {
          hold: 1,
          product_id: fixtures.product,
          planned: "10000.000",
          weighed: "4501.000",
          difference: "-5499.000",
        },
      ],
      by_product: [
        { product_id: fixtures.product, planned: "10000.000", weighed: "4501.000", difference: "-5499.000" },
      ],
      by_period: [
        expect.objectContaining({ period_id: period.id, number: 1, installments: 2, weighed: "4500.500" }),
        expect.objectContaining({ period_id: second.id, number: 2, installments: 1, weighed: "0.500" }),
      ],
    });
    for (const id of ["nothing", uuid7(at(1)), operation.work_order_id])
      expect(refusal(await field("getsumweights", "weighing_period", { operation_id: id }))[0]).toBe(404);
  });
});

describe("two at once", () => {
  it("20 people weigh into one period in the same moment: nothing is lost, nothing has a number twice", async () => {
    const { period } = await openPeriod();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, who) =>
        add(period.id, [mt(who, `${who + 1}`), mt(who, "0.5"), mt(who, "0.25")]),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
    const rows = await expectRight(period.id);
    expect(rows).toHaveLength(60);
    expect((await load(period.id)).total).toBe(withScale(sum(["210", "10", "5"]), 3));
    // What one person sent stands together, in the order in which it was sent.
    for (const reply of replies) {
      const numbers = reply.body.attributes.map((row: Row) => Number(row.sequence));
      expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
    }
  });

  it("some add, some correct and one closes: whatever came first, the sums are right and the closed period stands", async () => {
    const { period } = await openPeriod();
    const rows = attributes(
      await add(
        period.id,
        Array.from({ length: 10 }, (_, minute) => mt(minute, "10")),
      ),
    );
    const replies = await Promise.all([
      ...rows.map((row: Row, which: number) =>
        field("update", "weighing", {
          id: row.id,
          version: 1,
          weight: `${which + 1}`,
          justification: "Misread",
        }),
      ),
      ...Array.from({ length: 5 }, (_, who) => add(period.id, [mt(20 + who, "7")])),
      field("close", "weighing_period", { id: period.id, version: 1 }),
      ...Array.from({ length: 5 }, (_, who) => add(period.id, [mt(40 + who, "7")])),
    ]);
    for (const reply of replies) expect([200, 425]).toContain(reply.status);
    expect(replies[15]?.status).toBe(200);
    await expectRight(period.id);
    expect(refusal(await add(period.id, [mt(99, "1")]))[1]).toBe("period_closed");
  });
});

describe("a stranger", () => {
  it("neither reads nor writes what is not theirs, and owners read alone", async () => {
    const { order, operation, period } = await openPeriod();
    const [row] = attributes(await add(period.id, [mt(1, "10")]));
    const abroad = await server.as("ops.ar");
    for (const who of [guest, abroad]) {
      const replies = await Promise.all([
        field("load", "weighing", { id: row.id }, who),
        field("load", "weighing_period", { id: period.id }, who),
        field("getsumweights", "weighing_period", { operation_id: operation.id }, who),
        add(period.id, [mt(2, "10")], who),
        field("update", "weighing", { id: row.id, version: 1, weight: "1", justification: "Mine" }, who),
        field("delete", "weighing", { id: row.id, justification: "Mine" }, who),
        field("close", "weighing_period", { id: period.id, version: 1 }, who),
      ]);
      const isOwn =
        who === guest && (await guest.call("workorder", "load", "ship", { id: order.id })).status === 200;
      expect(replies.slice(0, 3).map(({ status }) => status)).toEqual(
        isOwn
          ? [200, 200, 200]
          : replies
              .slice(0, 3)
              .map(() => expect.toSatisfy((status: number) => status === 403 || status === 404)),
      );
      for (const reply of replies.slice(3)) expect([403, 404, 405]).toContain(reply.status);
    }
    expect(await load(period.id)).toMatchObject({ total: "10.000", installments: 1, closed: false });
  });
});
