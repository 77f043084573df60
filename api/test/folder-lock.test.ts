/**
 * Who holds a data folder: a copy is nobody's, a held one is refused, and nothing is said to strangers.
 *
 * @engine any: it is about the folder of the embedded one
 */
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { askWhoHolds, FolderInUse, type Hold, holdFolder } from "#db/folder-lock";

let base: string;
let folder: string;
let held: Hold;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "plimsoll-folder-"));
  folder = join(base, "data");
  held = await holdFolder(folder);
});
afterEach(async () => {
  await held.release();
  await rm(base, { recursive: true });
});

const lock = () => readFile(join(folder, "db.lock"), "utf8");

it("lets a copy be held while its original is, and both refuse a second process", async () => {
  const copy = join(base, "copy");
  await cp(folder, copy, { recursive: true });
  expect(await readFile(join(copy, "db.lock"), "utf8")).toBe(await lock());
  const ofCopy = await holdFolder(copy);
  await expect(holdFolder(copy)).rejects.toThrow(FolderInUse);
  await expect(holdFolder(folder)).rejects.toThrow(FolderInUse);
  await ofCopy.release();
  expect(await readdir(copy)).toEqual([]);
  expect(await readdir(folder)).toEqual(["db.lock"]);
});

it("is found held by whatever way leads to it", async () => {
  await expect(holdFolder(join(base, "data", "..", "data"))).rejects.toThrow(FolderInUse);
});

it("lets whoever may read the lock ask its holder, and hear of it line by line", async () => {
  held.onQuestion(async (question, tell) => {
    tell(`heard ${JSON.stringify(question)}`);
    if ((question as { fails?: true }).fails) throw new Error("cannot do that");
    tell("did it");
  });
  const heard: string[] = [];
  expect(await askWhoHolds(folder, { what: "é\n" }, (line) => heard.push(line))).toBe(true);
  expect(heard).toEqual(['heard {"what":"é\\n"}', "did it"]);
  await expect(askWhoHolds(folder, { fails: true }, () => undefined)).rejects.toThrow("cannot do that");
  expect(await readdir(folder)).toEqual(["db.lock"]);
});

it("does not ask the holder of the original for something about its copy", async () => {
  let asked = 0;
  held.onQuestion(async () => void asked++);
  const copy = join(base, "copy");
  await cp(folder, copy, { recursive: true });
  expect(await askWhoHolds(copy, {}, () => undefined)).toBe(false);
  expect(asked).toBe(0);
  expect(await askWhoHolds(join(base, "none"), {}, () => undefined)).toBe(false);
});

it("stops what was asked for when whoever asked has gone, and says so when it ends itself", async () => {
  const ended = new Promise<unknown>((resolve) => {
    held.onQuestion(async (_question, tell, signal) => {
      tell("began");
      await new Promise((done) => signal.addEventListener("abort", done));
      resolve(signal.reason);
    });
  });
  const asked = askWhoHolds(folder, {}, () => void held.release());
  await expect(asked).rejects.toThrow("ended in the middle");
  expect(await ended).toBeInstanceOf(Error);
});

it("keeps its secret from everybody who cannot read the lock, and takes no question from them", async () => {
  let asked = 0;
  held.onQuestion(async () => void asked++);
  const [port = "", greeting = "", secret = ""] = (await lock()).trim().split(" ");
  expect((await stat(join(folder, "db.lock"))).mode & 0o777).toBe(0o600);
  const say = async (...lines: string[]) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1" });
    for (const line of lines) socket.write(`${line}\n`);
    return text(socket).catch((problem: Error) => problem.message);
  };
  // A version from before waits to be greeted, and must find the folder held.
  expect(await say()).toBe(greeting);
  const nonce = JSON.stringify({ nonce: "00" });
  const question = JSON.stringify({ here: "db.lock", ask: {} });
  const answers = [
    await say(nonce, JSON.stringify({ question, proof: "" })),
    await say(nonce, JSON.stringify({ question, proof: "0".repeat(64) })),
    await say("no JSON"),
    await say("x".repeat(100_000)),
  ];
  for (const answer of answers) expect(answer).not.toContain(secret);
  expect(asked).toBe(0);
  await expect(holdFolder(folder)).rejects.toThrow(FolderInUse);
});

it("refuses a folder that a version from before holds, and takes over what it left", async () => {
  const other = join(base, "older");
  const server = createServer((socket) => socket.end("word"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  await (await holdFolder(other)).release();
  await writeFile(join(other, "db.lock"), `${port} word\n`);
  await expect(holdFolder(other)).rejects.toThrow(FolderInUse);
  await expect(askWhoHolds(other, {}, () => undefined)).rejects.toThrow("another version");
  await new Promise((done) => server.close(done));
  await (await holdFolder(other)).release();
});

it("takes over a lock whose port belongs to somebody else by now", async () => {
  const other = join(base, "crashed");
  const server = createServer((socket) =>
    socket.on("error", () => undefined).end("HTTP/1.1 400 Bad Request\r\n\r\n"),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  await (await holdFolder(other)).release();
  await writeFile(join(other, "db.lock"), `${port} word secret\n`);
  const taken = await holdFolder(other);
  await expect(holdFolder(other)).rejects.toThrow(FolderInUse);
  await taken.release();
  server.close();
});
