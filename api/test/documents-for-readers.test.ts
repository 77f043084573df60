/** Whoever may only read certificates and reports looks at all of them, as drafts too, and changes nothing by it. */
import { REPORT_KINDS } from "@plimsoll/domain/report/operation-report";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "#start";
import { type Certifying, openCertifying, seen } from "./certifying.ts";
import type { Client, TestServer } from "./harness.ts";
import { attributes } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";
import { personWith } from "./person-with.ts";

let work: Certifying;
let server: TestServer;

beforeAll(async () => {
  work = await openCertifying();
  ({ server } = work);
  startJobs(server.app);
});
afterAll(() => server.close());

const READ = ["list", "load"];
const onCertificates = (...permissions: string[]) => ({
  service: "service",
  role: "certificate",
  permissions,
});
const onOperations = { service: "service", role: "operation", permissions: READ };
/** What belongs to an order is there for whoever may open the order. */
const onOrders = { service: "workorder", role: "ship", permissions: READ };
const onReports = { service: "report", role: "operation_report", permissions: READ };

describe("a certificate", () => {
  let reader: Client;
  beforeAll(async () => {
    reader = await personWith(server, [onOrders, onCertificates(...READ)]);
  });

  it("is looked at as a draft with its watermark, which changes nothing of it", async () => {
    const row = await work.draft(await work.newOrder());
    for (const action of ["load", "describe", "versions"])
      expect((await work.certificate(action, { id: row.id }, reader)).status, action).toBe(200);
    const { file_id: file } = attributes(await work.certificate("preview", { id: row.id }, reader));
    const printed = readPdf(await work.fileOf(file, reader));
    expect(printed.text).toContain("not yet numbered");
    const after = attributes(await work.certificate("load", { id: row.id }, reader));
    expect([after.version, after.status, after.number]).toEqual([row.version, "draft", null]);
    // Looked at once more there is one draft, the newest.
    const again = attributes(await work.certificate("preview", { id: row.id }, reader));
    const kept = await server.app.db.run<{ id: string }>(
      sql`select id from attachment where owner_id = ${row.id} and field = 'own_drafts'`,
    );
    expect(kept.map(({ id }) => id)).toEqual([again.file_id]);
  });

  it("is looked at as it was sent and as it was issued: no further file is made", async () => {
    const sent = await work.sent(await work.draft(await work.newOrder()));
    const shown = async () => attributes(await work.certificate("preview", { id: sent.id }, reader)).file_id;
    const first = await shown();
    expect(await shown()).toBe(first);
    expect(readPdf(await work.fileOf(first, reader)).text).toContain("not yet numbered");
    const done = await work.issued(await work.newOrder());
    const preview = await work.certificate("preview", { id: done.id }, reader);
    expect(attributes(preview).file_id).toBe(done.file_id);
    expect(Buffer.compare(await work.fileOf(done.file_id, reader), await work.fileOf(done.file_id))).toBe(0);
  });

  it("is neither written, sent, answered, issued, revised, canceled nor deleted by a reader", async () => {
    const order = await work.newOrder();
    const drafted = await work.draft(order);
    const sent = await work.sent(await work.draft(order, { kind: "weight" }));
    const approved = await work.approved(order, { kind: "origin" });
    const issued = await work.issued(order, { kind: "fumigation" });
    const justification = "No reason";
    const tries: readonly [string, object][] = [
      ["create", { work_order_id: order, kind: "quality", languages: ["en"], texts: {} }],
      ["update", { ...seen(drafted), texts: { consignee: "Somebody" } }],
      ["send", { ...seen(drafted), to: ["buyer@customer.test"] }],
      ["approve", seen(sent)],
      ["reprove", { ...seen(sent), justification }],
      ["issue", seen(approved)],
      ["revise", { ...seen(issued), reason: justification }],
      ["cancel", { ...seen(issued), justification }],
      ["delete", seen(drafted)],
    ];
    for (const [action, input] of tries)
      expect([action, (await work.certificate(action, input, reader)).status]).toEqual([action, 403]);
    const rows = await server.app.db.run<{ id: string; version: number }>(
      sql`select id, version from certificate where work_order_id = ${order} and active`,
    );
    const expected = [drafted, sent, approved, issued].map(seen);
    expect(rows.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it("is not printed for somebody who may only list", async () => {
    const row = await work.draft(await work.newOrder());
    const lister = await personWith(server, [onOrders, onCertificates("list")]);
    expect((await work.certificate("preview", { id: row.id }, lister)).status).toBe(403);
    const files = await server.app.db.run(sql`select id from attachment where owner_id = ${row.id}`);
    expect(files).toEqual([]);
  });
});

const byId = (one: { readonly id: string }, other: { readonly id: string }) => one.id.localeCompare(other.id);

describe("a report of an operation", () => {
  let reader: Client;
  let operation: string;
  beforeAll(async () => {
    reader = await personWith(server, [onOrders, onOperations, onReports]);
    const [found] = await server.app.db.run<{ id: string }>(sql`select o.id from operation o
      where o.country = 'BR' and o.carrier = 'ship'
        and exists (select 1 from timelog_entry t where t.operation_id = o.id) order by o.code limit 1`);
    operation = found?.id ?? "";
  });
  const reports = (action: string, input: object, client = reader) =>
    client.call("report", action, "operation_report", input);

  it("is read before it is made, with those parts alone that the reader may list", async () => {
    for (const kind of REPORT_KINDS) {
      const shown = await reader.call("service", "resume", "operation", { id: operation, kind });
      expect([kind, shown.status]).toEqual([kind, 200]);
    }
    const { parts } = attributes(await reader.call("service", "resume", "operation", { id: operation }));
    const keys = parts.map(({ key }: { key: string }) => key);
    expect(keys).toContain("order");
    for (const hidden of ["timelog_entry", "classification", "certificate"])
      expect(keys).not.toContain(hidden);
  });

  it("is loaded and downloaded once somebody made it, and not made, sent, canceled or approved by a reader", async () => {
    const asked = { operation_id: operation, kind: "services", format: "pdf", language: "en" };
    expect((await reports("make", asked)).status).toBe(403);
    const { id } = attributes(await reports("make", asked, work.ops));
    await server.app.jobs.runDue();
    const row = attributes(await reports("load", { id }));
    expect(row.state).toBe("done");
    const [file] = await server.app.db.run<{ id: string }>(
      sql`select id from attachment where owner_id = ${id} and field = 'document'`,
    );
    expect(readPdf(await work.fileOf(file?.id ?? "", reader)).pages.length).toBeGreaterThan(0);
    const tries: readonly [string, object][] = [
      ["send", { id, to: ["somebody@customer.test"] }],
      ["cancel", { id }],
      ["submit", seen(row)],
      ["delete", seen(row)],
    ];
    for (const [action, input] of tries)
      expect([action, (await reports(action, input)).status]).toEqual([action, 403]);
    const submitted = attributes(await reports("submit", seen(row), work.ops));
    expect(submitted.status).toBe("pending_level_1");
    for (const action of ["approve", "disapprove"])
      expect([action, (await reports(action, { ...seen(submitted), justification: "No" })).status]).toEqual([
        action,
        403,
      ]);
    expect(attributes(await reports("load", { id })).version).toBe(submitted.version);
  });
});
