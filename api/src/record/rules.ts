/**
 * What a definition's `check` cannot know: who writes, and what other rows say. A record with such rules names them
 * in one list (`record-rules.ts`); every path that writes rows of it, bulk and import too, asks them.
 */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Call } from "#rpc/call";
import type { WireRow } from "./row.ts";

export interface RowWrite {
  readonly action: "create" | "update" | "delete";
  /** What the history calls it: the action itself, or the call that led to it (`changestatus`). */
  readonly as: string;
  readonly before: Readonly<WireRow> | undefined;
  readonly after: Readonly<WireRow> | undefined;
}

export interface RecordRules {
  /** Values of the fields that the product keeps, for a new row, found in its transaction: a number of its series. */
  fill?(call: Call, values: Readonly<WireRow>): Promise<WireRow>;
  /** What stands in the way, before anything is written. */
  judge?(call: Call, write: RowWrite): Promise<readonly Issue[]>;
  /** Whether a row has come to where nothing of it changes any more, its files included; asked before a file changes. */
  isFrozen?(row: Readonly<WireRow>): boolean;
  /** What goes with the write, in its transaction; a refusal here undoes all of it. */
  follow?(call: Call, write: RowWrite): Promise<void>;
}

export type AllRecordRules = ReadonlyMap<string, RecordRules>;
