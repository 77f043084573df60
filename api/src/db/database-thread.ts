/** Questions to the thread of the embedded database and their answers; how a client of PostgreSQL speaks with it. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { EMBEDDED_THREAD } from "#folders";
import { ConnectionLost } from "./connection-lost.ts";

/** A folder, or memory: empty, or filled from a file. */
export interface DatabasePlace {
  readonly folder?: string;
  readonly image?: string | undefined;
}

/** Even after a crash, going through its log of writes takes seconds. */
const OPEN_MS = 180_000;

/** Of this process: a database that is opened after another finds compiled what that one has made use of. */
let engine: Promise<WebAssembly.Module> | undefined;

function compiledEngine(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(EMBEDDED_THREAD).resolve("@electric-sql/pglite"));
  engine ??= readFile(join(folder, "pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  return engine;
}

interface Answer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly problem?: string;
}

interface Asked {
  resolve(answer: Answer): void;
  reject(problem: Error): void;
}

export class DatabaseThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #failure: Error | undefined;
  #last = 0;

  private constructor(place: DatabasePlace, engine: WebAssembly.Module) {
    this.#worker = new Worker(EMBEDDED_THREAD, { workerData: { ...place, engine }, execArgv: [] });
    this.#worker.on("message", (answer: Answer) => this.#settle(answer));
    this.#worker.on("error", (problem) => this.#fail(problem));
    this.#worker.on("exit", () => this.#fail(new Error("its thread has ended")));
  }

  static async open(place: DatabasePlace): Promise<DatabaseThread> {
    const thread = new DatabaseThread(place, await compiledEngine());
    const limit = setTimeout(() => thread.#fail(new Error("the embedded database does not open")), OPEN_MS);
    try {
      await thread.#answer(0);
      return thread;
    } catch (problem) {
      await thread.#worker.terminate();
      throw problem;
    } finally {
      clearTimeout(limit);
    }
  }

  /** What a server would answer to these bytes. */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return (await this.#ask({ bytes })).bytes ?? new Uint8Array();
  }

  /** Answered as soon as no statement is under way, whoever waits for a transaction to end. */
  async ping(): Promise<void> {
    await this.#ask({ ping: true });
  }

  /** Closes the database, or ends the thread if it does not answer in time. */
  async close(limitMs: number): Promise<void> {
    const limit = setTimeout(() => void this.#worker.terminate(), limitMs);
    await this.#ask({ close: true }).catch(() => undefined);
    clearTimeout(limit);
    await this.#worker.terminate();
  }

  #ask(question: object): Promise<Answer> {
    const id = ++this.#last;
    const answer = this.#answer(id);
    if (!this.#failure) this.#worker.postMessage({ id, ...question });
    return answer;
  }

  #answer(id: number): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  #settle(answer: Answer): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if (answer.problem === undefined) asked?.resolve(answer);
    else asked?.reject(new ConnectionLost(new Error(answer.problem)));
  }

  #fail(problem: Error): void {
    this.#failure ??= new ConnectionLost(problem);
    for (const { reject } of this.#asked.values()) reject(this.#failure);
    this.#asked.clear();
  }
}

/** Authentication is not asked for (`R`), and the server is ready (`Z`): what follows the greeting of a client. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const GOODBYE = 0x58;

/** Stands where a client of PostgreSQL has its socket. */
export class ThreadSocket extends Duplex {
  readonly #thread: DatabaseThread;
  #isGreeted = false;

  constructor(thread: DatabaseThread) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are handed over as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (problem?: Error) => void): void {
    this.#send(chunk, done);
  }

  /** The parts of one question, which a client writes together. */
  override _writev(parts: { chunk: Buffer }[], done: (problem?: Error) => void): void {
    this.#send(Buffer.concat(parts.map((part) => part.chunk)), done);
  }

  #send(bytes: Buffer, done: (problem?: Error) => void): void {
    if (!this.#isGreeted) {
      this.#isGreeted = true;
      this.push(WELCOME);
      done();
      return;
    }
    if (bytes[0] === GOODBYE) {
      this.push(null);
      done();
      return;
    }
    this.#thread.exchange(bytes).then(
      (answer) => {
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      },
      (problem: Error) => done(problem),
    );
  }
}
