/**
 * The first administrator of an installation without demo: made once, on the embedded database.
 *
 * @engine any: it opens the embedded one itself
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openEmbedded } from "#db/embedded";
import { sql } from "#db/sql";
import { builtProgram, SHORT_LIVED } from "./server-process.ts";

const COMMAND = fileURLToPath(new URL("../src/commands/first-admin.ts", import.meta.url));

type Outcome = Promise<{ code: number; output: string }>;

const run = (folder: string, ...words: string[]): Outcome =>
  execute([...SHORT_LIVED, builtProgram("first-admin"), ...words], folder);

/** As `npm run` does it: translated on the way. */
const runFromSource = (folder: string): Outcome => execute(["--import", "tsx", COMMAND], folder);

function execute(words: readonly string[], folder: string): Outcome {
  const { DATABASE_URL: _, ...env } = process.env;
  return new Promise((resolve) => {
    const options = { env: { ...env, DATA_DIR: folder } };
    execFile(process.execPath, words, options, (problem, stdout, stderr) =>
      resolve({ code: problem ? Number(problem.code) : 0, output: stdout + stderr }),
    );
  });
}

it("is made once, and the password that is printed is not what is stored", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plimsoll-admin-"));
  expect((await runFromSource(folder)).code).toBe(2);
  const first = await run(folder, "ana@example.com", "Ana", "BR");
  const password = /with (\S+)/.exec(first.output)?.[1] ?? "";
  expect([first.code, password.length > 12]).toEqual([0, true]);
  expect((await run(folder, "bob@example.com", "Bob")).code).toBe(1);
  const db = await openEmbedded(folder);
  const rows = await db.run(
    sql`select u.login, c.password_hash from "user" u join credential c on c.user_id = u.id`,
  );
  await db.close();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.login).toBe("ana@example.com");
  expect(String(rows[0]?.password_hash)).toMatch(/^\$argon2id\$/);
  await rm(folder, { recursive: true });
});
