/** Certificates: from the draft over the customer's answer to the signed file, and what anybody can check. */
import { createHash } from "node:crypto";
import { CERTIFICATE_KINDS } from "@plimsoll/domain/certificate/kinds";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { raw, sql } from "#db/sql";
import { remindOfApprovals } from "#status/reminders";
import { type Certifying, openCertifying, seen } from "./certifying.ts";
import type { Client, TestServer } from "./harness.ts";
import { attributes, type Fixtures, refusal } from "./orders.ts";
import { isInstalled, toldOfSignature } from "./outside-programs.ts";
import { readPdf } from "./pdf-reader.ts";

let work: Certifying;
let server: TestServer;
let fixtures: Fixtures;
let customer: Client;
let stranger: Client;

beforeAll(async () => {
  work = await openCertifying();
  ({ server, fixtures, customer, stranger } = work);
});
afterAll(() => server.close());

const certificate: Certifying["certificate"] = (...asked) => work.certificate(...asked);
const newOrder: Certifying["newOrder"] = (...more) => work.newOrder(...more);
const draft: Certifying["draft"] = (...asked) => work.draft(...asked);
const issued: Certifying["issued"] = (...asked) => work.issued(...asked);
const fileOf: Certifying["fileOf"] = (...asked) => work.fileOf(...asked);

async function verifyFile(bytes: Buffer) {
  const form = new FormData();
  form.append("document", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "certificate.pdf");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  return server.http.inject({
    method: "POST",
    url: "/api/verify",
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe("a certificate", () => {
  it("goes from the draft over the customer's answer to a signed file that stays as it is", async () => {
    const order = await newOrder();
    const row = await draft(order);
    expect([row.status, row.number, row.revision]).toEqual(["draft", null, 0]);
    const { file_id: preview } = attributes(await certificate("preview", { id: row.id }));
    const looked = readPdf(await fileOf(preview));
    expect(looked.text).toContain("not yet numbered");

    const sent = attributes(await certificate("send", { ...seen(row), to: ["buyer@customer.test"] }));
    expect(sent.status).toBe("sent");
    const refused = await certificate("reprove", seen(sent), customer);
    expect(refusal(refused)).toEqual([405, "justification_required", "justification"]);
    const reproved = attributes(
      await certificate("reprove", { ...seen(sent), justification: "Consignee: to the order of" }, customer),
    );
    expect([reproved.status, reproved.answer]).toEqual(["reproved", "Consignee: to the order of"]);
    const mine = attributes(await certificate("load", { id: row.id }));
    const corrected = attributes(
      await certificate("update", { ...seen(mine), texts: { consignee: "To the order of Eastgate Bank" } }),
    );
    const again = attributes(await certificate("send", { ...seen(corrected), to: ["buyer@customer.test"] }));
    const ready = attributes(await certificate("approve", seen(again), customer));
    expect(ready.status).toBe("approved");
    const versions = attributes(await certificate("versions", { id: row.id }, customer));
    expect(
      versions.map((one: { number: number; reason: string | null }) => [one.number, one.reason]),
    ).toEqual([
      [1, "Consignee: to the order of"],
      [2, null],
    ]);
    expect(JSON.stringify(versions[0].content)).not.toContain("Eastgate");
    expect(JSON.stringify(versions[1].content)).toContain("Eastgate");
    const whole = attributes(await certificate("load", { id: row.id }));
    const done = attributes(await certificate("issue", seen(whole)));
    expect(done.status).toBe("issued");
    expect(done.number).toMatch(/^BR-LS-\d{4}-\d{6}$/);
    expect(done.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

    const bytes = await fileOf(done.file_id);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(done.hash);
    const read = readPdf(bytes);
    expect(read.text).toContain(done.number);
    expect(read.text).toContain(done.code);
    expect(read.text).toContain("To the order of Eastgate Bank");
    await server.app.db.run(
      sql`update customer set name = 'Renamed', social_name = 'Renamed' where id = ${fixtures.customer}`,
    );
    expect(Buffer.compare(await fileOf(done.file_id, customer), bytes)).toBe(0);
    expect(refusal(await certificate("update", { ...seen(done), texts: {} }))[1]).toBe("finished");
    expect(refusal(await certificate("delete", seen(done), await server.as("admin")))[1]).toBe("finished");
  });

  /** One of each kind, issued once for those who look at them. */
  let everyKind: Promise<(readonly [string, Buffer])[]> | undefined;
  const ofEveryKind = () => {
    const make = async () => {
      const order = await newOrder();
      const files: (readonly [string, Buffer])[] = [];
      for (const kind of CERTIFICATE_KINDS)
        files.push([kind, await fileOf((await issued(order, { kind, languages: ["en"] })).file_id)]);
      return files;
    };
    everyKind ??= make();
    return everyKind;
  };

  it("carries a signature, on every kind", async () => {
    for (const [kind, bytes] of await ofEveryKind()) {
      expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
      expect(bytes.includes("/ETSI.CAdES.detached"), kind).toBe(true);
    }
  });

  it.skipIf(!isInstalled("pdfsig"))(
    "is validly signed, says an independent reader of every kind",
    async () => {
      for (const [kind, bytes] of await ofEveryKind())
        expect(toldOfSignature(server.folder, bytes), kind).toContain("Signature is Valid");
    },
  );

  it("is verified by its code and by its file, and a changed byte is told", async () => {
    const done = await issued(await newOrder());
    const byCode = await server.get(`/api/verify/${done.code.toLowerCase().replaceAll("-", "")}`);
    expect(byCode.body).toMatchObject({
      found: true,
      number: done.number,
      revision: 0,
      status: "issued",
      hash: done.hash,
    });
    expect(Object.keys(byCode.body).toSorted()).toEqual([
      "found",
      "hash",
      "issued_at",
      "issuer",
      "kind",
      "number",
      "revision",
      "status",
      "superseded_by",
    ]);
    const bytes = await fileOf(done.file_id);
    expect((await verifyFile(bytes)).json()).toMatchObject({
      found: true,
      intact: true,
      number: done.number,
    });
    const changed = Buffer.from(bytes);
    changed[changed.length - 400] = (changed[changed.length - 400] ?? 0) ^ 1;
    expect((await verifyFile(changed)).json()).toMatchObject({
      found: true,
      intact: false,
      number: done.number,
    });
    const unknown = await server.get("/api/verify/0000-0000-0000");
    expect([unknown.status, unknown.body]).toEqual([404, { found: false }]);
    expect((await verifyFile(Buffer.from("nothing of ours"))).statusCode).toBe(404);
  });

  it("is superseded when its revision is issued, under the same number", async () => {
    const first = await issued(await newOrder());
    expect(refusal(await certificate("revise", { ...seen(first), reason: " " }))[0]).toBe(405);
    const second = attributes(
      await certificate("revise", { ...seen(first), reason: "Vessel's flag corrected" }),
    );
    expect([second.number, second.revision, second.status]).toEqual([first.number, 1, "draft"]);
    expect(attributes(await certificate("load", { id: first.id })).status).toBe("issued");
    const ready = attributes(await certificate("approve", seen(second)));
    const done = attributes(await certificate("issue", seen(ready)));
    expect(done.number).toBe(first.number);
    expect(readPdf(await fileOf(done.file_id)).text).toContain("Vessel's flag corrected");
    const old = await server.get(`/api/verify/${first.code}`);
    expect(old.body).toMatchObject({ status: "superseded", superseded_by: `${first.number} / 1` });
    const canceled = attributes(
      await certificate("cancel", { ...seen(done), justification: "Cargo withdrawn" }),
    );
    expect(canceled.status).toBe("canceled");
    expect((await server.get(`/api/verify/${done.code}`)).body.status).toBe("canceled");
  });

  it("does not certify its order by being given up before anything was issued", async () => {
    const row = await draft(await newOrder());
    const order = sql`work_order where id = ${row.work_order_id}`;
    await server.app.db.run(
      sql`update work_order set status = 'in_certification' where id = ${row.work_order_id}`,
    );
    expect((await certificate("delete", seen(row), await server.as("admin"))).status).toBe(200);
    expect(await server.app.db.run(sql`select status from ${order}`)).toEqual([
      { status: "in_certification" },
    ]);
  });

  it("is not issued when what it says changed since it was approved", async () => {
    const order = await newOrder();
    const ready = await work.approved(order);
    await server.app.db.run(sql`update work_order set contract = 'AVV-2026-118' where id = ${order}`);
    expect(refusal(await certificate("issue", seen(ready)))).toEqual([409, "certificate_changed", undefined]);
    const described = attributes(await certificate("describe", { id: ready.id }));
    expect(described.points.map(({ code }: { code: string }) => code)).toContain("changed_since_approval");
  });

  it.each([
    ["is not issued when what it says changes while it is printed", "contract", 409],
    ["is issued when something changes meanwhile that it does not say", "author_id", 200],
  ])("%s", async (_, column, status) => {
    const order = await newOrder();
    const ready = await work.approved(order);
    const value = column === "contract" ? sql`'AVV-2026-119'` : sql`null`;
    const printing = vi.spyOn(server.app.printer, "print");
    printing.mockImplementationOnce(async (...asked) => {
      await server.app.db.run(sql`update work_order set ${raw(column)} = ${value} where id = ${order}`);
      return server.app.printer.print(...asked);
    });
    const reply = await certificate("issue", seen(ready));
    // Once by the one who changed something, once for it.
    expect(printing).toHaveBeenCalledTimes(2);
    printing.mockRestore();
    expect(reply.status).toBe(status);
    const row = attributes(await certificate("load", { id: ready.id }));
    expect([row.status, row.number === null]).toEqual(
      status === 200 ? ["issued", false] : ["approved", true],
    );
  });

  it("begins with the texts of its customer, until somebody writes another on it", async () => {
    const text = { name: "Notify", part: "notify_party", language: "en", text: "The bank of {customer}" };
    const admin = await server.as("admin");
    const bad = await admin.call("register", "create", "certificate_text", { ...text, text: "{captain}" });
    expect(refusal(bad)).toEqual([405, "merge_field_unknown", "text"]);
    attributes(
      await admin.call("register", "create", "certificate_text", {
        ...text,
        customer_id: fixtures.otherCustomer,
      }),
    );
    const says = async (customer_id: string, texts: object = {}) => {
      const row = await draft(await newOrder({ customer_id }), { languages: ["en"], texts });
      return JSON.stringify(attributes(await certificate("describe", { id: row.id })).content);
    };
    expect(await says(fixtures.otherCustomer)).toContain("The bank of");
    expect(await says(fixtures.customer)).not.toContain("The bank of");
    expect(await says(fixtures.otherCustomer, { notify_party: "Nobody" })).not.toContain("The bank of");
  });

  it("waits for its customer, who is told and reminded", async () => {
    const row = await draft(await newOrder());
    await certificate("send", { ...seen(row), to: [] });
    const told = async () =>
      (
        await server.app.db.run<{ kind: string }>(
          sql`select kind from notification where record_id = ${row.id} order by created_at, id`,
        )
      ).map(({ kind }) => kind);
    expect(new Set(await told())).toEqual(new Set(["approval_asked"]));
    await remindOfApprovals(server.app);
    expect(await told()).not.toContain("approval_waiting");
    await server.app.db.run(
      sql`update status_log set at = at - interval '3 days' where record_id = ${row.id}`,
    );
    await remindOfApprovals(server.app);
    await remindOfApprovals(server.app);
    expect((await told()).filter((kind) => kind === "approval_waiting")).toHaveLength(
      (await told()).filter((kind) => kind === "approval_asked").length,
    );
  });

  it("is nobody else's: strangers, other customers, drafts", async () => {
    const order = await newOrder({ customer_id: fixtures.otherCustomer });
    const row = await draft(order);
    for (const action of ["load", "describe", "preview", "versions"])
      expect((await certificate(action, { id: row.id }, stranger)).status).toBe(404);
    for (const action of ["send", "approve", "issue"])
      expect((await certificate(action, seen(row), stranger)).status).toBe(404);
    expect((await certificate("load", { id: row.id }, customer)).status).toBe(404);
    const own = await draft(await newOrder());
    expect((await certificate("load", { id: own.id }, customer)).status).toBe(404);
    expect((await certificate("issue", seen(own), customer)).status).toBe(403);
    const { file_id: preview } = attributes(await certificate("preview", { id: own.id }));
    await expect(fileOf(preview, customer)).rejects.toThrow("404");
  });

  it("numbers thirty that are issued at once without a gap and without a double", async () => {
    const order = await newOrder();
    const ready = [];
    for (let made = 0; made < 30; made++)
      ready.push(attributes(await certificate("approve", seen(await draft(order, { kind: "fumigation" })))));
    const replies = await Promise.all([...ready, ...ready].map((row) => certificate("issue", seen(row))));
    expect(replies.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
    const issued = replies.filter(({ status }) => status === 200).map(attributes);
    // Whoever asks for the same again is answered as the first time, names and all.
    for (const one of issued) expect(one).toEqual(issued.find(({ id }) => id === one.id));
    const numbers = issued.map(({ number }) => number as string);
    const distinct = [...new Set(numbers)].toSorted();
    expect(distinct).toHaveLength(30);
    const counted = distinct.map((one) => Number(one.slice(-6)));
    const [first = 0] = counted;
    expect(counted).toEqual(Array.from({ length: 30 }, (_, at) => first + at));
    const rows = await server.app.db.run<{ n: number }>(sql`select count(*)::integer as n from certificate c
      where c.number is not null and not exists (select 1 from attachment a where a.id = c.file_id::uuid)`);
    expect(rows[0]?.n).toBe(0);
  });
});

describe("the link in the mail", () => {
  it("shows the draft and takes one answer", async () => {
    const row = await draft(await newOrder());
    await certificate("send", { ...seen(row), to: ["one@customer.test", "two@customer.test"] });
    const mails = await server.app.db.run<{ payload: { to: string; text: string } }>(
      sql`select payload from job where kind = 'mail' and payload::text like '%customer.test%' order by created_at desc limit 2`,
    );
    const tokens = mails.map(({ payload }) => /token=([\w-]+)/.exec(payload.text)?.[1] ?? "");
    const view = await server.post("/api/certificate/view", { token: tokens[0] });
    expect(view.body.attributes ?? view.body).toMatchObject({ status: "sent", may_answer: true });
    const answer = { token: tokens[0], status: "reproved", name: "Paulo Andrade", reason: "Wrong consignee" };
    const first = await server.post("/api/certificate/answer", answer);
    expect([first.status, first.body.errors]).toEqual([200, undefined]);
    const second = await server.post("/api/certificate/answer", {
      token: tokens[1],
      status: "approved",
      name: "Eva",
    });
    expect(second.status).toBe(406);
    const now = attributes(await certificate("load", { id: row.id }));
    expect([now.status, now.answer]).toEqual(["reproved", "Wrong consignee"]);
    expect(now.answered_by).toContain("Paulo Andrade");
  });
});
