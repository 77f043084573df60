/**
 * The cells of an uploaded sheet: Excel or CSV, typed where the file knows types, empty where it is empty. A file is
 * read in a thread of its own, with limits of memory and time: the worst it can do is to be refused.
 */
import { Worker } from "node:worker_threads";
import { SHEET_WORKER } from "#folders";
import { type Failure, refuse } from "#rpc/failure";
import { Turns } from "#turns";
import type { SheetFile } from "./sheet-rows.ts";
import type { SheetMessage } from "./sheet-worker.ts";

export { MAX_ROWS } from "./sheet-limits.ts";

/** The largest sheet that is taken needs three seconds on a quiet machine, and less than this. */
const TIME_LIMIT_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 12 };

const turns = new Turns({ atOnce: 1, waiting: 8, perPerson: 2 });

export function readSheetFile(person: string, bytes: Buffer): Promise<SheetFile> {
  return turns.take(person, () => readInThread(bytes));
}

/** With or without the beginning of a data URL; anything else than base64 is no file. */
export function decodeFile(text: string): Buffer {
  const encoded = text.slice(0, 200).startsWith("data:") ? text.slice(text.indexOf(",") + 1) : text;
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(encoded)) throw refuse("invalid_file", "file");
  return Buffer.from(encoded, "base64");
}

function readInThread(bytes: Buffer): Promise<SheetFile> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(SHEET_WORKER, {
      workerData: bytes,
      resourceLimits: MEMORY,
      execArgv: [],
      env: {},
    });
    // It holds up nobody's stop: its call does, while that is waited for.
    thread.unref();
    const end = (settle: () => void) => {
      clearTimeout(limit);
      thread.removeAllListeners();
      // Its last words may still come; nobody listens.
      thread.on("error", () => undefined);
      thread.terminate().then(settle, settle);
    };
    const fail = (problem: Failure) => end(() => reject(problem));
    const limit = setTimeout(() => fail(refuse("too_large", "file")), TIME_LIMIT_MS);
    thread.on("message", (message: SheetMessage) => {
      if ("rows" in message) end(() => resolve(message));
      else fail(refuse(message.refused, "file", message.params));
    });
    thread.on("error", (problem: Error & { code?: string }) =>
      problem.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? fail(refuse("too_large", "file"))
        : end(() => reject(problem)),
    );
    thread.on("exit", () => fail(refuse("invalid_file", "file")));
  });
}
