/**
 * Weighings that were typed here, laid over those of the bundle: they go on from where their period stands, by the very
 * rules by which the server numbers them. What somebody else weighed meanwhile comes in between when it is known.
 */
import type { Bundle } from "@plimsoll/domain/operation/output";
import { accumulateInstallments, type Installment } from "@plimsoll/domain/weighing/installments";
import type { Entry, Row } from "./entry.ts";

const PERIODS = "weighing_period";
const ROWS = "weighing";

function rowsIn(bundle: Bundle, record: string): readonly Row[] {
  return (bundle.records[record] ?? []) as readonly Row[];
}

function withRecords(bundle: Bundle, changed: Readonly<Record<string, readonly Row[]>>): Bundle {
  return { ...bundle, records: { ...bundle.records, ...changed } } as Bundle;
}

/** Every row of the period in its place, with what follows from those before it; the period with its sum. */
function stood(bundle: Bundle, periodId: unknown, rows: readonly Row[]): Bundle {
  const own = rows
    .filter((row) => row.period_id === periodId)
    .sort((a, b) => Number(a.place) - Number(b.place));
  const standings = accumulateInstallments(own as unknown as readonly Installment[]);
  const standing = new Map(own.map((row, at) => [row.id, standings[at]]));
  const sums = {
    total: standings.at(-1)?.accumulated ?? "0.000",
    installments: standings.filter(({ sequence }) => sequence !== null).length,
  };
  return withRecords(bundle, {
    [ROWS]: rows.map((row) => ({ ...row, ...standing.get(row.id) })),
    [PERIODS]: rowsIn(bundle, PERIODS).map((row) => (row.id === periodId ? { ...row, ...sums } : row)),
  });
}

function added(bundle: Bundle, { attributes, at, operationId }: Entry): Bundle {
  const known = rowsIn(bundle, ROWS);
  const ids = new Set(known.map(({ id }) => id));
  const place = known
    .filter((row) => row.period_id === attributes.period_id)
    .reduce((highest, row) => Math.max(highest, Number(row.place)), 0);
  const fresh = ((attributes.rows ?? []) as readonly Row[])
    .filter(({ id }) => !ids.has(id))
    .map((row, index) => ({
      version: 1,
      active: true,
      created_at: at,
      operation_id: operationId,
      period_id: attributes.period_id,
      struck: false,
      corrections: [],
      source: attributes.from_scale === true ? "scale" : attributes.from_file === true ? "file" : "typed",
      unit: "MT",
      ...row,
      place: place + index + 1,
    }));
  return stood(bundle, attributes.period_id, [...known, ...fresh]);
}

/** A correction, or a strike, with its reason beside it until the server's own answer is there. */
function corrected(bundle: Bundle, { action, attributes, at }: Entry): Bundle {
  const { version: _, justification, ...values } = attributes;
  const known = rowsIn(bundle, ROWS);
  const before = known.find(({ id }) => id === attributes.id);
  if (!before) return bundle;
  const entry = { id: `${String(before.id)}/${at}`, at, by: null, was: "", justification };
  const change = action === "delete" ? { struck: true } : values;
  const corrections = [...((before.corrections ?? []) as readonly Row[]), entry];
  const rows = known.map((row) => (row === before ? { ...row, ...change, corrections } : row));
  return stood(bundle, before.period_id, rows);
}

export function withWeighingEntry(bundle: Bundle, entry: Entry): Bundle {
  if (entry.action === "addweighings") return added(bundle, entry);
  return entry.action === "update" || entry.action === "delete" ? corrected(bundle, entry) : bundle;
}

/** What the server answered: its numbers are the right ones, others may have weighed in between. */
export function withWeighingAnswer(bundle: Bundle, entry: Entry, answer: unknown): Bundle {
  const answered = (Array.isArray(answer) ? answer : []) as readonly Row[];
  const last = answered.at(-1);
  // Of what a scale wrote, nothing was new.
  if (entry.action === "addweighings" && Array.isArray(answer) && !last) return bundle;
  if (entry.action !== "addweighings" || !last) return withWeighingEntry(bundle, entry);
  const ids = new Set(answered.map(({ id }) => id));
  const sums = { total: last.accumulated, installments: last.sequence };
  return withRecords(bundle, {
    [ROWS]: [...rowsIn(bundle, ROWS).filter(({ id }) => !ids.has(id)), ...answered],
    [PERIODS]: rowsIn(bundle, PERIODS).map((row) => (row.id === last.period_id ? { ...row, ...sums } : row)),
  });
}
