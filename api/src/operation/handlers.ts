/** What is done in the field beside keeping its records: the bundle, the list at work, scope, approvals, last cargoes. */
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { formatInstant } from "@plimsoll/domain/kernel/dates";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { isEmail } from "@plimsoll/domain/kernel/field/text";
import { interpolate } from "@plimsoll/domain/kernel/interpolate";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { fieldContracts } from "@plimsoll/domain/operation/field-contract";
import { isApproved } from "@plimsoll/domain/operation/pages/hold-inspection";
import type { z } from "zod";
import { findRow, readRow } from "#record/load";
import { redactFor, type WireRow } from "#record/row";
import { changeRecord, createRecord, deleteRecord, updateRecord } from "#record/write";
import { asSideEffectOn, authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { wordsOf } from "#rpc/words";
import { currentRow } from "#status/change";
import { surveyorAndUnitsOf } from "#work-order/store";
import { siteAddress } from "../env.ts";
import { readBundle } from "./bundle.ts";
import { printOfField } from "./printed.ts";
import { operationModel } from "./progress.ts";
import { atWork, lastCargoIds, onlyRowOf, portsOfInspector, portsOfUnits, zoneOfPort } from "./store.ts";
import { weighingHandlers } from "./weighing/handlers.ts";

type Input<K extends keyof typeof fieldContracts> = z.infer<(typeof fieldContracts)[K]["input"]>;
type Output<K extends keyof typeof fieldContracts> = z.input<(typeof fieldContracts)[K]["output"]>;

/** A change of one row as it stands, and the answer as the caller may read it. */
async function onCurrent<T>(
  call: Call,
  record: string,
  seen: { readonly id: string; readonly version: number },
  work: (inner: Call, row: WireRow) => Promise<WireRow>,
): Promise<T> {
  const model = call.app.catalog.get(record);
  const row = await call.inTransaction(async (inner) => work(inner, await currentRow(inner, model, seen)));
  return redactFor(call, model, row) as T;
}

export const fieldHandlers = {
  ...weighingHandlers,

  bundle: (call: Call, { id }: Input<"bundle">) => readBundle(call, id),

  printed: (call: Call, { id, document, remarks }: Input<"printed">) =>
    printOfField(call, id, document, remarks ?? null),

  async atWork(call: Call, { view, carrier, work_order_id: orderId }: Input<"atWork">) {
    const { inspectorId, workunitIds } = await surveyorAndUnitsOf(call.db, call.actor.userId);
    const portIds =
      view === "port"
        ? [...(await portsOfInspector(call.db, inspectorId)), ...(await portsOfUnits(call.db, workunitIds))]
        : [];
    if (orderId != null && !isUuid(orderId)) throw refuse("invalid_id", "work_order_id");
    return atWork(
      call.db,
      { filter: call.filter, model: operationModel(call) },
      {
        view,
        inspectorId,
        portIds,
        carrier: carrier ?? undefined,
        orderId: orderId ?? undefined,
        locale: call.locale,
      },
    );
  },

  /** The scope stands on the order; the field says what was carried out. */
  confirmScope: (call: Call, input: Input<"confirmScope">) =>
    call.inTransaction(async (inner) => {
      const model = operationModel(inner);
      const operation = await readRow(inner, model, input.operation_id);
      if (!operation) throw refuse("not_found");
      const locked = model.definition.lock?.(operation as never, {
        record: "scope_item",
        action: "confirmscope",
      });
      if (locked) throw new Failure([issue(locked.code, "operation_id", locked.params)]);
      const onOrders = asSideEffectOn(inner, "work_order");
      const orders = inner.app.catalog.get("work_order");
      const order = await readRow(onOrders, orders, operation.work_order_id);
      const scope = (order?.scope ?? []) as { service_type_id: string }[];
      if (!order || !scope.some((item) => item.service_type_id === input.service_type_id))
        throw refuse("reference_not_found", "service_type_id");
      const changed = scope.map((item) =>
        item.service_type_id === input.service_type_id ? { ...item, confirmed: input.confirmed } : item,
      );
      await changeRecord(onOrders, orders, order, { scope: changed }, "confirmscope");
      const row = await findRow(inner, model, input.operation_id);
      return redactFor(inner, model, row) as unknown as Output<"confirmScope">;
    }),

  withdraw: (call: Call, { justification, ...seen }: Input<"withdraw">) =>
    onCurrent<Output<"withdraw">>(call, "basement_inspection", seen, async (inner, row) => {
      const reason = justification?.trim();
      if (!reason) throw refuse("justification_required", "justification");
      if (!isApproved(row as never)) throw refuse("status_not_permitted", undefined, { status: "withdraw" });
      const values = { withdrawn_at: inner.now, withdrawn_reason: reason };
      return changeRecord(inner, inner.app.catalog.get("basement_inspection"), row, values, "withdraw");
    }),

  approveDocument: (call: Call, seen: Input<"approveDocument">) =>
    answerDocument(call, seen, "approved", null),

  reproveDocument(call: Call, { justification, ...seen }: Input<"reproveDocument">) {
    const reason = justification?.trim();
    if (!reason) throw refuse("justification_required", "justification");
    return answerDocument(call, seen, "reproved", reason);
  },

  tellParties: (call: Call, { to, ...seen }: Input<"tellParties">) =>
    onCurrent<Output<"tellParties">>(call, "occurrence", seen, async (inner, row) => {
      const wrong = to.flatMap((address, at) =>
        isEmail(address) ? [] : [issue("invalid_email", `to.${at}`)],
      );
      if (wrong.length > 0) throw new Failure(wrong);
      const model = inner.app.catalog.get("occurrence");
      const shown = (await findRow(inner, model, row.id)) ?? row;
      for (const address of new Set(to)) await mailOccurrence(inner, shown, address);
      const told = [row.told, `${inner.now} ${to.join(", ")}`].filter(Boolean).join("\n");
      return changeRecord(inner, model, row, { told }, "tell");
    }),

  lastCargoes: (call: Call, { operation_id: operation, cargoes }: Input<"lastCargoes">) =>
    setLastCargoes(call, operation, null, cargoes),

  lastCargoesOfHold: (call: Call, input: Input<"lastCargoesOfHold">) =>
    setLastCargoes(call, input.operation_id, input.hold, input.cargoes),

  hoseTestOfHold: (call: Call, input: Input<"hoseTestOfHold">) =>
    makeOrChange<Output<"hoseTestOfHold">>(call, "hose_test", input, input.hold),

  onePreInspection: (call: Call, input: Input<"onePreInspection">) =>
    makeOrChange<Output<"onePreInspection">>(call, "pre_inspection", input),
};

function answerDocument(
  call: Call,
  seen: { id: string; version: number },
  approval: "approved" | "reproved",
  reason: string | null,
): Promise<Output<"approveDocument">> {
  return onCurrent(call, "ship_document", seen, (inner, row) =>
    changeRecord(
      inner,
      inner.app.catalog.get("ship_document"),
      row,
      { approval, reason, answered_at: inner.now, answered_by: inner.actor.name },
      approval === "approved" ? "approve" : "reprove",
    ),
  );
}

async function mailOccurrence(call: Call, row: WireRow, address: string): Promise<void> {
  const words = wordsOf(call.locale).mail;
  const nameOf = (value: unknown) => (value as { name?: string } | null)?.name ?? "";
  const place = `/operation/vessels/${String(row.operation_id)}/occurrences/${String(row.id)}`;
  const zone = (await zoneOfPort(call.db, row.work_order_id)) ?? zoneOf(call.country);
  await call.app.jobs.add(call.db, "mail", {
    to: address,
    subject: interpolate(words.occurrenceSubject, {
      type: nameOf(row.occurrences),
      order: nameOf(row.work_order),
    }),
    text: interpolate(words.occurrenceBody, {
      type: nameOf(row.occurrences),
      order: nameOf(row.work_order),
      at: formatInstant(String(row.at), call.locale, zone),
      text: String(row.text ?? ""),
      treatment: String(row.treatment ?? ""),
      sender: call.actor.name,
      link: `${siteAddress(call.app.env)}${place}`,
    }),
    button: words.occurrenceButton,
    language: call.locale,
  });
}

/** Sent again with the same content it changes nothing: rows that say the same already stay. */
function setLastCargoes(
  call: Call,
  operationId: string,
  hold: number | null,
  cargoes: Input<"lastCargoes">["cargoes"],
): Promise<Output<"lastCargoes">> {
  if (!isUuid(operationId)) throw refuse("reference_not_found", "operation_id");
  const writing = authorizeOn(call, "last_cargo", "update");
  return writing.inTransaction(async (inner) => {
    const model = inner.app.catalog.get("last_cargo");
    const ids = await lastCargoIds(inner.db, operationId, hold);
    const rows: WireRow[] = [];
    for (const [at, cargo] of cargoes.entries()) {
      const values = { ...BLANK_CARGO, ...cargo, operation_id: operationId, hold, sequence: at + 1 };
      const current = ids[at] === undefined ? undefined : await readRow(inner, model, ids[at]);
      rows.push(
        current
          ? await updateRecord(inner, model, { ...values, id: current.id, version: current.version })
          : await createRecord(inner, model, values),
      );
    }
    for (const id of ids.slice(cargoes.length)) await deleteRecord(inner, model, { id });
    return rows.map((row) => redactFor(inner, model, row)) as unknown as Output<"lastCargoes">;
  });
}

const BLANK_CARGO = { load_port: null, discharge_port: null, date: null, cleaning: null, remark: null };

function makeOrChange<T>(
  call: Call,
  record: string,
  values: Readonly<WireRow> & { readonly operation_id: string },
  hold?: number,
): Promise<T> {
  if (!isUuid(values.operation_id)) throw refuse("reference_not_found", "operation_id");
  const writing = authorizeOn(call, record, "update");
  return writing.inTransaction(async (inner) => {
    const model = inner.app.catalog.get(record);
    const known = await onlyRowOf(inner.db, record, values.operation_id, hold);
    const current = known && (await readRow(inner, model, known.id));
    const row = current
      ? await updateRecord(inner, model, {
          ...withKnownIds(model, values, current),
          id: current.id,
          version: current.version,
        })
      : await createRecord(inner, model, values);
    return redactFor(inner, model, row) as T;
  });
}

/** Child rows without ids are those that stand in the same places: sent again, the same content changes nothing. */
function withKnownIds({ children }: RecordModel, values: Readonly<WireRow>, current: WireRow): WireRow {
  const known = children.flatMap(({ name }) => {
    const [sent, had] = [values[name], current[name]];
    if (!Array.isArray(sent) || !Array.isArray(had)) return [];
    return [[name, sent.map((row: WireRow, at) => ({ id: had[at]?.id, ...row }))] as const];
  });
  return { ...values, ...Object.fromEntries(known) };
}
