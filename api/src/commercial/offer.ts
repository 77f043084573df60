/** Whether work may be done on the ground of a proposal: accepted, still valid, and of the same customer. */
import { validityOf } from "@plimsoll/domain/commercial/proposal-status";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { offerHead } from "./store.ts";

export async function offeredIssues(call: Call, row: Readonly<WireRow>): Promise<Issue[]> {
  if (row.proposal_id === null || row.proposal_id === undefined) return [];
  const offer = await offerHead(call.db, row.proposal_id);
  if (!offer || offer.customer_id !== row.customer_id) return [issue("reference_not_found", "proposal_id")];
  if (offer.status !== "accepted") return [issue("proposal_not_accepted", "proposal_id")];
  return isExpired(call, offer) ? [issue("proposal_expired", "proposal_id")] : [];
}

export function isExpired(
  call: Pick<Call, "now">,
  offer: { readonly expiration_date: unknown; readonly country?: unknown },
): boolean {
  const today = todayIn(String(offer.country ?? ""), call.now);
  return validityOf({ expiration_date: String(offer.expiration_date) }, today) === "expired";
}
