/** What a status machine asks of its feature on the server: facts for the guards, and what goes with a change. */
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";

/** A change that is about to happen, with what its call brought along. */
export interface StatusRequest {
  readonly to: string;
  readonly justification: string | null;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface Entering {
  /** What else is written on the row. */
  readonly values?: WireRow;
  /** What the log says of it where nobody gave a reason: to whom something was sent. */
  readonly note?: string;
}

export interface StatusRules {
  /** What the guards ask of a row. */
  facts?(call: Call, row: WireRow): unknown;
  /** Slow work that a change needs, done before its transaction: a document is printed, its bytes are stored. */
  prepare?(call: Call, row: WireRow, request: StatusRequest): Promise<unknown>;
  /** In the transaction, before the row is written. */
  enter?(call: Call, row: WireRow, request: StatusRequest, prepared: unknown): Promise<Entering>;
  /** In the transaction, after the row was written: who is told, and what follows; the row as it then stands, if it changed. */
  entered?(call: Call, row: WireRow, request: StatusRequest): Promise<WireRow | undefined>;
}
