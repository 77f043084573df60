/** Nominations: accepted, refused or taken back; accepting opens the work order with everything that came along. */
import { buffer } from "node:stream/consumers";
import { isGuest } from "@plimsoll/domain/access/actor";
import { may } from "@plimsoll/domain/access/permission";
import type { commercialContracts } from "@plimsoll/domain/commercial/contract";
import {
  type NominationFacts,
  type NominationStatus,
  nominationTransitions,
} from "@plimsoll/domain/commercial/nomination";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { isCalendarDate } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { judgeTransition, type TransitionRequest, verdicts } from "@plimsoll/domain/kernel/transitions";
import type { z } from "zod";
import { storeFile } from "#files/handlers";
import { notify } from "#notices/notify";
import { redactFor, type WireRow } from "#record/row";
import { insertChecked } from "#record/write";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow, enterStatus, refuseUnless, shownLog, shownVerdict } from "#status/change";
import { isExpired } from "./offer.ts";
import { filesOf, measureBySymbol, offerHead, similarNominations } from "./store.ts";

type Input<K extends keyof typeof commercialContracts> = z.infer<(typeof commercialContracts)[K]["input"]>;
type NominationContext = Omit<TransitionRequest<NominationStatus, NominationFacts>, "to" | "by">;

const model = (call: Call) => call.app.catalog.get("nomination");

export const nominationHandlers = {
  async changeNomination(call: Call, { status, justification, ...seen }: Input<"changeNomination">) {
    const row = await call.inTransaction(async (inner) => {
      const current = await currentRow(inner, model(inner), seen);
      const context = await transitionContext(inner, current, justification);
      refuseUnless(
        inner,
        "nomination",
        judgeTransition(nominationTransitions(context.facts), { ...context, to: status, by: "person" }),
      );
      const order = status === "accepted" ? await openOrder(inner, current) : undefined;
      const change = { status, answer: justification?.trim() || null, work_order_id: order?.id ?? null };
      const changed = await enterStatus(inner, model(inner), current, change, justification);
      await tellAuthor(inner, changed, order);
      return changed;
    });
    return redactFor(call, model(call), row);
  },

  async nominationVerdicts(call: Call, { id }: Input<"nominationVerdicts">) {
    const context = await transitionContext(call, await currentRow(call, model(call), { id }));
    return verdicts(nominationTransitions(context.facts), context).map((one) =>
      shownVerdict(call, "nomination", one),
    );
  },

  async nominationLog(call: Call, { id }: Input<"nominationLog">) {
    await currentRow(call, model(call), { id });
    return shownLog(call, model(call), id);
  },

  similarNominations(call: Call, input: Input<"similarNominations">) {
    const { id, vessel, port_id: port, eta, window_end: end } = input;
    if (!isUuid(port)) throw refuse("invalid", "port_id");
    if (!isCalendarDate(eta)) throw refuse("invalid_date", "eta");
    if (end && !isCalendarDate(end)) throw refuse("invalid_date", "window_end");
    return similarNominations(call, {
      id: isUuid(id) ? id : null,
      vessel: vessel.trim().toUpperCase(),
      port,
      begin: eta,
      end: end ?? eta,
    });
  },
};

async function transitionContext(
  call: Call,
  row: WireRow,
  justification?: string | null,
): Promise<NominationContext> {
  const offer = row.proposal_id === null ? undefined : await offerHead(call.db, row.proposal_id);
  return {
    from: row.status as NominationStatus,
    row,
    facts: {
      isProposalExpired: offer !== undefined && isExpired(call, offer),
      isShipUnknown: row.kind === "ship" && row.ship_id === null,
      isCustomer: isGuest(call.actor),
    },
    justification: justification ?? null,
    holds: (permission) => may(call.actor, { service: "service", role: "nomination", permission }),
  };
}

/** Everything the nomination says stands on the order; whoever accepts must have the right to open one. */
async function openOrder(call: Call, nomination: WireRow): Promise<WireRow> {
  const onOrders = authorizeOn(call, "work_order", "create", String(nomination.kind));
  const today = todayIn(String(nomination.country), call.now);
  const eta = String(nomination.eta);
  const contracts = nomination.contracts as string | null;
  const order = await insertChecked(onOrders, call.app.catalog.get("work_order"), {
    country: nomination.country,
    kind: nomination.kind,
    customer_id: nomination.customer_id,
    proposal_id: nomination.proposal_id,
    nomination_id: nomination.id,
    contract: contracts === null ? null : contracts.slice(0, 120),
    date: today,
    appointment_date: eta < today ? null : eta,
    ship_id: nomination.ship_id,
    product_id: nomination.product_id,
    expected_volume: nomination.volume,
    unit_id: nomination.volume === null ? null : await measureBySymbol(call.db, "MT"),
    port_id: nomination.port_id,
    terminal_id: nomination.terminal_id,
    note: nomination.note,
  });
  for (const file of await filesOf(call.db, "nomination", nomination.id)) {
    const stored = await call.app.files.get(file.id);
    if (!stored) continue;
    const about = { reference_id: String(order.id), name: file.name, field: "documents" };
    await storeFile(onOrders, about, await buffer(stored), file.media_type);
  }
  return order;
}

async function tellAuthor(call: Call, row: WireRow, order: WireRow | undefined): Promise<void> {
  const isAnswer = row.status === "accepted" || row.status === "refused";
  if (!isAnswer || typeof row.author_id !== "string" || row.author_id === call.actor.userId) return;
  await notify(call, {
    to: [row.author_id],
    kind: row.status === "accepted" ? "nomination_accepted" : "nomination_refused",
    subject: String(row.code),
    params: { order: String(order?.wocode ?? ""), reason: String(row.answer ?? "") },
    about: { record: "nomination", id: String(row.id) },
  });
}
