/** Proposals: versions, copies, the document, and what becomes of them. */
import { isGuest } from "@plimsoll/domain/access/actor";
import type { commercialContracts } from "@plimsoll/domain/commercial/contract";
import { mayRevise, type ProposalStatus } from "@plimsoll/domain/commercial/proposal-status";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays, daysBetween } from "@plimsoll/domain/kernel/dates";
import { guestModel } from "@plimsoll/domain/kernel/record";
import type { z } from "zod";
import { findRow } from "#record/load";
import type { WireRow } from "#record/row";
import { changeRecord, insertChecked } from "#record/write";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { isExpired } from "./offer.ts";
import { letterOf, printProposal } from "./proposal-document.ts";
import { versionsOf } from "./store.ts";

type Input<K extends keyof typeof commercialContracts> = z.infer<(typeof commercialContracts)[K]["input"]>;

const model = (call: Call) => call.app.catalog.get("proposal");

export const proposalHandlers = {
  async proposalVersions(call: Call, { id }: Input<"proposalVersions">) {
    const row = await currentRow(call, model(call), { id });
    const seen = isGuest(call.actor) ? guestModel(model(call)) : model(call);
    const versions: WireRow[] = [];
    for (const one of await versionsOf(call.db, row.propcode)) {
      const found = await findRow(call, seen, one.id);
      if (found) versions.push(found);
    }
    return versions;
  },

  reviseProposal: (call: Call, { id }: Input<"reviseProposal">) =>
    call.inTransaction(async (inner) => {
      const row = await currentRow(inner, model(inner), { id });
      if (isExpired(inner, row as never)) throw refuse("proposal_expired");
      if (row.superseded === true) throw refuse("proposal_superseded");
      if (!mayRevise(row.status as ProposalStatus))
        throw refuse("status_not_permitted", undefined, { status: String(row.status) });
      await changeRecord(inner, model(inner), row, { superseded: true, active: false }, "revise");
      return insertChecked(inner, model(inner), {
        ...copied(row),
        propcode: row.propcode,
        revision: Number(row.revision) + 1,
        date: row.date,
        expiration_date: row.expiration_date,
      });
    }),

  /** Valid for as long as the first one was, from today. */
  cloneProposal: (call: Call, { id }: Input<"cloneProposal">) =>
    call.inTransaction(async (inner) => {
      const row = await currentRow(inner, model(inner), { id });
      const today = todayIn(String(row.country), inner.now);
      const days = daysBetween(String(row.date), String(row.expiration_date));
      return insertChecked(inner, model(inner), {
        ...copied(row),
        date: today,
        expiration_date: addDays(today, days),
      });
    }),

  async previewProposal(call: Call, { id }: Input<"previewProposal">) {
    const row = await currentRow(call, model(call), { id });
    const letter = await letterOf(call, row);
    const bytes = await printProposal(call, row, letter);
    return {
      name: letter.name,
      file: `data:application/pdf;base64,${Buffer.from(bytes).toString("base64")}`,
    };
  },
};

/** What a new version or a copy takes over. */
function copied(row: WireRow): WireRow {
  const items = (row.items as WireRow[]).map(({ service_type_id, unit_id, rate, minimum, note }) => ({
    service_type_id,
    unit_id,
    rate,
    minimum,
    note,
  }));
  const { country, customer_id, currency_id, language, text } = row;
  return { country, customer_id, currency_id, language, text, items };
}
