/** Builds the web application when what it is made from has changed since the last build. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root.mjs";
import { sourceMark } from "./source-mark.mjs";

const WEB = join(ROOT, "web");
const DIST = join(WEB, "dist");
const MARK = join(DIST, ".plimsoll-source");
const CACHE = join(ROOT, "node_modules", ".cache", "plimsoll");
const SOURCES = [
  "package-lock.json",
  "web/index.html",
  "web/vite.config.ts",
  "web/chunk-groups.ts",
  "web/package.json",
  "web/public",
  "web/src",
  "domain/package.json",
  "domain/src",
];

/** Stands behind the mark of a build that was made for tests: people get one that is compressed as far as it goes. */
const QUICK = " quick";

/** @param {{ isQuickEnough?: boolean }} [options] */
export function isWebBuilt({ isQuickEnough = false } = {}) {
  if (!existsSync(join(DIST, "index.html")) || !existsSync(MARK)) return false;
  const mark = readFileSync(MARK, "utf8");
  const wanted = sourceMark(SOURCES);
  return mark === wanted || (isQuickEnough && mark === wanted + QUICK);
}

/**
 * Builds beside the old files and swaps at the end, so that a running server never sees half a build.
 * @param {{ signal?: AbortSignal, isQuick?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function buildWeb({ signal, isQuick = false } = {}) {
  const hash = sourceMark(SOURCES);
  const fresh = join(CACHE, `web-${process.pid}`);
  const old = `${fresh}-old`;
  mkdirSync(CACHE, { recursive: true });
  try {
    const { code, output } = await vite(["build", "--logLevel", "warn", "--emptyOutDir", "--outDir", fresh], {
      signal,
      env: { ...process.env, QUICK_BUILD: String(isQuick) },
    });
    if (code !== 0) return { ok: false, output };
    writeFileSync(join(fresh, ".plimsoll-source"), isQuick ? hash + QUICK : hash);
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
    return { ok: true, output };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} args
 * @param {{ signal: AbortSignal | undefined, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
function vite(args, { signal, env }) {
  const program = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [program, ...args], {
    cwd: WEB,
    stdio: ["ignore", "pipe", "pipe"],
    signal,
    env,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once("error", (problem) => resolve({ code: 1, output: `${output}${problem.message}` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
