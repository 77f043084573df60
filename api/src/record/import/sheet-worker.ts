/** The thread that reads one sheet and ends: whatever a file makes of it, the server only loses this thread. */
import { constants, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { ErrorCode, IssueParams } from "@plimsoll/domain/kernel/errors";
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import { SheetRefusal } from "./sheet-limits.ts";
import { sheetRows } from "./sheet-rows.ts";

/** What the thread says: rows in portions, then the headings; or why not. */
export type SheetMessage =
  | { readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly headers: readonly string[] }
  | { readonly refused: ErrorCode; readonly params: IssueParams | undefined };

const PORTION = 500;

// Of this thread alone, which only Linux means by it: people who wait for a page come first.
if (platform() === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

const say = (message: SheetMessage) => parentPort?.postMessage(message);

try {
  const { headers, rows } = await sheetRows(Buffer.from(workerData as Uint8Array));
  for (let at = 0; at < rows.length; at += PORTION) say({ rows: rows.slice(at, at + PORTION) });
  say({ headers });
} catch (problem) {
  if (!(problem instanceof SheetRefusal)) throw problem;
  say({ refused: problem.code, params: problem.params });
}
