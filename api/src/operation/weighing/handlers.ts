/** What is done with weighings beside keeping them: many at once, striking, sums, closing. */
import { issuesUnder } from "@plimsoll/domain/kernel/calculated";
import { canonical } from "@plimsoll/domain/kernel/decimal";
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { checkNew, type Values } from "@plimsoll/domain/kernel/row-schema";
import type { fieldContracts } from "@plimsoll/domain/operation/field-contract";
import {
  accumulateInstallments,
  type CounterOfPeriod,
  checkAccumulated,
  checkClosing,
  type Installment,
} from "@plimsoll/domain/weighing/installments";
import { type ScaleReading, siftReadings } from "@plimsoll/domain/weighing/scale-file";
import { sumsByHold, sumsByProduct, weighedTotal } from "@plimsoll/domain/weighing/weighed-sums";
import type { z } from "zod";
import { uuid7 } from "#adapters/ids";
import { eventOf } from "#db/audit";
import { ownerOf } from "#db/scope";
import { chosenId, heldIds } from "#record/chosen-id";
import { type Above, holdLineage, inherited, parentsOf, refuseLocked } from "#record/lineage";
import { listRecords } from "#record/list";
import { readRow } from "#record/load";
import { writeMany } from "#record/load-many";
import { redactFor, showReferences, type WireRow } from "#record/row";
import { auditEntry, changeRecord, updateRecord } from "#record/write";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { auditUser, currentRow } from "#status/change";
import { followScale } from "../draft-survey/follow-scale.ts";
import { followField } from "../follow-field.ts";
import { periodsOf, planOf, raiseTotals, reachedIn, readBefore, sentBefore } from "./store.ts";

type Input<K extends keyof typeof fieldContracts> = z.infer<(typeof fieldContracts)[K]["input"]>;
type Output<K extends keyof typeof fieldContracts> = z.input<(typeof fieldContracts)[K]["output"]>;
type Sent = Input<"addWeighings">["rows"][number];

export const weighingHandlers = {
  async addWeighings(call: Call, input: Input<"addWeighings">) {
    const { from_file: isFromFile, from_scale: isFromScale, ...sent } = input;
    const source = isFromScale === true ? "scale" : isFromFile === true ? "file" : "typed";
    const { rows } = await addInstallments(call, { ...sent, source });
    return rows as unknown as Output<"addWeighings">;
  },

  /** Struck by a correction like any other: the row stays, and says why. */
  async strikeWeighing(call: Call, { id, version, justification }: Input<"strikeWeighing">) {
    const model = call.app.catalog.get("weighing");
    const row = await readRow(call, model, id);
    if (!row) throw refuse("not_found");
    if (!justification?.trim()) throw refuse("justification_required", "justification");
    const seen = version ?? row.version;
    await updateRecord(call, model, { id: row.id, version: seen, struck: true, justification });
    return { id: String(row.id) };
  },

  async sumWeights(call: Call, { operation_id: id }: Input<"sumWeights">): Promise<Output<"sumWeights">> {
    const operations = call.app.catalog.get("operation");
    const operation = isUuid(id)
      ? await readRow(authorizeOn(call, "operation", "load"), operations, id)
      : undefined;
    if (!operation) throw refuse("not_found");
    const [plan, periods] = await Promise.all([planOf(call.db, id), periodsOf(call.db, id)]);
    return {
      total: weighedTotal(periods),
      by_hold: sumsByHold(plan, periods),
      by_product: sumsByProduct(plan, periods),
      by_period: periods.map(({ id: period, total, ...about }) => ({
        period_id: period,
        ...about,
        weighed: total,
      })),
    };
  },

  closePeriod: (call: Call, seen: Input<"closePeriod">) =>
    changePeriod<Output<"closePeriod">>(call, seen, "close", async (inner, row) => {
      if (row.closed === true) throw refuse("period_closed");
      const issues = checkClosing(row as unknown as CounterOfPeriod, String(row.total));
      if (issues.length > 0) throw new Failure(issues);
      // Whoever closes a period without saying when it ended closes it with its last weighing.
      return { closed: true, closed_at: inner.now, end_at: row.end_at ?? row.last_at ?? row.begin_at };
    }),

  reopenPeriod: (call: Call, { justification, ...seen }: Input<"reopenPeriod">) =>
    changePeriod<Output<"reopenPeriod">>(call, seen, "reopen", async (inner, row) => {
      const reason = justification?.trim();
      if (!reason) throw refuse("justification_required", "justification");
      if (row.closed !== true) throw refuse("status_not_permitted", undefined, { status: "reopen" });
      const said = `${inner.now.slice(0, 16)} ${inner.actor.name}: ${reason}`;
      const remark = [row.remark, said].filter(Boolean).join(" · ");
      return { closed: false, closed_at: null, remark: remark.slice(-500) };
    }),
};

interface Installments extends Pick<Input<"addWeighings">, "period_id" | "rows"> {
  readonly source: "typed" | "file" | "scale";
}

interface Added {
  readonly rows: readonly WireRow[];
  /** How many a scale had written before. */
  readonly there: number;
}

/** At the end of a period, one after another, under the hold of the order. */
export function addInstallments(call: Call, sent: Installments): Promise<Added> {
  const { period_id: period, source } = sent;
  return call.inTransaction(async (inner) => {
    const model = inner.app.catalog.get("weighing");
    const above = await holdLineage(inner, model, period);
    refuseLocked(inner, model, "create", undefined, above);
    const checked = checkRows(model, sent.rows, { period_id: period, ...inherited(model, above) });
    const { rows, values, there } =
      source === "scale"
        ? await freshOf(inner, period, sent.rows, checked)
        : { rows: sent.rows, values: checked, there: 0 };
    if (rows.length === 0) return { rows: [], there };
    const known = await answeredBefore(inner, model, period, rows);
    if (known) return { rows: known, there };
    const reached = await reachedIn(inner.db, period);
    const standings = accumulateInstallments(values as unknown as Installment[], reached);
    const wrong = checkAccumulated(
      rows.map((row) => row.accumulated),
      standings,
    );
    if (wrong.length > 0) throw new Failure(wrong);
    const written = values.map((row, at) => ({
      ...row,
      ...standings[at],
      operation_id: above[0]?.row.operation_id,
      place: reached.place + at + 1,
      source,
    }));
    return { rows: await addRows(inner, model, above, written), there };
  });
}

/** What a scale wrote and the operation does not have yet. */
async function freshOf(call: Call, period: string, rows: readonly Sent[], values: readonly Values[]) {
  const read = values.map((row, at) => ({
    ...(row as unknown as ScaleReading),
    repeated: rows[at]?.repeated ?? 0,
    place: at,
  }));
  const standing = await readBefore(call.db, period, read);
  const { fresh, there, changed } = siftReadings(read, standing);
  if (changed.length > 0)
    throw new Failure(
      changed.map((at) =>
        issue("ticket_has_another_weight", `rows.${at}.ticket`, { ticket: read[at]?.ticket ?? "" }),
      ),
    );
  return {
    rows: fresh.map(({ place }) => rows[place] as Sent),
    values: fresh.map(({ place }) => values[place] as Values),
    there,
  };
}

/** Judged under the hold of the order, so that nothing is weighed into a period while it is closed. */
function changePeriod<T>(
  call: Call,
  seen: { readonly id: string; readonly version: number },
  action: string,
  change: (inner: Call, row: WireRow) => Promise<WireRow>,
): Promise<T> {
  return call.inTransaction(async (inner) => {
    const model = inner.app.catalog.get("weighing_period");
    const first = await currentRow(inner, model, seen);
    await holdLineage(inner, model, first.operation_id);
    const row = await currentRow(inner, model, seen);
    const changed = await changeRecord(inner, model, row, await change(inner, row), action);
    return redactFor(inner, model, changed) as T;
  });
}

function checkRows(model: RecordModel, rows: readonly Sent[], of: Values): Values[] {
  const issues: Issue[] = [];
  const values = rows.map((row, at): Values => {
    const { id, accumulated: _, repeated: __, unit, ...own } = row;
    const checked = checkNew(model, { ...own, ...(unit == null ? {} : { unit }), ...of });
    if (!checked.ok) issues.push(...issuesUnder(`rows.${at}`, checked.issues));
    return { ...(checked.ok ? checked.values : {}), ...(id == null ? {} : { id: chosenId(id) }) };
  });
  if (issues.length > 0) throw new Failure(issues);
  return values;
}

/**
 * Rows that bring ids which are known already were sent before, and no answer came: the same rows are answered again.
 * Anything else under a known id is refused.
 */
async function answeredBefore(
  call: Call,
  model: RecordModel,
  period: string,
  rows: readonly Sent[],
): Promise<WireRow[] | undefined> {
  const ids = rows.flatMap(({ id }) => (id == null ? [] : [chosenId(id)]));
  const double = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (double !== -1) throw refuse("duplicate_entry", `rows.${double}.id`);
  const held = await heldIds(call.db, ids);
  if (held.size === 0) return undefined;
  const before = new Map((await sentBefore(call.db, period, ids)).map((row) => [row.id, row]));
  const isSame = rows.every(({ id, weight, unit, at }) => {
    const row = id == null ? undefined : before.get(id.toLowerCase());
    return (
      row !== undefined &&
      canonical(row.weight) === canonical(weight) &&
      row.unit === (unit ?? "MT") &&
      Date.parse(row.at) === Date.parse(at)
    );
  });
  if (!isSame) throw refuse(before.size > 0 ? "already_exists" : "not_authorized", "rows");
  const { attributes } = await listRecords(call, model, {
    conditions: [{ attribute: "id", operator: "in", value: ids }],
    active: "all",
    pagination: { size: ids.length },
  } as never);
  return attributes.map((row) => redactFor(call, model, row));
}

async function addRows(
  call: Call,
  model: RecordModel,
  above: readonly Above[],
  rows: readonly Values[],
): Promise<WireRow[]> {
  const [period] = above;
  const withIds: WireRow[] = rows.map((row) => ({ ...row, id: row.id ?? uuid7(call.now) }));
  const last = withIds.at(-1) as WireRow;
  const newest = withIds
    .map((row) => String(row.at))
    .reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
  await raiseTotals(call.db, period?.row.id, {
    accumulated: String(last.accumulated),
    sequence: Number(last.sequence),
    at: newest,
  });
  const origin = { now: call.now, requestId: call.requestId, user: auditUser(call), address: call.address };
  await writeMany(call.db, model, withIds, origin);
  await followScale(call.db, last.operation_id);
  await followField(call, String(last.work_order_id), "weighing");
  const entry = auditEntry(call, model, "addweighings", String(last.id), 1, {});
  const owner = ownerOf(
    model.definition,
    last,
    above.map((one) => one.row),
  );
  // One word for all of them: whoever has the period open asks for its rows again.
  call.afterCommit(() => call.app.events.publish(eventOf(entry, owner, parentsOf(model, above))));
  const shown = withIds.map((row) => ({
    version: 1,
    active: true,
    created_at: call.now,
    updated_at: call.now,
    ...row,
    corrections: [],
  }));
  await showReferences(call, model, shown);
  return shown.map((row) => redactFor(call, model, row));
}
