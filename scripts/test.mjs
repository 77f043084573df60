/**
 * `npm test`: every check and every test, on a machine where nothing was prepared.
 * `--only=static|unit|browser|database` (or several, by commas) runs a part. With TEST_DATABASE_URL the api's
 * tests run on that PostgreSQL server instead of the embedded one. `--thorough` (`npm run test:thorough`) tries all of
 * what is otherwise tried in part: more kills, every page, every record on both databases.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./prepare/chromium.mjs";
import { ensureInstalled } from "./prepare/install.mjs";
import { requireNode } from "./prepare/node-version.mjs";
import { ROOT } from "./prepare/root.mjs";
import { buildWeb, isWebBuilt } from "./prepare/web-build.mjs";
import { run } from "./testing/run.mjs";
import { countCheck, countReport, summary, total } from "./testing/tally.mjs";

/** @typedef {import("./testing/tally.mjs").Count} Count */

const PARTS = /** @type {const} */ (["static", "unit", "browser", "database"]);
const TYPE_CHECKED = ["web", "api", "domain", "e2e", "scripts"];

requireNode();
const { wanted, isThorough } = readOptions(process.argv.slice(2));
process.chdir(ROOT);
await ensureInstalled();

const scratch = mkdtempSync(join(tmpdir(), "plimsoll-test-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
/** @type {Count[]} */
const counts = [];
/** @type {Promise<boolean> | undefined} */
let webBuilt;
/** @type {ReturnType<typeof ensureChromium> | undefined} */
let chromiumReady;
// Fetching and unpacking it leaves the processors to the checks: it is there when the journeys are.
if (wanted.includes("browser")) void theChromium();
if (wanted.includes("static")) await checkStatically();
if (wanted.includes("unit")) await runVitest("unit tests", ["domain", "api", "web", "scripts"]);
if (wanted.includes("database")) await runVitest("database tests", ["api"]);
if (wanted.includes("browser")) await runJourneys();
console.log(`\n${summary(counts)}`);
const { passed, failed } = total(counts);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function checkStatically() {
  const checks = [
    // Begun here, where it shares two cores with the checks: on its own it would leave one of them idle.
    ...(wanted.includes("browser") ? [() => ensureWebBuilt()] : []),
    // One checker each: several would work out the same types again, and two cores have the other lane to go on with.
    ...TYPE_CHECKED.map(
      (folder) => () => check(`types of ${folder}`, () => run("tsc", ["-p", folder, "--checkers", "1"])),
    ),
    () => check("lint", () => run("biome", ["check", "--error-on-warnings", "."])),
    () => check("structure", () => run("structure", [])),
  ];
  const lane = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
}

/** Once, whoever asks first. */
function ensureWebBuilt() {
  webBuilt ??= check("web build", async () => {
    if (isWebBuilt({ isQuickEnough: true })) return true;
    const { ok, output } = await buildWeb({ isQuick: true });
    if (!ok) console.log(output);
    return ok;
  });
  return webBuilt;
}

/** Once, whoever asks first. */
function theChromium() {
  chromiumReady ??= ensureChromium();
  return chromiumReady;
}

async function runJourneys() {
  const built = await ensureWebBuilt();
  const chromium = await theChromium();
  if (!built || "missing" in chromium) {
    console.log(
      "missing" in chromium ? `Journeys not run: ${chromium.missing}` : "Journeys not run: no web build",
    );
    counts.push(countCheck("journeys", false));
    return;
  }
  await runVitest("journeys", ["e2e"], { CHROMIUM: chromium.path });
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} work
 */
async function check(name, work) {
  const began = performance.now();
  const ok = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  counts.push(countCheck(name, ok));
  return ok;
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 */
async function runVitest(name, projects, env = {}) {
  const file = join(scratch, `${projects.join("-")}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ended = await run("vitest", [...args, ...projects.map((one) => `--project=${one}`)], {
    quiet: false,
    env: { ...(isThorough ? { THOROUGH: "true" } : {}), ...env },
  });
  counts.push(countReport(name, readReport(file), ended));
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string[]} args */
function readOptions(args) {
  const isThorough = args.includes("--thorough");
  const rest = args.filter((arg) => arg !== "--thorough");
  const unknown = rest.find((arg) => !arg.startsWith("--only="));
  const chosen = rest.flatMap((arg) => arg.slice("--only=".length).split(","));
  const wrong = chosen.find((part) => !PARTS.some((one) => one === part));
  if (unknown !== undefined || wrong !== undefined) {
    console.error(`Not understood: ${unknown ?? wrong}. Use --only=${PARTS.join("|")} or --thorough`);
    process.exit(2);
  }
  // The database tests are among the unit tests: they run on their own only when asked for.
  return { wanted: chosen.length > 0 ? chosen : PARTS.filter((part) => part !== "database"), isThorough };
}
