/**
 * Every test of the house, one project per package: `npx vitest run domain`, `npx vitest run --project api`.
 * The journeys (`e2e`) drive a browser against the built web; everything else needs Node alone.
 */
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { findChromium } from "./scripts/prepare/chromium.mjs";
import { SELDOM_OPTIMISED } from "./scripts/testing/engine-flags.mjs";
import { testsOfOneEngine } from "./scripts/testing/engines.mjs";
import { LongestFirst } from "./scripts/testing/longest-first.mjs";

const MINUTE = 60_000;
const API = fileURLToPath(new URL("./api/", import.meta.url));
const GLOBALS = fileURLToPath(new URL("./scripts/testing/globals-put-back.mjs", import.meta.url));
const BUILT_SERVER = fileURLToPath(new URL("./scripts/testing/built-server.mjs", import.meta.url));

/**
 * A test in which nothing is expected fails: its loop found nothing, or it left early.
 *
 * One worker more than the cores of a small machine: a part of the time they wait, for a database, for something that was
 * stopped or slowed down on purpose, or for a page that is drawn.
 */
const WORKERS = 3;
const shared = {
  environment: "node",
  pool: "forks",
  execArgv: SELDOM_OPTIMISED,
  maxWorkers: WORKERS,
  // All files of a worker share their modules: loading them again takes longer than many tests.
  isolate: false,
  restoreMocks: true,
  setupFiles: GLOBALS,
  // For what hangs: a machine that does other things besides is not a fault.
  testTimeout: MINUTE,
  hookTimeout: 2 * MINUTE,
  expect: { requireAssertions: true },
} as const;

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    // What was translated is kept: journeys and the tests on a server begin ten seconds earlier, and so does a single test.
    experimental: { fsModuleCache: true },
    projects: [
      { test: { ...shared, name: "domain", root: "./domain", include: ["src/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "api",
          root: "./api",
          include: ["{src,test,seeds}/**/*.test.ts"],
          // On a PostgreSQL server they run for the second time.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TEST_DATABASE_URL ? testsOfOneEngine(API) : []),
          ],
          globalSetup: [BUILT_SERVER, "./test/database-image.ts"],
        },
      },
      {
        extends: "./web/vite.config.ts",
        root: "./web",
        test: { ...shared, name: "web", include: ["src/**/*.test.{ts,tsx}"] },
      },
      { test: { ...shared, name: "scripts", root: "./scripts", include: ["**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "e2e",
          root: "./e2e",
          include: ["journeys/**/*.test.ts"],
          globalSetup: BUILT_SERVER,
          env: { CHROMIUM: findChromium() ?? "" },
          // They wait for what somebody would see, and fail where it does not come.
          // They fail for what never comes, not for what is late on a busy machine.
          expect: { requireAssertions: false, poll: { timeout: MINUTE / 2 } },
          // One browser and one server for all journeys of a worker, after everything else.
          sequence: { groupOrder: 1 },
          // Three browsers on two cores: one late answer among eighty stories is tried again, and named at the end of the run.
          retry: 1,
        },
      },
    ],
  },
});
