/**
 * The way of every call, the same for a register and an invoice:
 * envelope → authenticate → resolve → authorize → validate → transaction → handle → audit → present → respond.
 * The history is written by the statements themselves (see db/audit), so no handler can forget it.
 */
import { type Actor, isGuest } from "@plimsoll/domain/access/actor";
import { type Contract, callName, handlerName } from "@plimsoll/domain/kernel/contract";
import { guestModel, type RecordModel } from "@plimsoll/domain/kernel/record";
import type { App } from "#app";
import type { FileAnswer } from "#record/export";
import { handleRecord, parsed } from "#record/handle";
import { handleStatusCall, prepareStatusCall } from "#status/handle";
import { ACTIONS } from "../actions.ts";
import { authenticate, type Credentials, checkApiKey } from "./authenticate.ts";
import type { Call, Origin, Session } from "./call.ts";
import { asDeclared } from "./declared-answer.ts";
import type { Envelope } from "./envelope.ts";
import { refuse } from "./failure.ts";
import { answerOnce, answerOnceAtItsEnd, isAnswered } from "./idempotency.ts";
import { openCall } from "./open-call.ts";
import { withPrepared } from "./prepared.ts";
import { answerPublicCall } from "./public-calls.ts";

/** Either the text of a JSON answer, or a file on its way. */
export type Answer = { readonly json: string } | FileAnswer;

export async function dispatch(
  app: App,
  originOf: (session?: Session) => Origin,
  envelope: Envelope,
  { cookie, origin: from, host }: Omit<Credentials, "token" | "apiKey">,
): Promise<Answer> {
  const open = app.contracts.get(callName(envelope));
  if (open?.access === "public") {
    checkApiKey(app, envelope.api_key);
    return { json: await answerPublicCall(app, originOf(), open, envelope.attributes) };
  }
  const { token, api_key: apiKey } = envelope;
  const session = await authenticate(app, { token, apiKey, cookie, origin: from, host });
  const origin = originOf(session);
  app.flood.count(session.id, origin.now);
  const contract = resolve(app, envelope);
  const opened = openCall(app, origin, session, contract, envelope.country);
  const prepared = await prepare(opened, envelope);
  const call = prepared === undefined ? opened : withPrepared(opened, prepared);
  if (envelope.idempotency_key && isAnsweredOnce(contract, envelope)) {
    const work = async (inner: Call) => answerText(inner, await handle(inner, envelope));
    return {
      json: contract.writesAtItsEnd
        ? await answerOnceAtItsEnd(call, envelope, work, (attributes) => answerText(call, { attributes }))
        : await answerOnce(call, envelope, work),
    };
  }
  const answer = await handle(call, envelope);
  return "stream" in answer ? (answer as FileAnswer) : { json: answerText(call, answer) };
}

function isAnsweredOnce({ effect, answeredOnce }: Contract, { attributes }: Envelope): boolean {
  if (effect !== "write") return false;
  return typeof answeredOnce === "function" ? answeredOnce(attributes) : (answeredOnce ?? true);
}

/** What takes long happens before the transaction, and not again for an answer that was given already. */
async function prepare(call: Call, envelope: Envelope): Promise<unknown> {
  const { isOfMachine, record, effect } = call.contract;
  if (!isOfMachine || record === undefined || effect !== "write") return undefined;
  if (!call.app.rules.get(record)?.status?.prepare) return undefined;
  if (envelope.idempotency_key && (await isAnswered(call, envelope))) return undefined;
  return prepareStatusCall(call, call.app.catalog.get(record), envelope.attributes);
}

function resolve(app: App, envelope: Envelope): Contract {
  const contract = app.contracts.get(callName(envelope));
  if (contract) return contract;
  const known = [...app.contracts.values()];
  if (!known.some((one) => one.service === envelope.service))
    throw refuse("unknown_service", "service", { name: envelope.service });
  if (!known.some((one) => one.service === envelope.service && one.type === envelope.type)) {
    throw refuse("unknown_type", "type", { name: envelope.type });
  }
  throw refuse("unknown_action", "action", { name: envelope.action });
}

async function handle(call: Call, envelope: Envelope): Promise<object | FileAnswer> {
  const { contract } = call;
  const action = ACTIONS.get(handlerName(contract));
  if (!action) {
    if (contract.isOfMachine && contract.record !== undefined)
      return {
        attributes: await handleStatusCall(call, call.app.catalog.get(contract.record), envelope.attributes),
      };
    if (contract.record === undefined) throw new Error(`no handler for ${callName(contract)}`);
    return handleRecord(
      call,
      modelFor(call.actor, call.app.catalog.get(contract.record)),
      envelope.attributes,
    );
  }
  const attributes =
    envelope.reference_id && contract.service === "filemanager"
      ? { reference_id: envelope.reference_id, ...envelope.attributes }
      : envelope.attributes;
  return { attributes: await action(call, parsed(contract.input, attributes) as never) };
}

/** The record with the fields that this person may know. */
export function modelFor(actor: Actor, model: RecordModel): RecordModel {
  return isGuest(actor) ? guestModel(model) : model;
}

function answerText({ app, contract }: Call, answer: object): string {
  return asDeclared(app, contract, JSON.stringify(answer));
}
