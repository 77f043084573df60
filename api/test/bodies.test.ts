/** What arrives at the door: how much of it is read before anybody knows who sends it, and for how long it is waited. */
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Arrivals } from "#adapters/arrivals";
import { ARRIVAL } from "../src/http/arrival.ts";
import { buildServer } from "../src/http/server.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { head, rawRequest } from "./raw-client.ts";

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
    await vi.waitFor(async () => {
      const { status, body } = await sendLarge();
      expect([status, codeOf(body)]).toEqual([429, "too_many"]);
    });
    for (const { socket } of waiting) socket.destroy();
    // Those who left give their room back.
    await vi.waitFor(async () => expect((await sendWhole(envelope(ops.token))).status).toBe(200));

    async function sendLarge() {
      const request = await rawRequest(port);
      request.send(json(10 * MIB));
      request.send(whole(envelope(ops.token)).subarray(0, MIB + 100_000));
      const answer = await request.answer().finally(() => request.socket.destroy());
      return answer;
    }
  });
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

  it("as a form is ended too", async () => {
    const request = await rawRequest(hastyPort);
    request.send(
      head("/api/files", { "content-type": "multipart/form-data; boundary=x", "content-length": 100_000 }),
    );
    const drops = setInterval(() => request.send("-"), 50);
    const { status } = await request.answer().finally(() => clearInterval(drops));
    expect(status).toBe(408);
    request.socket.destroy();
  });
});

describe("a form with a file", () => {
  const BOUNDARY = "----plimsoll";
  const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fileHead = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  const END = `\r\n--${BOUNDARY}--\r\n`;
  const left = () => readdir(join(server.folder, "arriving")).catch(() => []);
  const form = async (payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
    const request = await rawRequest(port);
    request.send(head("/api/files", { ...type, "content-length": Buffer.byteLength(payload), ...headers }));
    request.send(payload);
    return request.answer().finally(() => request.socket.destroy());
  };
  const known = () => ({ authorization: `Bearer ${ops.token}` });

  it("of somebody unknown is refused before the file is taken", async () => {
    const request = await rawRequest(port);
    request.send(head("/api/files", { ...type, "content-length": 90 * MIB }));
    request.send(field("reference_id", owner) + fileHead + "x".repeat(1_000));
    const { status } = await request.answer();
    expect(status).toBe(401);
    await expect.poll(() => request.socket.destroyed, { timeout: 5_000 }).toBe(true);
    expect(await left()).toEqual([]);
  });

  it("for what the sender may not change is refused before the file is taken", async () => {
    const request = await rawRequest(port);
    const ar = await server.as("ops.ar");
    request.send(
      head("/api/files", { ...type, "content-length": 90 * MIB, authorization: `Bearer ${ar.token}` }),
    );
    request.send(field("reference_id", owner) + fileHead + "x".repeat(1_000));
    expect((await request.answer()).status).toBe(404);
    request.socket.destroy();
  });

  it("is taken with a token that stands before the file, and not with one behind it", async () => {
    const rest = `${fileHead}text${END}`;
    const taken = await form(field("token", ops.token) + field("reference_id", owner) + rest);
    expect(taken.status).toBe(200);
    const behind = await form(
      `${fileHead}text\r\n${field("token", ops.token)}${field("reference_id", owner)}--${BOUNDARY}--\r\n`,
    );
    expect(behind.status).toBe(401);
    const cookie = await form(field("reference_id", owner) + rest, {
      cookie: `plimsoll_session=${ops.token}`,
    });
    expect(cookie.status).toBe(200);
  });

  it("takes what is said of the file behind it too, and leaves nothing behind", async () => {
    const bytes = Buffer.alloc(20 * MIB, "many words ");
    const payload = Buffer.concat([
      Buffer.from(fileHead),
      bytes,
      Buffer.from(`\r\n${field("reference_id", owner)}${field("name", "long.txt")}--${BOUNDARY}--\r\n`),
    ]);
    const { status, body } = await form(payload, known());
    expect([status, JSON.parse(body).attributes]).toMatchObject([
      200,
      { name: "long.txt", size: bytes.length },
    ]);
    const back = await server.get(`/api/files/${JSON.parse(body).attributes.id}`, known());
    expect(Buffer.compare(back.raw, bytes)).toBe(0);
    const again = await server.get(`/api/files/${JSON.parse(body).attributes.id}`, {
      ...known(),
      "if-none-match": String(back.headers.etag),
    });
    expect([again.status, again.raw.length]).toEqual([304, 0]);
    expect(await left()).toEqual([]);
  });

  it.each([
    ["garbage", "this is no form at all"],
    ["nothing", ""],
    ["its end alone", `--${BOUNDARY}--\r\n`],
    ["a file that is cut off", `${fileHead}half a te`],
    ["fields alone", `${field("name", "x")}--${BOUNDARY}--\r\n`],
    ["a field that is no word any more", `${field("name", "x".repeat(50_000))}${fileHead}x${END}`],
    ["a hundred fields", `${field("name", "x").repeat(100)}${fileHead}x${END}`],
    ["a name into prototypes", `${field("__proto__", "x")}${fileHead}x${END}`],
    ["two files", `${field("reference_id", "REFERENCE")}${fileHead}x\r\n${fileHead}y${END}`],
  ])("of %s is refused and answered", async (_what, payload) => {
    const { status, milliseconds } = await form(payload.replace("REFERENCE", owner), known());
    expect([status >= 400 && status < 500, milliseconds < 5_000]).toEqual([true, true]);
    expect(await left()).toEqual([]);
  });

  it("without a boundary, or of another kind, is a bad request", async () => {
    expect((await form("x", { ...known(), "content-type": "multipart/form-data" })).status).toBe(400);
    expect((await form("x", { ...known(), "content-type": "application/json" })).status).toBe(400);
    expect((await form("{}", { ...known(), "content-type": "application/json" })).status).toBe(400);
  });

  it("may not begin with more than a mebibyte of anything", async () => {
    const request = await rawRequest(port);
    request.send(head("/api/files", { ...type, "content-length": 90 * MIB }));
    request.send(Buffer.alloc(MIB + 200_000, "x"));
    expect((await request.answer()).status).toBe(401);
    request.socket.destroy();
  });

  it("leaves nothing when the sender goes away", async () => {
    const request = await rawRequest(port);
    request.send(head("/api/files", { ...type, "content-length": 90 * MIB, ...known() }));
    request.send(`${field("reference_id", owner)}${fileHead}${"x".repeat(300_000)}`);
    await vi.waitFor(async () => expect(await left()).toHaveLength(1));
    request.socket.destroy();
    await vi.waitFor(async () => expect(await left()).toEqual([]));
  });
});

it("removes at the start what a crash left of files on their way", async () => {
  const folder = join(server.folder, "left");
  await mkdir(folder);
  await writeFile(join(folder, "old"), "x");
  await writeFile(join(folder, "young"), "x");
  await utimes(join(folder, "old"), new Date(0), new Date(0));
  await new Arrivals(folder).sweep();
  expect(await readdir(folder)).toEqual(["young"]);
});

describe("odd addresses", () => {
  it.each([
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
  ])("such as %.60s are no fault of ours", async (path) => {
    const reply = await server.http.inject({
      method: "GET",
      url: path,
      headers: { authorization: `Bearer ${ops.token}` },
    });
    expect([path, reply.statusCode < 500 || reply.statusCode === 503]).toEqual([path, true]);
  });
});
