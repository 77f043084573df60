/** What every status machine shares: a verdict as a refusal, verdicts and the log as the wire shows them. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { ShownVerdict, StatusEntry } from "@plimsoll/domain/kernel/status-output";
import { CHANGE_STATUS, type Refusal, type Verdict } from "@plimsoll/domain/kernel/transitions";
import { findRow, readRow } from "#record/load";
import { peopleAsKnownTo } from "#record/people-shown";
import { redactFor, type WireRow } from "#record/row";
import { changeRecord } from "#record/write";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { recordWords, sentence, wireCode } from "#rpc/words";
import { readStatuses, writeStatus } from "./store.ts";

/** The user that history and logs name for this call; null when the product itself made it. */
export function auditUser({ actor }: Call): { id: string; name: string } | null {
  return isUuid(actor.userId) ? { id: actor.userId, name: actor.name } : null;
}

/** `status` names the one that was asked for, in the words of the caller. */
export function issueOf({ code, params = {} }: Refusal, status = ""): Issue {
  const { field, ...rest }: Readonly<Record<string, string | number>> = { status, ...params };
  if (field === "justification") return issue("justification_required", "justification");
  return issue(code, field === undefined ? undefined : String(field), rest);
}

export function refuseUnless(call: Call, model: RecordModel, verdict: Verdict<string>): void {
  if (verdict.may) return;
  const status = statusLabels(call, model)[verdict.to] ?? verdict.to;
  throw new Failure(verdict.reasons.map((reason) => issueOf(reason, status)));
}

/** How a record's statuses are called in the language of the call. */
function statusLabels(
  { locale }: Call,
  { key, statusField = "" }: RecordModel,
): Readonly<Record<string, string>> {
  return recordWords(locale, key)?.choices?.[statusField] ?? {};
}

export function shownReasons(
  call: Call,
  model: RecordModel,
  { to, reasons }: Pick<Verdict<string>, "to" | "reasons">,
): ShownVerdict["reasons"] {
  return reasons.map((reason) => {
    const found = issueOf(reason, statusLabels(call, model)[to] ?? to);
    return { code: wireCode(found), message: sentence(call.locale, found, model.key) };
  });
}

export function shownVerdict(call: Call, model: RecordModel, verdict: Verdict<string>): ShownVerdict {
  return { ...verdict, reasons: shownReasons(call, model, verdict) };
}

/** The row as it stands, in the caller's scope, with the version that the caller saw. */
export async function currentRow(
  call: Call,
  model: RecordModel,
  { id, version }: { id: string; version?: number },
): Promise<WireRow> {
  const row = await readRow(call, model, id);
  if (!row) throw refuse("not_found");
  if (version !== undefined && row.version !== version)
    throw new Failure([issue("stale", "version")], {
      current: redactFor(call, model, await findRow(call, model, id)),
    });
  return row;
}

/** Writes a change of status with its log entry. To be called in a transaction, after its verdict. */
export async function enterStatus(
  call: Call,
  model: RecordModel,
  current: WireRow,
  { to, ...values }: WireRow & { to: string },
  justification: string | null | undefined,
  { by = "person", action = CHANGE_STATUS }: { by?: "person" | "system"; action?: string } = {},
): Promise<WireRow> {
  const change = { ...values, ...(model.statusField === undefined ? {} : { [model.statusField]: to }) };
  const row = await changeRecord(call, model, current, change, action);
  await writeStatus(call.db, {
    record: model.key,
    id: String(row.id),
    status: to,
    at: call.now,
    user: by === "person" ? auditUser(call) : null,
    justification: justification?.trim() || null,
  });
  return row;
}

/** A guest's log begins where the row came into their sight. */
function isShownStatus(
  { actor }: Call,
  { definition, statusField = "" }: RecordModel,
  status: string,
): boolean {
  const seen = definition.visibleToGuests?.[statusField];
  return !isGuest(actor) || seen === undefined || seen.includes(status);
}

/** What followed by itself names the record that made it happen; people write sentences. */
function shownCause({ app, locale }: Call, justification: string | null): string | null {
  const cause = justification === null ? undefined : app.catalog.find(justification);
  return cause ? (recordWords(locale, cause.key)?.name ?? justification) : justification;
}

/** The statuses a row has had, oldest first, and after them those still ahead of it. */
export async function shownLog(
  call: Call,
  model: RecordModel,
  id: string,
  ahead: readonly string[] = [],
): Promise<StatusEntry[]> {
  const labels = statusLabels(call, model);
  const label = (status: string) => labels[status] ?? status;
  const entries = (await readStatuses(call.db, model.key, id))
    .filter(({ status }) => isShownStatus(call, model, status))
    .map(({ user_id: userId, user_name: name, ...entry }) => ({
      ...entry,
      by: userId === null ? null : { id: userId, name: name ?? "" },
    }));
  const shownAs = await peopleAsKnownTo(
    call,
    entries.map((entry) => entry.by),
  );
  const had = entries.map(({ status, at, by, justification }): StatusEntry => {
    const user = shownAs(by);
    // Why we paused or canceled, and to whom an offer went, is said among ourselves.
    const isOurs = isGuest(call.actor) && by?.id !== user?.id;
    return {
      status,
      label: label(status),
      user,
      date: at,
      justification: isOurs ? null : shownCause(call, justification),
      active: true,
    };
  });
  const coming = ahead.map(
    (status): StatusEntry => ({
      status,
      label: label(status),
      user: null,
      date: null,
      justification: null,
      active: false,
    }),
  );
  return [...had, ...coming];
}
