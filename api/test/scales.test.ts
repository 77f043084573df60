/** Scales: reading the same file twice, and software that sends weighings by its own token. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, operationsOf, refusal, runningOrder } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
});
afterAll(() => server.close());

type Row = Record<string, string & number>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 8, minute)).toISOString();
const service = (action: string, type: string, input: object, client = admin) =>
  client.call("service", action, type, input);
const register = (action: string, input: object, client = admin) =>
  client.call("register", action, "scale", input);

const row = (ticket: string | null, minute: number, weight = "20000") => ({
  ticket,
  at: at(minute),
  weight,
  unit: "KG",
});

let made = 0;

/** An operation that loads at the terminal of a scale, with an open period that names it. */
async function atScale() {
  made += 1;
  const name = `Hopper ${made}`;
  const order = await runningOrder(admin, fixtures);
  const [operation] = await operationsOf(admin, order.id);
  const [place] = await server.app.db.run<{ terminal_id: string | null; country: string }>(
    sql`select terminal_id, country from work_order where id = ${order.id}`,
  );
  const [other] = await server.app.db.run<{ id: string }>(
    sql`select id from terminal where country = ${place?.country} order by id limit 1`,
  );
  const terminal = place?.terminal_id ?? other?.id;
  await server.app.db.run(sql`update work_order set terminal_id = ${terminal} where id = ${order.id}`);
  const scale = attributes(
    await register("create", { name, terminal_id: terminal, country: place?.country }),
  );
  const period = attributes(
    await service("create", "weighing_period", {
      operation_id: operation.id,
      hold: 1,
      product_id: fixtures.product,
      begin_at: at(0),
      scale: name.toUpperCase(),
    }),
  );
  return { order, operation, scale, period, terminal };
}

async function tokenOf(scale: Row): Promise<string> {
  return attributes(await register("issuetoken", { id: scale.id, version: scale.version })).token;
}

const send = (token: string, rows: readonly object[], more: object = {}) =>
  server.post("/api/scale/weighings", { token, rows, ...more });
const rowsIn = async (period: string): Promise<Row[]> =>
  attributes(
    await service("list", "weighing", {
      conditions: [{ attribute: "period_id", value: period }],
      pagination: { size: 500 },
    }),
  );

describe("the file of a scale", () => {
  const read = (period: string, rows: readonly object[]) =>
    service("addweighings", "weighing", { period_id: period, rows, from_scale: true });

  it("adds nothing twice, by its tickets or by moment and weight, and stays as it was read", async () => {
    const { period, operation } = await atScale();
    const file = [
      row("1", 1),
      row("2", 2),
      { ...row(null, 3), repeated: 0 },
      { ...row(null, 3), repeated: 1 },
    ];
    expect(attributes(await read(period.id, file.slice(0, 3)))).toHaveLength(3);
    expect(attributes(await read(period.id, file))).toMatchObject([
      { sequence: 4, accumulated: "80.000", source: "scale" },
    ]);
    expect(attributes(await read(period.id, file))).toEqual([]);
    const [first] = await rowsIn(period.id);
    const change = { id: first?.id, version: first?.version, weight: "1", justification: "No" };
    expect(refusal(await service("update", "weighing", change))).toContain("not_editable");
    const next = attributes(
      await service("create", "weighing_period", {
        operation_id: operation.id,
        hold: 1,
        product_id: fixtures.product,
        begin_at: at(30),
        scale: period.scale,
      }),
    );
    expect(attributes(await read(next.id, file))).toEqual([]);
  });

  it("is struck where it was read into the wrong period, and read into the right one", async () => {
    const { period, operation } = await atScale();
    const file = [row("1", 1), row("2", 2), row("3", 3)];
    const rows = attributes(await read(period.id, file)) as { id: string; version: number }[];
    const [first, second] = rows;
    const strike = (of: typeof first, more: object) =>
      service("update", "weighing", { id: of?.id, version: of?.version, struck: true, ...more });
    expect(refusal(await strike(first, {}))).toContain("justification_required");
    const both = await strike(first, { weight: "1", justification: "Wrong hold" });
    expect(refusal(both)).toEqual([expect.any(Number), "not_editable", "weight"]);
    for (const one of [first, second])
      expect((await strike(one, { justification: "Wrong hold" })).status).toBe(200);
    expect(
      (await rowsIn(period.id)).map(({ sequence, accumulated }) => [sequence, accumulated]),
    ).toContainEqual([1, "20.000"]);
    // Sent again for the same period it stays struck.
    expect(attributes(await read(period.id, file))).toEqual([]);
    const right = attributes(
      await service("create", "weighing_period", {
        operation_id: operation.id,
        hold: 1,
        product_id: fixtures.product,
        begin_at: at(30),
        scale: period.scale,
      }),
    );
    expect(attributes(await read(right.id, file))).toMatchObject([
      { sequence: 1, ticket: "1" },
      { sequence: 2, ticket: "2", accumulated: "40.000" },
    ]);
  });

  it("refuses all of it where a ticket has another weight than before", async () => {
    const { period } = await atScale();
    await read(period.id, [row("1", 1)]);
    const answer = await read(period.id, [row("2", 2), row("1", 1, "21000")]);
    expect(refusal(answer)).toEqual([expect.any(Number), "ticket_has_another_weight", "rows.1.ticket"]);
    expect(await rowsIn(period.id)).toHaveLength(1);
  });

  it("takes the same ticket of another scale", async () => {
    const { period, operation } = await atScale();
    await read(period.id, [row("1", 1)]);
    const other = attributes(
      await service("create", "weighing_period", {
        operation_id: operation.id,
        hold: 1,
        product_id: fixtures.product,
        begin_at: at(30),
        scale: "Belt",
      }),
    );
    expect(attributes(await read(other.id, [row("1", 1)]))).toHaveLength(1);
  });
});

describe("the software of a scale", () => {
  it("sends weighings by its token, each ticket once, and the history names the scale", async () => {
    const { scale, period } = await atScale();
    const token = await tokenOf(scale);
    const first = attributes(await send(token, [row("1", 1), row("2", 2)]));
    expect(first).toEqual({
      period: period.code,
      added: 2,
      already_there: 0,
      installments: 2,
      total: "40.000",
    });
    const again = attributes(await send(token, [row("2", 2), row("3", 3)], { period: period.code }));
    expect(again).toMatchObject({ added: 1, already_there: 1, installments: 3, total: "60.000" });
    const [one] = await rowsIn(period.id);
    expect(one).toMatchObject({ source: "scale", ticket: "1", sequence: 1 });
    const history = attributes(await service("history", "weighing", { id: one?.id }));
    expect(history[0]).toMatchObject({ action: "create", user: { name: scale.name } });
  });

  it("sends the same at once, and it is there once", async () => {
    const { scale, period } = await atScale();
    const token = await tokenOf(scale);
    const answers = await Promise.all([1, 2, 3].map(() => send(token, [row("1", 1), row("2", 2)])));
    const added = answers.map((answer) => Number(attributes(answer).added)).sort();
    expect(added).toEqual([0, 0, 2]);
    expect(await rowsIn(period.id)).toHaveLength(2);
  });

  it("has its token hashed, shown once, replaced and taken back, all of it in the history", async () => {
    const { scale } = await atScale();
    const first = await tokenOf(scale);
    const [kept] = await server.app.db.run<{ text: string }>(
      sql`select encode(token_hash, 'escape') as text from scale_token where scale_id = ${scale.id}`,
    );
    expect(kept?.text).not.toContain(first);
    const loaded = attributes(await register("load", { id: scale.id }));
    expect(JSON.stringify(loaded)).not.toContain(first.slice(0, -4));
    expect(loaded.token_end).toBe(first.slice(-4));
    const second = await tokenOf(loaded);
    expect(refusal(await send(first, [row("1", 1)]))).toContain("scale_token_unknown");
    expect(attributes(await send(second, [row("1", 1)])).added).toBe(1);
    const now = attributes(await register("load", { id: scale.id }));
    const revoked = attributes(await register("revoketoken", { id: scale.id, version: now.version }));
    expect(revoked).toMatchObject({ token_end: null, token_issued_at: null });
    expect(refusal(await send(second, [row("2", 2)]))).toContain("scale_token_unknown");
    const actions = attributes(await register("history", { id: scale.id })).map((one: Row) => one.action);
    expect(actions).toEqual(["revoketoken", "issuetoken", "issuetoken", "create"]);
    expect(JSON.stringify(attributes(await register("history", { id: scale.id })))).not.toContain(second);
  });

  it("needs the right to change the scale, and the version that was seen", async () => {
    const { scale } = await atScale();
    const guest = await server.as("customer");
    const asked = { id: scale.id, version: scale.version };
    expect(refusal(await register("issuetoken", asked, guest))).toContain("not_authorized");
    await tokenOf(scale);
    expect(refusal(await register("issuetoken", asked))).toContain("stale");
  });
});

describe("a stranger with a token, or none", () => {
  const STATES = [
    ["finished", "inspection_finished"],
    ["canceled", "operation_canceled"],
  ] as const;

  it("is told nothing but that the token is wrong, and soon that it was tried too often", async () => {
    const { period } = await atScale();
    const answer = await send("scale_nothing", [row("1", 1)], { period: period.code });
    expect(answer.status).toBe(401);
    expect(refusal(answer)).toContain("scale_token_unknown");
    const after: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) after.push((await send(`scale_${turn}`, [row("1", 1)])).status);
    expect(after.at(-1)).toBe(429);
    await server.app.db.run(sql`delete from attempt`);
  });

  it("reaches no operation of another terminal, and no period that does not name its scale", async () => {
    const mine = await atScale();
    const token = await tokenOf(mine.scale);
    const theirs = await atScale();
    const [far] = await server.app.db.run<{ id: string }>(
      sql`select id from terminal where id <> ${theirs.terminal} order by id limit 1`,
    );
    await server.app.db.run(
      sql`update work_order set terminal_id = ${far?.id} where id = ${theirs.order.id}`,
    );
    const named = await send(token, [row("1", 1)], { period: theirs.period.code });
    expect(refusal(named)).toEqual([expect.any(Number), "reference_not_found", "period"]);
    expect(refusal(await send(token, [row("1", 1)], { period: "WO-0/1" }))).toContain("reference_not_found");
    expect(await rowsIn(theirs.period.id)).toEqual([]);
    await service("close", "weighing_period", { id: mine.period.id, version: mine.period.version });
    expect(refusal(await send(token, [row("1", 1)]))).toContain("scale_period_unclear");
    const closed = await send(token, [row("1", 1)], { period: mine.period.code });
    expect(refusal(closed)).toContain("period_closed");
  });

  it.each(STATES)("writes nothing into an operation that is %s", async (status, refused) => {
    const { scale, period, operation } = await atScale();
    const token = await tokenOf(scale);
    await server.app.db.run(sql`update operation set status = ${status} where id = ${operation.id}`);
    const answer = await send(token, [row("1", 1)], { period: period.code });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(refusal(answer)).toContain(refused);
    expect(await rowsIn(period.id)).toEqual([]);
  });

  it("writes nothing into a canceled order", async () => {
    const { scale, period, order } = await atScale();
    const token = await tokenOf(scale);
    const seen = attributes(await admin.call("workorder", "load", "work_order", { id: order.id }));
    const canceled = await admin.call("workorder", "changestatus", "work_order", {
      id: order.id,
      version: seen.version,
      status: "canceled",
      justification: "Not sailing",
    });
    expect(canceled.status).toBe(200);
    const answer = await send(token, [row("1", 1)], { period: period.code });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await rowsIn(period.id)).toEqual([]);
  });

  it.each([
    ["more than 500 rows", () => Array.from({ length: 501 }, (_, turn) => row(String(turn), turn))],
    ["no ticket", () => [{ at: at(1), weight: "1" }]],
    ["a weight that is none", () => [row("1", 1, "heavy")]],
    ["less than nothing", () => [row("1", 1, "-5")]],
    ["a moment that is none", () => [{ ...row("1", 1), at: "yesterday" }]],
    ["an unknown key", () => [{ ...row("1", 1), accumulated: "1" }]],
  ])("is refused with %s", async (_, rows) => {
    const { scale, period } = await atScale();
    const answer = await send(await tokenOf(scale), rows(), { period: period.code });
    expect([400, 405, 422]).toContain(answer.status);
    expect(await rowsIn(period.id)).toEqual([]);
  });

  it("is refused with a body beyond all measure", async () => {
    const { scale } = await atScale();
    const answer = await send(await tokenOf(scale), [row("x".repeat(2_000_000), 1)]);
    expect(answer.status).toBe(413);
  });
});
