/**
 * What was written here, laid over the rows of a bundle, so that the page shows what its person did. The server's own
 * answer takes its place once it is there. What follows from a row alone, as its definition says, follows here too: a net
 * weight at the gate is there when both weights are. What needs other rows, the server works out.
 */
import { withDefaults } from "@plimsoll/domain/kernel/row-schema";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { catalog } from "@plimsoll/domain/records";
import type { Entry, Row } from "./entry.ts";
import { withWeighingAnswer, withWeighingEntry } from "./weighings-over.ts";

type Records = Readonly<Record<string, readonly Row[]>>;

/** Calls without a row of their own, and the record that they write. */
const ONE_ROW: Readonly<Record<string, string>> = {
  changehosetestunique: "hose_test",
  changepreinspectionunique: "pre_inspection",
};
const CARGO_LISTS: ReadonlySet<string> = new Set(["changelastcargo", "changelastcargounique"]);

/** What a status call makes of the operation. */
const STATUSES: Readonly<Record<string, string>> = {
  start: "started",
  finish: "finished",
  reopen: "started",
};

export function laidOver(bundle: Bundle, entries: readonly Entry[]): Bundle {
  const own = entries.filter(
    ({ operationId, service }) => service === undefined && operationId === String(bundle.operation.id),
  );
  return own.reduce(withEntry, bundle);
}

function withEntry(bundle: Bundle, entry: Entry): Bundle {
  const { type, action, attributes } = entry;
  if (type === "operation")
    return { ...bundle, operation: { ...bundle.operation, ...operationValues(entry) } };
  if (type === "default") return withUnique(bundle, entry);
  if (type === "weighing") return withWeighingEntry(bundle, entry);
  if (action === "create") return changed(bundle, type, (rows) => [...rows, newRow(rows, entry)]);
  if (action === "delete")
    return changed(bundle, type, (rows) => rows.filter((row) => row.id !== attributes.id));
  return changed(bundle, type, (rows) =>
    rows.map((row) =>
      row.id === attributes.id ? withDerived(type, { ...row, ...valuesIn(row, entry) }) : row,
    ),
  );
}

/** The row as the page would have got it, as far as that is known here: its blanks, a first version, the next attempt. */
function newRow(rows: readonly Row[], { type, attributes, at, operationId }: Entry): Row {
  const counted =
    type === "basement_inspection"
      ? { attempt: rows.filter((row) => row.hold === attributes.hold).length + 1 }
      : type === "weighing_period"
        ? { number: rows.length + 1 }
        : type === "classification"
          ? { number: rows.length + 1, code: String(rows.length + 1) }
          : {};
  return withDerived(type, {
    ...blankOf(type),
    version: 1,
    created_at: at,
    operation_id: operationId,
    ...counted,
    ...attributes,
    ...signatureOf(attributes),
  });
}

/** A figure that nobody could read is refused later; until then nothing follows from it. */
function withDerived(type: string, row: Row): Row {
  const derived = catalog.find(type)?.definition.derived;
  if (!derived) return row;
  try {
    return { ...row, ...derived({ ...blankOf(type), ...row } as never) };
  } catch {
    return row;
  }
}

function blankOf(type: string): Row {
  const model = catalog.find(type);
  return model ? withDefaults(model, {}) : {};
}

/** Given for what stands there now; whether that is still so after a change, the server says. */
function signatureOf({ signed_name: name, signed_at: at }: Row): Row {
  return typeof name === "string" && typeof at === "string" ? { signature_state: "valid" } : {};
}

/** A status lays over what its machine says that it sets: the moment, and the reason where there is one. */
function valuesIn(row: Row, entry: Entry): Row {
  const machine = catalog.find(entry.type)?.definition.machine;
  const { status: to, justification } = entry.attributes;
  if (entry.action !== "changestatus" || !machine || typeof to !== "string") return valuesOf(entry);
  const reason = typeof justification === "string" ? justification : null;
  const sets = machine.sets?.({ row, to, at: entry.at, justification: reason } as never) ?? {};
  return { ...sets, [machine.attribute ?? "status"]: to };
}

function valuesOf({ action, attributes, at }: Entry): Row {
  const { version: _, justification, ...values } = attributes;
  if (action === "withdraw") return { withdrawn_at: at, withdrawn_reason: justification ?? null };
  if (action === "approve") return { approval: "approved", answered_at: at, reason: null };
  if (action === "reprove") return { approval: "reproved", answered_at: at, reason: justification ?? null };
  if (action === "close") return { closed: true, closed_at: at };
  if (action === "reopen") return { closed: false, closed_at: null };
  return action === "tell" ? {} : { ...values, ...signatureOf(attributes) };
}

function operationValues({ action, attributes, at }: Entry): Row {
  const status = STATUSES[action];
  if (status !== undefined)
    return {
      status,
      ...(action === "start" ? { started_at: at } : {}),
      finished_at: action === "finish" ? at : null,
    };
  if (action !== "update") return {};
  const { version: _, ...values } = attributes;
  return values;
}

function withUnique(bundle: Bundle, entry: Entry): Bundle {
  const { action, attributes, id, operationId } = entry;
  if (CARGO_LISTS.has(action)) {
    const hold = attributes.hold ?? null;
    const cargoes = (attributes.cargoes ?? []) as readonly Row[];
    const rows = cargoes.map((cargo, at) => ({
      ...blankOf("last_cargo"),
      id: `${id}/${at}`,
      version: 1,
      operation_id: operationId,
      hold,
      sequence: at + 1,
      ...cargo,
    }));
    return changed(bundle, "last_cargo", (known) => [
      ...known.filter((row) => (row.hold ?? null) !== hold),
      ...rows,
    ]);
  }
  const type = ONE_ROW[action];
  if (type === undefined) return bundle;
  const isIt = (row: Row) => attributes.hold === undefined || row.hold === attributes.hold;
  return changed(bundle, type, (rows) =>
    rows.some(isIt)
      ? rows.map((row) => (isIt(row) ? { ...row, ...attributes, id: row.id } : row))
      : [...rows, { ...blankOf(type), id, version: 1, ...attributes }],
  );
}

function changed(bundle: Bundle, type: string, change: (rows: readonly Row[]) => readonly Row[]): Bundle {
  const records: Records = bundle.records;
  return { ...bundle, records: { ...records, [type]: change(records[type] ?? []) } } as Bundle;
}

/** The same bundle with what the server answered to an entry: the screen never falls back to what was before. */
export function withAnswer(bundle: Bundle, entry: Entry, answer: unknown): Bundle {
  const { type, action, attributes, service } = entry;
  // Files are no rows of the bundle.
  if (service !== undefined) return bundle;
  if (type === "weighing") return withWeighingAnswer(bundle, entry, answer);
  if (action === "delete") return withEntry(bundle, entry);
  if (type === "default") return withUniqueAnswer(bundle, entry, answer);
  if (!isRow(answer)) return withEntry(bundle, entry);
  if (type === "operation") return { ...bundle, operation: { ...bundle.operation, ...answer } };
  return changed(bundle, type, (rows) => replaced(rows, { ...answer, id: attributes.id ?? answer.id }));
}

function withUniqueAnswer(bundle: Bundle, entry: Entry, answer: unknown): Bundle {
  const { action, attributes } = entry;
  if (CARGO_LISTS.has(action) && Array.isArray(answer)) {
    const hold = attributes.hold ?? null;
    return changed(bundle, "last_cargo", (rows) => [
      ...rows.filter((row) => (row.hold ?? null) !== hold),
      ...(answer as readonly Row[]),
    ]);
  }
  const type = ONE_ROW[action];
  return type !== undefined && isRow(answer)
    ? changed(bundle, type, (rows) => replaced(rows, answer))
    : bundle;
}

function replaced(rows: readonly Row[], row: Row): readonly Row[] {
  if (!rows.some((one) => one.id === row.id)) return [...rows, row];
  return rows.map((one) => (one.id === row.id ? { ...one, ...row } : one));
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
