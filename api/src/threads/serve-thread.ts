/** The inner side of a thread for heavy work: takes one piece of it after another, and answers each. */
import { constants, platform, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** What a thread says about the piece of work that it was given. */
export type ThreadAnswer<Result> = { readonly result: Result } | { readonly problem: unknown };

export type Standing = "below normal" | "low";

const PRIORITIES: Readonly<Record<Standing, number>> = {
  "below normal": constants.priority.PRIORITY_BELOW_NORMAL,
  low: constants.priority.PRIORITY_LOW,
};

export function serveThread<Work, Result>(standing: Standing, answer: (work: Work) => Promise<Result>): void {
  // Of this thread alone, which only Linux means by it: people who wait for a page come first.
  if (platform() === "linux") setPriority(0, PRIORITIES[standing]);
  const say = (message: ThreadAnswer<Result>, given: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, given);
  parentPort?.on("message", (work: Work) => {
    answer(work).then(
      (result) => say({ result }, memoryOf(result)),
      (problem: unknown) => say({ problem }),
    );
  });
}

/** Bytes that have their memory to themselves are handed over with it: a copy of a long document would be as long again. */
function memoryOf(result: unknown): ArrayBuffer[] {
  const isWhole = result instanceof Uint8Array && result.byteLength === result.buffer.byteLength;
  return isWhole && result.buffer instanceof ArrayBuffer ? [result.buffer] : [];
}
