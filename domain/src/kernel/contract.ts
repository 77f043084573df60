/**
 * A contract names one call: its wire names, who may make it, and what it takes. The dispatcher knows
 * nothing but contracts: a call without one does not exist.
 */
import type { z } from "zod";
import { RECORD_ACTIONS, type RecordModel } from "./record.ts";

/**
 * `public`: no session needed; `signed-in`: any session; otherwise the permission that the caller's
 * profile must hold for the contract's service and role.
 */
export type Access = "public" | "signed-in" | { readonly permission: string };
export type Effect = "read" | "write";

export interface Contract<I extends z.ZodType = z.ZodType> {
  readonly service: string;
  readonly type: string;
  readonly action: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly input: I;
  /** Record whose rows the call is about, where there is one. */
  readonly record?: string;
}

export function defineAction<const I extends z.ZodType>(contract: Contract<I>): Contract<I> {
  return contract;
}

export function callName(call: { service: string; type: string; action: string }): string {
  return `${call.service}/${call.type}/${call.action}`;
}

/** Calls that every record offers on top of its declared actions, with the permission each leans on. */
export const DERIVED_ACTIONS = { history: "load", export: "list" } as const;

export interface RecordCall {
  readonly action: string;
  readonly permission: string;
  readonly effect: Effect;
}

/** Which calls a record has: its actions, and those that follow from them. */
export function recordCalls(model: RecordModel): RecordCall[] {
  const declared = RECORD_ACTIONS.filter((action) => model.actions.includes(action)).map((action) => ({
    action,
    permission: action,
    effect: action === "list" || action === "load" ? ("read" as const) : ("write" as const),
  }));
  const derived = Object.entries(DERIVED_ACTIONS)
    .filter(([, permission]) => model.actions.includes(permission))
    .map(([action, permission]) => ({ action, permission, effect: "read" as const }));
  return [...declared, ...derived];
}
