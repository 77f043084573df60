/** One call on its way through the steps: who, what, where, and the handles a handler may use. */
import type { Actor } from "@plimsoll/domain/access/actor";
import type { RowFilter } from "@plimsoll/domain/access/scope";
import type { SessionUser } from "@plimsoll/domain/access/session-user";
import type { Contract } from "@plimsoll/domain/kernel/contract";
import type { Locale } from "@plimsoll/domain/kernel/locale";
import type { App } from "#app";
import type { Queryable } from "#db/database";

export interface Session {
  readonly id: string;
  readonly actor: Actor;
  readonly user?: Pick<SessionUser, "locale">;
  /** Work in the background waits for the database in a line of its own, not before what its person looks at. */
  readonly isInBackground?: boolean;
}

/** What is known of a call before anything about it was decided. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
  readonly agent: string;
  readonly locale: Locale;
  /** Instant at which the call came in; the only clock a call reads. */
  readonly now: string;
}

export interface Call extends Origin {
  readonly app: App;
  readonly contract: Contract;
  readonly session: Session;
  readonly actor: Actor;
  readonly country: string;
  /** The transaction where the call runs in one, the database otherwise. */
  readonly db: Queryable;
  /** Rows of the contract's record that this caller may touch: every query carries it. */
  readonly filter: RowFilter;
  /** Follows by itself from a call that was judged: what locks rows against people does not hold it up. */
  readonly isSideEffect?: boolean;
  /** What took long and was done before the transaction. */
  readonly prepared?: unknown;
  /** Runs `work` in the call's transaction, opening one if there is none yet. */
  inTransaction<T>(work: (call: Call) => Promise<T>): Promise<T>;
  /** Does it at once, or when the transaction it stands in has been committed; never after a rollback. */
  afterCommit(effect: () => void): void;
}
