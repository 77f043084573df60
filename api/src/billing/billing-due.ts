/** A finished order waits for a day, in which it can be taken back, and then stands with those to be billed. */
import { randomUUID } from "node:crypto";
import type { App } from "#app";
import { readRow } from "#record/load";
import { openUnauthenticatedCall } from "#rpc/open-call";
import { applySystemTransition } from "#status/machine";
import { finishedBefore } from "#work-order/store";
import { followBilling } from "./follow-billing.ts";

const GRACE_MS = 24 * 3_600_000;
const AT_ONCE = 500;

export async function billFinished(app: App): Promise<void> {
  const now = app.clock.now();
  const before = new Date(Date.parse(now) - GRACE_MS).toISOString();
  const origin = { now, requestId: randomUUID(), address: "", agent: "", locale: "en" } as const;
  const actor = { userId: "product", name: "Plimsoll", profiles: [] };
  const about = { actor, record: "work_order", country: "", filter: { kind: "all" } } as const;
  const call = openUnauthenticatedCall(app, origin, about);
  for (const id of await finishedBefore(app.db, before, AT_ONCE)) {
    await call.inTransaction(async (inner) => {
      const model = app.catalog.get("work_order");
      const row = await readRow(inner, model, id);
      if (row?.status !== "finished") return;
      await applySystemTransition(inner, model, row, "billing_pending");
      await followBilling(inner, [id]);
    });
  }
}
