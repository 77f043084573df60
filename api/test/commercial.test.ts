/** Proposals and nominations over the wire: sent, answered with and without an account, and turned into orders. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addDays, formatDate } from "@plimsoll/domain/kernel/dates";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "#start";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, type Fixtures, fixturesOf, nominationOf, proposalOf, refusal } from "./orders.ts";
import { readPdf } from "./pdf-reader.ts";

let server: TestServer;
let admin: Client;
let guest: Client;
let fixtures: Fixtures;
beforeAll(async () => {
  server = await openTestServer();
  startJobs(server.app);
  [admin, guest] = [await server.as("admin"), await server.as("customer")];
  fixtures = await fixturesOf(server);
});
afterAll(() => server.close());

const proposal = (client: Client, action: string, input: object) =>
  client.call("proposal", action, "proposal", input);
const nomination = (client: Client, action: string, input: object) =>
  client.call("service", action, "nomination", input);

const draft = async (more: object = {}) =>
  attributes(await proposal(admin, "create", proposalOf(fixtures, more)));
const change = (client: Client, row: { id: string; version: number }, status: string, more: object = {}) =>
  proposal(client, "changestatus", { id: row.id, version: row.version, status, ...more });
const sent = async (more: object = {}) =>
  attributes(await change(admin, await draft(more), "sent", { recipients: ["buyer@example.test"] }));
const accepted = async (more: object = {}) => attributes(await change(guest, await sent(more), "accepted"));
/** As if the days of its validity had passed. */
const expire = (id: string) =>
  server.app.db.run(sql`update proposal set date = date - 60, expiration_date = ${addDays(fixtures.today, -2)}::date
    where id = ${id}`);

/** The mail to an address about a proposal, once the job has sent it. */
async function mailAbout(code: string, more = ""): Promise<string> {
  const outbox = join(server.folder, "outbox");
  for (let turn = 0; turn < 300; turn++) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const text = await readFile(join(outbox, name), "latin1").catch(() => "");
      if (name.endsWith(".eml") && text.includes(code) && text.includes(more)) return text;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`no mail about ${code}`);
}

function pdfIn(mail: string) {
  const encoded = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(mail)?.[1] ?? "";
  return readPdf(Buffer.from(encoded.replaceAll(/\s/g, ""), "base64"));
}

const tokenIn = (mail: string) =>
  /token=([\w-]+)/.exec(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[1] ?? "";

describe("a proposal", () => {
  it("gets its code from the series of its country and year, and begins as a draft", async () => {
    const row = await draft();
    expect(row.propcode).toMatch(new RegExp(`^BR-P-${fixtures.today.slice(0, 4)}-\\d{5}$`));
    expect(row).toMatchObject({ status: "draft", revision: 1, superseded: false });
  });

  it("says: 'Expiration date must be a date after or equal to Proposal date', and 'Rate must be greater than 0'", async () => {
    const early = await proposal(
      admin,
      "create",
      proposalOf(fixtures, { expiration_date: addDays(fixtures.today, -1) }),
    );
    expect(early.body.errors[0]).toEqual({
      code: "expiration_before_proposal",
      field: "expiration_date",
      message: "Expiration date must be a date after or equal to Proposal date",
    });
    const free = { items: [{ service_type_id: fixtures.service, rate: "0" }] };
    const rate = await proposal(admin, "create", proposalOf(fixtures, free));
    expect(rate.body.errors[0]).toMatchObject({
      field: "items.0.rate",
      message: "Rate must be greater than 0",
    });
  });

  it("is mailed as a PDF in the customer's language, with a link to answer", async () => {
    const row = await sent({ language: "pt" });
    expect(row).toMatchObject({ status: "sent" });
    const mail = await mailAbout(row.propcode);
    expect(mail).toContain("To: buyer@example.test");
    expect(mail).toMatch(/Subject: Proposta BR-P-/);
    const { text } = pdfIn(mail);
    expect(text).toContain(row.propcode);
    expect(text).toContain("Data de validade");
    expect(text).toContain(formatDate(row.expiration_date, "pt"));
    expect(text).toContain("1,35");
    // What was sent is kept with the proposal, and is what a preview shows.
    const loaded = attributes(await proposal(admin, "load", { id: row.id }));
    expect(loaded.documents).toHaveLength(1);
    const again = attributes(await proposal(admin, "preview", { id: row.id }));
    expect(again).toMatchObject({ name: `${row.propcode}-v1.pdf` });
  });

  it("carries the head of the author's company, on paper and in the mail", async () => {
    const [own] = await server.app.db.run<{ id: string }>(sql`select p.company_id as id from profile p
      join "user" u on u.id = p.user_id where u.login = 'admin@demo.test' order by p.position, p.title_sort limit 1`);
    const logo = await sharp({ create: { width: 40, height: 12, channels: 3, background: "#0b6e80" } })
      .png()
      .toBuffer();
    const uploaded = await admin.call("filemanager", "create", "attachment", {
      name: "logo.png",
      file: `data:image/png;base64,${logo.toString("base64")}`,
      reference_id: own?.id,
      field: "logo",
    });
    expect(uploaded.status).toBe(200);
    const row = await sent({ language: "en" });
    const mail = await mailAbout(row.propcode);
    expect(mail).toMatch(/^From: "?[^\n<]*<[^\n>]+>/m);
    expect(mail).toMatch(/^Reply-To: admin@demo\.test/m);
    expect(mail).toContain("Content-Type: multipart/alternative");
    expect(mail).toContain("Content-Type: text/plain");
    expect(mail).toContain("Content-Type: text/html");
    expect(pdfIn(mail).pages[0]?.images).toBe(1);
  });

  it("is not edited any more once it was sent, nor are its files", async () => {
    const row = await sent();
    const edit = await proposal(admin, "update", {
      id: row.id,
      version: row.version,
      text: "<p>cheaper</p>",
    });
    expect(refusal(edit)).toEqual([425, "finished", undefined]);
    const file = `data:text/plain;base64,${Buffer.from("x").toString("base64")}`;
    const upload = await admin.call("filemanager", "create", "attachment", {
      name: "x.txt",
      file,
      reference_id: row.id,
    });
    expect(refusal(upload)).toEqual([425, "finished", undefined]);
  });

  it("is mailed again with a link of its own, the very document that went out first, and the history says so", async () => {
    const row = await sent();
    const first = tokenIn(await mailAbout(row.propcode));
    const { documents } = attributes(await proposal(admin, "load", { id: row.id }));
    const seen = { id: row.id, version: row.version };
    const again = attributes(
      await proposal(admin, "resend", { ...seen, recipients: ["late@example.test"], message: "Once more" }),
    );
    expect(again).toMatchObject({ status: "sent", version: row.version + 1 });
    const mail = await mailAbout(row.propcode, "To: late@example.test");
    expect(mail).toContain("Once more");
    expect(attributes(await proposal(admin, "load", { id: row.id })).documents).toEqual(documents);
    const history = attributes(await proposal(admin, "history", { id: row.id }));
    expect(history[0]).toMatchObject({ action: "resend", changes: { sent_at: expect.any(Array) } });
    const log = attributes(await proposal(admin, "getstatuslog", { id: row.id }));
    expect(log.map((one: { status: string }) => one.status)).toEqual(["draft", "sent", "sent", "accepted"]);
    expect(log[2]).toMatchObject({ justification: "late@example.test" });
    // Either link answers; the first answer uses up both.
    const token = tokenIn(mail);
    expect(token).not.toBe(first);
    const view = await server.post("/api/proposal/view", { token: first });
    expect(view.body.attributes.may_answer).toBe(true);
    const answer = { status: "accepted", name: "Paula Reis" };
    expect((await server.post("/api/proposal/answer", { ...answer, token })).status).toBe(200);
    expect((await server.post("/api/proposal/answer", { ...answer, token: first, name: "x" })).status).toBe(
      406,
    );
    const late = { id: row.id, version: again.version + 1, recipients: ["late@example.test"] };
    expect(refusal(await proposal(admin, "resend", late))[1]).toBe("status_not_permitted");
  });

  it("is mailed again by us alone, as long as it waits for an answer", async () => {
    const row = await sent();
    const asked = { id: row.id, version: row.version, recipients: ["buyer@example.test"] };
    expect(refusal(await proposal(guest, "resend", asked))[1]).toBe("status_not_permitted");
    // Whose it is not hears nothing of it.
    const stranger = await server.as("ops.ar");
    expect((await proposal(stranger, "resend", asked)).status).not.toBe(200);
    expect(refusal(await proposal(admin, "resend", { ...asked, version: 1 }))[1]).toBe("stale");
    expect(refusal(await proposal(admin, "resend", { ...asked, recipients: ["nobody"] }))[1]).toBe(
      "invalid_email",
    );
    const unsent = await draft();
    const early = { ...asked, id: unsent.id, version: unsent.version };
    expect(refusal(await proposal(admin, "resend", early))[1]).toBe("status_not_permitted");
    await expire(row.id);
    expect(refusal(await proposal(admin, "resend", asked))[1]).toBe("proposal_expired");
  });

  it("stands above those of the same day that were made before it", async () => {
    const [first, second] = [await draft(), await draft()];
    const list = attributes(await proposal(admin, "list", { pagination: { page: 1, size: 5 } }));
    const codes = list.map((one: { propcode: string }) => one.propcode);
    expect(codes.indexOf(second.propcode)).toBeGreaterThanOrEqual(0);
    expect(codes.indexOf(second.propcode)).toBeLessThan(codes.indexOf(first.propcode));
  });

  it("is refused with a reason only, in the portal", async () => {
    const row = await sent();
    expect(refusal(await change(guest, row, "refused"))).toEqual([
      405,
      "justification_required",
      "justification",
    ]);
    const answered = attributes(await change(guest, row, "refused", { justification: "Too dear" }));
    expect(answered).toMatchObject({ status: "refused", answer: "Too dear" });
    const log = attributes(await proposal(admin, "getstatuslog", { id: row.id }));
    expect(log.map((one: { status: string }) => one.status)).toEqual(["draft", "sent", "refused"]);
    expect(log[2]).toMatchObject({ label: "Refused", justification: "Too dear", active: true });
  });

  it("'Action cannot be performed because the proposal is expired'", async () => {
    const row = await sent();
    await expire(row.id);
    for (const [client, action, input] of [
      [guest, "changestatus", { version: row.version, status: "accepted" }],
      [admin, "revise", {}],
    ] as const) {
      const reply = await proposal(client, action, { id: row.id, ...input });
      expect(reply.body.errors[0]).toMatchObject({
        code: "proposal_expired",
        message: "Action cannot be performed because the proposal is expired",
      });
    }
    const draft = attributes(await proposal(admin, "create", proposalOf(fixtures)));
    const seen = { id: draft.id, version: draft.version };
    expect((await proposal(admin, "update", { ...seen, text: "<p>In time</p>" })).status).toBe(200);
    await expire(draft.id);
    const late = { ...seen, version: draft.version + 1 };
    for (const [action, input] of [
      ["update", { ...late, text: "<p>Too late</p>" }],
      ["update", { ...late, expiration_date: fixtures.today }],
      ["delete", { id: draft.id }],
    ] as const)
      expect(refusal(await proposal(admin, action, input))).toEqual([409, "proposal_expired", undefined]);
    const papers = { name: "x.pdf", reference_id: draft.id, field: "documents" };
    const file = `data:application/pdf;base64,${Buffer.from("%PDF-1.4 late").toString("base64")}`;
    const upload = await admin.call("filemanager", "create", "attachment", { ...papers, file });
    expect(refusal(upload)).toEqual([409, "proposal_expired", undefined]);
    // A stranger is told nothing of it.
    const stranger = await server.as("ops.ar");
    expect(refusal(await proposal(stranger, "update", late))[1]).not.toBe("proposal_expired");
    const verdicts = attributes(await proposal(guest, "verdicts", { id: row.id }));
    expect(verdicts.statuses.map((one: { may: boolean }) => one.may)).toEqual([false, false]);
    const copy = attributes(await proposal(admin, "clone", { id: row.id }));
    expect(copy).toMatchObject({ status: "draft", revision: 1, date: fixtures.today });
    expect(copy.propcode).not.toBe(row.propcode);
  });

  it("names the status that stands in the way, and asks for a reason in words that fit every change", async () => {
    const draft = attributes(await proposal(admin, "create", proposalOf(fixtures)));
    const [refused] = (await proposal(admin, "revise", { id: draft.id })).body.errors;
    expect(refused.message).toBe("The status Draft is not permitted now");
    const [asked] = (await change(guest, await sent(), "refused")).body.errors;
    expect(asked.message).toBe("A justification is required");
  });

  it("keeps its versions, each as it was", async () => {
    const first = await sent();
    const second = attributes(await proposal(admin, "revise", { id: first.id }));
    expect(second).toMatchObject({ propcode: first.propcode, revision: 2, status: "draft" });
    const cheaper = { items: [{ ...second.items[0], rate: "1.20" }] };
    attributes(await proposal(admin, "update", { id: second.id, version: second.version, ...cheaper }));
    const versions = attributes(await proposal(admin, "versions", { id: second.id }));
    expect(
      versions.map((one: { revision: number; items: { rate: string }[] }) => [
        one.revision,
        one.items[0]?.rate,
      ]),
    ).toEqual([
      [1, "1.350000"],
      [2, "1.200000"],
    ]);
    expect(refusal(await change(guest, { ...first, version: first.version + 1 }, "accepted"))).toEqual([
      409,
      "proposal_superseded",
      undefined,
    ]);
    // The new draft is ours alone until it is sent.
    expect((await proposal(guest, "load", { id: second.id })).status).toBe(404);
    const seen = attributes(await proposal(guest, "versions", { id: first.id }));
    expect(seen.map((one: { revision: number }) => one.revision)).toEqual([1]);
  });
});

describe("the mailed link", () => {
  it("shows the proposal without an account and takes one answer", async () => {
    const row = await sent();
    const token = tokenIn(await mailAbout(row.propcode));
    const view = await server.post("/api/proposal/view", { token });
    expect(view.body.attributes).toMatchObject({
      proposal: { propcode: row.propcode, items: [{ rate: "1.350000" }] },
      validity: "valid",
      may_answer: true,
    });
    expect(view.body.attributes.proposal).not.toHaveProperty("author_id");
    const answer = (status: string, more: object = {}) =>
      server.post("/api/proposal/answer", { token, status, name: "Paula Reis", ...more });
    expect(refusal(await answer("refused"))[1]).toBe("justification_required");
    expect((await answer("accepted")).body).toEqual({ attributes: { status: "accepted" } });
    const after = attributes(await proposal(admin, "load", { id: row.id }));
    expect(after).toMatchObject({ status: "accepted", answered_by: "Paula Reis (buyer@example.test)" });
    // An answer whose answer got lost is sent again, here through the door of all calls.
    const resent = await server.post("/api", {
      service: "proposal",
      type: "link",
      action: "answer",
      attributes: { token, status: "accepted", name: "Paula Reis" },
    });
    expect([resent.status, resent.body]).toEqual([200, { attributes: { status: "accepted" } }]);
    expect(attributes(await proposal(admin, "load", { id: row.id })).version).toBe(after.version);
    // It takes no other answer, and still shows what was agreed.
    const again = await server.post("/api/proposal/answer", {
      token,
      status: "refused",
      name: "x",
      reason: "y",
    });
    expect([again.status, again.body.errors[0]]).toEqual([
      406,
      { code: "link_not_available", message: "Link is not available" },
    ]);
    const shown = attributes(await server.post("/api/proposal/view", { token }));
    expect(shown).toMatchObject({ may_answer: false, proposal: { status: "accepted" } });
    expect(shown.proposal.answered_at).toEqual(expect.any(String));
    const notices = await admin.call("session", "list", "notification", {});
    expect(notices.body.attributes.map((one: { kind: string }) => one.kind)).toContain("proposal_accepted");
  });

  it("lets one of two answers win", async () => {
    const row = await sent();
    const token = tokenIn(await mailAbout(row.propcode));
    const answer = (status: string) =>
      server.post("/api/proposal/answer", { token, status, name: "P", reason: "because" });
    const replies = await Promise.all([answer("accepted"), answer("refused")]);
    expect(replies.map((one) => one.status).sort()).toEqual([200, expect.any(Number)]);
    const lost = replies.find((one) => one.status !== 200);
    expect([406, 409]).toContain(lost?.status);
    const log = attributes(await proposal(admin, "getstatuslog", { id: row.id }));
    expect(log.filter((one: { active: boolean }) => one.active)).toHaveLength(3);
  });

  it("is no key for anything else, and none at all when made up", async () => {
    expect((await server.post("/api/proposal/view", { token: "made-up" })).status).toBe(406);
    const { status } = await server.post("/api", {
      service: "proposal",
      action: "list",
      type: "proposal",
      token: "made-up",
      attributes: {},
    });
    expect(status).toBe(401);
  });
});

describe("a customer", () => {
  it("sees own proposals once they are sent, and nobody else's", async () => {
    const own = await draft();
    const others = await draft({ customer_id: fixtures.otherCustomer });
    const theirs = attributes(await change(admin, others, "sent", { recipients: ["o@example.test"] }));
    for (const id of [own.id, theirs.id]) {
      expect((await proposal(guest, "load", { id })).status).toBe(404);
      const list = await proposal(guest, "list", { conditions: [{ attribute: "id", value: id }] });
      expect(list.body.pagination.total).toBe(0);
    }
    expect(refusal(await change(guest, theirs, "accepted"))).toEqual([404, "not_found", undefined]);
  });

  it("nominates for themselves only, and is told of what looks like the same", async () => {
    const offer = await accepted();
    const row = attributes(
      await nomination(guest, "create", nominationOf(fixtures, { proposal_id: offer.id })),
    );
    expect(row).toMatchObject({ status: "pending", vessel: "AURORA DO CERRADO" });
    expect(row.code).toMatch(/^BR-N-/);
    const foreign = nominationOf(fixtures, { customer_id: fixtures.otherCustomer });
    expect((await nomination(guest, "create", foreign)).status).not.toBe(200);
    const { vessel, port_id, eta } = row;
    const similar = attributes(
      await nomination(guest, "similar", { vessel: vessel.toLowerCase(), port_id, eta }),
    );
    expect(similar.map((one: { id: string }) => one.id)).toContain(row.id);
    const other = attributes(await nomination(guest, "similar", { vessel, port_id, eta: addDays(eta, 30) }));
    expect(other.map((one: { id: string }) => one.id)).not.toContain(row.id);
    const staff = await (await server.as("ops.br")).call("session", "list", "notification", {});
    expect(staff.body.attributes.map((one: { kind: string }) => one.kind)).toContain("nomination_received");
  });

  it("takes a nomination back while nobody has answered, and cannot answer it", async () => {
    const row = attributes(await nomination(guest, "create", nominationOf(fixtures, { vessel: "X" })));
    const to = (status: string, more: object = {}) =>
      nomination(guest, "changestatus", { id: row.id, version: row.version, status, ...more });
    expect(refusal(await to("accepted"))).toEqual([409, "status_not_permitted", undefined]);
    expect(attributes(await to("canceled", { justification: "Other port" })).status).toBe("canceled");
  });
});

describe("a nomination", () => {
  it("'{item} date must be a date after or equal to today'", async () => {
    const reply = await nomination(
      admin,
      "create",
      nominationOf(fixtures, { eta: addDays(fixtures.today, -2) }),
    );
    expect(reply.body.errors[0]).toMatchObject({
      code: "date_before_today",
      field: "eta",
      message: "ETA date must be a date after or equal to today",
    });
  });

  it("leans on a proposal that was accepted and is valid, of the same customer", async () => {
    const open = await sent();
    const reply = await nomination(admin, "create", nominationOf(fixtures, { proposal_id: open.id }));
    expect(refusal(reply)).toEqual([409, "proposal_not_accepted", "proposal_id"]);
    const old = await accepted();
    await expire(old.id);
    const late = await nomination(admin, "create", nominationOf(fixtures, { proposal_id: old.id }));
    expect(refusal(late)).toEqual([409, "proposal_expired", "proposal_id"]);
  });

  it("opens the order when it is accepted, with everything carried over, files too", async () => {
    const offer = await accepted();
    const row = attributes(
      await nomination(
        guest,
        "create",
        nominationOf(fixtures, { proposal_id: offer.id, contracts: "C-77", note: "Night shift" }),
      ),
    );
    const pdf = await readFile(new URL("../../docs/pictures/list.png", import.meta.url)).catch(
      () => undefined,
    );
    const bytes =
      pdf ??
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      );
    const file = `data:image/png;base64,${bytes.toString("base64")}`;
    const upload = await guest.call("filemanager", "create", "attachment", {
      name: "charter.png",
      file,
      reference_id: row.id,
      field: "documents",
    });
    expect([upload.status, upload.body.errors]).toEqual([200, undefined]);
    const done = attributes(
      await nomination(admin, "changestatus", { id: row.id, version: row.version, status: "accepted" }),
    );
    const order = attributes(await admin.call("workorder", "load", "ship", { id: done.work_order_id }));
    expect(order).toMatchObject({
      status: "created",
      kind: "ship",
      customer_id: fixtures.customer,
      proposal_id: offer.id,
      nomination_id: row.id,
      contract: "C-77",
      appointment_date: row.eta,
      expected_volume: "57000.000",
      ship_id: fixtures.ship,
      note: "Night shift",
      items: [{ rate: "1.350000" }],
      documents: [{ name: "charter.png" }],
    });
    const told = await guest.call("session", "list", "notification", {});
    expect(told.body.attributes.map((one: { kind: string }) => one.kind)).toContain("nomination_accepted");
    const again = await nomination(admin, "changestatus", {
      id: row.id,
      version: done.version,
      status: "accepted",
    });
    expect(refusal(again)).toEqual([409, "status_not_permitted", undefined]);
  });

  it("opens nothing when its order cannot be made", async () => {
    const row = attributes(await nomination(admin, "create", nominationOf(fixtures, { ship_id: null })));
    const count = async () =>
      (await server.app.db.run<{ n: number }>(sql`select count(*)::int as n from work_order`))[0]?.n;
    const before = await count();
    const reply = await nomination(admin, "changestatus", {
      id: row.id,
      version: row.version,
      status: "accepted",
    });
    expect(refusal(reply)).toEqual([405, "required", "ship_id"]);
    expect(await count()).toBe(before);
  });

  it("is refused with a reason, which the customer reads", async () => {
    const row = attributes(await nomination(guest, "create", nominationOf(fixtures, { vessel: "Y" })));
    const to = (more: object) =>
      nomination(admin, "changestatus", { id: row.id, version: row.version, status: "refused", ...more });
    expect(refusal(await to({}))).toEqual([405, "justification_required", "justification"]);
    attributes(await to({ justification: "No surveyor that week" }));
    expect(attributes(await nomination(guest, "load", { id: row.id })).answer).toBe("No surveyor that week");
  });
});
