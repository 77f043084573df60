/** The way to the cotton application: a token for one visit, which is no session and ends with it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "#db/sql";
import { pagePolicy } from "#http/security-headers";
import { readEnv } from "../src/env.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { attributes, refusal } from "./orders.ts";

const COTTON = "https://cotton.example/enter?from=plimsoll";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openTestServer({ env: { LINKS: JSON.stringify({ cotton: COTTON }) } });
  admin = await server.as("admin");
});
afterAll(() => server.close());

const handover = (client: Client) => client.call("cotton", "handover", "default", {});
const redeem = (token: string) => server.post("/api/cotton/handover", { token });
const GONE = [406, "link_not_available", undefined];

describe("a token for the cotton application", () => {
  it("tells it who comes, once", async () => {
    const { token, address, expires_at: end } = attributes(await handover(admin));
    expect(address).toBe(COTTON);
    expect(token).not.toBe(admin.token);
    expect(Date.parse(end) - Date.now()).toBeLessThanOrEqual(120_000);
    const told = attributes(await redeem(token));
    expect(told).toMatchObject({ user_id: admin.userId, login: "admin@demo.test", application: "cotton" });
    expect(refusal(await redeem(token))).toEqual(GONE);
  });

  it("is another one each time, also under the same key of a click", async () => {
    const click = { idempotency_key: "one-click" };
    const ask = () => admin.call("cotton", "handover", "default", {}, click);
    const [first, second] = [attributes(await ask()), attributes(await ask())];
    expect(first.token).not.toBe(second.token);
  });

  it("opens nothing here: neither as a session in the body nor as one in a header", async () => {
    const { token } = attributes(await handover(admin));
    const body = { service: "session", action: "load", type: "default", country: "BR", attributes: {} };
    expect((await server.post("/api", { ...body, token })).status).toBe(401);
    expect((await server.post("/api", body, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await server.post("/api", body, { cookie: `plimsoll_session=${token}` })).status).toBe(401);
    // And a session is none of these tokens.
    expect(refusal(await redeem(admin.token))).toEqual(GONE);
  });

  it("is nothing any more once its minutes are over", async () => {
    const { token } = attributes(await handover(admin));
    await server.app.db.run(sql`update handover set expires_at = now() - interval '1 second'`);
    expect(refusal(await redeem(token))).toEqual(GONE);
  });

  it("ends with the session it was made in", async () => {
    const reply = await server.login("dev@demo.test");
    const body = { country: "BR", token: reply.body.token, attributes: {} };
    const asked = await server.post("/api", {
      ...body,
      service: "cotton",
      action: "handover",
      type: "default",
    });
    const { token } = attributes(asked);
    await server.post("/api", { ...body, service: "session", action: "logout", type: "default" });
    expect(refusal(await redeem(token))).toEqual(GONE);
  });

  it("is made for those who may see the card, and for nobody else", async () => {
    expect((await handover(admin)).status).toBe(200);
    expect(refusal(await handover(await server.as("customer")))).toEqual([403, "not_authorized", undefined]);
  });

  it("is not kept as it is, only its hash", async () => {
    const { token } = attributes(await handover(admin));
    const rows = await server.app.db.run<{ row: string }>(sql`select h::text as row from handover h`);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
    const kept = await server.app.db.run(sql`select 1 from idempotency i where i::text like ${`%${token}%`}`);
    expect(kept).toEqual([]);
  });
});

it("has no token where the installation has no cotton application", async () => {
  const bare = await openTestServer();
  try {
    expect(refusal(await handover(await bare.as("admin")))).toEqual(GONE);
  } finally {
    await bare.close();
  }
});

describe("the policy of the page", () => {
  const formAction = (links: object) =>
    pagePolicy("nonce", { CHAT_WIDGET_URL: undefined, EMBEDDED_LINKS: [], LINKS: links })
      .split("; ")
      .find((part) => part.startsWith("form-action"));

  it("lets forms go to the configured site alone, by its origin", () => {
    expect(formAction({})).toBe("form-action 'self'");
    expect(formAction({ cotton: COTTON, grains: "https://grains.example" })).toBe(
      "form-action 'self' https://cotton.example",
    );
  });
});

describe("the names of links", () => {
  it.each(['{"operation-cotton":"https://cotton.example"}', '{"cotton":"javascript:alert(1)"}', "[]", "no"])(
    "are known ones with web addresses: %s stops the start and tells which there are",
    (LINKS) => {
      const read = readEnv({ LINKS });
      expect(read.ok ? "" : read.problems.join()).toMatch(/^LINKS: must be JSON .*cotton, cotton_login/);
    },
  );

  it("are taken", () => {
    const read = readEnv({ LINKS: JSON.stringify({ cotton: COTTON }) });
    expect(read.ok && read.env.LINKS).toEqual({ cotton: COTTON });
  });
});

describe("the other sibling applications", () => {
  const LINKS = JSON.stringify({
    container: "https://box.example/enter",
    grading: "https://grade.example/in",
  });

  it("take a token each, where the installation has them; and none where it has not", async () => {
    const there = await openTestServer({ env: { LINKS } });
    const client = await there.as("admin");
    const ask = (service: string, input: object = {}) => client.call(service, "handover", "default", input);
    const handed = attributes(await ask("container"));
    expect(handed).toMatchObject({ address: "https://box.example/enter" });
    // Each is told whose token it has: the container's is worth nothing at the grading's door.
    const told = await there.post("/api/cotton/handover", { token: handed.token });
    expect(attributes(told)).toMatchObject({ application: "container", login: "admin@demo.test" });
    expect(attributes(await ask("grading_tre"))).toMatchObject({ address: "https://grade.example/in" });
    expect(refusal(await ask("cotton", { link: "cotton_loading" }))).toEqual(GONE);
    expect((await (await there.as("customer")).call("container", "handover", "default", {})).status).toBe(
      403,
    );
    await there.close();
  });

  it("may be sent a form, and framed where they are embedded; tiles come from their address alone", () => {
    const read = readEnv({
      LINKS,
      EMBEDDED_LINKS: "grading",
      MAP_TILES: "https://tiles.example:8443/{z}/{x}/{y}.png",
    });
    if (!read.ok) throw new Error(read.problems.join());
    const policy = pagePolicy("n", read.env);
    expect(policy).toContain("form-action 'self' https://box.example https://grade.example;");
    expect(policy).toContain("frame-src https://grade.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example:8443;");
    expect(readEnv({ EMBEDDED_LINKS: "elsewhere" }).ok).toBe(false);
    expect(readEnv({ MAP_TILES: "https://tiles.example/one.png" }).ok).toBe(false);
    expect(readEnv({ AIS_URL: "http://receiver:4001" }).ok).toBe(false);
    expect(readEnv({ AIS_URL: "tcp://receiver:4001" }).ok).toBe(true);
  });
});
