/** A start that is refused says why in one line; a stop comes to its end, whoever would hold it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoFor } from "./harness.ts";
import { head, rawRequest } from "./raw-client.ts";
import { builtProgram, SHORT_LIVED } from "./server-process.ts";

const SERVER = fileURLToPath(new URL("../dist/server.mjs", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plimsoll-stop-"));
});
const children: ChildProcess[] = [];
afterAll(async () => {
  // None is left when all is well.
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; errors: string; output: string }>;
}

function run(env: Readonly<Record<string, string>>): Run {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...SHORT_LIVED, SERVER], {
    env: {
      ...inherited,
      DATA_DIR: folder,
      PORT: "0",
      DEMO: "false",
      LOG_LEVEL: "warn",
      SERVE_PAGES: "false",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let errors = "";
  let output = "";
  child.stderr?.on("data", (piece: Buffer) => {
    errors += piece.toString();
  });
  child.stdout?.on("data", (piece: Buffer) => {
    output += piece.toString();
  });
  const ended = new Promise<{ code: number | null; errors: string; output: string }>((resolve) =>
    child.once("exit", (code) => resolve({ code, errors, output })),
  );
  return { child, ended };
}

/** Takes connections and says nothing. */
function listen(): Promise<{ server: Server; port: number; close: () => void }> {
  const sockets = new Set<Socket>();
  return new Promise((resolve) => {
    const server = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      const close = () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      };
      resolve({ server, port, close });
    });
  });
}

describe("a start that cannot be", () => {
  it.each([
    ["an unknown host", { DATABASE_URL: "postgres://nobody@no-such-host.invalid/x" }, /no-such-host/],
    ["a closed port", { DATABASE_URL: "postgres://nobody@localhost:1/x" }, /ECONNREFUSED/],
    ["a trust in anybody", { TRUST_PROXY: "true" }, /TRUST_PROXY/],
    ["a port that is none", { PORT: "eighty" }, /PORT/],
  ])("for %s is refused with one line", async (_what, env, reason) => {
    const { code, errors } = await run(env).ended;
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toMatch(reason);
  });

  it("for a folder that is none is refused with one line", async () => {
    await writeFile(join(folder, "file"), "");
    const { code, errors } = await run({ DATA_DIR: join(folder, "file", "data") }).ended;
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toMatch(/ENOTDIR/);
  });

  it("for a port in use is refused with one line, and leaves the folder free", async () => {
    const taken = await listen();
    const { env, drop } = await demoFor(folder);
    const { code, errors } = await run({ PORT: String(taken.port), ...env }).ended;
    await drop();
    taken.close();
    expect([code, errors.trim().split("\n").length]).toEqual([1, 1]);
    expect(errors).toMatch(/EADDRINUSE/);
    const second = run({ PORT: "eighty" });
    expect((await second.ended).errors).toMatch(/PORT/);
  });
});

describe("a stop", () => {
  it("does not wait for a client that trickles", { timeout: 90_000 }, async () => {
    const free = await listen();
    free.close();
    const { env, drop } = await demoFor(join(folder, "trickled"));
    const started = run({ PORT: String(free.port), DATA_DIR: join(folder, "trickled"), ...env });
    await ready(free.port);
    const request = await rawRequest(free.port);
    request.send(head("/api", { "content-type": "application/json", "content-length": 1_000 }));
    const drops = setInterval(() => request.send(" "), 100);
    await new Promise((done) => setTimeout(done, 300));
    const began = performance.now();
    started.child.kill("SIGTERM");
    const { code, output } = await started.ended.finally(() => clearInterval(drops));
    expect(performance.now() - began).toBeLessThan(11_000);
    expect([code, output]).toEqual([0, expect.stringContaining("connections cut")]);
    await drop();
  });
});

it("does not wait for a step that hangs", { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [...SHORT_LIVED, builtProgram("hung-stop")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let output = "";
  child.stdout?.on("data", (piece: Buffer) => {
    output += piece.toString();
  });
  const began = performance.now();
  const code = await new Promise((done) => child.once("exit", done));
  expect(performance.now() - began).toBeLessThan(30_000);
  expect([code, output]).toEqual([1, expect.stringContaining("not stopped in time")]);
});

async function ready(port: number): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the server did not become ready");
}
