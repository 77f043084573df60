/**
 * How two processes of ours speak about a data folder. Whoever holds it listens on a loopback port; whoever may read the
 * lock file knows the port and a secret. Both sides prove that they know it by an HMAC over what both made up, so that
 * it is never sent, and neither a stranger who connects nor one who took the port over after a crash learns anything.
 *
 * Every question comes with the name of a file that the asker has just put into the folder: a holder that does not see
 * it holds another folder, of which this one is a copy.
 */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";

export interface Contact {
  readonly port: number;
  readonly greeting: string;
  /** Missing in the lock of a version that knew none. */
  readonly secret: string | undefined;
}

/** Does what it is asked and tells of it line by line; what it throws is told as the problem. */
export type Answerer = (
  question: unknown,
  tell: (line: string) => void,
  signal: AbortSignal,
) => Promise<void>;

export class Refused extends Error {}

/** A process that is alive answers at once; one that is very busy, within this. */
const ANSWER_MS = 3_000;
/** Who says nothing for this long is a version that waits to be greeted. */
const GREET_MS = 300;
const LONGEST_LINE = 65_536;
const MARK = /^db\.lock\.[0-9a-f-]{36}$/;

type Message = Readonly<Record<string, unknown>>;

function proofOf(secret: string, ...parts: string[]): string {
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest("hex");
}

function isProof(given: unknown, expected: string): boolean {
  const bytes = Buffer.from(String(given));
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected));
}

/** Lines of JSON, one after another; ends with the connection. */
async function* messagesOf(socket: Socket): AsyncGenerator<Message> {
  let rest = "";
  for await (const chunk of socket.setEncoding("utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new Error("a line without an end");
    for (const line of lines) yield JSON.parse(line) as Message;
  }
}

const send = (socket: Socket, message: Message) => void socket.write(`${JSON.stringify(message)}\n`);

export interface Listening {
  readonly contact: Contact & { readonly secret: string };
  /** From now on questions are answered; before, nobody is there to do it. */
  onQuestion(answer: Answerer): void;
  close(): Promise<void>;
}

/** Listens for those who ask about this folder. */
export async function listenFor(folder: string): Promise<Listening> {
  const [greeting, secret] = [randomUUID(), randomBytes(32).toString("hex")];
  const sockets = new Set<Socket>();
  let answer: Answerer = async () => {
    throw new Refused(
      "the process that holds the folder is only starting, or is a command that is under way",
    );
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    const greet = setTimeout(() => socket.end(greeting), GREET_MS);
    socket.once("data", () => clearTimeout(greet));
    socket.once("close", () => {
      clearTimeout(greet);
      sockets.delete(socket);
    });
    socket.on("error", () => undefined);
    attend(socket, folder, secret, (...about) => answer(...about)).catch(() => socket.destroy());
  });
  await listening(server);
  return {
    contact: { port: (server.address() as AddressInfo).port, greeting, secret },
    onQuestion(given) {
      answer = given;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.unref();
      resolve();
    });
  });
}

/** The holder's side of one connection. */
async function attend(socket: Socket, folder: string, secret: string, answer: Answerer): Promise<void> {
  socket.setTimeout(ANSWER_MS, () => socket.destroy());
  const messages = messagesOf(socket);
  const theirs = String((await messages.next()).value?.nonce ?? "");
  const ours = randomBytes(32).toString("hex");
  send(socket, { nonce: ours, proof: proofOf(secret, "holder", theirs, ours) });
  const { value: asked } = await messages.next();
  const question = String(asked?.question ?? "");
  if (!isProof(asked?.proof, proofOf(secret, "asker", theirs, ours, question))) return void socket.destroy();
  socket.setTimeout(0);
  const { here, ask } = JSON.parse(question) as { here: unknown; ask: unknown };
  const isHere = MARK.test(String(here)) && (await isThere(join(folder, String(here))));
  send(socket, { isHere });
  if (!isHere || ask === undefined) return void socket.end();
  const gone = new AbortController();
  socket.once("close", () => gone.abort(new Refused("whoever asked for it has gone")));
  try {
    await answer(ask, (line) => send(socket, { line }), gone.signal);
    send(socket, { done: true });
  } catch (problem) {
    send(socket, { problem: problem instanceof Error ? problem.message : String(problem) });
  }
  socket.end();
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether a living process holds this folder. */
export async function isHeld(folder: string, contact: Contact): Promise<boolean> {
  if (contact.secret === undefined) return greets(contact);
  return (await talk(folder, contact, undefined, () => undefined)) !== "nobody";
}

/** False when nobody holds the folder; what the holder could not do is thrown. */
export async function askHolder(
  folder: string,
  contact: Contact,
  ask: unknown,
  heard: (line: string) => void,
): Promise<boolean> {
  if (contact.secret === undefined) {
    if (await greets(contact))
      throw new Refused(
        `the data folder ${folder} is held by a server of another version: give its own command, or stop it first`,
      );
    return false;
  }
  const answer = await talk(folder, contact, ask, heard);
  if (answer === "silent") throw new Refused("the process that holds the folder ended in the middle of it");
  return answer === "done";
}

/** The asker's side. "silent": somebody who knows the secret is there, and said no more. */
async function talk(
  folder: string,
  contact: Contact,
  ask: unknown,
  heard: (line: string) => void,
): Promise<"nobody" | "silent" | "done"> {
  const secret = contact.secret ?? "";
  const mark = join(folder, `db.lock.${randomUUID()}`);
  const socket = connect({ port: contact.port, host: "127.0.0.1" });
  socket.setTimeout(ANSWER_MS, () => socket.destroy());
  let isProven = false;
  try {
    const ours = randomBytes(32).toString("hex");
    send(socket, { nonce: ours });
    const messages = messagesOf(socket);
    const { value: greeted } = await messages.next();
    const theirs = String(greeted?.nonce ?? "");
    if (!isProof(greeted?.proof, proofOf(secret, "holder", ours, theirs))) return "nobody";
    isProven = true;
    await writeFile(mark, "", { mode: 0o600 });
    const question = JSON.stringify({ here: mark.slice(folder.length + 1), ask });
    send(socket, { question, proof: proofOf(secret, "asker", ours, theirs, question) });
    const { value: seen } = await messages.next();
    if (seen?.isHere === false) return "nobody";
    if (seen?.isHere !== true) return "silent";
    if (ask === undefined) return "done";
    socket.setTimeout(0);
    for await (const { line, done, problem } of messages) {
      if (line !== undefined) heard(String(line));
      if (problem !== undefined) throw new Refused(String(problem));
      if (done) return "done";
    }
    return "silent";
  } catch (problem) {
    if (problem instanceof Refused) throw problem;
    return isProven ? "silent" : "nobody";
  } finally {
    socket.destroy();
    await rm(mark, { force: true });
  }
}

/** Whether a holder of a version without a secret is there: it says its word and hangs up. */
function greets({ port, greeting }: Contact): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: ANSWER_MS });
    let heard = "";
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on("data", (chunk) => {
      heard += chunk.toString("utf8");
    });
    socket.on("end", () => end(heard === greeting));
    socket.on("error", () => end(false));
    socket.on("timeout", () => end(false));
  });
}
