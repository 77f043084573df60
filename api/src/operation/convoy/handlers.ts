/** The summary of a convoy, for whoever may list operations; figures of pages that somebody may not list stay out. */
import { mayOn } from "@plimsoll/domain/access/permission";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { ConvoySummary, convoyContracts } from "@plimsoll/domain/operation/convoy-contract";
import {
  bargeState,
  convoyTotals,
  differenceOf,
  isOutOfStandard,
} from "@plimsoll/domain/operation/convoy-summary";
import type { z } from "zod";
import { findRow } from "#record/load";
import { asSideEffectOn, authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { printConvoy } from "./printed.ts";
import { type BargeRow, bargesOf, type GradedRows } from "./store.ts";

type Asked<K extends keyof typeof convoyContracts> = z.infer<(typeof convoyContracts)[K]["input"]>;

export const convoyHandlers = {
  summary: (call: Call, { work_order_id: id }: Asked<"summary">) => summaryOf(call, id),

  print: async (call: Call, { work_order_id: id, format }: Asked<"print">) =>
    printConvoy(call, await summaryOf(call, id), format),
};

async function summaryOf(call: Call, id: string): Promise<ConvoySummary> {
  authorizeOn(call, "operation", "list");
  const orders = call.app.catalog.get("work_order");
  const order = isUuid(id) ? await findRow(asSideEffectOn(call, "work_order"), orders, id) : undefined;
  if (order?.kind !== "convoy") throw refuse("not_found");
  const barges = (await bargesOf(call.db, id, call.locale, graded(call))).map((row, at) => ({
    ...row,
    ...withinRights(call, row),
    place: at + 1,
  }));
  return {
    order: {
      id: String(order.id),
      wocode: String(order.wocode),
      convoy_name: (order.convoy_name ?? null) as string | null,
      tugboat: (order.tugboat ?? null) as ConvoySummary["order"]["tugboat"],
      convoy_start: (order.convoy_start ?? null) as string | null,
      convoy_finish: (order.convoy_finish ?? null) as string | null,
    },
    barges: barges.map((row) => ({
      ...row,
      state: bargeState(row),
      out_of_standard: isOutOfStandard(row.quality),
      ...differenceOf(row),
    })),
    totals: convoyTotals(barges),
  };
}

/** Classifications have a scope of their own: a customer sees a final that was sent, and nothing before it. */
function graded(call: Call): GradedRows {
  return {
    model: call.app.catalog.get("classification"),
    filter: asSideEffectOn(call, "classification").filter,
  };
}

/** The figures of one barge, as far as the caller may list what they come from. */
function withinRights(call: Call, row: BargeRow) {
  const may = (record: string) => mayOn(call.actor, call.app.catalog.get(record).definition, "list");
  const maySeals = may("hold_sealing");
  return {
    draft: may("draft_survey") ? row.draft : null,
    scale: may("weighing_period") ? row.scale : null,
    seals: maySeals ? row.seals : 0,
    first_seal: maySeals ? row.first_seal : null,
    last_seal: maySeals ? row.last_seal : null,
    quality: may("classification") ? row.quality : null,
    open_occurrences: may("occurrence") ? row.open_occurrences : 0,
  };
}
