/**
 * Puts the server into one file when its source has changed since the last time: it starts sooner and runs lighter
 * than modules translated one by one. A map beside it leads stack traces back to the source.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./root.mjs";
import { sourceMark } from "./source-mark.mjs";

/** @typedef {"bundle" | "external"} Packages */

const FOLDER = join(ROOT, "api", "dist");
const MARK = join(FOLDER, ".plimsoll-source");
export const SERVER_SOURCES = [
  "package-lock.json",
  "scripts/prepare/server-build.mjs",
  "api/package.json",
  "api/src",
  "api/seeds",
  "domain/package.json",
  "domain/src",
];

/** The file to run, with `--enable-source-maps`. */
export const SERVER = join(FOLDER, "server.mjs");
/** They bring parts that are no JavaScript, or start threads from files beside them. */
const STAY_OUTSIDE = ["@electric-sql/pglite", "@node-rs/argon2", "pdfmake", "pino", "sharp"];
/** Older packages ask for those of Node by `require`, which a module does not have of itself. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`;

/**
 * Each runs in threads of its own with a limit of memory, so each is a file of its own: `name.ts` becomes `name.mjs`.
 * A thread begins for every sheet, so its packages come along: with them it is ready in a third of the time.
 */
const WORKERS = [
  worker("record/import/sheet-worker", "bundle"),
  worker("adapters/pdf/pdf-worker", "external"),
];

/**
 * @param {string} source
 * @param {Packages} packages
 */
function worker(source, packages) {
  const entry = join(ROOT, "api", "src", `${source}.ts`);
  return { entry, file: join(FOLDER, `${source.slice(source.lastIndexOf("/") + 1)}.mjs`), packages };
}

export async function ensureServerBuilt() {
  const mark = sourceMark(SERVER_SOURCES);
  const isThere = [SERVER, MARK, ...WORKERS.map(({ file }) => file)].every((path) => existsSync(path));
  if (isThere && readFileSync(MARK, "utf8") === mark) return;
  for (const { entry, file, packages } of WORKERS) await bundle(entry, file, packages);
  await bundle(join(ROOT, "api", "src", "main.ts"), SERVER, "bundle");
  writeFileSync(MARK, mark);
}

/**
 * Written beside its place and moved there, so that nobody ever starts half a file.
 * @param {string} entry
 * @param {string} file one that lies as deep in the checkout as `api/src`, where the code looks for its folders
 * @param {Packages} [packages] whether they are put into the file or looked for where they are installed
 */
export async function bundle(entry, file, packages = "external") {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: file,
    write: false,
    bundle: true,
    packages,
    external: STAY_OUTSIDE,
    ...(packages === "bundle" ? { banner: { js: REQUIRE } } : {}),
    alias: { "@plimsoll/domain": join(ROOT, "domain", "src") },
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "warning",
  });
  mkdirSync(dirname(file), { recursive: true });
  // The file last: whoever starts it finds the map that belongs to it.
  const isFile = (/** @type {{ path: string }} */ one) => Number(one.path === file);
  for (const { path, contents } of outputFiles.toSorted((one, other) => isFile(one) - isFile(other))) {
    const fresh = `${path}.${process.pid}`;
    writeFileSync(fresh, contents);
    renameSync(fresh, path);
  }
}
