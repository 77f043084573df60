/**
 * The tests of one folder, kept warm: waits for a changed file, runs the tests until the first one fails, puts the
 * file back, says whether any did. A change that never comes to an end is ended by whoever asked.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";

const [root = "", folder = ""] = process.argv.slice(2);

const vitest = await createVitest(
  "test",
  {
    root,
    config: false,
    watch: true,
    pool: "threads",
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    bail: 1,
    // A busy machine is no mistake in a rule; what never ends is ended from outside.
    testTimeout: 600_000,
    include: [`src/${folder}/**/*.test.ts`],
    reporters: [{}],
    cache: false,
  },
  // Files change under our own hands: nobody else has to look.
  { server: { watch: null } },
);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();
/** Properties take longest and catch last. */
const quick = specifications.filter((one) => !one.moduleId.includes("properties"));
const slow = specifications.filter((one) => one.moduleId.includes("properties"));

/** @param {typeof specifications} some */
async function areGreen(some) {
  if (some.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some);
  return unhandledErrors.length === 0 && testModules.every((one) => one.ok());
}

async function isGreen() {
  return (await areGreen(quick)) && (await areGreen(slow));
}

/** @param {{ file: string, text: string }} change */
async function survives({ file, text }) {
  const path = join(root, "src", file);
  const original = readFileSync(path, "utf8");
  try {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
    return await isGreen();
  } finally {
    writeFileSync(path, original);
    vitest.invalidateFile(path);
  }
}

process.on("message", async (/** @type {{ file: string, text: string } | "check"} */ asked) => {
  const answer = asked === "check" ? await isGreen() : await survives(asked);
  process.send?.(answer);
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
