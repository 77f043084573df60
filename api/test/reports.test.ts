/** Reports: made in the background with the rights of whoever asked, kept, mailed, and nobody else's business. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sum, withScale } from "@plimsoll/domain/kernel/decimal";
import { EMPTY_DEFINITION } from "@plimsoll/domain/report/definition";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { scheduleReports } from "#report/schedule";
import { startJobs } from "#start";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let ops: Client;
let argentine: Client;
let clerk: Client;
let guest: Client;

beforeAll(async () => {
  server = await openTestServer();
  startJobs(server.app);
  [ops, argentine, clerk, guest] = (await Promise.all(
    (["ops.br", "ops.ar", "billing.br", "customer"] as const).map((name) => server.as(name)),
  )) as [Client, Client, Client, Client];
});
afterAll(() => server.close());

const run = (client: Client, input: object) => client.call("report", "run", "report_run", input);
const load = async (client: Client, id: string) =>
  attributes(await client.call("report", "load", "report_run", { id }));

/** Runs it to its end. */
async function made(client: Client, input: object) {
  const { id } = attributes(await run(client, input));
  await server.app.jobs.runDue();
  return load(client, id);
}

async function bytesOf(client: Client, fileId: string): Promise<Buffer> {
  const reply = await server.get(`/api/files/${fileId}`, { authorization: `Bearer ${client.token}` });
  expect(reply.status).toBe(200);
  return reply.raw;
}

const modelOf = (part: object) => ({
  name: "Orders",
  record: "work_order",
  definition: { ...EMPTY_DEFINITION, columns: ["wocode", "port_id", "expected_volume"] },
  format: "xlsx",
  language: "en",
  ...part,
});
const create = (client: Client, part: object = {}) =>
  client.call("report", "create", "report_model", modelOf(part));

async function ordersOf(client: Client, country: string): Promise<number> {
  const conditions = [{ attribute: "country", operator: "=", value: country }];
  const reply = await client.call("workorder", "list", "work_order", { conditions, active: true });
  return reply.body.pagination.total;
}

async function mails(): Promise<string[]> {
  const outbox = join(server.folder, "outbox");
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
}

describe("a report", () => {
  it("is made of the rows that its reader lists, in each country another", async () => {
    for (const [client, country] of [
      [ops, "BR"],
      [argentine, "AR"],
    ] as const) {
      const kept = await made(client, { ready: "orders_by_period", language: "en" });
      const rows = await ordersOf(client, country);
      expect(rows).toBeGreaterThan(0);
      expect(kept).toMatchObject({ state: "done", progress: 100, rows, problem: null });
      const total = kept.result.totals.at(1 + 1);
      expect(total).toBe(String(rows));
      const paper = readPdf(await bytesOf(client, kept.document.id)).text;
      expect(paper).toContain("Orders by period");
    }
  });

  it("comes as a sheet whose figures are numbers and whose sum is that of its rows", async () => {
    const definition = {
      ...EMPTY_DEFINITION,
      columns: ["wocode", "port_id", "expected_volume", "port.city_id"],
      measures: [{ column: "expected_volume", as: "sum" }],
      sort: { column: "wocode", direction: "asc" },
    };
    const model = attributes(await create(ops, { definition }));
    const kept = await made(ops, { report_model_id: model.id });
    const sheet = await readXlsx(new Uint8Array(await bytesOf(ops, kept.document.id)));
    const [head, ...rows] = sheet.sheets[0]?.rows ?? [];
    expect(head).toEqual(["Code", "Port", "Expected volume (MT)", "Port · City"]);
    const totals = rows.pop();
    const sum = rows.reduce((all, row) => all + Number(row[2] ?? 0), 0);
    expect(sum).toBeGreaterThan(0);
    expect(Number(totals?.[2])).toBeCloseTo(sum, 3);
    const codes = rows.map((row) => String(row[0]));
    expect(codes).toEqual([...codes].sort((a, b) => a.localeCompare(b)));
    expect(rows.some((row) => typeof row[3] === "string" && row[3] !== "")).toBe(true);
  });

  it("tells its reader when it is done, and goes with a model to nobody", async () => {
    const list = await ops.call("session", "list", "notification");
    expect(list.body.attributes.some((one: { kind: string }) => one.kind === "report_done")).toBe(true);
  });

  it.each(["quality", "weights", "occurrences", "time_lost", "productivity"])(
    "%s is ready",
    async (ready) => {
      const kept = await made(ops, { ready });
      expect([kept.state, kept.problem]).toEqual(["done", null]);
      expect(kept.rows).toBeGreaterThan(0);
      expect(kept.result.rows.length).toBeGreaterThan(0);
    },
  );

  it("of open invoices is for those who list invoices", async () => {
    expect((await run(ops, { ready: "ageing" })).status).toBe(403);
    const kept = await made(clerk, { ready: "ageing" });
    expect(kept.state).toBe("done");
  });

  it("of open invoices leaves as much open as the list of ages does, credit notes and all", async () => {
    await server.app.db.run(sql`update invoice set credited = 1.25 where id = (select id from invoice
      where status in ('issued', 'partly_paid') and country = 'BR' order by number limit 1)`);
    const ages = attributes(await clerk.call("billing", "ageing", "invoice")) as { open: string }[];
    const kept = await made(clerk, { ready: "ageing", language: "en" });
    const reported = kept.result.totals.at(-1).replaceAll(",", "");
    expect(withScale(sum(ages.map(({ open }) => open)), 2)).toBe(reported);
  });

  it("adds up no amounts of different currencies", async () => {
    const open = sql`status in ('issued', 'partly_paid') and country = 'BR'`;
    const before = await made(clerk, { ready: "ageing" });
    expect(before.result.totals.at(-1)).toMatch(/\d/);
    await server.app.db.run(sql`update invoice set currency_id = (select id from currency where code <> 'BRL' order by code limit 1)
      where id = (select id from invoice where ${open} order by number limit 1)`);
    const after = await made(clerk, { ready: "ageing" });
    expect(after.result.totals.at(-1)).toBeNull();
    expect([before.result.mixed, after.result.mixed]).toEqual([false, true]);
    expect(after.result.rows.length).toBeGreaterThan(1);
    for (const row of after.result.rows) expect(row.at(-1)).toMatch(/\d/);
    await server.app.db.run(
      sql`update invoice set currency_id = (select id from currency where code = 'BRL') where ${open}`,
    );
  });
});

describe("a model", () => {
  it("asks for nothing that there is not, each by its place", async () => {
    const wrong = async (part: object) =>
      (await create(ops, part)).body.errors.map((one: { field: string; code: string }) => [
        one.field,
        one.code,
      ]);
    expect(await wrong({ record: "nothing" })).toEqual([["record", "reference_not_found"]]);
    expect(await wrong({ record: "invoice" })).toEqual([["record", "reference_not_found"]]);
    expect(await wrong({ definition: { ...EMPTY_DEFINITION, columns: ["wocode", "secret"] } })).toEqual([
      ["definition.columns.1", "unknown_attribute"],
    ]);
    expect(await wrong({ schedule: "daily", recipients: "nobody" })).toEqual([
      ["recipients", "invalid_email"],
    ]);
    expect(await wrong({ schedule: "weekly" })).toEqual(
      expect.arrayContaining([
        ["day", "required"],
        ["recipients", "required"],
      ]),
    );
  });

  it("may go, and what was made of it stays", async () => {
    const model = attributes(await create(ops));
    const kept = await made(ops, { report_model_id: model.id });
    expect((await ops.call("report", "delete", "report_model", { id: model.id })).status).toBe(200);
    expect(await load(ops, kept.id)).toMatchObject({ state: "done", report_model_id: null });
  });
});

describe("rights", () => {
  it("are those of the moment in which it runs", async () => {
    const model = attributes(await create(argentine));
    const { id } = attributes(await run(argentine, { report_model_id: model.id }));
    const taken = sql`select s.id from profile_services s join profile p on p.id = s.parent_id
      where p.user_id = ${argentine.userId} and s.service = 'workorder'`;
    await server.app.db.run(
      sql`update profile_services set service = 'workorder_taken' where id in (${taken})`,
    );
    await server.app.jobs.runDue();
    const refused = await load(argentine, id);
    expect(refused).toMatchObject({ state: "refused", document: null, result: null });
    expect(refused.problem).not.toBe("");
    await server.app.db.run(sql`update profile_services s set service = 'workorder' from profile p
      where p.id = s.parent_id and p.user_id = ${argentine.userId} and s.service = 'workorder_taken'`);
    const told = await argentine.call("session", "list", "notification");
    expect(told.body.attributes[0]).toMatchObject({ kind: "report_refused" });
  });

  it("keep strangers away from models, reports and their files", async () => {
    const model = attributes(await create(ops));
    const kept = await made(ops, { report_model_id: model.id });
    for (const stranger of [argentine, clerk]) {
      expect((await stranger.call("report", "load", "report_model", { id: model.id })).status).toBe(404);
      expect((await stranger.call("report", "load", "report_run", { id: kept.id })).status).toBe(404);
      expect((await run(stranger, { report_model_id: model.id })).status).toBe(404);
      const send = { id: kept.id, to: ["thief@demo.test"] };
      expect((await stranger.call("report", "send", "report_run", send)).status).toBe(404);
      const taken = { authorization: `Bearer ${stranger.token}` };
      expect((await server.get(`/api/files/${kept.document.id}`, taken)).status).toBe(404);
    }
    expect((await run(guest, { ready: "orders_by_period" })).status).toBe(403);
    expect((await guest.call("report", "list", "report_run")).status).toBe(403);
  });

  it("leave a kept report as it is", async () => {
    const kept = await made(ops, { ready: "orders_by_period" });
    const file = {
      reference_id: kept.id,
      field: "document",
      name: "x.pdf",
      file: "data:application/pdf;base64,JVBERi0xLjMK",
    };
    const added = await ops.call("filemanager", "create", "attachment", file);
    expect(added.body.errors[0].code).toBe("report_kept");
    expect((await ops.call("report", "delete", "report_run", { id: kept.id })).status).toBe(200);
  });
});

describe("by mail", () => {
  it("a kept report goes as often as one likes, as it was kept", async () => {
    const kept = await made(ops, { ready: "orders_by_period", format: "xlsx" });
    const before = (await mails()).length;
    const send = (to: string[]) => ops.call("report", "send", "report_run", { id: kept.id, to });
    expect((await send(["not an address"])).body.errors[0]).toMatchObject({
      field: "to.0",
      code: "invalid_email",
    });
    expect((await send(["one@demo.test"])).status).toBe(200);
    const again = attributes(await send(["one@demo.test", "ONE@demo.test", "two@demo.test"]));
    await server.app.jobs.runDue();
    const sent = (await mails()).slice(before);
    expect((await mails()).length - before).toBe(3);
    expect(sent.every((mail) => mail.includes(".xlsx"))).toBe(true);
    expect(again.sent_to.split("\n")).toHaveLength(2);
  });

  it("a report that is not done does not go", async () => {
    const { id } = attributes(await run(ops, { ready: "orders_by_period" }));
    const refused = await ops.call("report", "send", "report_run", { id, to: ["one@demo.test"] });
    expect(refused.body.errors[0].code).toBe("report_not_done");
    await server.app.jobs.runDue();
  });

  it("a scheduled one goes once on its day, and not at all once its owner may not list the rows", async () => {
    const schedule = { schedule: "daily", hour: 0, recipients: "boss@demo.test" };
    const model = attributes(await create(clerk, { name: "Daily", ...schedule }));
    const before = (await mails()).filter((mail) => mail.includes("boss@demo.test")).length;
    await scheduleReports(server.app);
    await scheduleReports(server.app);
    await server.app.jobs.runDue();
    const list = async () =>
      attributes(
        await clerk.call("report", "list", "report_run", {
          conditions: [{ attribute: "report_model_id", operator: "=", value: model.id }],
        }),
      );
    const [first, ...others] = await list();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ state: "done", scheduled: true });
    expect((await mails()).filter((mail) => mail.includes("boss@demo.test")).length - before).toBe(1);
    await server.app.db.run(sql`update report_model set last_occasion = '2020-01-01' where id = ${model.id}`);
    await server.app.db.run(sql`update "user" set active = false where id = ${clerk.userId}`);
    await scheduleReports(server.app);
    await server.app.jobs.runDue();
    const states = await server.app.db.run<{ state: string }>(
      sql`select state from report_run where report_model_id = ${model.id} order by asked_at`,
    );
    expect(states.map((one) => one.state)).toEqual(["done", "refused"]);
    expect((await mails()).filter((mail) => mail.includes("boss@demo.test")).length - before).toBe(1);
  });
});
