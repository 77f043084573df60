/** What happened to a row, for whoever may load it, newest first: as far as they could see the row at the time. */
import { inScope, isEveryRow, type RowOwner } from "@plimsoll/domain/access/scope";
import { seenHistory } from "@plimsoll/domain/access/seen-history";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { HistoryEntry } from "@plimsoll/domain/kernel/record-output";
import { z } from "zod";
import type { AuditEntry } from "#db/audit";
import { customerPath, ownerOf } from "#db/scope";
import { sql } from "#db/sql";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { findRow } from "./load.ts";
import { peopleAsKnownTo } from "./people-shown.ts";
import type { WireRow } from "./row.ts";

export const historyInput = z.strictObject({ id: z.string() });

const MAX_ENTRIES = 500;

export async function readHistory(
  call: Call,
  model: RecordModel,
  input: { id: string },
): Promise<HistoryEntry[]> {
  const row = await findRow(call, model, input.id);
  if (!row) throw refuse("not_found");
  const stored = await call.db.run<{ body: string }>(sql`
    select body from audit_entry where record_id = ${row.id} and record = ${model.key}
    order by at desc, seq desc limit ${MAX_ENTRIES}`);
  const entries = stored.map(({ body }): HistoryEntry => {
    const { at, action, user, version, changes } = JSON.parse(body) as AuditEntry;
    return { at, action, user, version, changes };
  });
  const seen = await entriesSeenBy(call, model, row, entries);
  const shownAs = await peopleAsKnownTo(
    call,
    seen.map((entry) => entry.user),
  );
  return seen.map((entry) => ({
    ...entry,
    user: shownAs(entry.user),
    changes: changesOf(call, model, entry.changes),
  }));
}

async function entriesSeenBy(
  call: Call,
  model: RecordModel,
  row: WireRow,
  entries: readonly HistoryEntry[],
): Promise<readonly HistoryEntry[]> {
  if (isEveryRow(call.filter)) return entries;
  const whole = call.app.catalog.get(model.key);
  const known = await call.app.names.lookUp(call.db, whole, [String(row.id)]);
  const now = known.get(String(row.id))?.owner;
  if (!now) return [];
  const { belongsTo } = whole.definition;
  const customer = customerOf(whole);
  const { further } = customerPath(whole.definition);
  // The values that decide, as they stand; the row itself may lack those that the reader does not know of.
  const state = {
    country: now.country,
    company_id: now.companyId,
    user_id: now.userId,
    ...(customer === undefined ? {} : { [customer]: row[customer] ?? (further ? null : now.customerId) }),
    ...(belongsTo === undefined ? {} : { [belongsTo]: row[belongsTo] ?? null }),
    ...now.scopeValues,
  };
  return seenHistory([...entries].reverse(), state, (then) =>
    inScope(call.filter, ownerThen(whole, now, state, then)),
  ).reverse();
}

type State = Readonly<Record<string, unknown>>;

function ownerThen({ definition }: RecordModel, now: RowOwner, state: State, then: State): RowOwner {
  const { belongsTo } = definition;
  const { attribute, further } = customerPath(definition);
  // Whose another row was back then is not told here: as long as it was the same row, it counts as it stands.
  const isSame = (name: string) => then[name] === state[name];
  return {
    ...ownerOf(definition, then),
    ...(further === undefined ? {} : { customerId: isSame(attribute) ? now.customerId : null }),
    ...(belongsTo === undefined ? {} : { above: isSame(belongsTo) ? (now.above ?? []) : [] }),
  };
}

/** Where a record says its customer; rows that belong to others leave it to those. */
function customerOf({ definition }: RecordModel): string | undefined {
  const isOwn = definition.scope === "customer" && definition.ancestors === undefined;
  return isOwn ? customerPath(definition).attribute : undefined;
}

/** Old and new values of what the reader knows of the record: a guest's has fewer fields. */
function changesOf(call: Call, seen: RecordModel, changes: AuditEntry["changes"]): AuditEntry["changes"] {
  const whole = call.app.catalog.get(seen.key);
  if (whole === seen) return changes;
  const isHidden = (name: string) => name in whole.definition.fields && !(name in seen.definition.fields);
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !isHidden(path.split(".")[0] ?? "")));
}
