/**
 * For tests that start processes as a user does: server, commands and fixtures are each put into one file before the
 * first of them. Translated on the way, as `npm run` does it, each would take seconds to start. A server begins with
 * the demo company that the tests of the api have made, where they ran before.
 */
import { join } from "node:path";
import { ROOT } from "../prepare/root.mjs";
import { bundle, ensureServerBuilt } from "../prepare/server-build.mjs";
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

/** @param {{ name: string, provide: (key: "placeOfImages", value: string) => void }} project */
export async function setup({ name, provide }) {
  await ensureServerBuilt();
  forgetOldImages();
  provide("placeOfImages", imagesOfNow());
  if (name !== "api") return;
  await Promise.all(
    PROGRAMS.map((program) => {
      const file = `${program.slice(program.lastIndexOf("/") + 1, -".ts".length)}.mjs`;
      return bundle(join(ROOT, "api", program), join(ROOT, "api", "dist", file));
    }),
  );
}
