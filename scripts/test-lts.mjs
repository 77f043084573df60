/**
 * `npm run test:lts`: the rules, and a sample of the api's tests with the server as a process of its own, on the
 * current long-term Node. That Node comes from the registry into a folder that is thrown away.
 * `npm run test:lts -- 26` for another major version.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "./prepare/install.mjs";
import { requireNode } from "./prepare/node-version.mjs";
import { ROOT } from "./prepare/root.mjs";
import { run } from "./testing/run.mjs";

/** The newest that says of itself that it is one (`process.release.lts`). */
const LONG_TERM = "24";
/** What leans on Node itself: sockets, streams, threads, processes, dates and words of languages. */
const SAMPLE = [
  "src/",
  "test/backup-commands",
  "test/bodies",
  "test/events",
  "test/exports",
  "test/files",
  "test/forms",
  "test/hostile-sheets",
  "test/import",
  "test/pdf",
  "test/session",
  "test/stop",
  "test/wire",
];

requireNode();
process.chdir(ROOT);
await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), "plimsoll-node-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const node = installNode(process.argv[2] ?? LONG_TERM);
const version = execFileSync(node, [
  "-p",
  "[process.version, process.release.lts ?? 'not long-term'].join(', ')",
]);
console.log(`On Node ${version.toString().trim()}`);
const rules = await run("vitest", ["run", "--project=domain", "--project=scripts"], { quiet: false, node });
const sample = await run("vitest", ["run", "--project=api", ...SAMPLE], { quiet: false, node });
process.exit(rules && sample ? 0 : 1);

/** @param {string} wanted */
function installNode(wanted) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const words = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--no-save", `${name}@${wanted}`];
  execFileSync("npm", words, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  return join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
}
