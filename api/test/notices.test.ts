/** Notifications: told by the server, read by whom they concern, mailed once a day to those who asked for it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMail } from "#adapters/mail";
import { sql } from "#db/sql";
import { addDue, daily } from "#jobs/recurring";
import { mailDigests } from "#notices/digest";
import { type Client, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let admin: Client;
let ops: Client;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as("admin");
  ops = await server.as("ops.br");
});
afterAll(() => server.close());

const notices = async (client: Client) =>
  (await client.call("session", "list", "notification")).body.attributes as {
    id: string;
    version: number;
    kind: string;
    params: string;
    read_at: string | null;
  }[];

/** An administrator touches somebody's profile. */
async function touchProfile(userId: string): Promise<void> {
  const [profile] = (
    await admin.register("list", "profile", {
      conditions: [{ attribute: "user_id", operator: "=", value: userId }],
    })
  ).body.attributes;
  const reply = await admin.register("update", "profile", {
    id: profile.id,
    version: profile.version,
    name: `${profile.name}.`,
  });
  expect(reply.status).toBe(200);
}

describe("a notification", () => {
  it("reaches the person it concerns and nobody else, and says who did it", async () => {
    await touchProfile(ops.userId);
    const [told] = await notices(ops);
    expect(told).toMatchObject({ kind: "rights_changed", read_at: null });
    const me = (await admin.call("session", "load", "default")).body.attributes.user;
    expect(JSON.parse(told?.params ?? "{}")).toEqual({ who: me.name });
    expect(await notices(admin)).toEqual([]);
    const stolen = await admin.call("session", "load", "notification", { id: told?.id });
    expect(stolen.status).toBe(404);
  });

  it("can be read, but not rewritten or made by hand", async () => {
    const [told] = await notices(ops);
    const change = (more: object) =>
      ops.call("session", "update", "notification", { id: told?.id, version: told?.version, ...more });
    expect((await change({ subject: "Something else" })).body.errors[0].code).toBe("not_editable");
    expect((await change({ user_id: admin.userId })).status).not.toBe(200);
    const read = await change({ read_at: "2026-11-15T08:00:00.000Z" });
    expect(read.body.attributes).toMatchObject({ read_at: "2026-11-15T08:00:00.000Z", version: 2 });
    expect((await ops.call("session", "create", "notification", { subject: "x" })).status).toBe(400);
  });

  it("is read with all the others at once", async () => {
    await touchProfile(ops.userId);
    await touchProfile(ops.userId);
    expect((await ops.call("session", "readall", "notification")).body.attributes).toEqual({ read: 2 });
    expect((await notices(ops)).filter((one) => one.read_at === null)).toEqual([]);
  });
});

/** Asked for by hand: there is no lease that somebody could take over. */
const NO_JOB = { hold: async () => undefined };

describe("the daily mail", () => {
  const mails = async () => {
    const outbox = join(server.folder, "outbox");
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
    return Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
  };

  it("goes to those who asked for it, with what they have not read", async () => {
    const send = openMail(server.app.env);
    server.app.jobs.start({
      mail: (mail, job) => send(mail, job.id),
      digest: (_, job) => mailDigests(server.app, job),
    });
    await touchProfile(ops.userId);
    const classifier = await server.as("classifier.br");
    await touchProfile(classifier.userId);
    await ops.call("session", "update", "default", { digest: true });
    await mailDigests(server.app, NO_JOB);
    for (let turn = 0; turn < 100 && (await mails()).length === 0; turn++) {
      await server.app.jobs.runDue();
      await new Promise((done) => setTimeout(done, 50));
    }
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("To: ops.br@demo.test");
  });

  it("tells of everything once: what came before a run that was late, and nothing twice", async () => {
    const { db } = server.app;
    const toldOf = async () => {
      const before = await db.run<{ id: string }>(sql`select id from job where kind = 'mail'`);
      await mailDigests(server.app, NO_JOB);
      const ids = before.map(({ id }) => id);
      return db.run(sql`select 1 from job where kind = 'mail' and not id = any(${ids}::uuid[])`);
    };
    expect(await toldOf()).toHaveLength(0);
    await touchProfile(ops.userId);
    // As if the run of yesterday had not happened.
    await db.run(sql`update notification set created_at = created_at - interval '30 hours'`);
    expect(await toldOf()).toHaveLength(1);
    expect(await toldOf()).toHaveLength(0);
  });

  it("is queued once a day, however often it is asked", async () => {
    const due = [{ kind: "digest" as const, payload: {}, occurrence: daily(6) }];
    const queued = async (now: string) => {
      await addDue(server.app.jobs, due, now);
      const [row] = await server.app.db.run<{ n: number }>(
        sql`select count(*) as n from job where kind = 'digest'`,
      );
      return row?.n;
    };
    const before = (await queued("2026-11-15T05:59:59.000Z")) ?? 0;
    expect(await queued("2026-11-15T06:00:00.000Z")).toBe(before + 1);
    expect(await queued("2026-11-15T23:00:00.000Z")).toBe(before + 1);
    expect(await queued("2026-11-16T06:00:00.000Z")).toBe(before + 2);
  });
});

describe("views of the team", () => {
  it("are offered to colleagues of the same company, without the right to change them", async () => {
    const view = { name: "Big ports", record: "port", query: "kind=sea", team: true };
    const { id } = (await ops.call("session", "create", "saved_view", view)).body.attributes;
    await ops.call("session", "create", "saved_view", { ...view, name: "Mine alone", team: false });
    const seen = async (client: Client, record = "port") =>
      (await client.call("session", "team", "saved_view", { record })).body.attributes.map(
        (one: { name: string }) => one.name,
      );
    expect(await seen(await server.as("classifier.br"))).toEqual(["Big ports"]);
    expect(await seen(await server.as("classifier.br"), "city")).toEqual([]);
    expect(await seen(ops)).toEqual([]);
    expect(await seen(await server.as("customer"))).toEqual([]);
    const other = await server.as("classifier.br");
    const changed = await other.call("session", "update", "saved_view", { id, version: 1, name: "Theirs" });
    expect(changed.status).toBe(404);
  });
});
