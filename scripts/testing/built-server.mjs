/**
 * For tests that start processes as a user does: server, commands and fixtures are each put into one file before the
 * first of them. Translated on the way, as `npm run` does it, each would take seconds to start. A server begins with
 * the demo company that the tests of the api have made, where they ran before.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../prepare/root.mjs";
import { bundle, ensureServerBuilt, SERVER_SOURCES } from "../prepare/server-build.mjs";
import { sourceMark } from "../prepare/source-mark.mjs";
import { SHORT_LIVED } from "./engine-flags.mjs";
import { forgetOldImages, imagesOfNow } from "./kept-images.mjs";

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

/** @param {{ name: string, provide: (key: "placeOfImages" | "shortLived", value: string | readonly string[]) => void }} project */
export async function setup({ name, provide }) {
  await ensureServerBuilt();
  forgetOldImages();
  provide("placeOfImages", imagesOfNow());
  provide("shortLived", SHORT_LIVED);
  if (name === "api") await ensureProgramsBuilt();
}

/** Again only when something has changed of what they are made from. */
async function ensureProgramsBuilt() {
  const folder = join(ROOT, "api", "dist");
  const mark = join(folder, ".plimsoll-programs");
  const source = sourceMark([...SERVER_SOURCES, "api/test/fixtures", "scripts/testing/built-server.mjs"]);
  const files = PROGRAMS.map((program) => {
    const file = `${program.slice(program.lastIndexOf("/") + 1, -".ts".length)}.mjs`;
    return { entry: join(ROOT, "api", program), file: join(folder, file) };
  });
  const isThere = [mark, ...files.map(({ file }) => file)].every((path) => existsSync(path));
  if (isThere && readFileSync(mark, "utf8") === source) return;
  await Promise.all(files.map(({ entry, file }) => bundle(entry, file)));
  writeFileSync(mark, source);
}
