/**
 * Files as forms: whose they are is known before they are taken, and what is no form is answered.
 *
 * @engine any: it is about what arrives before a call is made
 */
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Arrivals } from "#adapters/arrivals";
import { ARRIVAL } from "../src/http/arrival.ts";
import { buildServer } from "../src/http/server.ts";
import { eventually } from "./eventually.ts";
import { type Client, openTestServer, type TestServer } from "./harness.ts";
import { head, rawRequest } from "./raw-client.ts";

const MIB = 1_048_576;

let server: TestServer;
let ops: Client;
let port: number;
let owner: string;
/** The same app behind a door that waits less. */
let hasty: FastifyInstance;

beforeAll(async () => {
  server = await openTestServer();
  await server.http.listen({ port: 0, host: "127.0.0.1" });
  port = (server.http.server.address() as AddressInfo).port;
  hasty = await buildServer(server.app, { ...ARRIVAL, strangerMs: 400, idleMs: 400 });
  await hasty.listen({ port: 0, host: "127.0.0.1" });
  ops = await server.as("ops.br");
  owner = (await ops.register("create", "port", { name: "Owner" })).body.attributes.id;
});
afterAll(async () => {
  await hasty.close();
  await server.close();
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
    await eventually(async () => expect(await left()).toHaveLength(1));
    request.socket.destroy();
    await eventually(async () => expect(await left()).toEqual([]));
  });
});

it("that trickles in is ended", async () => {
  const request = await rawRequest((hasty.server.address() as AddressInfo).port);
  const about = { "content-type": "multipart/form-data; boundary=x", "content-length": 100_000 };
  request.send(head("/api/files", about));
  const drops = setInterval(() => request.send("-"), 50);
  const { status } = await request.answer().finally(() => clearInterval(drops));
  expect(status).toBe(408);
  request.socket.destroy();
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
