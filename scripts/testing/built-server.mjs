/**
 * For tests that start processes as a user does: server, commands and fixtures are each put into one file before the
 * first of them. Translated on the way, as `npm run` does it, each would take seconds to start.
 */
import { join } from "node:path";
import { ROOT } from "../prepare/root.mjs";
import { bundle, ensureServerBuilt } from "../prepare/server-build.mjs";

const PROGRAMS = [
  "src/commands/backup.ts",
  "src/commands/restore.ts",
  "src/commands/verify.ts",
  "src/commands/first-admin.ts",
  "src/commands/jobs.ts",
  "src/commands/audit-verify.ts",
  "test/fixtures/hung-stop.ts",
  "test/fixtures/fill-disk.ts",
];

/** @param {{ name: string }} project */
export async function setup({ name }) {
  await ensureServerBuilt();
  if (name !== "api") return;
  for (const program of PROGRAMS) {
    const file = `${program.slice(program.lastIndexOf("/") + 1, -".ts".length)}.mjs`;
    await bundle(join(ROOT, "api", program), join(ROOT, "api", "dist", file));
  }
}
