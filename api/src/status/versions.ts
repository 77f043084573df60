/** The versions of what goes through an approval: those that were sent back, as they then were, and the one at hand. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { inScope } from "@plimsoll/domain/access/scope";
import { isSentBack } from "@plimsoll/domain/kernel/approval";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { ShownVersion } from "@plimsoll/domain/kernel/row-output";
import { showRow } from "#record/load";
import { showParts } from "#record/parts";
import { peopleAsKnownTo } from "#record/people-shown";
import { redactFor, type WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { auditUser } from "./change.ts";
import { keepVersion, readVersions } from "./store.ts";

/** In the transaction of the change that sends it back; nothing for any other change. */
export async function keepSentBack(
  call: Call,
  model: RecordModel,
  row: WireRow,
  { to, reason }: { readonly to: string; readonly reason: string | null },
): Promise<void> {
  const plan = model.definition.machine?.approval;
  if (!plan || !isSentBack(plan, { from: String(row.status), to })) return;
  await keepVersion(call.db, {
    record: model.key,
    id: String(row.id),
    revision: Number(row.revision ?? 1),
    row,
    at: call.now,
    user: auditUser(call),
    reason,
  });
}

/** Oldest first; the last one is the row as it stands. A guest gets those that came as far as to them. */
export async function shownVersions(
  call: Call,
  model: RecordModel,
  current: WireRow,
): Promise<ShownVersion<WireRow>[]> {
  const id = String(current.id);
  const owner = (await call.app.names.lookUp(call.db, model, [id])).get(id)?.owner;
  if (!owner) return [];
  // As far as it came then decides, not where the row stands now.
  const kept = (await readVersions(call.db, model.key, id)).filter(({ row: { status } }) =>
    inScope(call.filter, { ...owner, scopeValues: { ...owner.scopeValues, status } }),
  );
  const shownAs = await peopleAsKnownTo(
    call,
    kept.map(({ user }) => user),
  );
  const shown = async (row: WireRow): Promise<WireRow> => {
    await showParts(call, model, [row]);
    return redactFor(call, model, await showRow(call, model, row));
  };
  const versions: ShownVersion<WireRow>[] = [];
  for (const { revision, row, at, user: by, reason } of kept) {
    const user = shownAs(by);
    // Why one of us sent it back is said among ourselves.
    const isOurs = isGuest(call.actor) && by?.id !== user?.id;
    versions.push({
      revision,
      row: await shown(row),
      sent_back: { at, user, reason: isOurs ? null : reason },
    });
  }
  return [
    ...versions,
    { revision: Number(current.revision ?? 1), row: await shown(current), sent_back: null },
  ];
}
