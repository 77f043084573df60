/** Runs one command of the test run: shown as it goes, or kept and shown only when it fails. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../prepare/root.mjs";
import { quickFolder } from "./quick-folder.mjs";

/** Far more than any part takes on a quiet machine: what runs longer hangs. */
const LONGEST_MS = 30 * 60_000;

/** Settings of an installation must not reach the tests: they would run on its data. */
const INSTALLATION = [
  "PORT",
  "HOST",
  "DATABASE_URL",
  "DATA_DIR",
  "FILES_URL",
  "SMTP_URL",
  "AUDIT_ANCHORS",
  "MAIL_FROM",
  "DEMO",
  "API_KEYS",
  "SESSION_TTL",
  "FLOOD_LIMIT",
  "PUBLIC_URL",
  "TRUST_PROXY",
  "SERVE_PAGES",
  "METRICS",
  "CHECK_ANSWERS",
  "LOG_LEVEL",
  "CHAT_WIDGET_URL",
  "LINKS",
  "NODE_ENV",
];

/** The program of an installed package, run by this very Node. */
export const PROGRAMS = {
  tsc: join(ROOT, "node_modules", "typescript", "bin", "tsc"),
  biome: join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome"),
  vitest: join(ROOT, "node_modules", "vitest", "vitest.mjs"),
  structure: join(ROOT, "scripts", "check-structure.mjs"),
};

/**
 * @param {keyof typeof PROGRAMS} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, node?: string }} [options] quiet: output only on failure;
 *   node: another one than this
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, args, { quiet = true, env = {}, node = process.execPath } = {}) {
  const child = spawn(node, [PROGRAMS[program], ...args], {
    cwd: ROOT,
    env: { ...testEnvironment(), ...env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const overdue = setTimeout(() => {
    console.error(
      `${program} ${args.join(" ")} took longer than ${LONGEST_MS / 60_000} minutes and was stopped`,
    );
    child.kill("SIGKILL");
  }, LONGEST_MS);
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    child.kill("SIGTERM");
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  return new Promise((resolve) => {
    const ended = (/** @type {boolean} */ ok) => {
      clearTimeout(overdue);
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
      if (interrupted) process.exit(1);
      if (!ok && output !== "") console.log(output.trimEnd());
      resolve(ok);
    };
    child.once("error", (problem) => {
      output += problem.message;
      ended(false);
    });
    child.once("close", (code) => ended(code === 0));
  });
}

function testEnvironment() {
  const quick = quickFolder();
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !INSTALLATION.includes(name))),
    ...(quick && process.env.TMPDIR === undefined ? { TMPDIR: quick } : {}),
  };
}
