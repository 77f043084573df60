/** Rules about proposals and nominations that need to see the day, who writes, and other rows. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { NOMINATION_SERIES } from "@plimsoll/domain/commercial/nomination";
import { PROPOSAL_SERIES } from "@plimsoll/domain/commercial/proposal";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { notify } from "#notices/notify";
import { staffWhoMay } from "#notices/store";
import { takeNumber } from "#numbering/store";
import type { WireRow } from "#record/row";
import type { RecordRules } from "#record/rules";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { nominationStatusRules } from "./nomination-status.ts";
import { isExpired, offeredIssues } from "./offer.ts";
import { proposalStatusRules } from "./proposal-status.ts";

export const proposalRules: RecordRules = {
  async prepare(call, values) {
    const author = { author_id: auditUser(call)?.id ?? null };
    // A new version keeps its code.
    if (typeof values.propcode === "string") return author;
    const { text } = await takeNumber(call.db, PROPOSAL_SERIES, {
      country: String(values.country),
      date: String(values.date),
    });
    return { propcode: text, ...author };
  },

  /** What has expired is neither changed nor deleted, and takes no files; a copy of it is the way on. */
  isFrozen: (call, row) => (isExpired(call, row as never) ? { code: "proposal_expired" } : undefined),

  status: proposalStatusRules,
};

export const nominationRules: RecordRules = {
  status: nominationStatusRules,

  async prepare(call, values) {
    const { text } = await takeNumber(call.db, NOMINATION_SERIES, {
      country: String(values.country),
      date: todayIn(String(values.country), call.now),
    });
    return { code: text, author_id: auditUser(call)?.id ?? null };
  },

  async validate(call, { action, auditAction, before, after }) {
    if (auditAction !== action) return [];
    if (!after) return [];
    const found: Issue[] = [];
    if (before?.eta !== after.eta && String(after.eta) < todayIn(String(after.country), call.now))
      found.push(issue("date_before_today", "eta"));
    if (before?.proposal_id !== after.proposal_id || before?.customer_id !== after.customer_id)
      found.push(...(await offeredIssues(call, after)));
    return found;
  },

  async afterWrite(call, { action, after }) {
    if (action === "create" && after && isGuest(call.actor)) await tellStaff(call, after);
  },
};

async function tellStaff(call: Call, nomination: Readonly<WireRow>): Promise<void> {
  const grant = { service: "service", role: "nomination", permission: "changestatus" };
  await notify(call, {
    to: await staffWhoMay(call.db, grant, String(nomination.country)),
    kind: "nomination_received",
    subject: String(nomination.code),
    params: { customer: call.actor.name, vessel: String(nomination.vessel) },
    about: { record: "nomination", id: String(nomination.id) },
  });
}
