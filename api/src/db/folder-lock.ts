/**
 * Keeps a second process out of a data folder. The holder listens on a loopback port written into the lock
 * file and answers with its secret word; a file whose holder does not answer was left by a crash.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { join } from "node:path";

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Plimsoll process. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = "FolderInUse";
  }
}

const ANSWER_MS = 1_000;

export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "db.lock");
  const word = randomUUID();
  const server = await answerWith(word);
  const line = `${(server.address() as AddressInfo).port} ${word}\n`;
  const release = async () => {
    await new Promise((done) => server.close(done));
    const held = await readFile(path, "utf8").catch(() => "");
    if (held === line) await unlink(path);
  };
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await writeFile(path, line, { flag: "wx" });
    } catch {
      if (await holderAnswers(path)) {
        server.close();
        throw new FolderInUse(folder);
      }
      await unlink(path).catch(() => undefined);
      continue;
    }
    // Two starters may both have cleared the same stale file; the one whose line stayed holds the folder.
    await new Promise((done) => setTimeout(done, 30));
    if ((await readFile(path, "utf8").catch(() => "")) === line) return release;
  }
  server.close();
  throw new FolderInUse(folder);
}

function answerWith(word: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(word));
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.unref();
      resolve(server);
    });
  });
}

async function holderAnswers(path: string): Promise<boolean> {
  const [port, word] = (await readFile(path, "utf8").catch(() => "")).trim().split(" ");
  if (!port || !word) return false;
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: "127.0.0.1", timeout: ANSWER_MS });
    let heard = "";
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("data", (chunk) => {
      heard += chunk.toString("utf8");
    });
    socket.on("end", () => done(heard === word));
    socket.on("error", () => done(false));
    socket.on("timeout", () => done(false));
  });
}
