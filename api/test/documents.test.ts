/**
 * What is written about the product in prose is held to the product: variables, commands, files and links.
 *
 * @engine any: it reads files of the checkout
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ENV_NAMES } from "../src/env.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const folder = (path: string) =>
  readdirSync(join(ROOT, path))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${path}/${name}`);
/** Everything found, as pairs of the document and the first group. */
const found = (documents: readonly string[], pattern: RegExp) =>
  documents.flatMap((path) =>
    [...read(path).matchAll(pattern)].map(([, text = ""]): [string, string] => [path, text]),
  );

const GUIDES = folder("docs/how-to");
const PLAIN = ["README.md", "CONTRIBUTING.md", "docs/architecture.md", ...folder("docs/decisions")];
const ALL = [...PLAIN, ...GUIDES];

describe("the documents", () => {
  it("list every variable of the configuration, and no other", () => {
    const table = read("README.md").split("## Configuration")[1]?.split("\n## ")[0] ?? "";
    const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(listed.toSorted()).toEqual(ENV_NAMES.toSorted());
  });

  it("name commands that exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = found(ALL, /npm run ([a-z:-]+)/g);
    expect(named.length).toBeGreaterThan(10);
    for (const [path, name] of named) expect([path, name, name in scripts]).toEqual([path, name, true]);
  });

  it("start the server as `npm start` does, in the image too", () => {
    const { start } = (JSON.parse(read("package.json")) as { scripts: { start: string } }).scripts;
    const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(read("Dockerfile")) ?? [];
    expect((JSON.parse(command) as string[]).join(" ")).toBe(start);
    expect(read("docs/operations.md")).toContain(`\n${start} `);
  });

  it("link to files that exist", () => {
    const links = found(ALL, /\]\(([^)#\s]+)\)/g).filter(([, link]) => !/^[a-z]+:/.test(link));
    expect(links.length).toBeGreaterThan(20);
    for (const [path, link] of links)
      expect([path, link, existsSync(join(ROOT, dirname(path), link))]).toEqual([path, link, true]);
  });

  it("name files that exist; guides may name those that their reader will make", () => {
    const named = found(PLAIN, /`((?:api|bench|docs|domain|e2e|scripts|web)\/[^`<>{}*…\s]+)`/g);
    expect(named.length).toBeGreaterThan(30);
    for (const [path, file] of named)
      expect([path, file, existsSync(join(ROOT, file))]).toEqual([path, file, true]);
  });

  it("have every decision in their list", () => {
    const index = read("docs/decisions/README.md");
    const files = readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d{4}-/.test(name));
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) expect(index).toContain(`](${name})`);
  });
});
