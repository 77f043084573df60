/**
 * Whose address a call came from, when something stands in front of us.
 *
 * @engine any: it is about addresses of requests
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../src/demo-accounts.ts";
import { readEnv } from "../src/env.ts";
import { buildServer } from "../src/http/server.ts";
import { openTestServer, type TestServer, testEnv } from "./harness.ts";

describe("TRUST_PROXY", () => {
  it.each([
    ["false", false],
    ["1", 1],
    ["3", 3],
    ["10.0.0.5", ["10.0.0.5"]],
    ["10.0.0.5, 192.168.0.0/16,fd00::/8", ["10.0.0.5", "192.168.0.0/16", "fd00::/8"]],
  ])("takes %s", (given, meant) => {
    expect(readEnv({ TRUST_PROXY: given })).toMatchObject({ ok: true, env: { TRUST_PROXY: meant } });
  });

  it.each(["true", "0", "yes", "10.0.0.300", "10.0.0.0/33", "proxy.example", "10.0.0.5,", "loopback"])(
    "refuses %s and says what to write",
    (given) => {
      const read = readEnv({ TRUST_PROXY: given });
      expect(read.ok ? "" : read.problems.join()).toMatch(
        /TRUST_PROXY: must be false, the number of proxies/,
      );
    },
  );
});

describe("the address of a session", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  /** Signs in with what the proxies wrote, and looks up from where that was. */
  async function addressSeen(trust: string, forwarded: string): Promise<string> {
    const env = testEnv(server.folder, { TRUST_PROXY: trust });
    const http = await buildServer({ ...server.app, env });
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
    const attributes = { login: "ops.br@demo.test", password: DEMO_PASSWORD };
    const payload = { service: "session", action: "login", api_key: "plimsoll-web", attributes };
    const reply = await http.inject({ method: "POST", url: "/api/login", headers, payload });
    const { token } = reply.json();
    const list = await server.post("/api", { service: "session", action: "list", country: "BR", token });
    await http.close();
    return list.body.attributes.find((session: { current: boolean }) => session.current).address;
  }

  it("is the one that the nearest proxy heard from, whatever the caller wrote before it", async () => {
    expect(await addressSeen("1", "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
  });

  it("goes as far back as there are proxies", async () => {
    expect(await addressSeen("2", "6.6.6.6, 203.0.113.7, 10.0.0.5")).toBe("203.0.113.7");
  });

  it("passes trusted addresses alone", async () => {
    expect(await addressSeen("127.0.0.0/8,10.0.0.0/8", "6.6.6.6, 203.0.113.7, 10.0.0.5")).toBe("203.0.113.7");
  });

  it("is that of the connection when nothing is trusted", async () => {
    expect(await addressSeen("false", "6.6.6.6")).toBe("127.0.0.1");
  });
});
