/** Prepares files in the background; where there is none, in the page itself. */
import { hashOf } from "#rpc/hash-of";
import type { Work, WorkDone } from "./prepare.worker.ts";
import { type PreparedFile, type ReducedFile, reduceFile } from "./prepare-file.ts";

interface Waiting {
  readonly resolve: (reduced: ReducedFile) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
/** Set once a worker could not start: there will be none on this page. */
let isWithout = false;
let last = 0;
const waiting = new Map<number, Waiting>();

export async function prepareInBackground(file: File, zone: string | null): Promise<PreparedFile> {
  const [reduced, original_hash] = await Promise.all([reduce(file, zone), hashOf(file)]);
  return { ...reduced, original_hash };
}

async function reduce(file: File, zone: string | null): Promise<ReducedFile> {
  const ready = openWorker();
  if (ready === undefined) return reduceFile(file, zone);
  try {
    return await askWorker(ready, file, zone);
  } catch {
    // A worker that fails (no canvas in workers, out of memory) does not fail the upload.
    return reduceFile(file, zone);
  }
}

function openWorker(): Worker | undefined {
  if (worker !== undefined || isWithout) return worker;
  if (typeof Worker !== "function" || typeof OffscreenCanvas !== "function") return undefined;
  try {
    worker = new Worker(new URL("./prepare.worker.ts", import.meta.url), { type: "module" });
  } catch {
    isWithout = true;
    return undefined;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<WorkDone>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("reduced" in data) asked?.resolve(data.reduced);
    else asked?.reject(new Error(data.failure));
  });
  worker.addEventListener("error", giveUp);
  return worker;
}

function giveUp(): void {
  isWithout = true;
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error("the background did not start"));
  waiting.clear();
}

function askWorker(ready: Worker, file: File, zone: string | null): Promise<ReducedFile> {
  return new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    ready.postMessage({ id: last, file, zone } satisfies Work);
  });
}
