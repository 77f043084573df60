/** Everything that the field pages of one operation need, each record within the caller's own rights. */

import { mayOn } from "@plimsoll/domain/access/permission";
import { zoneOf } from "@plimsoll/domain/country/time-zone";
import { tanksOf } from "@plimsoll/domain/draft-survey/tank-table";
import { titleOf } from "@plimsoll/domain/kernel/row-title";
import type { Carrier } from "@plimsoll/domain/operation/carrier";
import { recordsOf } from "@plimsoll/domain/operation/operation-pages";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { everyPage } from "#record/every-page";
import { findRow } from "#record/load";
import { redactFor, type WireRow } from "#record/row";
import { authorizeOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { shownVerdicts } from "#status/machine";
import { surveyedBarge, surveyedShip, tankRows } from "./draft-survey/store.ts";
import { operationModel } from "./progress.ts";
import { ownSeals, tellingRanges } from "./sealing/stock.ts";
import { carrierOf, filesBelow, zoneOfPort } from "./store.ts";

/** Registers that the pages choose from, by what chooses. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  timelog_entry: ["timelog"],
  occurrence: ["occurrences"],
  origin_inspection: ["loading_place"],
  operation: ["product"],
};

/**
 * Registers whose whole rows an inspector needs: what is asked, what earlier cargoes mean, which entries are stops, how
 * scales write, by which standard a product is classified, who has which seals.
 */
const TAKEN_WHOLE = ["checklist", "previous_cargo", "timelog", "scale", "product", "seal_range"] as const;

/** Of these, only what can still be written to is taken along, or is in use: a ship has thousands of weighings. */
const TAKEN_WHERE: Readonly<Record<string, object>> = {
  seal_range: { attribute: "active", operator: "=", value: true },
  weighing: { attribute: "period.closed", operator: "=", value: false },
};

export async function readBundle(call: Call, id: string): Promise<Bundle> {
  const model = operationModel(call);
  const operation = await findRow(call, model, id);
  if (!operation) throw refuse("not_found");
  const records = recordsOf(operation.carrier as Carrier).filter((record) => mayList(call, record));
  const named = [...records, "operation"].flatMap((record) => CHOICES[record] ?? []);
  const [order, zone, carrier, verdicts, files, seals, rows, whole, choices] = await Promise.all([
    orderOf(call, operation),
    zoneOfPort(call.db, operation.work_order_id),
    surveyedCarrierOf(call, operation),
    shownVerdicts(call, model, operation),
    filesBelow(
      call,
      records.filter((record) => call.app.catalog.get(record).files.length > 0),
      operation.id,
    ),
    records.includes("hold_sealing") ? ownSeals(call) : null,
    Promise.all(records.map(async (record) => [record, await rowsOf(call, record, operation.id)] as const)),
    Promise.all(
      TAKEN_WHOLE.filter((record) => mayList(call, record)).map(
        async (record) => [record, await wholeOf(call, record, operation)] as const,
      ),
    ),
    Promise.all(
      named
        .filter((record) => mayList(call, record))
        .map(async (record) => [record, await namesOf(call, record)] as const),
    ),
  ]);
  const shown = new Set(rows.flatMap(([, listed]) => listed.map((row) => String(row.id))));
  return {
    operation: redactFor(call, model, { ...operation, verdicts }) as Bundle["operation"],
    order: order as Bundle["order"],
    carrier,
    zone: zone ?? zoneOf(operation.country as string | null),
    records: Object.fromEntries([...rows, ...whole]),
    choices: Object.fromEntries(choices),
    seals,
    // Whoever does not see a row does not see what hangs from it.
    files: files.filter((file) => shown.has(file.reference_id)),
    at: call.now,
  };
}

/** The ship or barge as it is drawn, with what a survey of it leans on for whoever sees surveys. */
async function surveyedCarrierOf(call: Call, operation: WireRow): Promise<Bundle["carrier"]> {
  const isSurveyed = mayList(call, "draft_survey");
  const [carrier, ship, barge, tanks] = await Promise.all([
    carrierOf(call.db, operation),
    isSurveyed ? surveyedShip(call.db, operation.ship_id) : null,
    isSurveyed ? surveyedBarge(call.db, operation.barge_id) : null,
    isSurveyed ? tankRows(call.db, operation.ship_id) : [],
  ]);
  return carrier ? { ...carrier, ship, barge, tanks: tanksOf(tanks) as never } : null;
}

function mayList(call: Call, record: string): boolean {
  return mayOn(call.actor, call.app.catalog.get(record).definition, "list");
}

/** Whoever may see the operation sees which order it belongs to; the rest of the order needs its own right. */
async function orderOf(call: Call, operation: WireRow): Promise<WireRow> {
  const model = call.app.catalog.get("work_order");
  const row = await findRow(authorizeOn(call, "work_order", "load"), model, operation.work_order_id);
  if (!row) throw refuse("not_found");
  return redactFor(call, model, row);
}

function wholeOf(call: Call, record: string, operation: WireRow): Promise<WireRow[]> {
  const rows = rowsOf(call, record);
  return record === "seal_range" ? tellingRanges(call, operation, rows) : rows;
}

async function rowsOf(call: Call, record: string, operationId?: unknown): Promise<WireRow[]> {
  const model = call.app.catalog.get(record);
  const inner = authorizeOn(call, record, "list");
  const conditions = [
    operationId === undefined ? [] : { attribute: "operation_id", operator: "=", value: operationId },
    TAKEN_WHERE[record] ?? [],
  ].flat();
  const rows: WireRow[] = [];
  for await (const page of everyPage(inner, model, { conditions } as never))
    rows.push(...page.attributes.map((row) => redactFor(call, model, row)));
  return rows;
}

async function namesOf(call: Call, record: string): Promise<{ id: string; name: string }[]> {
  const model = call.app.catalog.get(record);
  const rows = await rowsOf(call, record);
  return rows
    .filter((row) => row.active === true)
    .map((row) => ({ id: String(row.id), name: titleOf(model, row, call.locale) ?? "" }));
}
