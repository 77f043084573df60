/** The one query layer: the same few calls on the embedded database and on a PostgreSQL server. */
import type { Answerer } from "./folder-talk.ts";
import type { Statement } from "./sql.ts";

export type ResultRow = Record<string, unknown>;

export interface Queryable {
  run<T extends ResultRow = ResultRow>(statement: Statement, options?: RunOptions): Promise<T[]>;
}

export interface RunOptions {
  /**
   * Planned for the values at hand instead of once for all: where what is looked for decides which index helps, as with
   * a piece of text. It costs two more steps and a plan. Inside a transaction it makes no difference.
   */
  readonly isPlannedForValues?: boolean;
}

export interface Notice {
  /** Undefined: notices may have been missed, so nothing remembered can be trusted. */
  readonly payload: string | undefined;
}

/** For work of ours that is known to take longer than a call may. */
export interface Limits {
  /** How long one statement may take, and how long it may wait for a lock. */
  readonly seconds: number;
}

/** Whether there is a database to work with: everything else is a failure. */
export type DatabaseState = "ready" | "read-only" | "disk-full";

export interface Database extends Queryable {
  readonly engine: "embedded" | "server";
  /** How many can work with it at once. */
  readonly connections: number;
  /** False while a write could be the one that does not fit on the disk any more. */
  hasRoom(): boolean;
  /** Inside, only the handle it passes may be used: the embedded engine has a single connection. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, limits?: Limits): Promise<T>;
  /** Several statements without parameters, for migrations. */
  script(text: string): Promise<void>;
  /** Fails when the database does not answer within a second or so. */
  ping(): Promise<DatabaseState>;
  /** In this order, all of them or none. */
  notify(channel: string, payloads: readonly string[]): Promise<void>;
  listen(channel: string, heard: (notice: Notice) => void): Promise<void>;
  /** Answers other processes of ours, where one process alone has the database and does their work for them. */
  onQuestion(answer: Answerer): void;
  close(): Promise<void>;
}

/** How the text form of a column type becomes a value; identical on both engines. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === "t" || text === "true",
  20: Number,
  21: Number,
  23: Number,
  1082: (text) => text,
  1114: readLocalTime,
  1184: readInstant,
  1700: (text) => text,
  114: JSON.parse,
  3802: JSON.parse,
};

/** A local time has no zone and no seconds: what the clock on that quay shows. */
export function readLocalTime(text: string): string {
  return text.slice(0, 16).replace(" ", "T");
}

/**
 * PostgreSQL prints an instant as `2026-11-15 03:00:00.123456+00` when the zone of the connection is UTC, with as many
 * decimals as there are. Slices instead of a date object: a page of a list has a hundred of them.
 */
export function readInstant(text: string): string {
  const fraction = text.charCodeAt(19) === POINT ? text.slice(20, text.length - 3) : "";
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.length >= 3 ? fraction.slice(0, 3) : fraction.padEnd(3, "0")}Z`;
}

const POINT = 46;
