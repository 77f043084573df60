/**
 * `npm run mutation`: are the tests of the calculators good enough to notice a mistake? Every comparison, operation
 * and table cell is changed by one step, one at a time, in a copy of the domain in a temporary folder; the tests
 * beside the rule have to fail. Lists what they did not notice. About a second for each of some 1 700 changes.
 *
 *   npm run mutation                          all folders
 *   npm run mutation -- --only billing        one folder; may be repeated
 *   npm run mutation -- --shard 2/4           the second quarter
 *   npm run mutation -- --file discount       only files whose path contains this
 *   npm run mutation -- --list                what would be changed, without running anything
 *
 * Changes that no test can notice, because they change nothing, stand in equivalent.mjs with their reasons.
 */
import { fork } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { EQUIVALENT } from "./equivalent.mjs";
import { mutantsOf } from "./mutants.mjs";

/** @typedef {import("./mutants.mjs").Mutant} Mutant */
/** @typedef {import("node:child_process").ChildProcess} Child */

const FOLDERS = [
  "hydrostatics",
  "classification",
  "draft-survey",
  "weighing",
  "operation",
  "billing",
  "identifier",
  "numbering",
];
const HERE = dirname(fileURLToPath(import.meta.url));
const CHECKOUT = join(HERE, "..", "..");
/** Vitest keeps what it has seen: a new process now and then keeps memory and speed. */
const ANSWERS_PER_WORKER = 150;
const SLOWEST_START = 120_000;

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    shard: { type: "string", default: "1/1" },
    file: { type: "string", default: "" },
    list: { type: "boolean", default: false },
  },
});

/** @param {string} source @param {string} folder */
function filesOf(source, folder) {
  return readdirSync(join(source, folder))
    .filter((name) => name.endsWith(".ts") && !name.includes(".test.") && !name.startsWith("worked-"))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.includes(options.file));
}

/** @param {string} source @param {string} folder @returns {Mutant[]} */
function changesOf(source, folder) {
  return filesOf(source, folder).flatMap((file) => mutantsOf(file, readFileSync(join(source, file), "utf8")));
}

const KNOWN = new Set(EQUIVALENT.map((one) => one.change));

/** @param {Mutant} one */
const describeChange = (one) => `${one.file}: ${one.before} → ${one.after}`;

/** @param {Mutant} one */
function report(one) {
  console.log(`${one.file}:${one.line}  ${one.kind}\n  - ${one.before}\n  + ${one.after}`);
}

/** A copy of the domain that may be broken at will; packages are those of the checkout. */
function openCopy() {
  const folder = mkdtempSync(join(tmpdir(), "plimsoll-mutation-"));
  cpSync(join(CHECKOUT, "domain"), join(folder, "domain"), { recursive: true });
  cpSync(join(CHECKOUT, "tsconfig.base.json"), join(folder, "tsconfig.base.json"));
  symlinkSync(join(CHECKOUT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** The next answer of a worker; undefined when it takes too long. @param {Child} child @param {number} patience */
function answerOf(child, patience) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => settle(() => done(undefined)), patience);
    const onMessage = (/** @type {unknown} */ message) => settle(() => done(message));
    const onExit = () => settle(() => fail(new Error("the worker ended by itself")));
    /** @param {() => void} last */
    function settle(last) {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
      last();
    }
    child.on("message", onMessage);
    child.on("exit", onExit);
  });
}

/** @param {Child} child */
async function end(child) {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

/** @param {string} copy @param {string} folder */
async function openWorker(copy, folder) {
  const child = fork(join(HERE, "worker.mjs"), [join(copy, "domain"), folder], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if ((await answerOf(child, SLOWEST_START)) !== "ready")
    throw new Error(`${folder}: the tests do not start`);
  const begin = performance.now();
  child.send("check");
  const isGreen = await answerOf(child, SLOWEST_START);
  if (isGreen !== true) throw new Error(`${folder}: its tests fail before anything was changed`);
  // Whatever takes several times as long as all tests together runs in a circle.
  return { child, patience: 30_000 + 5 * (performance.now() - begin) };
}

/** @param {string} copy @param {string} folder @param {readonly Mutant[]} changes */
async function tryAll(copy, folder, changes) {
  /** @type {Mutant[]} */
  const survivors = [];
  let worker = await openWorker(copy, folder);
  let answers = 0;
  for (const [index, change] of changes.entries()) {
    if (answers === ANSWERS_PER_WORKER) {
      await end(worker.child);
      worker = await openWorker(copy, folder);
      answers = 0;
    }
    answers += 1;
    const path = join(copy, "domain/src", change.file);
    const original = readFileSync(path, "utf8");
    worker.child.send({ file: change.file, text: change.text });
    const isGreen = await answerOf(worker.child, worker.patience);
    if (isGreen === true) {
      survivors.push(change);
      if (!KNOWN.has(describeChange(change))) report(change);
    }
    if (isGreen === undefined) {
      await end(worker.child);
      // Nobody was left to put the file back.
      writeFileSync(path, original);
      worker = await openWorker(copy, folder);
      answers = 0;
    }
    if ((index + 1) % 50 === 0)
      console.log(`  ${folder}: ${index + 1} of ${changes.length}, ${survivors.length} unnoticed`);
  }
  await end(worker.child);
  return survivors;
}

async function main() {
  const folders = options.only ?? FOLDERS;
  const [part = 1, parts = 1] = (options.shard ?? "1/1").split("/").map(Number);
  /** @param {string} source @param {string} folder */
  const shareOf = (source, folder) =>
    changesOf(source, folder).filter((_, index) => index % parts === part - 1);
  if (options.list) {
    const source = join(CHECKOUT, "domain/src");
    for (const one of folders.flatMap((folder) => shareOf(source, folder)))
      console.log(`${one.kind}  ${describeChange(one)}`);
    return 0;
  }
  const begin = performance.now();
  const copy = openCopy();
  process.once("SIGINT", () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  });
  let unnoticed = 0;
  const rows = [];
  try {
    for (const folder of folders) {
      const changes = shareOf(join(copy, "domain/src"), folder);
      const survivors = changes.length === 0 ? [] : await tryAll(copy, folder, changes);
      const equivalent = survivors.filter((one) => KNOWN.has(describeChange(one))).length;
      const real = survivors.length - equivalent;
      const counted = changes.length - equivalent;
      const score = counted === 0 ? "100.0" : (((counted - real) * 100) / counted).toFixed(1);
      unnoticed += real;
      rows.push({ folder, changes: changes.length, equivalent, unnoticed: real, "score %": score });
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.table(rows);
  console.log(`${Math.ceil((performance.now() - begin) / 60_000)} minutes`);
  return unnoticed === 0 ? 0 : 1;
}

process.exitCode = await main();
