/** Samples are numbered, and the order follows them on their way; results are judged and counted. */
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { issue } from "@plimsoll/domain/kernel/errors";
import { orderStatusOf, SAMPLE_SERIES } from "@plimsoll/domain/operation/pages/sample";
import { trackingAddress } from "@plimsoll/domain/register/dispatcher";
import { takeNumber } from "#numbering/store";
import { readRow } from "#record/load";
import type { RecordRules } from "#record/rules";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { applySystemTransition } from "#status/machine";
import {
  analysisOf,
  countResults,
  currentResult,
  openResults,
  releaseAnswered,
  releaseResults,
  statesOfOrder,
  trackingPattern,
} from "./store.ts";

export const sampleRules: RecordRules = {
  async prepare(call, { country }) {
    const occasion = { country: String(country), date: todayIn(String(country), call.now) };
    return { code: (await takeNumber(call.db, SAMPLE_SERIES, occasion)).text };
  },
  async keep(call, { dispatcher_id: courier, tracking_number: number }) {
    const pattern = typeof courier === "string" ? await trackingPattern(call.db, courier) : null;
    return { tracking_address: trackingAddress(pattern, (number ?? null) as string | null) };
  },
  status: {
    facts: async (call, { id }) => ({ openResults: await openResults(call.db, id) }),
    async entered(call, row) {
      if (row.state === "analysed") await releaseResults(call.db, row.id);
      await followSamples(call, String(row.work_order_id));
      return undefined;
    },
  },
};

/** In the transaction of the sample that was sent or received; the log of the order names it as the cause. */
async function followSamples(call: Call, orderId: string): Promise<void> {
  const to = orderStatusOf(await statesOfOrder(call.db, orderId));
  if (to === undefined) return;
  const orders = asSideEffectOn(call, "work_order");
  const model = call.app.catalog.get("work_order");
  const order = await readRow(orders, model, orderId);
  if (order && order.status !== to) await applySystemTransition(orders, model, order, to, "sample");
}

export const resultRules: RecordRules = {
  async prepare(call, { analysis_id: analysisId }) {
    const analysis = await analysisOf(call.db, analysisId);
    return {
      name: analysis?.name ?? "",
      min: analysis?.min ?? null,
      max: analysis?.max ?? null,
      needs_check: analysis?.second_check === true,
    };
  },
  /** Whoever entered a figure stands beside it; a new figure waits for its second look again. */
  async keep(call, row, before) {
    if ((row.value ?? null) === (before?.value ?? null)) return {};
    const hasFigure = row.value !== null && row.value !== undefined;
    return {
      entered_at: hasFigure ? call.now : null,
      entered_by_id: hasFigure ? (auditUser(call)?.id ?? null) : null,
      checked_at: null,
      checked_by_id: null,
    };
  },
  async validate(call, { action, before, after }) {
    if (action === "create" && after && after.revision === 1) {
      const known = await currentResult(call.db, after.sample_id, after.analysis_id);
      return known === undefined ? [] : [issue("already_exists", "analysis_id")];
    }
    return before?.superseded === true && action !== "delete" ? [issue("result_superseded")] : [];
  },
  async afterWrite(call, { before, after }) {
    const sampleId = (after ?? before)?.sample_id;
    await countResults(call.db, sampleId);
    if (after) await releaseAnswered(call.db, sampleId);
  },
};
