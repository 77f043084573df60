/**
 * What a definition's `check` cannot know: who writes, and what other rows say. A record with such rules names them
 * in one list (`record-rules.ts`); every path that writes rows of it, bulk and import too, asks them.
 */
import type { Issue } from "@plimsoll/domain/kernel/errors";
import type { Refusal } from "@plimsoll/domain/kernel/transitions";
import type { Call } from "#rpc/call";
import type { StatusRules } from "#status/rules";
import type { WireRow } from "./row.ts";

export interface RowWrite {
  readonly action: "create" | "update" | "delete";
  /** The name of the action in the history: the action itself, or the call that led to it (`changestatus`). */
  readonly auditAction: string;
  readonly before: Readonly<WireRow> | undefined;
  readonly after: Readonly<WireRow> | undefined;
}

export interface RecordRules {
  /** Values of system-managed fields for a new row, found in its transaction: the next number of its series, say. */
  prepare?(call: Call, values: Readonly<WireRow>): Promise<WireRow>;
  /** Values of system-managed fields that follow from the row and from others, found at every write of it. */
  keep?(call: Call, row: Readonly<WireRow>, before: Readonly<WireRow> | undefined): Promise<WireRow>;
  /** Why nothing of the row is changed by people any more, its files included, where its own values do not say so. */
  isFrozen?(call: Call, row: Readonly<WireRow>): Refusal | undefined;
  /** Reasons why it may not be written, asked before anything is. */
  validate?(call: Call, write: RowWrite): Promise<readonly Issue[]>;
  /** Takes away what goes with a row that is about to be removed, in its transaction. */
  beforeRemoval?(call: Call, row: Readonly<WireRow>): Promise<void>;
  /**
   * Runs after the write, in its transaction; a refusal here undoes all of it. What it returns it has written on the row
   * itself, and the answer shows it.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to return
  afterWrite?(call: Call, write: RowWrite): Promise<WireRow | void>;
  /** For a record with a status machine. */
  readonly status?: StatusRules;
}

export type AllRecordRules = ReadonlyMap<string, RecordRules>;
