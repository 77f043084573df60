/**
 * The commands as real processes: a backup while the server works, restored and verified elsewhere; what they say and
 * with which code they leave. And a data folder that was copied while its server ran.
 */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoFor, ENGINE, openTestDatabase } from "./harness.ts";
import { builtProgram, type ServerProcess, SHORT_LIVED, startProcess } from "./server-process.ts";

type Environment = Record<string, string>;

const LIMIT = 180_000;

let base: string;
let server: ServerProcess;
const drops: (() => Promise<void>)[] = [];

/** A database on the server of the tests, where that is the engine; the embedded one comes with the folder. */
async function place(name: string): Promise<Environment> {
  const folder = join(base, name);
  if (ENGINE === "embedded") return { DATA_DIR: folder };
  const { db, drop, url = "" } = await openTestDatabase();
  await db.close();
  drops.push(drop);
  return { DATA_DIR: folder, DATABASE_URL: url };
}

function run(
  command: string,
  env: Environment,
  ...words: string[]
): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, INIT_CWD: __, ...inherited } = process.env;
  return new Promise((resolve) => {
    const options = { env: { ...inherited, ...env } };
    const all = [...SHORT_LIVED, builtProgram(command), ...words];
    execFile(process.execPath, all, options, (problem, stdout, stderr) =>
      resolve({ code: problem ? Number(problem.code) : 0, output: stdout + stderr }),
    );
  });
}

let original: Environment;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "plimsoll-commands-"));
  original = { DATA_DIR: join(base, "original") };
  const { env, drop } = await demoFor(original.DATA_DIR ?? "");
  drops.push(drop);
  original = { ...original, ...env };
  server = await startProcess(original, original.DATA_DIR);
});
afterAll(async () => {
  await server.stop();
  for (const drop of drops) await drop();
  await rm(base, { recursive: true, force: true });
});

it("backs up a server at work, restores elsewhere, and verifies both", { timeout: LIMIT }, async () => {
  const admin = await server.login("admin");
  let isOver = false;
  let created = 0;
  const writer = async () => {
    while (!isOver) {
      const reply = await admin("register", "create", "region", { name: `Region ${created}` });
      expect(reply.status).toBe(200);
      created++;
    }
  };
  const writing = writer();
  const backup = join(base, "backups", "first");
  const made = await run("backup", original, backup);
  isOver = true;
  await writing;
  expect(made).toEqual({ code: 0, output: expect.stringContaining(`The backup is in ${backup}.`) });
  expect(created).toBeGreaterThan(0);
  expect((await readdir(join(base, "backups"))).sort()).toEqual(["first"]);

  const target = await place("target");
  const restored = await run("restore", target, backup);
  expect(restored.output.trim().split("\n").slice(-4)).toEqual([
    expect.stringMatching(/^The history holds: \d+ entries/),
    expect.stringMatching(/^The series hold: \d+ numbers/),
    expect.stringMatching(/^The files hold: 0/),
    "Restored.",
  ]);
  expect(restored.code).toBe(0);
  const [ofOriginal, ofTarget] = await Promise.all([run("verify", original), run("verify", target)]);
  expect([ofOriginal.code, ofTarget.code]).toEqual([0, 0]);
  expect(ofTarget.output).toMatch(/The history holds: .*\nThe series hold: .*\nThe files hold: /);
});

it("leaves with one line and the code that fits", { timeout: LIMIT }, async () => {
  const nowhere = { DATA_DIR: join(base, "nowhere") };
  const backup = join(base, "backups", "first");
  const [unnamed, taken, none, unknown] = await Promise.all([
    run("backup", original),
    run("backup", original, backup),
    run("restore", nowhere, join(base, "no-backup")),
    run("verify", nowhere),
  ]);
  expect(unnamed).toEqual({ code: 2, output: expect.stringMatching(/^Name a new folder: .*\n$/) });
  expect(taken).toEqual({ code: 1, output: expect.stringMatching(/ is not empty: .*\n$/) });
  expect(none).toEqual({ code: 1, output: expect.stringMatching(/ is no backup: .*\n$/) });
  expect(unknown).toEqual({ code: 1, output: expect.stringMatching(/^There is no database in .*\n$/) });
  expect(await readdir(base)).not.toContain("nowhere");
});

it.runIf(ENGINE === "embedded")(
  "says in one line that the server has to be stopped first, where it has to be",
  { timeout: LIMIT },
  async () => {
    const replies = await Promise.all([
      run("first-admin", original, "ana@example.com", "Ana Ribeiro"),
      run("jobs", original),
      run("audit-verify", original),
    ]);
    const line = expect.stringMatching(/^The data folder \S+ is in use by another Plimsoll process\. .*\n$/);
    expect(replies).toEqual(replies.map(() => ({ code: 1, output: line })));
  },
);

it.runIf(ENGINE === "embedded")(
  "starts a copy of a data folder while its original runs",
  { timeout: LIMIT },
  async () => {
    const admin = await server.login("admin");
    const before = await admin("register", "create", "region", { name: "Before the copy" });
    const copied = join(base, "copied");
    await cp(server.folder, copied, { recursive: true });
    const copy = await startProcess({}, copied);
    try {
      const inCopy = await copy.login("admin");
      const loaded = await inCopy("register", "load", "region", { id: before.body.attributes.id });
      expect(loaded.status).toBe(200);
      await inCopy("register", "create", "region", { name: "In the copy" });
      expect((await server.get("/readyz")).status).toBe(200);
      const second = await startProcess({}, copied).catch((problem: Error) => problem.message);
      expect(second).toContain("is in use by another Plimsoll process");
    } finally {
      await copy.stop();
    }
  },
);
