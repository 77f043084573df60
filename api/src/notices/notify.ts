/** Tells people what concerns them: the one way in which any part of the product makes a notification. */
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { NoticeKind } from "@plimsoll/domain/register/notification";
import { uuid7 } from "#adapters/ids";
import type { App } from "#app";
import type { Queryable } from "#db/database";
import { type LoadOrigin, loadMany } from "#record/load-many";
import type { Call } from "#rpc/call";

export interface Notice {
  readonly to: readonly string[];
  readonly kind: NoticeKind;
  /** What it is about, by name. */
  readonly subject: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly about?: { readonly record: string; readonly id: string };
}

/** Writes the rows in the transaction of the change. Call the returned function after the commit: it publishes them. */
export async function writeNotice(
  app: App,
  tx: Queryable,
  origin: LoadOrigin,
  { to, kind, subject, params, about }: Notice,
): Promise<() => void> {
  const model = app.catalog.get("notification");
  const rows = [...new Set(to)].map((userId) => ({
    id: uuid7(origin.now),
    subject: subject.slice(0, 200),
    kind,
    params: params === undefined ? null : JSON.stringify(params),
    record: about?.record ?? null,
    record_id: about?.id ?? null,
    user_id: userId,
  }));
  if (rows.length > 0) await loadMany(tx, model, rows, origin);
  return () => {
    for (const { id, user_id: userId } of rows) {
      const owner = { country: null, customerId: null, companyId: null, userId };
      app.events.publish({
        service: model.service,
        type: model.key,
        id,
        action: "create",
        version: 1,
        owner,
      });
    }
  };
}

/** The same from within a call, published after its commit. Whoever makes the call gets no notification of it. */
export async function notify(call: Call, notice: Notice): Promise<void> {
  const { app, db, now, requestId, actor } = call;
  const user = isUuid(actor.userId) ? { id: actor.userId, name: actor.name } : null;
  const to = notice.to.filter((id) => id !== actor.userId);
  call.afterCommit(await writeNotice(app, db, { now, requestId, user }, { ...notice, to }));
}
