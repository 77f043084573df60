/** Answers the calls of any record's status machine: changes of one row and of many, steps, verdicts and the log. */
import { isGuest } from "@plimsoll/domain/access/actor";
import { may, rolesOf } from "@plimsoll/domain/access/permission";
import { sinceSentBack } from "@plimsoll/domain/kernel/approval";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import {
  type AnyMachine,
  aheadOf,
  judgeStatus,
  type StatusQuestion,
  statusOf,
  statusVerdicts,
  stepsOf,
  stepVerdicts,
  targetOf,
} from "@plimsoll/domain/kernel/status-machine";
import type { ShownVerdicts } from "@plimsoll/domain/kernel/status-output";
import { CHANGE_STATUS, type Verdict } from "@plimsoll/domain/kernel/transitions";
import { redactFor, type WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { eachAlone } from "#rpc/each-alone";
import { refuse } from "#rpc/failure";
import { withPrepared } from "#rpc/prepared";
import { currentRow, enterStatus, refuseUnless, shownLog, shownReasons, shownVerdict } from "./change.ts";
import { tellWhomItWaitsFor } from "./reminders.ts";
import type { StatusRequest } from "./rules.ts";
import { readStatuses } from "./store.ts";
import { keepSentBack } from "./versions.ts";

type Side = StatusQuestion["side"];

export interface StatusAsked {
  readonly id: string;
  readonly version?: number;
  /** Absent where the call itself says it: `approve`. */
  readonly status?: string;
  readonly justification?: string | null | undefined;
  /** The call that asks. */
  readonly call: string;
  readonly input?: StatusRequest["input"];
}

export function machineOf({ key, definition }: RecordModel): AnyMachine {
  if (!definition.machine) throw new Error(`${key} has no status machine`);
  return definition.machine;
}

const sideOf = (call: Call): Side => (isGuest(call.actor) ? "guest" : "staff");

/** Everything that the rules want to know about a row before they judge. */
export async function statusQuestion(
  call: Call,
  model: RecordModel,
  row: WireRow,
  { justification = null, side = sideOf(call) }: { justification?: string | null; side?: Side } = {},
): Promise<StatusQuestion> {
  const { definition } = model;
  const { approval } = machineOf(model);
  const role = definition.subtypes === undefined ? undefined : String(row[definition.subtypes]);
  const roles = role === undefined ? rolesOf(definition) : [role];
  const own = await call.app.rules.get(model.key)?.status?.facts?.(call, row);
  const taken = approval ? await approvalsOf(call, model, String(row.id)) : {};
  return {
    row,
    side,
    facts: { ...(own as object | undefined), ...taken },
    justification,
    holds: (permission) =>
      roles.some((one) => may(call.actor, { service: definition.service, role: one, permission })),
  };
}

/** Who took which step of the version at hand. */
async function approvalsOf(call: Call, model: RecordModel, id: string) {
  const { approval } = machineOf(model);
  const log = (await readStatuses(call.db, model.key, id)).map((one) => ({
    status: one.status,
    userId: one.user_id,
  }));
  return { userId: call.actor.userId, taken: approval ? sinceSentBack(approval, log) : [] };
}

/** A row after a change of its status, and the status it had before. */
export interface Changed {
  readonly row: WireRow;
  readonly from: string;
}

/** One change, asked for by a person. Whatever it needs that takes long was prepared, or is now. */
export async function changeStatus(
  call: Call,
  model: RecordModel,
  asked: StatusAsked,
  side: Side = sideOf(call),
): Promise<Changed> {
  return call.inTransaction(async (inner) => {
    const machine = machineOf(model);
    const rules = inner.app.rules.get(model.key)?.status;
    const current = await currentRow(inner, model, asked);
    const { request, verdict } = await judged(inner, model, current, asked, side);
    refuseUnless(inner, model, verdict);
    const prepared = inner.prepared ?? (await rules?.prepare?.(inner, current, request));
    const { to, justification } = request;
    const change = {
      row: current,
      from: statusOf(machineOf(model), current),
      to,
      at: inner.now,
      by: inner.actor.name,
      justification,
    };
    await keepSentBack(inner, model, current, { to, reason: justification });
    const more = await rules?.enter?.(inner, current, request, prepared);
    const values = { ...machine.sets?.(change), ...more?.values, to };
    const note = more?.note ?? justification;
    const row = await enterStatus(outOfSight(inner), model, current, values, note, { action: asked.call });
    const stands = (await rules?.entered?.(inner, row, request)) ?? row;
    await tellWhomItWaitsFor(inner, model, stands);
    return { row: stands, from: change.from };
  });
}

/** A customer sends back what they then no longer see: whether the row was theirs to change was asked before. */
function outOfSight(call: Call): Call {
  const { only: _, ...filter } = call.filter;
  return { ...call, filter };
}

async function judged(
  call: Call,
  model: RecordModel,
  row: WireRow,
  asked: StatusAsked,
  side: Side,
): Promise<{ request: StatusRequest; verdict: Verdict }> {
  const machine = machineOf(model);
  const justification = asked.justification?.trim() || null;
  // A call that leads nowhere from here is refused as the status it would have led to.
  const to = asked.status ?? targetOf(machine, row, asked.call, side) ?? asked.call;
  const question = await statusQuestion(call, model, row, { justification, side });
  return {
    request: { to, justification, input: asked.input ?? {} },
    verdict: judgeStatus(machine, question, { to, by: "person", call: asked.call }),
  };
}

/** The slow part of a change, before its transaction; nothing where the change would be refused. */
export async function prepareStatus(call: Call, model: RecordModel, asked: StatusAsked): Promise<unknown> {
  const prepare = call.app.rules.get(model.key)?.status?.prepare;
  if (!prepare) return undefined;
  const row = await currentRow(call, model, asked).catch(() => undefined);
  if (!row) return undefined;
  const { request, verdict } = await judged(call, model, row, asked, sideOf(call));
  return verdict.may ? prepare(call, row, request) : undefined;
}

type Seen = Pick<StatusAsked, "id" | "version">;
type AskedOfMany = Omit<StatusAsked, "id" | "version" | "call">;

const askedOfOne = (asked: AskedOfMany, seen: Seen): StatusAsked => ({
  ...asked,
  ...seen,
  call: CHANGE_STATUS,
});

/** The slow part of many changes, by the id of their row. */
export async function prepareStatuses(
  call: Call,
  model: RecordModel,
  rows: readonly Seen[],
  asked: AskedOfMany,
): Promise<ReadonlyMap<string, unknown>> {
  const prepared = new Map<string, unknown>();
  for (const seen of rows) prepared.set(seen.id, await prepareStatus(call, model, askedOfOne(asked, seen)));
  return prepared;
}

/** Each on its own: what one row may not do keeps no other from it. */
export function changeStatuses(
  call: Call,
  model: RecordModel,
  rows: readonly Seen[],
  asked: AskedOfMany,
): Promise<object[]> {
  const prepared = call.prepared as ReadonlyMap<string, unknown> | undefined;
  return eachAlone<Seen, object>(
    call,
    model.key,
    rows,
    async (inner, seen) => {
      const one = withPrepared(inner, prepared?.get(seen.id));
      const { row } = await changeStatus(one, model, askedOfOne(asked, seen));
      return { id: seen.id, ok: true, row: redactFor(inner, model, row) };
    },
    ({ id }, errors) => ({ id, ok: false, errors }),
  );
}

/** Asked for by a person, carried out as what happened: begin, inspections done, loading. */
export async function takeStep(
  call: Call,
  model: RecordModel,
  step: string,
  seen: Pick<StatusAsked, "id" | "version">,
): Promise<Changed> {
  return call.inTransaction(async (inner) => {
    const current = await currentRow(inner, model, seen);
    const [, to] = stepsOf(machineOf(model), current).find(([one]) => one === step) ?? [];
    if (to === undefined) throw refuse("status_not_permitted");
    const question = await statusQuestion(inner, model, current);
    refuseUnless(inner, model, judgeStatus(machineOf(model), question, { to, by: "system" }));
    const row = await enterStatus(inner, model, current, { to }, null);
    const request = { to, justification: null, input: {} };
    const entered = inner.app.rules.get(model.key)?.status?.entered;
    return { row: (await entered?.(inner, row, request)) ?? row, from: statusOf(machineOf(model), current) };
  });
}

/**
 * By itself; undefined where it may not happen. `cause` is the record whose row made it happen: the log names it.
 * `values` are written with it.
 */
export async function applySystemTransition(
  call: Call,
  model: RecordModel,
  current: WireRow,
  to: string,
  cause: string | null = null,
  values: WireRow = {},
): Promise<WireRow | undefined> {
  const question = await statusQuestion(call, model, current);
  if (!judgeStatus(machineOf(model), question, { to, by: "system" }).may) return undefined;
  return enterStatus(call, model, current, { ...values, to }, cause, { by: "system" });
}

/** Which statuses and steps could be chosen now, and where not, why. */
export async function shownVerdicts(
  call: Call,
  model: RecordModel,
  row: WireRow,
  undoUntil: string | null = null,
): Promise<ShownVerdicts> {
  const machine = machineOf(model);
  const question = await statusQuestion(call, model, row);
  return {
    statuses: statusVerdicts(machine, question).map((one) => shownVerdict(call, model, one)),
    steps: stepVerdicts(machine, question).map(({ step, to, may: mayTake, reasons }) => ({
      step,
      to,
      may: mayTake,
      reasons: shownReasons(call, model, { to, reasons }),
    })),
    undo_until: undoUntil,
  };
}

/** The statuses a row has had, and those that usually follow. */
export function shownStatusLog(call: Call, model: RecordModel, row: WireRow) {
  return shownLog(call, model, String(row.id), aheadOf(machineOf(model), row));
}

export type StatusExtra = "verdicts" | "status_log";

/** What comes with a row on demand; nothing for a record without statuses. */
export async function statusExtras(
  call: Call,
  model: RecordModel,
  row: WireRow,
  asked: readonly StatusExtra[],
  undoUntil: string | null = null,
): Promise<WireRow> {
  if (!model.definition.machine) return {};
  const has = (extra: StatusExtra) => asked.includes(extra);
  return {
    ...(has("verdicts") ? { verdicts: await shownVerdicts(call, model, row, undoUntil) } : {}),
    ...(has("status_log") ? { status_log: await shownStatusLog(call, model, row) } : {}),
  };
}
