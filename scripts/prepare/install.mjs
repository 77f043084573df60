/** Installs the dependencies when they are missing or belong to another lock file. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";

const LOCK = join(ROOT, "package-lock.json");
const MODULES = join(ROOT, "node_modules");
/** The hash of the lock file that node_modules was installed from. */
const MARK = join(MODULES, ".plimsoll-lock");
/** npm writes it last, so its age tells when an install by hand was complete. */
const NPM_RECORD = join(MODULES, ".package-lock.json");

/** @param {{ signal?: AbortSignal }} [options] */
export async function ensureInstalled({ signal } = {}) {
  const wanted = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === wanted) return;
  if (!existsSync(NPM_RECORD) || statSync(NPM_RECORD).mtimeMs < statSync(LOCK).mtimeMs) {
    console.log("Installing dependencies (npm ci)");
    // The server and the build need development dependencies whatever NODE_ENV says.
    const code = await npm(["ci", "--no-audit", "--no-fund", "--include=dev"], signal);
    if (code !== 0) {
      console.error(`npm ci failed (exit code ${code}): the lines above say why.`);
      process.exit(1);
    }
  }
  writeFileSync(MARK, wanted);
}

/**
 * @param {string[]} args
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<number>}
 */
function npm(args, signal) {
  const running = process.env.npm_execpath;
  const isScript = running !== undefined && /npm-cli\.c?js$/.test(running) && existsSync(running);
  const [program, before] = isScript ? [process.execPath, [running]] : ["npm", []];
  const child = spawn(program, [...before, ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    shell: !isScript && process.platform === "win32",
    signal,
    // Asked politely it would finish first, and meet the next install in the same folder.
    killSignal: "SIGKILL",
  });
  return new Promise((resolve) => {
    child.once("error", (problem) => {
      if (!signal?.aborted) console.error(`npm could not be started: ${problem.message}`);
      resolve(1);
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
