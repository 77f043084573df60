/** Tells whoever an approval waits for, at once and again after days. */
import { randomUUID } from "node:crypto";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { waitingFor } from "@plimsoll/domain/kernel/approval";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { NoticeKind } from "@plimsoll/domain/register/notification";
import type { App } from "#app";
import type { Queryable } from "#db/database";
import { notify, writeNotice } from "#notices/notify";
import { guestsOf, staffWhoMay } from "#notices/store";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { rowsWaiting } from "./store.ts";

const ASKED: NoticeKind = "approval_asked";
const WAITING: NoticeKind = "approval_waiting";
const DAY_MS = 24 * 3_600_000;
/** Of one record in a day: more than that is nobody's list to go through. */
const MOST_ROWS = 500;

type Waiting = { readonly id: string; readonly status: string };

/** In the transaction of the change that made it wait. */
export async function tellWhomItWaitsFor(call: Call, model: RecordModel, row: WireRow): Promise<void> {
  const waiting = { id: String(row.id), status: String(row.status) };
  const { to } = await takersOf(call, model, waiting);
  if (to.length === 0) return;
  const subject = String(row[model.definition.title] ?? "");
  await notify(call, { to, kind: ASKED, subject, about: { record: model.key, id: waiting.id } });
}

interface Takers {
  readonly to: readonly string[];
  readonly country: string | null;
}

/** Those who could take the step that the row waits for, and where; nobody where it waits for none. */
async function takersOf(
  { app, db }: { readonly app: App; readonly db: Queryable },
  model: RecordModel,
  { id, status }: Waiting,
): Promise<Takers> {
  const { machine, service, key } = model.definition;
  const plan = machine?.approval ?? machine?.waits;
  const step = plan && waitingFor(plan, status);
  if (!step) return { to: [], country: null };
  const own = (await app.names.lookUp(db, model, [id])).get(id)?.owner;
  const { country = null, customerId } = own?.above?.at(-1) ?? own ?? {};
  const staff = async (permission: string | undefined) =>
    country && permission ? staffWhoMay(db, { service, role: key, permission }, country) : [];
  if (step.by !== "customer") return { to: await staff(step.by.permission), country };
  const guests = customerId ? await guestsOf(db, customerId) : [];
  // A customer without an account hears of it by mail; whoever can answer for them is told here.
  return { to: guests.length > 0 ? guests : await staff(step.onBehalf), country };
}

/** Once a day: what has waited too long, and of which nobody was reminded lately. */
export async function remindOfApprovals(app: App): Promise<void> {
  for (const model of app.catalog.models) {
    const { machine } = model.definition;
    const plan = machine?.approval ?? machine?.waits;
    if (!plan) continue;
    const now = app.clock.now();
    const before = new Date(Date.parse(now) - (plan.remindAfterDays ?? 1) * DAY_MS).toISOString();
    const found = await rowsWaiting(app.db, {
      record: model.key,
      title: model.definition.title,
      statuses: plan.steps.map((step) => step.waiting),
      before,
      kind: WAITING,
      most: MOST_ROWS,
    });
    const origin = { now, requestId: randomUUID(), user: null };
    for (const { id, status, title, since } of found) {
      const { to, country } = await takersOf({ app, db: app.db }, model, { id, status });
      const announce = await app.db.transaction((tx) =>
        writeNotice(app, tx, origin, {
          to,
          kind: WAITING,
          subject: title,
          params: { since: todayIn(country, since) },
          about: { record: model.key, id },
        }),
      );
      announce();
    }
  }
}
