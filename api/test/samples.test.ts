/** Samples on their way and in the laboratory: numbered, sent, received, analysed, looked at twice, analysed once more. */
import { inflateSync } from "node:zlib";
import { code128 } from "@plimsoll/domain/operation/code128";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, operationsOf, refusal, runningOrder } from "./orders.ts";

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let ops: Client;
let analyses: string[];

beforeAll(async () => {
  server = await openTestServer();
  fixtures = await fixturesOf(server);
  admin = await server.as("admin");
  ops = await server.as("ops.br");
  const made = ["Moisture", "Protein"].map((name, at) =>
    admin.register("create", "analysis", {
      name: `Test ${name}`,
      code: `TEST-${at}`,
      decimals: 2,
      ...(at === 0 ? { max: "14" } : { min: "34", second_check: true }),
    }),
  );
  analyses = (await Promise.all(made)).map((reply) => attributes(reply).id);
});
afterAll(() => server.close());

const service = (action: string, type: string, input: object, client = admin) =>
  client.call("service", action, type, input);

async function operationAtWork() {
  const order = await runningOrder(admin, fixtures);
  const [operation] = await operationsOf(admin, order.id);
  return { order, operation };
}

async function drawn(operationId: string, more: object = {}) {
  const values = { operation_id: operationId, seal: "0071531", represents: "Hold 1", hold: 1, ...more };
  return attributes(await service("create", "sample", values));
}

const move = async (row: { id: string }, status: string, more: object = {}, client = admin) => {
  const { version } = attributes(await service("load", "sample", { id: row.id }));
  return service("changestatus", "sample", { id: row.id, version, status, ...more }, client);
};
const orderStatus = async (id: string) =>
  attributes(await admin.call("workorder", "load", "work_order", { id })).status;

describe("a sample", () => {
  it("is numbered, goes its way, and dates what happens to it", async () => {
    const { operation } = await operationAtWork();
    const row = await drawn(operation.id);
    expect(row).toMatchObject({ state: "drawn", results_done: 0, results_of: 0 });
    expect(row.code).toMatch(/^BR-SM-\d{4}-\d{6}$/);
    const sent = attributes(await move(row, "dispatched"));
    expect(sent).toMatchObject({ state: "dispatched", dispatch_date: expect.any(String) });
    const arrived = attributes(await move(row, "arrived"));
    expect(arrived.arrival_date >= arrived.dispatch_date).toBe(true);
    attributes(await move(row, "analysed"));
    attributes(await move(row, "retained"));
    attributes(await move(row, "discarded"));
    const log = attributes(await service("getstatuslog", "sample", { id: row.id }));
    const had = log.filter((one: { active: boolean }) => one.active);
    expect(had.map((one: { status: string }) => one.status)).toEqual([
      "drawn",
      "dispatched",
      "arrived",
      "analysed",
      "retained",
      "discarded",
    ]);
    const { version } = attributes(await service("load", "sample", { id: row.id }));
    const late = { id: row.id, version, remark: "too late" };
    expect(refusal(await service("update", "sample", late))[1]).toBe("finished");
  });

  it("is followed where its courier says", async () => {
    const { operation } = await operationAtWork();
    const courier = attributes(
      await admin.register("create", "dispatcher", {
        name: "Test courier",
        tracking_address: "https://example.test/track/{number}?lang=pt",
      }),
    );
    const row = await drawn(operation.id, { dispatcher_id: courier.id, tracking_number: "SC 8814/BR" });
    expect(row.tracking_address).toBe("https://example.test/track/SC%208814%2FBR?lang=pt");
  });

  it("does not arrive before it was sent, and does not skip the laboratory", async () => {
    const { operation } = await operationAtWork();
    const row = await drawn(operation.id);
    const dates = {
      id: row.id,
      version: row.version,
      dispatch_date: "2026-11-14",
      arrival_date: "2026-11-13",
    };
    expect(refusal(await service("update", "sample", dates))).toEqual([
      405,
      "end_before_begin",
      "arrival_date",
    ]);
    expect(refusal(await move(row, "analysed"))[1]).toBe("status_not_permitted");
    expect(refusal(await move(row, "discarded"))[1]).toBe("justification_required");
    for (const kept of [{ code: "BR-SM-2026-999999" }, { state: "arrived" }, { results_done: 4 }])
      expect(
        refusal(await service("update", "sample", { id: row.id, version: row.version, ...kept }))[1],
      ).toBe("not_editable");
  });

  it("takes its order along: on the way, and in the laboratory when all that were sent are there", async () => {
    const { order, operation } = await operationAtWork();
    const [first, second] = [await drawn(operation.id), await drawn(operation.id, { seal: "0071532" })];
    await server.app.db.run(sql`update work_order set status = 'boarding_completed' where id = ${order.id}`);
    attributes(await move(first, "dispatched"));
    expect(await orderStatus(order.id)).toBe("sample_in_transit");
    attributes(await move(second, "dispatched"));
    attributes(await move(first, "arrived"));
    expect(await orderStatus(order.id)).toBe("sample_in_transit");
    attributes(await move(second, "arrived"));
    expect(await orderStatus(order.id)).toBe("awaiting_analysis");
    const log = attributes(await admin.call("workorder", "getstatuslog", "work_order", { id: order.id }));
    const last = log.findLast((one: { active: boolean }) => one.active);
    expect(last).toMatchObject({ status: "awaiting_analysis", user: null, justification: "Sample" });
  });

  it("goes on when the field work is over, but none is drawn then, and nothing of what was canceled", async () => {
    const { operation } = await operationAtWork();
    const row = await drawn(operation.id);
    const setStatus = (status: string) =>
      server.app.db.run(sql`update operation set status = ${status} where id = ${operation.id}`);
    await setStatus("finished");
    attributes(await move(row, "dispatched"));
    expect(refusal(await service("create", "sample", { operation_id: operation.id }))[1]).toBe(
      "inspection_finished",
    );
    await setStatus("canceled");
    expect(refusal(await move(row, "arrived"))[1]).toBe("operation_canceled");
  });
});

async function inLaboratory() {
  const { operation, order } = await operationAtWork();
  const row = await drawn(operation.id);
  attributes(await move(row, "arrived"));
  const ordered = attributes(
    await service("orderanalyses", "analysis_result", { sample_ids: [row.id], analysis_ids: analyses }),
  );
  return { row, ordered, order };
}

const enter = (sampleId: string, values: readonly (string | null)[], client = admin) =>
  service(
    "enterresults",
    "analysis_result",
    { rows: values.map((value, at) => ({ sample_id: sampleId, analysis_id: analyses[at], value })) },
    client,
  );

describe("the laboratory", () => {
  it("judges figures by the limits that stood in the register when they were ordered", async () => {
    const { row, ordered } = await inLaboratory();
    expect(ordered).toMatchObject([
      { name: "Test Moisture", max: "14.000000", verdict: null, revision: 1, needs_check: false },
      { name: "Test Protein", min: "34.000000", verdict: null, revision: 1, needs_check: true },
    ]);
    const entered = attributes(await enter(row.id, ["14.01", "34.0"]));
    expect(entered.map((one: { verdict: string }) => one.verdict)).toEqual(["above", "within"]);
    const sample = attributes(await service("load", "sample", { id: row.id }));
    // The second one waits for another person.
    expect(sample).toMatchObject({ results_done: 1, results_of: 2, version: 2 });
    const again = { sample_ids: [row.id], analysis_ids: analyses };
    expect(attributes(await service("orderanalyses", "analysis_result", again))).toEqual([]);
  });

  it("enters all or none", async () => {
    const { row } = await inLaboratory();
    const [refused] = refusal(await enter(row.id, ["12.5", "not a number"]));
    expect(refused).toBe(405);
    const list = await service("list", "analysis_result", {
      conditions: [{ attribute: "sample_id", operator: "=", value: row.id }],
    });
    expect(attributes(list).map((one: { value: unknown }) => one.value)).toEqual([null, null]);
    const other = await inLaboratory();
    attributes(await service("delete", "analysis_result", { id: other.ordered[1].id }));
    expect(refusal(await enter(other.row.id, ["12.5", "35"]))[1]).toBe("result_not_ordered");
  });

  it("asks a second person where the analysis does, and lets the sample go on only then", async () => {
    const { row } = await inLaboratory();
    const [, protein] = attributes(await enter(row.id, ["12.5", "35.8"], ops));
    const open = await move(row, "analysed");
    expect(refusal(open)[1]).toBe("results_open");
    await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
      select gen_random_uuid(), p.id, 901, 'service', 'analysis_result', array['approve']
      from profile p join "user" u on u.id = p.user_id where u.login = 'ops.br@demo.test'`);
    const seen = { id: protein.id, version: protein.version };
    expect(refusal(await service("verify", "analysis_result", seen, ops))[0]).toBe(403);
    const checked = attributes(await service("verify", "analysis_result", seen));
    expect(checked).toMatchObject({ checked_by_id: admin.userId });
    attributes(await move(row, "analysed"));
    const { version } = attributes(await service("load", "analysis_result", { id: protein.id }));
    const late = { id: protein.id, version, value: "99" };
    expect(refusal(await service("update", "analysis_result", late))[1]).toBe("finished");
    expect(refusal(await enter(row.id, ["12.6"]))[1]).toBe("finished");
  });

  it("forgets the second look when the figure changes", async () => {
    const { row } = await inLaboratory();
    const [, protein] = attributes(await enter(row.id, ["12.5", "35.8"], ops));
    attributes(await service("verify", "analysis_result", { id: protein.id, version: protein.version }));
    const [, changed] = attributes(await enter(row.id, ["12.5", "36.1"]));
    expect(changed).toMatchObject({ checked_at: null, checked_by_id: null, entered_by_id: admin.userId });
  });

  it("keeps both when something is analysed once more, and counts the later", async () => {
    const { row } = await inLaboratory();
    const [first] = attributes(await enter(row.id, ["15.2"]));
    const second = attributes(
      await service("retest", "analysis_result", {
        id: first.id,
        version: first.version,
        reason: "Second copy",
      }),
    );
    expect(second).toMatchObject({ revision: 2, replaces_id: first.id, value: null, reason: "Second copy" });
    const [entered] = attributes(await enter(row.id, ["13.9"]));
    expect(entered).toMatchObject({ id: second.id, verdict: "within" });
    const old = attributes(await service("load", "analysis_result", { id: first.id }));
    expect(old).toMatchObject({ superseded: true, value: "15.200000", verdict: "above" });
    const change = { id: first.id, version: old.version, value: "1" };
    expect(refusal(await service("update", "analysis_result", change))[1]).toBe("result_superseded");
  });

  it("shows a customer what stands for good, and nothing before", async () => {
    const { row } = await inLaboratory();
    const guest = await server.as("customer");
    await server.app.db.run(sql`insert into profile_services (id, parent_id, position, service, role, permissions)
      select gen_random_uuid(), p.id, 902, 'service', r.role, array['list', 'load']
      from profile p join "user" u on u.id = p.user_id cross join (values ('sample'), ('analysis_result')) r (role)
      where u.login = 'customer@demo.test'`);
    const listed = async () =>
      attributes(
        await guest.call("service", "list", "analysis_result", {
          conditions: [{ attribute: "sample_id", operator: "=", value: row.id }],
        }),
      );
    const [, protein] = attributes(await enter(row.id, ["12.5", "35.8"], ops));
    expect(await listed()).toEqual([]);
    attributes(await service("verify", "analysis_result", { id: protein.id, version: protein.version }));
    attributes(await move(row, "analysed"));
    expect(await listed()).toHaveLength(2);
    const ar = await server.as("ops.ar");
    expect((await ar.call("service", "load", "sample", { id: row.id })).status).toBe(404);
    expect((await ar.call("service", "labels", "sample", { ids: [row.id] })).status).toBe(404);
  });
});

describe("the counts above the list of samples", () => {
  const counts = async (client: Client) => attributes(await service("counts", "sample", {}, client));

  it("say what each may see, and what is late", async () => {
    const { operation } = await operationAtWork();
    const before = await counts(ops);
    const abroad = await counts(await server.as("ops.ar"));
    const row = await drawn(operation.id, { due_date: "2020-01-31" });
    await drawn(operation.id, { due_date: "2099-01-31" });
    expect(await counts(ops)).toMatchObject({
      total: before.total + 2,
      late: before.late + 1,
      by_state: { drawn: (before.by_state.drawn ?? 0) + 2 },
    });
    expect(await counts(await server.as("ops.ar"))).toEqual(abroad);
    // Nobody waits for what is put on the shelf.
    await move(row, "retained");
    expect(await counts(ops)).toMatchObject({ total: before.total + 2, late: before.late });
    const rows = await ops.call("service", "list", "sample", { pagination: { page: 1, size: 1 } });
    expect((await counts(ops)).total).toBe((rows.body as { pagination: { total: number } }).pagination.total);
  });
});

it("prints a label for each copy, whose bars are those of the code", async () => {
  const { operation } = await operationAtWork();
  const row = await drawn(operation.id, { copies: 3 });
  const printed = attributes(await service("labels", "sample", { ids: [row.id] }));
  expect(printed.name).toBe(`${row.code}-labels.pdf`);
  const drawnBars = barsOf(Buffer.from(printed.file.split(",")[1], "base64"));
  const widths = code128(row.code) ?? [];
  const expected = widths.filter((_, at) => at % 2 === 0);
  expect(drawnBars).toHaveLength(3 * expected.length);
  const unit = drawnBars[0]?.width ?? 0;
  const found = drawnBars.slice(0, expected.length);
  expect(found.map(({ width }) => Math.round((width / unit) * 2))).toEqual(expected);
  const gaps = found.slice(1).map(({ x }, at) => x - ((found[at]?.x ?? 0) + (found[at]?.width ?? 0)));
  expect(gaps.map((gap) => Math.round((gap / unit) * 2))).toEqual(widths.filter((_, at) => at % 2 === 1));
});

/** The filled rectangles of the height of a bar, in the order in which they are drawn. */
function barsOf(pdf: Buffer): { x: number; width: number }[] {
  const text = pdf.toString("latin1");
  const found: { x: number; width: number }[] = [];
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const begin = index + (text.startsWith("stream\r\n", index) ? 8 : 7);
    const content = inflated(pdf.subarray(begin, text.indexOf("endstream", begin)));
    for (const [, x, , width, height] of content.matchAll(
      /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\b/g,
    ))
      if (Math.abs(Math.abs(Number(height)) - 44) < 0.01) found.push({ x: Number(x), width: Number(width) });
  }
  return found;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}
