/** A report on its way can be canceled: whoever makes it stops, and nothing of it is kept. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "#start";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, refusal } from "./orders.ts";

let server: TestServer;
let ops: Client;
let operation: string;

beforeAll(async () => {
  server = await openTestServer();
  startJobs(server.app);
  ops = await server.as("ops.br");
  const { body } = await ops.call("service", "list", "operation", {
    conditions: [{ attribute: "country", operator: "=", value: "BR" }],
    pagination: { size: 1 },
  });
  operation = body.attributes[0].id;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const KINDS = {
  report_run: { action: "run", input: () => ({ ready: "orders_by_period", language: "en" }) },
  operation_report: {
    action: "make",
    input: () => ({ operation_id: operation, kind: "general", format: "pdf", language: "en" }),
  },
} as const;
type Kind = keyof typeof KINDS;

const on = (record: Kind, action: string, input: object, client = ops) =>
  client.call("report", action, record, input);
const ask = async (record: Kind, client = ops): Promise<string> =>
  attributes(await on(record, KINDS[record].action, KINDS[record].input(), client)).id;

/** What there is of a report beside its row. */
async function keptOf(id: string, { app } = server) {
  const files = await app.db.run(sql`select id from attachment where owner_id = ${id}`);
  const notices = await app.db.run(sql`select id from notification where record_id = ${id}`);
  return [files.length, notices.length];
}

/** A document that is never done, unless somebody breaks it off. */
function printForever() {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((done) => {
    begin = done;
  });
  const reasons: unknown[] = [];
  vi.spyOn(server.app.printer, "printTo").mockImplementation(async (path, _, __, signal) => {
    await writeFile(path, "half of it");
    return new Promise((_done, reject) => {
      signal?.addEventListener("abort", () => {
        reasons.push(signal.reason);
        reject(signal.reason);
      });
      begin();
    });
  });
  return { begun, reasons };
}

describe.each(["report_run", "operation_report"] as const)("a canceled %s", (record) => {
  it("is not begun when it still waited, and is canceled once", async () => {
    // Where nobody works yet: elsewhere it would be begun the moment it is asked for.
    const idle = await openTestServer();
    const client = await idle.as("ops.br");
    const id = await ask(record, client);
    const first = attributes(await on(record, "cancel", { id }, client));
    expect(first.state).toBe("canceled");
    expect(attributes(await on(record, "cancel", { id }, client)).version).toBe(first.version);
    const print = vi.spyOn(idle.app.printer, "printTo");
    startJobs(idle.app);
    await idle.app.jobs.runDue();
    expect(print).not.toHaveBeenCalled();
    expect(attributes(await on(record, "load", { id }, client)).state).toBe("canceled");
    expect(await keptOf(id, idle)).toEqual([0, 0]);
    await idle.close();
  });

  it("is broken off while it is printed, and nothing of it is kept", async () => {
    const { begun, reasons } = printForever();
    const id = await ask(record);
    const running = server.app.jobs.runDue();
    await begun;
    expect(attributes(await on(record, "load", { id })).state).toBe("running");
    expect(attributes(await on(record, "cancel", { id })).state).toBe("canceled");
    await running;
    expect(reasons).toMatchObject([{ name: "Unwanted" }]);
    const row = attributes(await on(record, "load", { id }));
    expect([row.state, row.document, row.problem]).toEqual(["canceled", null, null]);
    expect(await keptOf(id)).toEqual([0, 0]);
    expect(await readdir(join(server.folder, "arriving"))).toEqual([]);
    const jobs = await server.app.db.run(sql`select id from job where payload ->> 'id' = ${id}
      and kind in ('report', 'operation_report') and state <> 'done'`);
    expect(jobs).toHaveLength(0);
  });

  it("is nobody else's to cancel, and cannot be when it is done", async () => {
    const id = await ask(record);
    for (const account of ["ops.ar", "customer"] as const) {
      const { status } = await on(record, "cancel", { id }, await server.as(account));
      expect([403, 404]).toContain(status);
    }
    expect((await on(record, "cancel", { id: "nonsense" })).status).toBe(404);
    await server.app.jobs.runDue();
    expect(attributes(await on(record, "load", { id })).state).toBe("done");
    expect(refusal(await on(record, "cancel", { id })).slice(0, 2)).toEqual([409, "report_ended"]);
  });
});
