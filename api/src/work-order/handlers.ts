/** Work orders: statuses, scope, links, and what the lists above them show. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { workOrderContracts } from "@plimsoll/domain/work-order/contract";
import { isLocked, type OrderStatus } from "@plimsoll/domain/work-order/status";
import type { z } from "zod";
import { offeredIssues } from "#commercial/offer";
import { readRow } from "#record/load";
import { checkReferences } from "#record/references";
import { redactFor, type WireRow } from "#record/row";
import { changeRecord, deleteRecord } from "#record/write";
import { withChildIds } from "#record/write-parts";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { mentionCandidates } from "./mention-candidates.ts";
import { readBoard } from "./planner/board.ts";
import { presetsOf } from "./presets.ts";
import { orderModel } from "./status.ts";
import { futureAppointments, scopeOfModel } from "./store.ts";
import { readCounts, readPorts, summariseFor } from "./summary/summarise.ts";

type Input<K extends keyof typeof workOrderContracts> = z.infer<(typeof workOrderContracts)[K]["input"]>;
type Seen = { readonly id: string; readonly version: number };

async function onCurrent(
  call: Call,
  seen: Seen,
  work: (inner: Call, row: WireRow) => Promise<WireRow>,
): Promise<WireRow> {
  const model = orderModel(call);
  const row = await call.inTransaction(async (inner) => work(inner, await currentRow(inner, model, seen)));
  return redactFor(call, model, row);
}

function refuseLocked(row: WireRow): void {
  if (isLocked(row.status as OrderStatus)) throw refuse("finished");
}

export const workOrderHandlers = {
  async colleagues(call: Call, { id, search }: Input<"colleagues">) {
    await currentRow(call, orderModel(call), { id });
    // A customer does not get to know who works here.
    return isGuest(call.actor) ? [] : mentionCandidates(call, id, search ?? "");
  },

  scope: (call: Call, { scope_model_id: modelId, scope, ...seen }: Input<"scope">) =>
    onCurrent(call, seen, async (inner, row) => {
      refuseLocked(row);
      const model = orderModel(inner);
      const wanted = scope ?? (isUuid(modelId) ? await scopeOfModel(inner.db, modelId) : []);
      const before = new Map(
        (row.scope as { id: string; service_type_id: string; confirmed: boolean }[]).map((item) => [
          item.service_type_id,
          item,
        ]),
      );
      const items = wanted.map((item) => {
        const kept = before.get(item.service_type_id);
        return { ...(kept ? { id: kept.id } : {}), ...item, confirmed: kept?.confirmed ?? false };
      });
      if (new Set(items.map((item) => item.service_type_id)).size !== items.length)
        throw refuse("duplicate_entry", "scope");
      const values = { scope: items, ...(modelId === undefined ? {} : { scope_model_id: modelId }) };
      const unknown = await checkReferences(inner, model, values, row.country as string);
      if (unknown.length > 0) throw new Failure(unknown);
      return changeRecord(inner, model, row, withChildIds(model, values, row), "setscope");
    }),

  confirmscope: (call: Call, { items, confirmed, ...seen }: Input<"confirmscope">) =>
    onCurrent(call, seen, async (inner, row) => {
      refuseLocked(row);
      const scope = row.scope as { id: string }[];
      if (items.some((id) => !scope.some((item) => item.id === id)))
        throw refuse("reference_not_found", "items");
      const changed = scope.map((item) => (items.includes(item.id) ? { ...item, confirmed } : item));
      return changeRecord(inner, orderModel(inner), row, { scope: changed }, "confirmscope");
    }),

  counts: (call: Call, { kind, country }: Input<"counts">) =>
    readCounts(call, kind ?? undefined, country ?? undefined),
  byPort: (call: Call, { kind, country }: Input<"byPort">) =>
    readPorts(call, kind ?? undefined, country ?? undefined),
  presets: (call: Call) => presetsOf(call),
  dashboard: (call: Call, { months }: Input<"dashboard">) => summariseFor(call, months),
  board: (call: Call, input: Input<"board">) => readBoard(call, input),

  setupdated: (call: Call, { id }: Input<"setupdated">) =>
    call.inTransaction(async (inner) => {
      const model = orderModel(inner);
      const row = await currentRow(inner, model, { id });
      return redactFor(inner, model, await changeRecord(inner, model, row, { unsynced: true }, "setupdated"));
    }),

  updatebond: (call: Call, input: Input<"updatebond">) =>
    onCurrent(call, input, async (inner, row) => {
      refuseLocked(row);
      const asked = {
        ...(input.proposal_id === undefined ? {} : { proposal_id: input.proposal_id }),
        ...(input.contract === undefined ? {} : { contract: input.contract }),
      };
      const replaced = Object.entries(asked).find(
        ([name, value]) => row[name] !== null && row[name] !== value,
      );
      if (replaced && input.continue !== true) throw refuse("contract_differs", replaced[0]);
      const unknown = await checkReferences(inner, orderModel(inner), asked, row.country as string);
      if (unknown.length > 0) throw new Failure(unknown);
      const found = await offeredIssues(inner, { ...row, ...asked });
      if (found.length > 0) throw new Failure(found);
      return changeRecord(inner, orderModel(inner), row, asked, "updatebond");
    }),

  clearclosewo: (call: Call, { id }: Input<"clearclosewo">) =>
    call.inTransaction(async (inner) => {
      const model = orderModel(inner);
      const row = await readRow(inner, model, id);
      if (!row) throw refuse("not_found");
      if (row.status !== "billed" && row.status !== "canceled")
        throw new Failure([issue("status_not_permitted", undefined, { status: String(row.status) })]);
      const appointments = asSideEffectOn(inner, "appointment");
      const appointment = inner.app.catalog.get("appointment");
      const today = todayIn(row.country as string, inner.now);
      for (const one of await futureAppointments(inner.db, id, today))
        await deleteRecord(appointments, appointment, { id: one });
      const latest = (await readRow(inner, model, id)) ?? row;
      return redactFor(
        inner,
        model,
        await changeRecord(inner, model, latest, { active: false }, "clearclosewo"),
      );
    }),
};
