/**
 * Keeps a second process out of a data folder. The holder listens on a loopback port written into the lock file, with a
 * secret that only those learn who may read the file. A file whose holder does not answer was left by a crash, or came
 * with a copy of the folder; it is replaced.
 */
import { mkdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Answerer, askHolder, type Contact, isHeld, listenFor } from "./folder-talk.ts";

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Plimsoll process. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = "FolderInUse";
  }
}

export interface Hold {
  release(): Promise<void>;
  /** Answers what other processes ask the one that holds the folder. */
  onQuestion(answer: Answerer): void;
}

const lockOf = (folder: string) => join(folder, "db.lock");

export async function holdFolder(given: string): Promise<Hold> {
  const folder = resolve(given);
  await mkdir(folder, { recursive: true });
  const path = lockOf(folder);
  const { contact, onQuestion, close } = await listenFor(folder);
  const line = `${contact.port} ${contact.greeting} ${contact.secret}\n`;
  const release = async () => {
    await close();
    const held = await readFile(path, "utf8").catch(() => "");
    if (held === line) await rm(path, { force: true });
  };
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await writeFile(path, line, { flag: "wx", mode: 0o600 });
    } catch {
      const other = await contactIn(folder);
      if (other && (await isHeld(folder, other))) {
        await close();
        throw new FolderInUse(folder);
      }
      await unlink(path).catch(() => undefined);
      continue;
    }
    // Two starters may both have cleared the same stale file; the one whose line stayed holds the folder.
    await new Promise((done) => setTimeout(done, 30));
    if ((await readFile(path, "utf8").catch(() => "")) === line) return { release, onQuestion };
  }
  await close();
  throw new FolderInUse(folder);
}

/** Has the process that holds the folder do something; false when nobody holds it. */
export async function askWhoHolds(
  given: string,
  ask: unknown,
  heard: (line: string) => void,
): Promise<boolean> {
  const folder = resolve(given);
  const contact = await contactIn(folder);
  return contact !== undefined && askHolder(folder, contact, ask, heard);
}

async function contactIn(folder: string): Promise<Contact | undefined> {
  const text = await readFile(lockOf(folder), "utf8").catch(() => "");
  const [port, greeting, secret] = text.trim().split(" ");
  return port && greeting ? { port: Number(port), greeting, secret } : undefined;
}
