/** The steps of an import, as calls of the record they are for: open, map, look, fix, commit, result, discard. */
import { type Issue, issue } from "@plimsoll/domain/kernel/errors";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { sheetColumns } from "@plimsoll/domain/kernel/sheet/columns";
import type { SheetCell } from "@plimsoll/domain/kernel/sheet/read-cell";
import { z } from "zod";
import { uuid7 } from "#adapters/ids";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { sentence } from "#rpc/words";
import type { FileAnswer } from "../export.ts";
import { mappedColumns, prepareRows } from "./check.ts";
import { decodeFile, readSheetFile } from "./read-file.ts";
import { resultFile } from "./result-file.ts";
import {
  addRows,
  type Batch,
  type BatchRow,
  countRows,
  createBatch,
  findBatch,
  holdBatch,
  markRows,
  moveBatch,
  oneRow,
  pageOfRows,
  recallMapping,
  rememberMapping,
  removeBatch,
  setCells,
} from "./store.ts";
import { columnByHeading, headingOf, vocabularyOf } from "./vocabulary.ts";

const cell = z.union([
  z.string().max(100_000),
  z.number(),
  z.boolean(),
  z.strictObject({ date: z.string() }),
  z.null(),
]);

export const importInput = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("open"), name: z.string().min(1).max(200), file: z.string() }),
  z.strictObject({
    step: z.literal("map"),
    id: z.string(),
    mapping: z.array(z.string().max(200).nullable()).max(200),
  }),
  z.strictObject({ step: z.literal("status"), id: z.string() }),
  z.strictObject({
    step: z.literal("rows"),
    id: z.string(),
    only_issues: z.boolean().default(true),
    page: z.number().int().min(1).max(10_000).default(1),
    size: z.number().int().min(1).max(200).default(50),
  }),
  z.strictObject({
    step: z.literal("fix"),
    id: z.string(),
    position: z.number().int().min(1),
    cells: z.record(z.string().regex(/^\d{1,3}$/), cell),
  }),
  z.strictObject({ step: z.literal("commit"), id: z.string() }),
  z.strictObject({ step: z.literal("result"), id: z.string() }),
  z.strictObject({ step: z.literal("discard"), id: z.string() }),
]);

type Step<K extends z.infer<typeof importInput>["step"]> = Extract<z.infer<typeof importInput>, { step: K }>;

export async function importRecords(
  call: Call,
  model: RecordModel,
  input: z.infer<typeof importInput>,
): Promise<object | FileAnswer> {
  if (input.step === "open") return { attributes: await open(call, model, input) };
  const batch = await findBatch(call.db, call.actor.userId, model.key, uuidOr404(input.id));
  if (!batch) throw refuse("not_found");
  switch (input.step) {
    case "map":
      return { attributes: await map(call, model, batch, input) };
    case "status":
      return { attributes: await summary(call, model, batch) };
    case "rows":
      return { attributes: await rows(call, model, batch, input) };
    case "fix":
      return { attributes: await fix(call, model, batch, input) };
    case "commit":
      return { attributes: await commit(call, model, batch) };
    case "result":
      return resultFile(call, model, batch);
    case "discard":
      await removeBatch(call.db, batch.id);
      return { attributes: { id: batch.id } };
  }
}

function uuidOr404(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw refuse("not_found");
  return id;
}

async function open(call: Call, model: RecordModel, input: Step<"open">): Promise<object> {
  const { headers, rows } = await readSheetFile(call.actor.userId, decodeFile(input.file));
  const remembered = await recallMapping(call.db, call.actor.userId, model.key);
  const batch = {
    id: uuid7(call.now),
    user_id: call.actor.userId,
    record: model.key,
    country: call.country,
    locale: call.locale,
    name: input.name,
    state: "mapping" as const,
    headers: [...headers],
    mapping: suggested(model, headers, remembered),
    total: rows.length,
  };
  // Portion by portion, so that others come in between: nobody knows the batch before it is whole.
  await createBatch(call.db, batch, call.now);
  await addRows(call.db, batch.id, headers.length, rows);
  return summary(call, model, { ...batch, done: 0, problem: null });
}

/** As the person decided the last time, otherwise by the heading; no column twice. */
function suggested(
  model: RecordModel,
  headers: readonly string[],
  remembered: ReadonlyMap<string, string>,
): (string | null)[] {
  const byHeading = columnByHeading(model);
  const used = new Set<string>();
  return headers.map((header) => {
    const known = remembered.get(fold(header));
    const key = known === undefined ? byHeading.get(fold(header)) : known === "" ? undefined : known;
    if (key === undefined || used.has(key)) return null;
    used.add(key);
    return key;
  });
}

async function map(call: Call, model: RecordModel, batch: Batch, input: Step<"map">): Promise<object> {
  const issues = mappingIssues(model, batch, input.mapping);
  if (issues.length > 0) throw refuse(issues[0]?.code ?? "invalid", "mapping", issues[0]?.params);
  const moved = await call.inTransaction(async (inner) => {
    const pairs = batch.headers.map((header, at) => [fold(header), input.mapping[at] ?? ""] as const);
    await rememberMapping(inner.db, call.actor.userId, model.key, lastOfEach(pairs));
    const ok = await moveBatch(
      inner.db,
      batch.id,
      ["mapping", "checked", "failed"],
      "checking",
      { mapping: input.mapping, done: 0 },
      call.now,
    );
    if (ok) await inner.app.jobs.add(inner.db, "import_check", { id: batch.id });
    return ok;
  });
  if (!moved) throw refuse("finished");
  call.app.jobs.nudge();
  return summary(call, model, { ...batch, state: "checking", mapping: input.mapping, done: 0 });
}

const lastOfEach = (pairs: readonly (readonly [string, string])[]) => [...new Map(pairs)];

function mappingIssues(model: RecordModel, batch: Batch, mapping: readonly (string | null)[]): Issue[] {
  const keys = mapping.filter((key) => key !== null);
  const known = new Set(sheetColumns(model).map((column) => column.key));
  const unknown = keys.find((key) => !known.has(key));
  if (mapping.length !== batch.headers.length || keys.length === 0) return [issue("invalid", "mapping")];
  if (unknown !== undefined) return [issue("unknown_attribute", "mapping", { name: unknown })];
  return new Set(keys).size === keys.length ? [] : [issue("duplicate_entry", "mapping")];
}

async function summary(call: Call, model: RecordModel, batch: Batch): Promise<object> {
  const { id, name, state, headers, mapping, total, done, problem } = batch;
  const counts = state === "mapping" ? undefined : await countRows(call.db, id);
  const sample = state === "mapping" ? await pageOfRows(call.db, id, false, 1, 5) : [];
  return {
    id,
    name,
    state,
    headers,
    mapping,
    total,
    done,
    problem,
    counts: counts ?? null,
    sample: sample.map((row) => row.cells),
    columns: sheetColumns(model)
      .filter((column) => !column.readOnly)
      .map((column) => ({
        key: column.key,
        label: headingOf(model, column, call.locale),
        required: column.required,
      })),
  };
}

function shownRow(call: Call, model: RecordModel, row: BatchRow) {
  return {
    position: row.position,
    cells: row.cells,
    outcome: row.outcome,
    record_id: row.record_id,
    issues: row.issues.map(({ column, ...found }) => ({
      column,
      code: found.code,
      message: sentence(call.locale, found, model.key),
    })),
  };
}

async function rows(call: Call, model: RecordModel, batch: Batch, input: Step<"rows">): Promise<object> {
  const found = await pageOfRows(call.db, batch.id, input.only_issues, input.page, input.size);
  return { rows: found.map((row) => shownRow(call, model, row)), counts: await countRows(call.db, batch.id) };
}

/** The batch stays where it is meanwhile: a row that is being written is not changed beside that. */
function fix(call: Call, model: RecordModel, { id }: Batch, input: Step<"fix">): Promise<object> {
  return call.inTransaction(async (inner) => {
    const { db } = inner;
    const batch = await holdBatch(db, id, "checked");
    if (!batch) throw refuse("finished");
    const row = await oneRow(db, id, input.position);
    if (!row) throw refuse("not_found");
    if (row.outcome !== null) throw refuse("finished");
    const cells: SheetCell[] = row.cells.map(
      (old, at) => input.cells[String(at)] ?? (String(at) in input.cells ? null : old),
    );
    const columns = mappedColumns(model, batch.mapping);
    const words = vocabularyOf(model, call.locale);
    const [checked] = await prepareRows(inner, model, columns, words, [{ position: row.position, cells }]);
    const issues = checked?.issues ?? [];
    await setCells(db, id, row.position, cells);
    await markRows(db, id, [{ position: row.position, issues, outcome: null, recordId: null }]);
    return {
      row: shownRow(inner, model, { ...row, cells, issues: [...issues] }),
      counts: await countRows(db, id),
    };
  });
}

async function commit(call: Call, model: RecordModel, batch: Batch): Promise<object> {
  const moved = await call.inTransaction(async (inner) => {
    const ok = await moveBatch(inner.db, batch.id, ["checked"], "committing", { done: 0 }, call.now);
    if (ok) await inner.app.jobs.add(inner.db, "import_commit", { id: batch.id });
    return ok;
  });
  if (!moved) throw refuse("finished");
  call.app.jobs.nudge();
  return summary(call, model, { ...batch, state: "committing", done: 0 });
}
