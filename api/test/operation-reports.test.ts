/** The summary of an operation and its reports: within the reader's rights, as configured for the customer, approved by two. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { SECTIONS_OF } from "@plimsoll/domain/report/operation-report";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "#start";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

interface Operation extends Record<string, unknown> {
  id: string;
  code: string;
  customer_id: string;
}

let server: TestServer;
let fixtures: Fixtures;
let admin: Client;
let ops: Client;
let argentine: Client;
let guest: Client;
let operation: Operation;

beforeAll(async () => {
  server = await openTestServer();
  startJobs(server.app);
  fixtures = await fixturesOf(server);
  [admin, ops, argentine, guest] = (await Promise.all(
    (["admin", "ops.br", "ops.ar", "customer"] as const).map((name) => server.as(name)),
  )) as [Client, Client, Client, Client];
  const [found] = await server.app.db.run<Operation>(sql`select o.id, o.code, w.customer_id from operation o
    join work_order w on w.id = o.work_order_id
    where o.country = 'BR' and o.carrier = 'ship' and exists (select 1 from timelog_entry t where t.operation_id = o.id)
      and w.customer_id = ${fixtures.customer} order by o.code limit 1`);
  if (!found) throw new Error("no operation");
  operation = found;
});
afterAll(() => server.close());

const resume = (client: Client, more: object = {}) =>
  client.call("service", "resume", "operation", { id: operation.id, ...more });
const onReports = (client: Client, action: string, input: object) =>
  client.call("report", action, "operation_report", input);
const make = (client: Client, more: object = {}) =>
  onReports(client, "make", {
    operation_id: operation.id,
    kind: "summary",
    format: "pdf",
    language: "en",
    ...more,
  });

async function made(client: Client, more: object = {}) {
  const { id } = attributes(await make(client, more));
  await server.app.jobs.runDue();
  return attributes(await onReports(client, "load", { id }));
}

async function bytesOf(client: Client, id: string): Promise<Buffer> {
  const reply = await server.get(`/api/files/${id}`, { authorization: `Bearer ${client.token}` });
  expect(reply.status).toBe(200);
  return reply.raw;
}

interface Part {
  readonly key: string;
  readonly title: string;
  readonly pairs: readonly { label: string; value: string }[];
  readonly columns: readonly { label: string }[];
  readonly rows: readonly (readonly string[])[];
}

describe("the summary of an operation", () => {
  it("says of every part what its list says, by the clock of the port", async () => {
    const { code, parts } = attributes(await resume(ops)) as { code: string; parts: Part[] };
    expect(code).toBe(operation.code);
    const [logged] = await server.app.db.run<{ n: number }>(
      sql`select count(*)::int as n from timelog_entry where operation_id = ${operation.id}`,
    );
    expect(parts.find(({ key }) => key === "timelog_entry")?.rows).toHaveLength(logged?.n ?? -1);
    expect(parts.find(({ key }) => key === "order")?.pairs).toEqual(
      expect.arrayContaining([{ label: "Code", value: operation.code }]),
    );
    expect(parts.map(({ key }) => key)).toEqual(expect.arrayContaining(["holds", "people", "certificate"]));
  });

  it("says what its figures are counted in", async () => {
    const { parts } = attributes(await resume(ops)) as { parts: Part[] };
    const [order, periods] = ["order", "weighing_period"].map((one) => parts.find(({ key }) => key === one));
    const [planned] = order?.pairs.filter(({ label }) => label === "Planned") ?? [];
    expect(planned?.value).toMatch(/^[\d,]+\.\d{3} MT$/);
    const [expected] = order?.pairs.filter(({ label }) => label === "Expected volume") ?? [];
    expect(expected?.value).toMatch(/^[\d,]+\.\d{3} MT$/);
    expect(periods?.columns.map(({ label }) => label)).toContain("Weighed (MT)");
  });

  it("of trucks asks for neither ship nor holds", async () => {
    const [trucks] = await server.app.db.run<{ id: string }>(
      sql`select id from operation where country = 'BR' and carrier = 'trucks' order by code limit 1`,
    );
    const { parts } = attributes(await resume(ops, { id: trucks?.id })) as { parts: Part[] };
    expect(parts.map(({ key }) => key)).not.toContain("holds");
    const labels = parts.find(({ key }) => key === "order")?.pairs.map(({ label }) => label);
    expect(labels).toContain("Product");
    expect(labels).not.toContain("Ship");
  });

  it("shows a customer their own, without who did what; and strangers nothing", async () => {
    const keys = (attributes(await resume(guest)).parts as Part[]).map(({ key }) => key);
    expect(keys).toContain("order");
    for (const hidden of ["people", "approvals", "double_check"]) expect(keys).not.toContain(hidden);
    expect((await resume(argentine)).status).toBe(404);
  });
});

describe("a report of an operation", () => {
  it("is made as configured for the customer, kept, and says what the summary says", async () => {
    const sections = ["timelog_entry", "order"];
    const configured = {
      name: "Short",
      customer_id: operation.customer_id,
      sections,
      photos_per_page: 2,
      language: "en",
    };
    const row = attributes(await admin.call("report", "create", "report_configuration", configured));
    const kept = await made(ops);
    expect(kept).toMatchObject({
      state: "done",
      progress: 100,
      sections,
      photos_per_page: 2,
      status: "draft",
    });
    const { text } = readPdf(await bytesOf(ops, kept.document.id));
    expect(text.indexOf("Time log")).toBeGreaterThan(-1);
    expect(text.indexOf("Order and operation")).toBeGreaterThan(text.indexOf("Time log"));
    await admin.call("report", "delete", "report_configuration", { id: row.id });
  });

  it("comes as a sheet for each part", async () => {
    const kept = await made(ops, { kind: "general", format: "xlsx" });
    const { sheets } = await readXlsx(new Uint8Array(await bytesOf(ops, kept.document.id)));
    expect(sheets).toHaveLength(SECTIONS_OF.general.length);
    expect(sheets[0]?.rows.flat()).toContain(operation.code);
  });

  it("of the gallery has the photos of the operation", async () => {
    const kept = await made(ops, { kind: "gallery" });
    expect(kept.state).toBe("done");
  });

  it("goes by mail, and again", async () => {
    const kept = await made(ops, { kind: "services" });
    const outbox = async () =>
      (await readdir(join(server.folder, "outbox")).catch(() => [])).filter((name) => name.endsWith(".eml"))
        .length;
    const before = await outbox();
    for (const to of ["one@demo.test", "two@demo.test"])
      expect((await onReports(ops, "send", { id: kept.id, to: [to] })).status).toBe(200);
    await server.app.jobs.runDue();
    expect((await outbox()) - before).toBe(2);
    const { sent_to: sent } = attributes(await onReports(ops, "load", { id: kept.id }));
    expect(sent.split("\n")).toHaveLength(2);
  });

  it("is nobody's else: another country, a customer, and whoever lost the right", async () => {
    const kept = await made(ops);
    expect((await make(argentine)).status).toBe(404);
    expect((await onReports(argentine, "load", { id: kept.id })).status).toBe(404);
    expect((await onReports(argentine, "send", { id: kept.id, to: ["a@demo.test"] })).status).toBe(404);
    expect((await make(guest)).status).toBe(403);
    const { id } = attributes(await make(ops));
    await server.app.db.run(sql`update "user" set active = false where id = ${ops.userId}`);
    await server.app.jobs.runDue();
    await server.app.db.run(sql`update "user" set active = true where id = ${ops.userId}`);
    const [refused] = await server.app.db.run(sql`select state from operation_report where id = ${id}`);
    expect(refused).toEqual({ state: "refused" });
  });
});

describe("the approval of a report", () => {
  it("takes two levels and two people, says who and when, and is printed", async () => {
    const kept = await made(ops);
    const step = async (client: Client, action: string, more: object = {}) => {
      const { version } = attributes(await onReports(client, "load", { id: kept.id }));
      return onReports(client, action, { id: kept.id, version, ...more });
    };
    expect(attributes(await step(ops, "submit")).status).toBe("pending_level_1");
    expect(attributes(await step(ops, "approve")).status).toBe("pending_level_2");
    expect(refusal(await step(ops, "approve"))[1]).toBe("approved_by_same_person");
    expect(attributes(await step(admin, "approve")).status).toBe("approved");
    expect(refusal(await onReports(ops, "delete", { id: kept.id }))[1]).toBe("report_kept");
    const { parts } = attributes(await resume(ops, { kind: "approval" })) as { parts: Part[] };
    const rows = parts.find(({ key }) => key === "approvals")?.rows ?? [];
    const approved = rows.filter(([name]) => name === kept.name).map(([, status]) => status);
    expect(approved).toEqual(expect.arrayContaining(["Waiting for level 2", "Approved"]));
    // Who printed one for themselves did nothing to the operation.
    const told = parts.find(({ key }) => key === "people")?.rows.map(([what]) => what) ?? [];
    expect(told.filter((what) => what === kept.name)).toHaveLength(1);
    const paper = await made(ops, { kind: "approval" });
    expect(readPdf(await bytesOf(ops, paper.document.id)).text).toContain("Approvals");
  });

  it("is sent back with a reason", async () => {
    const kept = await made(ops);
    const submitted = attributes(await onReports(ops, "submit", { id: kept.id, version: kept.version }));
    const back = { id: kept.id, version: submitted.version };
    expect((await onReports(admin, "disapprove", back)).status).not.toBe(200);
    const reason = { justification: "The weights are missing" };
    expect(attributes(await onReports(admin, "disapprove", { ...back, ...reason }))).toMatchObject({
      status: "draft",
      revision: 2,
    });
    const { parts } = attributes(await resume(ops, { kind: "approval" })) as { parts: Part[] };
    expect(parts.find(({ key }) => key === "approvals")?.rows.flat()).toContain(reason.justification);
  });
});
