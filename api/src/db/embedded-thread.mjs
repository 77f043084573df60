/**
 * The thread in which the embedded database lives: PostgreSQL itself, compiled to WebAssembly (PGlite). It takes what a
 * client of PostgreSQL would write to a socket and gives back what a server would answer. A plain module, so that it
 * runs as it is: from the built server, from a test and from a command.
 */
import { fdatasyncSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PreparedFiles } from "./prepared-files.mjs";

/** @typedef {{ id: number, bytes: Uint8Array } | { id: number, close: true } | { id: number, ping: true }} Question */

/** A commit has reached the disk when it is acknowledged. What PGlite brings for Node leaves the syncing out. */
class SyncedFolder extends NodeFS {
  /** @type {NodeFS["init"]} */
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), syncFiles];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** @param {{ NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } }} module */
function syncFiles({ NODEFS }) {
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    // A folder has no descriptor here.
    if (nfd !== undefined) fdatasyncSync(nfd);
    return 0;
  };
}

const SETTINGS = [
  "timezone=UTC",
  // Planning costs as much as running, as on a server.
  "plan_cache_mode=force_generic_plan",
  // The one way of syncing that reaches `syncFiles`.
  "wal_sync_method=fsync",
  // The system keeps what was read from the folder; keeping it here as well took a hundred megabytes more.
  "shared_buffers=32MB",
  // One process and a small database: its log of writes need not take a gigabyte.
  "max_wal_size=192MB",
];

/** @type {import("./database-thread.ts").DatabasePlace & { engine?: WebAssembly.Module }} */
const { folder, image, engine } = workerData;
const port = parentPort;
if (!port) throw new Error("this module is a thread");

const usual = folder === undefined ? PGlite.defaultStartParams : withoutFlag("-F");
const database = await PGlite.create({
  ...(folder === undefined ? {} : { fs: new SyncedFolder(folder) }),
  ...(image === undefined ? {} : { fs: new PreparedFiles(image) }),
  extensions: { pg_trgm },
  pgliteWasmModule: engine,
  startParams: [...usual, ...SETTINGS.flatMap((setting) => ["-c", setting])],
});

/** PGlite turns syncing off by a flag. */
function withoutFlag(/** @type {string} */ flag) {
  return PGlite.defaultStartParams.filter((word) => word !== flag);
}

let before = Promise.resolve();
port.on("message", (/** @type {Question} */ question) => {
  before = before.then(() => answer(question));
});
port.postMessage({ id: 0 });

/**
 * By way of a stream: what PGlite collects by itself it also reads, message by message, and keeps what it has read.
 * @param {Uint8Array} question
 */
async function exchange(question) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  await database.execProtocolRawStream(question, {
    // A view of the database's own memory, which changes.
    onRawData: (piece) => void pieces.push(piece.slice()),
  });
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** @param {Question} question */
async function answer(question) {
  const { id } = question;
  try {
    if ("bytes" in question) {
      const bytes = await exchange(question.bytes);
      port?.postMessage({ id, bytes }, [/** @type {ArrayBuffer} */ (bytes.buffer)]);
    } else if ("close" in question) {
      await database.close();
      port?.postMessage({ id });
    } else {
      port?.postMessage({ id });
    }
  } catch (problem) {
    port?.postMessage({ id, problem: problem instanceof Error ? problem.message : String(problem) });
  }
}
