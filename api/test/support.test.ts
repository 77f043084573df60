/** A question to whoever supports the installation: mailed once, answered to whoever asked. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { startJobs } from "../src/start.ts";
import { eventually } from "./eventually.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, refusal } from "./orders.ts";

let server: TestServer;
let customer: Client;

beforeAll(async () => {
  server = await openTestServer();
  startJobs(server.app);
  customer = await server.as("customer");
});
afterAll(() => server.close());

const QUESTION = {
  subject: "Sealing page",
  text: "Seal 14 is refused.\nWhy?",
  details: "Browser: Chrome, Linux",
};
const ask = (client: Client, more: object = {}, about: object = {}) =>
  client.call("session", "asksupport", "default", { ...QUESTION, ...more }, about);
/** The mail that names this reference, once it was sent. */
async function sent(reference: string): Promise<string> {
  const outbox = join(server.folder, "outbox");
  let found: string | undefined;
  await eventually(async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
    found = texts.find((text) => text.replace(/=\r\n/g, "").includes(reference));
    expect(found).toBeDefined();
  });
  return (found ?? "").replace(/=\r\n/g, "");
}

describe("a question to support", () => {
  it("is mailed to the contact with who asks and the details, and the answer goes to them", async () => {
    const told = attributes(await ask(customer));
    expect(told).toMatchObject({ to: "support@demo.test", reference: expect.stringMatching(/^\S{8}$/) });
    const mail = await sent(told.reference);
    expect(mail).toContain("To: support@demo.test");
    expect(mail).toContain("Reply-To: customer@demo.test");
    expect(mail).toContain("Seal 14 is refused.");
    expect(mail).toContain("Browser: Chrome, Linux");
  });

  it("goes once for two clicks under one key", async () => {
    const click = { idempotency_key: "one-question" };
    const [first, second] = await Promise.all([ask(customer, {}, click), ask(customer, {}, click)]);
    expect(attributes(first).reference).toBe(attributes(second).reference);
  });

  it("says what is missing by field, and makes no second header of a subject", async () => {
    expect(refusal(await ask(customer, { subject: "  " }))).toEqual([405, "required", "subject"]);
    expect(refusal(await ask(customer, { text: "" }))).toEqual([405, "required", "text"]);
    expect((await ask(customer, { subject: "x".repeat(121) })).status).toBe(405);
    const told = attributes(await ask(customer, { subject: "Hello\r\nBcc: everybody@demo.test" }));
    expect(await sent(told.reference)).not.toMatch(/^Bcc:/m);
  });

  it("is refused where nobody can be mailed, and where somebody asks without end", async () => {
    const dispatcher = await server.as("ops.br");
    await server.app.db.run(sql`update setting set value = '+55 13 5550-0100'`);
    expect(refusal(await ask(dispatcher))).toEqual([406, "support_not_available", undefined]);
    await server.app.db.run(sql`update setting set value = 'support@demo.test'`);
    const codes = [];
    for (let at = 0; at < 21; at += 1) codes.push((await ask(dispatcher)).status);
    expect([codes.slice(0, 20).every((code) => code === 200), codes.at(-1)]).toEqual([true, 429]);
  });

  it("needs a session", async () => {
    const body = {
      service: "session",
      action: "asksupport",
      type: "default",
      country: "BR",
      attributes: QUESTION,
    };
    expect((await server.post("/api", body)).status).toBe(401);
  });
});
