/**
 * What arrives at the door: how much of it is read before anybody knows who sends it, and for how long it is waited.
 *
 * @engine any: it is about what arrives before a call is made
 */
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ARRIVAL } from "../src/http/arrival.ts";
import { buildServer } from "../src/http/server.ts";
import { eventually } from "./eventually.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { head, type RawRequest, rawRequest } from "./raw-client.ts";

const MIB = 1_048_576;

let server: TestServer;
let ops: Client;
let port: number;
/** The same app behind a door that waits less. */
let hasty: FastifyInstance;
let hastyPort: number;
let owner: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  port = (server.http.server.address() as AddressInfo).port;
  hasty = await buildServer(server.app, { ...ARRIVAL, strangerMs: 400, idleMs: 400 });
  await hasty.listen({ port: 0, host: "127.0.0.1" });
  hastyPort = (hasty.server.address() as AddressInfo).port;
  ops = await server.as("ops.br");
  owner = (await ops.register("create", "port", { name: "Owner" })).body.attributes.id;
});
afterAll(async () => {
  await hasty.close();
  await server.close();
});

const json = (length: number, more: Readonly<Record<string, string | number>> = {}) =>
  head("/api", { "content-type": "application/json", "content-length": length, ...more });
const leave = (waiting: readonly RawRequest[]) => {
  for (const { socket } of waiting) socket.destroy();
};
const codeOf = (body: string) => JSON.parse(body).errors[0].code;

describe("a body above a mebibyte", () => {
  const envelope = (token: string | undefined, before = "") =>
    `{${before}"service":"filemanager","type":"attachment","action":"create","country":"BR",${
      token ? `"token":"${token}",` : ""
    }"attributes":{"reference_id":"${owner}","name":"a.txt","file":"data:text/plain;base64,`;
  const file = Buffer.alloc(3 * MIB, "YWJj");
  const whole = (start: string) => Buffer.concat([Buffer.from(start), file, Buffer.from('"}}')]);
  const sendWhole = async (start: string, headers: Readonly<Record<string, string>> = {}) => {
    const body = whole(start);
    const request = await rawRequest(port);
    request.send(json(body.length, headers));
    request.send(body);
    const answer = await request.answer();
    request.socket.destroy();
    return answer;
  };

  it("of somebody unknown is answered as soon as that mebibyte is there", async () => {
    const request = await rawRequest(port);
    request.send(json(10 * MIB));
    request.send(whole(envelope(undefined)).subarray(0, MIB + 100_000));
    const { status, body } = await request.answer();
    expect([status, codeOf(body)]).toEqual([401, "session_expired"]);
    // And the line is cut, whatever else would come.
    await expect.poll(() => request.socket.destroyed, { timeout: 5_000 }).toBe(true);
  });

  it.each([
    ["the token of the body", () => [envelope(ops.token), {}] as const],
    ["a bearer token", () => [envelope(ops.token), { authorization: `Bearer ${ops.token}` }] as const],
    ["our cookie", () => [envelope(undefined), { cookie: `plimsoll_session=${ops.token}` }] as const],
  ])("is taken from whom we know by %s", async (_what, request) => {
    const { status } = await sendWhole(...request());
    expect(status).toBe(200);
  });

  it.each([
    [
      "a token that stands after the file",
      () => [envelope(undefined, `"idempotency_key":"${"x".repeat(80)}",`), {}] as const,
    ],
    ["a token of nobody", () => [envelope("nobody"), {}] as const],
    [
      "our cookie on another site",
      () =>
        [
          envelope(undefined),
          { cookie: `plimsoll_session=${ops.token}`, origin: "https://evil.example" },
        ] as const,
    ],
  ])("is refused with %s", async (_what, request) => {
    const { status, body } = await sendWhole(...request());
    expect([status, codeOf(body)]).toEqual([401, "session_expired"]);
  });

  it("is for uploads alone, also when nothing was announced", async () => {
    const big = await ops.register("create", "port", { name: "x".repeat(1_100_000) });
    expect([big.status, big.body.errors[0].code]).toEqual([413, "too_large"]);
    const request = await rawRequest(port);
    const text = JSON.stringify({
      service: "register",
      action: "create",
      type: "port",
      country: "BR",
      token: ops.token,
      attributes: { name: "x".repeat(1_100_000) },
    });
    request.send(head("/api", { "content-type": "application/json", "transfer-encoding": "chunked" }));
    request.send(`${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`);
    expect((await request.answer()).status).toBe(413);
    request.socket.destroy();
    const login = await rawRequest(port);
    login.send(
      head("/api/login", {
        "content-type": "application/json",
        "content-length": 2 * MIB,
        cookie: `plimsoll_session=${ops.token}`,
      }),
    );
    login.send(Buffer.alloc(MIB + 100_000, " "));
    expect((await login.answer()).status).toBe(413);
    login.socket.destroy();
  });

  it("may not hold thousands of values, even with a session", async () => {
    const start = `{"service":"register","type":"port","action":"import","country":"BR","token":"${ops.token}","attributes":{"step":[`;
    const { status, body } = await sendWhole(`${start}${"[],".repeat(20_000)}"`);
    expect([status, codeOf(body)]).toEqual([400, "bad_request"]);
  });

  it("finds no room when the same session fills it", async () => {
    const waiting = await Promise.all(
      [1, 2].map(async () => {
        const request = await rawRequest(port);
        request.send(json(10 * MIB));
        request.send(whole(envelope(ops.token)).subarray(0, MIB + 100_000));
        return request;
      }),
    );
    onTestFinished(() => leave(waiting));
    await eventually(async () => {
      const { status, body } = await sendLarge();
      expect([status, codeOf(body)]).toEqual([429, "too_many"]);
    });
    leave(waiting);
    // Those who left give their room back.
    await eventually(async () => expect((await sendWhole(envelope(ops.token))).status).toBe(200));

    async function sendLarge() {
      const request = await rawRequest(port);
      request.send(json(10 * MIB));
      request.send(whole(envelope(ops.token)).subarray(0, MIB + 100_000));
      const answer = await request.answer().finally(() => request.socket.destroy());
      return answer;
    }
  });
});

it("has room for so many strangers with a mebibyte each, and keeps answering others", async () => {
  const waiting = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const request = await rawRequest(port);
      request.send(json(MIB));
      request.send(Buffer.alloc(900_000, " "));
      return request;
    }),
  );
  onTestFinished(() => leave(waiting));
  await eventually(() =>
    expect(waiting.filter(({ socket }) => socket.bytesRead > 0).length).toBeGreaterThan(10),
  );
  const answers = await Promise.all(
    waiting.filter(({ socket }) => socket.bytesRead > 0).map((request) => request.answer()),
  );
  for (const { status } of answers) expect(status).toBe(429);
  expect((await ops.register("list", "port")).status).toBe(200);
  leave(waiting);
  // Those who left give their room back.
  const large = { service: "register", action: "list", attributes: { search: "x".repeat(900_000) } };
  await eventually(async () => expect((await server.post("/api", large)).status).toBe(401));
});

describe("JSON", () => {
  const post = (payload: string) =>
    server.http.inject({
      method: "POST",
      url: "/api",
      headers: { "content-type": "application/json" },
      payload,
    });

  it.each([
    [
      "lists in lists",
      `{"service":"register","action":"list","type":"port","attributes":{"conditions":${"[".repeat(50_000)}${"]".repeat(50_000)}}}`,
    ],
    [
      "objects in objects",
      `{"service":"register","action":"list","type":"port","attributes":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
    ],
    [
      "hundreds of thousands of values",
      `{"service":"register","action":"list","type":"port","attributes":{"conditions":[${"1,".repeat(300_000)}1]}}`,
    ],
    ["brackets that close nothing", "]]]]"],
    ["a text that does not end", '{"service":"register'],
    ["a key into prototypes", '{"service":"register","action":"list","__proto__":{"x":1}}'],
    ["nothing", ""],
  ])("of %s is a bad request", async (_what, payload) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, "bad_request"]);
  });

  it("is read as it was meant: quotes, backslashes and brackets within texts", async () => {
    const name = `${"[".repeat(200)} \\" ${"{".repeat(200)} \\\\`;
    const made = await ops.register("create", "port", { name: name.slice(0, 90) });
    expect(made.body.attributes.name).toBe(name.slice(0, 90));
  });

  it("is the only kind of body of a call", async () => {
    const reply = await server.http.inject({
      method: "POST",
      url: "/api",
      headers: { "content-type": "text/plain" },
      payload: "x",
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe("a body that trickles in", () => {
  it("of somebody unknown is ended", async () => {
    const request = await rawRequest(hastyPort);
    request.send(json(1_000));
    const drops = setInterval(() => request.send(" "), 50);
    const { status, milliseconds } = await request.answer().finally(() => clearInterval(drops));
    expect([status, milliseconds < 5_000]).toEqual([408, true]);
    await expect.poll(() => request.socket.destroyed, { timeout: 5_000 }).toBe(true);
  });

  it("of somebody known is waited for as long as something comes", async () => {
    const start = `{"service":"filemanager","type":"attachment","action":"create","country":"BR","token":"${ops.token}","attributes":{"reference_id":"${owner}","name":"a.txt","file":"data:text/plain;base64,`;
    const body = Buffer.concat([Buffer.from(start), Buffer.alloc(2 * MIB, "YWJj"), Buffer.from('"}}')]);
    const request = await rawRequest(hastyPort);
    request.send(json(body.length));
    request.send(body.subarray(0, MIB + 200_000));
    const rest = body.subarray(MIB + 200_000);
    for (let at = 0; at < rest.length; at += 100_000) {
      await new Promise((done) => setTimeout(done, 100));
      request.send(rest.subarray(at, at + 100_000));
    }
    expect((await request.answer()).status).toBe(200);
    request.socket.destroy();
    const silent = await rawRequest(hastyPort);
    silent.send(json(body.length));
    silent.send(body.subarray(0, MIB + 200_000));
    expect((await silent.answer()).status).toBe(408);
    silent.socket.destroy();
  });
});

describe("odd addresses", () => {
  it.each(
    [
      "/assets/%00",
      "/assets/%2e%2e%2fpackage.json",
      "/assets/..%5c..%5cpackage.json",
      "/assets/%E0%A4%A",
      `/assets/${"a".repeat(5_000)}`,
      "/assets/",
      "/assets//etc/passwd",
      "/assets/.",
      "/%00",
      "/%E0%A4%A",
      "/favicon.svg/%00",
      "/api/files/%00",
      "/api/files/%E0%A4%A/thumbnail",
      "/api/%2e%2e/%2e%2e",
      "//",
      "/?%",
    ].map((path) => [path.slice(0, 40), path] as const),
  )("such as %s are no fault of ours", async (_short, path) => {
    const reply = await server.http.inject({
      method: "GET",
      url: path,
      headers: { authorization: `Bearer ${ops.token}` },
    });
    expect([path, reply.statusCode < 500 || reply.statusCode === 503]).toEqual([path, true]);
  });
});
