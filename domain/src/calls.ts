/**
 * The type of every call, by its names: what it takes and what it answers. Types alone, so that a screen knows them
 * without carrying the schemas.
 */
import type { z } from "zod";
import type { CONTRACTS } from "./contracts.ts";
import type { Contract, FILE_OUTPUT } from "./kernel/contract.ts";
import type { BaseRow, Row } from "./kernel/record.ts";
import type { HistoryEntry, importOutput } from "./kernel/record-output.ts";
import type { ShownVersion } from "./kernel/row-output.ts";
import type { ShownVerdicts, StatusEntry } from "./kernel/status-output.ts";
import type { RECORDS } from "./records.ts";

interface Names {
  readonly service: string;
  readonly type: string;
  readonly action: string;
}

type Values = Readonly<Record<string, unknown>>;

type Groups = typeof CONTRACTS;
type NameOf<C extends Names> = `${C["service"]}/${C["type"]}/${C["action"]}`;

type OutputOf<C extends Contract> = C["output"] extends z.ZodType
  ? z.output<C["output"]>
  : C["output"] extends typeof FILE_OUTPUT
    ? never
    : unknown;

/** The calls of one group, by name. */
type CallsOf<G> = {
  [K in keyof G as G[K] extends Contract ? NameOf<G[K]> : never]: G[K] extends Contract
    ? { input: z.input<G[K]["input"]>; output: OutputOf<G[K]> }
    : never;
};

/**
 * The calls of their own, by name, put together group by group: over all of them at once, the compiler would try every
 * service with every type and every action, which is more than it takes.
 */
type DeclaredCalls = [{ [G in keyof Groups]: (calls: CallsOf<Groups[G]>) => void }[keyof Groups]] extends [
  (all: infer All) => void,
]
  ? All
  : never;

type Records = typeof RECORDS;

/** The definition behind each `service/type`, subtypes included. */
type RecordByName = {
  [K in keyof Records as `${Records[K]["service"]}/${Records[K]["key"]}`]: Records[K];
} & {
  [K in keyof Records as SubtypeName<Records[K]>]: Records[K];
};

type SubtypeName<R> = R extends {
  service: infer S extends string;
  subtypes?: infer F extends string;
  fields: infer Fs;
}
  ? F extends keyof Fs
    ? Fs[F] extends { choices: readonly (infer C extends string)[] }
      ? `${S}/${C}`
      : never
    : never
  : never;

/** A row of any record, where the record is known only while the program runs. */
export type AnyRow = Readonly<BaseRow> & Values;

/** A row by the names of its record. */
export type RowNamed<R extends Pick<Names, "service" | "type">> = string extends R["type"]
  ? AnyRow
  : `${R["service"]}/${R["type"]}` extends keyof RecordByName
    ? Row<RecordByName[`${R["service"]}/${R["type"]}`]>
    : never;

interface RecordCalls<R> {
  list: { input: Values; output: readonly R[] };
  load: { input: Values; output: R };
  create: { input: Values; output: R };
  update: { input: Values; output: R };
  delete: { input: { readonly id: string; readonly version?: number }; output: { readonly id: string } };
  history: { input: { readonly id: string }; output: readonly HistoryEntry[] };
  import: { input: Values; output: z.output<typeof importOutput> };
}

/** The calls of a status machine: those that change the status answer the row. */
interface MachineCalls<R> {
  verdicts: { input: { readonly id: string }; output: ShownVerdicts };
  getstatuslog: { input: { readonly id: string }; output: readonly StatusEntry[] };
  versions: { input: { readonly id: string }; output: readonly ShownVersion<R>[] };
  changestatuses: { input: Values; output: readonly ChangedRow<R>[] };
}

export type ChangedRow<R> =
  | { readonly id: string; readonly ok: true; readonly row: R }
  | {
      readonly id: string;
      readonly ok: false;
      readonly errors: readonly {
        readonly code: string;
        readonly field?: string;
        readonly message: string;
      }[];
    };

/** Of a record that is known only while the program runs, a call of its own answers nobody knows what. */
type CallOfRecord<C extends Names, R> = C["action"] extends keyof RecordCalls<R>
  ? RecordCalls<R>[C["action"]]
  : string extends C["type"]
    ? { input: Values; output: C["action"] extends "changestatus" | "undostatus" ? R : unknown }
    : R extends { verdicts?: unknown }
      ? C["action"] extends keyof MachineCalls<R>
        ? MachineCalls<R>[C["action"]]
        : { input: Values; output: R }
      : never;

/** What is known of a call by its names; `never` where there is no such call. */
type CallNamed<C extends Names> =
  NameOf<C> extends keyof DeclaredCalls
    ? DeclaredCalls[NameOf<C>]
    : RowNamed<C> extends never
      ? never
      : CallOfRecord<C, RowNamed<C>>;

/** Of a row, what a list answers where these fields are asked for: a reference comes with the name behind it. */
export type RowWith<R, F> = F extends readonly (infer Name extends string)[]
  ? string extends Name | keyof R
    ? R
    : Pick<R, Extract<keyof R, "id" | Name | WithItsName<Name>>>
  : R;
type WithItsName<Name extends string> = Name extends `${infer Base}_id` ? Base : `${Name}_id`;

/**
 * Inferred rather than looked up by key: of names that are not known yet (inside a hook, or while a literal is matched
 * to a call) the compiler would otherwise build the union of all inputs and compare each with each, for half a minute.
 */
export type InputNamed<C extends Names> = CallNamed<C> extends { input: infer I } ? I : never;
export type AnswerNamed<C extends Names> = CallNamed<C> extends { output: infer O } ? O : never;
