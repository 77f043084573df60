/**
 * A contract names one call: its wire names, who may make it, and what it takes. The dispatcher knows
 * nothing but contracts: a call without one does not exist.
 */
import type { z } from "zod";
import { isOpen } from "./open-actions.ts";
import { RECORD_ACTIONS, type RecordAction, type RecordModel } from "./record.ts";

/**
 * `public`: no session needed; `signed-in`: any session; otherwise the permission that the caller's
 * profile must hold for the contract's service and role.
 */
export type Access = "public" | "signed-in" | { readonly permission: string };
export type Effect = "read" | "write";

/** A call that answers with a file on its way instead of a JSON text. */
export const FILE_OUTPUT = "file";
export type Output = z.ZodType | typeof FILE_OUTPUT;

export interface Contract<I extends z.ZodType = z.ZodType, O extends Output = Output> {
  readonly service: string;
  readonly type: string;
  readonly action: string;
  /** What it does, in one English sentence for whoever reads the reference. */
  readonly about: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly input: I;
  /** What stands under `attributes` in its answer. */
  readonly output: O;
  /** Record whose rows the call is about, where there is one. */
  readonly record?: string;
  /** An address of its own beside the door of all calls, where the body is the input alone; for public calls. */
  readonly path?: string;
  /** Header that carries the client's key at that address. */
  readonly keyHeader?: string;
  /** One of the calls that follow from the record's status machine. */
  readonly isOfMachine?: true;
  /** False where every try counts and is answered anew, whatever key it carries: guessing a password, say. */
  readonly answeredOnce?: false | ((attributes: Readonly<Record<string, unknown>>) => boolean);
  /** It prepares something that takes long, outside of any transaction, and its answer is what the one transaction at its end makes. */
  readonly writesAtItsEnd?: true;
  /** The one subtype of the record that this call is limited to; absent: every subtype whose role the caller holds. */
  readonly subtype?: string;
}

/** The same call under the wire type of each subtype of its record. */
export function underSubtypes(contract: Contract, subtypes: readonly string[]): Contract[] {
  return [contract, ...subtypes.map((subtype) => ({ ...contract, type: subtype, subtype }))];
}

/** The name under which the handler of a call is listed: subtypes share the handler of their record. */
export function handlerName(contract: Contract): string {
  return callName(
    contract.subtype === undefined ? contract : { ...contract, type: contract.record ?? contract.type },
  );
}

/** Its names, access, input and output are part of its type: handlers and screens are held to them. */
export function defineAction<const C extends Contract>(contract: C): C {
  return contract;
}

export function callName(call: { service: string; type: string; action: string }): string {
  return `${call.service}/${call.type}/${call.action}`;
}

/** Calls that every record offers on top of its declared actions, with the permission each leans on. */
export const DERIVED_ACTIONS = {
  history: { permission: "load", effect: "read" },
  export: { permission: "list", effect: "read" },
  import: { permission: "create", effect: "write" },
} as const;

/** The steps of an import that read a file or hand one out take long and leave nothing that twice would be too much. */
export const isImportStepAnsweredOnce = ({ step }: Readonly<Record<string, unknown>>): boolean =>
  step !== "open" && step !== "result";

export type RecordCallName = RecordAction | keyof typeof DERIVED_ACTIONS;

/** What the calls of every record do. */
export const RECORD_CALLS: Readonly<Record<RecordCallName, string>> = {
  list: "Rows in the caller's scope, filtered, searched, in order, page by page.",
  load: "One row with its child rows, its files and the names of what it refers to.",
  create: "A new row, under an id of the caller's if one is given.",
  update:
    "Changes what is sent of a row and leaves the rest; refused when the version is no longer the current one.",
  delete: "Removes a row, unless another one refers to it.",
  history: "Who changed what of a row, and when, newest first.",
  export: "The list as an Excel file, in the caller's language.",
  import: "Brings rows in from an Excel or CSV file, step by step.",
};

export interface RecordCall {
  readonly action: RecordCallName;
  readonly access: Access;
  readonly effect: Effect;
  readonly answeredOnce?: Contract["answeredOnce"];
}

const DERIVED_NAMES = Object.keys(DERIVED_ACTIONS) as (keyof typeof DERIVED_ACTIONS)[];

/** Which calls a record has: its actions, and those that follow from them. */
export function recordCalls(model: RecordModel): RecordCall[] {
  // What follows from an open action is open too: an export says no more than the list.
  const access = (permission: string): Access =>
    isOpen(model.definition, permission) ? "signed-in" : { permission };
  const declared = RECORD_ACTIONS.filter((action) => model.actions.includes(action)).map((action) => ({
    action,
    access: access(action),
    effect: action === "list" || action === "load" ? ("read" as const) : ("write" as const),
  }));
  const derived = DERIVED_NAMES.filter((action) =>
    model.actions.includes(DERIVED_ACTIONS[action].permission),
  ).map((action) => {
    const { permission, effect } = DERIVED_ACTIONS[action];
    const answeredOnce = action === "import" ? { answeredOnce: isImportStepAnsweredOnce } : {};
    return { action, access: access(permission), effect, ...answeredOnce };
  });
  return [...declared, ...derived];
}
