/** The thread that reads one sheet and ends: whatever a file makes of it, the server only loses this thread. */
import { constants, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { ErrorCode, IssueParams } from "@plimsoll/domain/kernel/errors";
import { SheetRefusal } from "./sheet-limits.ts";
import { type SheetFile, sheetRows } from "./sheet-rows.ts";

/** What the thread says: the rows and their headings, or why not. */
export type SheetMessage =
  | SheetFile
  | { readonly refused: ErrorCode; readonly params: IssueParams | undefined };

// Of this thread alone, which only Linux means by it: people who wait for a page come first.
if (platform() === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

const say = (message: SheetMessage) => parentPort?.postMessage(message);

try {
  say(await sheetRows(Buffer.from(workerData as Uint8Array)));
} catch (problem) {
  if (!(problem instanceof SheetRefusal)) throw problem;
  say({ refused: problem.code, params: problem.params });
}
