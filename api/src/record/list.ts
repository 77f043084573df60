/** A page of rows with the names they show, and a total that never scans the table. */
import type { Pagination } from "@plimsoll/domain/kernel/output";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Fragment } from "#db/sql";
import type { Call } from "#rpc/call";
import { type ListInput, type ListPlan, planList } from "./list-input.ts";
import {
  cursorAfter,
  listQueries,
  type SelectedRows,
  searchedWords,
  selectedRows,
  TOTAL_CAP,
  withoutKeys,
} from "./list-query.ts";
import { holdingWords } from "./named-words.ts";
import { hasParts, readParts, showParts } from "./parts.ts";
import { showReferences, type WireRow } from "./row.ts";

export interface Page {
  readonly attributes: readonly WireRow[];
  readonly pagination: Pagination;
}

export async function listRecords(call: Call, model: RecordModel, input: ListInput): Promise<Page> {
  const plan = planList({ catalog: call.app.catalog, actor: call.actor }, model, input);
  const queries = listQueries(model, call.filter, plan, await searchedBy(call, model, plan));
  const found = await call.db.run(queries.rows, queries.options);
  const more = found.length > plan.size;
  const page = more ? found.slice(0, plan.size) : found;
  const last = page.at(-1);
  const next = more && last ? cursorAfter(plan, last) : null;
  const rows: WireRow[] = withoutKeys(plan, page);
  await showReferences(call, model, rows);
  if (hasParts(plan.parts)) {
    readParts(plan.parts, rows);
    await showParts(call, plan.parts, rows);
  }
  const total = await totalOf();
  return { attributes: rows, pagination: { page: plan.page, size: plan.size, ...total, next } };

  async function totalOf(): Promise<Total> {
    // A page that is not full tells the total by itself.
    const before = (plan.page - 1) * plan.size;
    if (plan.after === undefined && !more && (rows.length > 0 || plan.page === 1))
      return counted(before + rows.length);
    const key = queries.filterKey();
    const now = Date.parse(call.now);
    if (call.app.totals.isOverCap(key, now)) return counted(TOTAL_CAP + 1);
    const [row] = await call.db.run<{ total: number }>(queries.count(), queries.options);
    const total = row?.total ?? 0;
    if (total > TOTAL_CAP) call.app.totals.rememberOverCap(key, now);
    return counted(total);
  }
}

/** The rows that the filters of a list leave, as a query: what counts or groups them asks as the list does. */
export async function selectRows(call: Call, model: RecordModel, input: ListInput): Promise<SelectedRows> {
  const plan = planList({ catalog: call.app.catalog, actor: call.actor }, model, input);
  return selectedRows(model, call.filter, plan, await searchedBy(call, model, plan));
}

/** What the words of a search ask for: of the row itself, and of the names of what it refers to. */
export function searchedBy(call: Call, model: RecordModel, plan: ListPlan): Promise<readonly Fragment[]> {
  const reader = { catalog: call.app.catalog, actor: call.actor, db: call.db };
  return holdingWords(reader, model, searchedWords(plan));
}

type Total = Pick<Pagination, "total" | "total_is">;

function counted(total: number): Total {
  return total > TOTAL_CAP ? { total: TOTAL_CAP, total_is: "at_least" } : { total, total_is: "exact" };
}
