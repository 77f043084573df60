/** Nominations: accepted, refused or taken back; accepting opens the work order with everything that came along. */
import type { NominationFacts } from "@plimsoll/domain/commercial/nomination";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addCopy, type CopiedFile, copyFiles } from "#files/copy";
import { notify } from "#notices/notify";
import type { WireRow } from "#record/row";
import { insertChecked } from "#record/write";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import type { StatusRules } from "#status/rules";
import { isExpired } from "./offer.ts";
import { measureBySymbol, offerHead } from "./store.ts";

export const nominationStatusRules: StatusRules = {
  async facts(call, row): Promise<NominationFacts> {
    const offer = row.proposal_id === null ? undefined : await offerHead(call.db, row.proposal_id);
    return {
      isProposalExpired: offer !== undefined && isExpired(call, offer),
      isShipUnknown: row.kind === "ship" && row.ship_id === null,
    };
  },

  /** The papers that came along are copied before anything is written: they may be large and many. */
  async prepare(call, row, { to }): Promise<readonly CopiedFile[] | undefined> {
    return to === "accepted" ? copyFiles(call, "nomination", String(row.id)) : undefined;
  },

  async enter(call, row, { to }, prepared) {
    if (to !== "accepted") return {};
    const order = await openOrder(call, row, prepared as readonly CopiedFile[]);
    return { values: { work_order_id: order.id } };
  },

  async entered(call, row, { to }) {
    const isAnswer = to === "accepted" || to === "refused";
    if (!isAnswer || typeof row.author_id !== "string" || row.author_id === call.actor.userId)
      return undefined;
    await notify(call, {
      to: [row.author_id],
      kind: to === "accepted" ? "nomination_accepted" : "nomination_refused",
      subject: String(row.code),
      params: {
        order: (row.work_order as { name: string } | null)?.name ?? "",
        reason: String(row.answer ?? ""),
      },
      about: { record: "nomination", id: String(row.id) },
    });
    return undefined;
  },
};

/** Everything the nomination says stands on the order; whoever accepts must have the right to open one. */
async function openOrder(call: Call, nomination: WireRow, copies: readonly CopiedFile[]): Promise<WireRow> {
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
    ship_id: nomination.kind === "ship" ? nomination.ship_id : null,
    convoy_name: nomination.kind === "convoy" ? nomination.vessel : null,
    product_id: nomination.product_id,
    expected_volume: nomination.volume,
    unit_id: nomination.volume === null ? null : await measureBySymbol(call.db, "MT"),
    port_id: nomination.port_id,
    terminal_id: nomination.terminal_id,
    note: nomination.note,
  });
  const owner = { record: "work_order", id: String(order.id), field: "documents" };
  for (const copy of copies) await addCopy(call, copy, owner);
  return order;
}
