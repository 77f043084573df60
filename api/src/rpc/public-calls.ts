/** Calls that need no session, because they carry a secret of their own or tell nothing: contracts like any other. */
import { type Contract, callName } from "@plimsoll/domain/kernel/contract";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import type { App } from "#app";
import { parsed } from "#record/handle";
import { ACTIONS } from "../actions.ts";
import type { Origin } from "./call.ts";
import { asDeclared } from "./declared-answer.ts";

/** Nobody is known: what such a call may touch follows from the secret that it brings. */
export interface PublicCall extends Origin {
  readonly app: App;
}

export async function answerPublicCall(
  app: App,
  origin: Origin,
  contract: Contract,
  attributes: Values,
): Promise<string> {
  const handler = ACTIONS.get(callName(contract)) as
    | ((call: PublicCall, input: unknown) => unknown)
    | undefined;
  if (!handler) throw new Error(`no handler for ${callName(contract)}`);
  const answer = await handler({ ...origin, app }, parsed(contract.input, attributes));
  return asDeclared(app, contract, JSON.stringify({ attributes: answer }));
}
