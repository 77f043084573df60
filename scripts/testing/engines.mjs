/**
 * Which of the api's tests run once. Every test runs on the embedded database and again on a PostgreSQL server, unless
 * the comment at its beginning says `@engine any: <why>`: what it tests asks nothing of the database that could differ.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param {string} text of a test file
 * @returns {string | undefined} why one engine is enough
 */
export function whyOneEngine(text) {
  const comment = /^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? "";
  const tag = /@engine(.*)/.exec(comment)?.[1];
  if (tag === undefined) return undefined;
  const reason = /^ any: (\S.{9,}?)(\s*\*\/)?$/.exec(tag)?.[1];
  if (reason === undefined) throw new Error(`Write "@engine any: <why>", not "@engine${tag}"`);
  return reason;
}

/**
 * @param {string} root the folder of the api
 * @returns {string[]} paths below it
 */
export function testsOfOneEngine(root) {
  return ["src", "test", "seeds"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => `${folder}/${path}`)
      .filter((path) => whyOneEngine(readFileSync(join(root, path), "utf8")) !== undefined),
  );
}
