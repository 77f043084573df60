/** Live changes reach whoever may see the row, over a real connection, and nobody else. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountName, openTestServer, type TestServer } from "./harness.ts";

let server: TestServer;
let base: string;

beforeAll(async () => {
  server = await openTestServer();
  base = await server.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

async function listen(account: AccountName) {
  const client = await server.as(account);
  const stop = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${client.token}` },
    signal: stop.signal,
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const heard: Record<string, unknown>[] = [];
  const ended = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      for (const line of decoder.decode(chunk).split("\n"))
        if (line.startsWith("data: ")) heard.push(JSON.parse(line.slice(6)));
    }
  })().catch(() => undefined);
  return { heard, ended, stop: () => stop.abort() };
}

const until = async (test: () => boolean) => {
  for (let turn = 0; turn < 100 && !test(); turn++) await new Promise((done) => setTimeout(done, 30));
};

it("tells type, id, action and version in the caller's scope", async () => {
  const [brazil, argentina, customer] = [
    await listen("ops.br"),
    await listen("ops.ar"),
    await listen("customer"),
  ];
  const ops = await server.as("ops.br");
  const { id } = (await ops.register("create", "region", { name: "Live" })).body.attributes;
  await ops.register("update", "region", { id, version: 1, name: "Lively" });
  await until(() => brazil.heard.length >= 2);
  expect(brazil.heard).toEqual([
    { service: "register", type: "region", id, action: "create", version: 1 },
    { service: "register", type: "region", id, action: "update", version: 2 },
  ]);
  expect([argentina.heard, customer.heard]).toEqual([[], []]);
  for (const line of [brazil, argentina, customer]) line.stop();
});

it("follows a withdrawn right at once: the change that takes it away is the last thing heard", async () => {
  const admin = await server.as("admin");
  const line = await listen("ops.br");
  const [profile] = (
    await admin.register("list", "profile", {
      conditions: [{ attribute: "user_id", operator: "=", value: (await server.as("ops.br")).userId }],
    })
  ).body.attributes;
  const services = profile.services.filter((one: { role: string }) => one.role !== "region");
  expect(services.length).toBeLessThan(profile.services.length);
  await admin.register("create", "region", { name: "Heard", country: "BR" });
  await until(() => line.heard.length > 0);
  const { id, version } = profile;
  expect((await admin.register("update", "profile", { id, version, services })).status).toBe(200);
  await admin.register("create", "region", { name: "Unheard", country: "BR" });
  await admin.register("create", "port", { name: "Heard again", country: "BR" });
  await until(() => line.heard.some((one) => one.type === "port"));
  const registers = line.heard.filter((one) => one.service === "register");
  expect(registers.map((one) => one.type)).toEqual(["region", "port"]);
  line.stop();
});

it("opens ten lines for a session and no more", async () => {
  const lines = await Promise.all(Array.from({ length: 10 }, () => listen("dev")));
  const { token } = await server.as("dev");
  const eleventh = await fetch(`${base}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect([eleventh.status, eleventh.headers.get("retry-after")]).toEqual([429, "10"]);
  lines[0]?.stop();
  await new Promise((done) => setTimeout(done, 200));
  const again = await listen("dev");
  for (const line of [...lines, again]) line.stop();
});

it("needs a session, and ends with it", async () => {
  expect((await fetch(`${base}/api/events`)).status).toBe(401);
  const line = await listen("billing.br");
  const billing = await server.as("billing.br");
  await billing.call("session", "logout", "default");
  const closed = await Promise.race([
    line.ended.then(() => true),
    new Promise((done) => setTimeout(() => done(false), 5000)),
  ]);
  expect(closed).toBe(true);
});

it("keeps names fresh: a renamed row shows its new name in every row that refers to it", async () => {
  const admin = await server.as("admin");
  const city = (await admin.register("list", "city", { search: "santos" })).body.attributes[0];
  const before = (
    await admin.register("list", "port", {
      conditions: [{ attribute: "city_id", operator: "=", value: city.id }],
    })
  ).body;
  expect(before.attributes[0].city.name).toBe("Santos");
  await admin.register("update", "city", { id: city.id, version: city.version, name: "Santos Novo" });
  const after = (
    await admin.register("list", "port", {
      conditions: [{ attribute: "city_id", operator: "=", value: city.id }],
    })
  ).body;
  expect(after.attributes[0].city.name).toBe("Santos Novo");
});
