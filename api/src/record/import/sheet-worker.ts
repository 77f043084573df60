/** The thread that reads a sheet: whatever a file makes of it, the server only loses this thread. */
import type { ErrorCode, IssueParams } from "@plimsoll/domain/kernel/errors";
import { serveThread } from "#threads/serve-thread";
import { SheetRefusal } from "./sheet-limits.ts";
import { type SheetFile, sheetRows } from "./sheet-rows.ts";

/** What the thread says: the rows and their headings, or why not. */
export type SheetAnswer =
  | SheetFile
  | { readonly refused: ErrorCode; readonly params: IssueParams | undefined };

serveThread("low", async (bytes: Uint8Array): Promise<SheetAnswer> => {
  try {
    return await sheetRows(Buffer.from(bytes));
  } catch (problem) {
    if (!(problem instanceof SheetRefusal)) throw problem;
    return { refused: problem.code, params: problem.params };
  }
});
