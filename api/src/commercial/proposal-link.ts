/** A customer without an account reads and answers a proposal by the link from the mail: it takes one answer, and shows what was answered. */
import type { Actor } from "@plimsoll/domain/access/actor";
import type { commercialContracts } from "@plimsoll/domain/commercial/contract";
import { validityOf } from "@plimsoll/domain/commercial/proposal-status";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { guestModel } from "@plimsoll/domain/kernel/record";
import { judgeStatus } from "@plimsoll/domain/kernel/status-machine";
import { CHANGE_STATUS } from "@plimsoll/domain/kernel/transitions";
import type { z } from "zod";
import type { App } from "#app";
import { findRow, readRow } from "#record/load";
import type { WireRow } from "#record/row";
import type { Call, Origin } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { openUnauthenticatedCall } from "#rpc/open-call";
import type { PublicCall } from "#rpc/public-calls";
import { countTries, LIMITS, takeBack } from "#session/attempts";
import { hashToken } from "#session/sessions";
import { changeStatus, machineOf, statusQuestion } from "#status/machine";
import { givenAnswer, type OpenLink, openLink, readableLink, senderOf } from "./store.ts";

type Input<K extends "viewByLink" | "answerByLink"> = z.infer<(typeof commercialContracts)[K]["input"]>;

export const linkHandlers = {
  async viewByLink({ app, ...origin }: PublicCall, { token }: Input<"viewByLink">) {
    const call = callOf(app, origin, await find(app, origin, token, readableLink), "");
    const model = guestModel(app.catalog.get("proposal"));
    const { proposalId } = call;
    const row = await findRow(call, model, proposalId);
    if (!row) throw refuse("link_not_available");
    const whole = await readRow(call, app.catalog.get("proposal"), proposalId);
    const head = await senderOf(app.db, whole?.author_id);
    const today = todayIn(String(row.country), origin.now);
    return {
      proposal: row,
      company: head?.name ?? null,
      validity: validityOf({ expiration_date: String(row.expiration_date) }, today),
      may_answer: whole !== undefined && (await mayAccept(call, whole)),
    };
  },

  async answerByLink({ app, ...origin }: PublicCall, input: Input<"answerByLink">) {
    const { token, status, name, reason } = input;
    if (await isGivenBefore(app, origin, input)) return { status };
    const link = await find(app, origin, token);
    const call = callOf(app, origin, link, answerer(name, link));
    const model = app.catalog.get("proposal");
    const asked = { id: link.proposal_id, status, justification: reason ?? null, call: CHANGE_STATUS };
    await changeStatus(call, model, asked, "guest");
    return { status };
  },
};

const answerer = (name: string, { email }: Pick<OpenLink, "email">) => `${name} (${email})`;

/** Somebody whose answer got lost on the way sends it again: the very same words by the same link. */
async function isGivenBefore(app: App, origin: Origin, input: Input<"answerByLink">): Promise<boolean> {
  const given = await givenAnswer(app.db, hashToken(input.token), origin.now);
  return (
    given !== undefined &&
    given.status === input.status &&
    given.answered_by === answerer(input.name, given).slice(0, 200) &&
    given.answer === (input.reason?.trim() || null)
  );
}

/** The same verdict as with an account, for whoever holds the link. */
async function mayAccept(call: Call, row: WireRow): Promise<boolean> {
  const model = call.app.catalog.get("proposal");
  const question = await statusQuestion(call, model, row, { side: "guest" });
  return judgeStatus(machineOf(model), question, { to: "accepted", by: "person" }).may;
}

async function find(app: App, origin: Origin, token: string, search = openLink): Promise<OpenLink> {
  const tries = [[LIMITS.linkPerAddress, origin.address]] as const;
  await countTries(app.db, origin.now, tries);
  const link = await search(app.db, hashToken(token), origin.now);
  if (!link) throw refuse("link_not_available");
  await takeBack(app.db, tries);
  return link;
}

/** Somebody without an account: no profile, no rights, and of all rows those of the one customer. */
function callOf(app: App, origin: Origin, link: OpenLink, name: string): Call & { proposalId: string } {
  const actor: Actor = { userId: "link", name, profiles: [] };
  const filter = { kind: "customer", customerId: link.customer_id } as const;
  const call = openUnauthenticatedCall(app, origin, {
    actor,
    record: "proposal",
    country: link.country,
    filter,
  });
  return { ...call, proposalId: link.proposal_id };
}
