/** Writes many new rows of one record at once, with their history: for reference data, the demo and imports. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { checkNew, type Values } from "@plimsoll/domain/kernel/row-schema";
import { type AuditEntry, recordMany } from "#db/audit";
import type { Queryable } from "#db/database";
import { SEARCH_COLUMN, SORT_COLUMN } from "#db/schema";
import { join, name, sql } from "#db/sql";
import { changesOfNew } from "./changes.ts";
import { withDerived } from "./kept-values.ts";
import { derivedColumns } from "./row.ts";
import { addParts, withChildIds } from "./write-parts.ts";

export interface LoadOrigin {
  readonly now: string;
  readonly requestId: string;
  readonly user: AuditEntry["user"];
  /** Where a person sent them from; nothing for what the product itself brings. */
  readonly address?: string;
}

/** Rows of one insert: as much as one statement should hold up others. */
const BATCH = 500;

export async function loadMany(
  tx: Queryable,
  model: RecordModel,
  rows: readonly Values[],
  origin: LoadOrigin,
): Promise<void> {
  const checked = rows.map((row) => {
    const result = checkNew(model, row);
    if (!result.ok) {
      const [first] = result.issues;
      throw new Error(`${model.key} ${JSON.stringify(row)}: ${first?.field} ${first?.code}`);
    }
    return withChildIds(model, withDerived(model, result.values));
  });
  await writeMany(tx, model, checked, origin);
}

/** The same for rows that were checked already, whole as they are written. */
export async function writeMany(
  tx: Queryable,
  model: RecordModel,
  checked: readonly Values[],
  origin: LoadOrigin,
): Promise<void> {
  for (let at = 0; at < checked.length; at += BATCH)
    await insert(tx, model, checked.slice(at, at + BATCH), origin.now);
  await addParts(tx, model, checked);
  await recordMany(
    tx,
    checked.map((row) => ({
      at: origin.now,
      request_id: origin.requestId,
      address: origin.address ?? "",
      user: origin.user,
      service: model.service,
      type: model.key,
      action: "create",
      id: String(row.id),
      version: 1,
      changes: changesOfNew(model, row),
    })),
  );
}

/**
 * All rows as one value: the statement is the same for however many there are, so it is planned once, and the database
 * need not read thousands of parameters one by one.
 */
async function insert(
  tx: Queryable,
  model: RecordModel,
  rows: readonly Values[],
  now: string,
): Promise<void> {
  const columns = [
    "id",
    "active",
    "country",
    "created_at",
    "updated_at",
    ...model.attributes.map((one) => one.name),
    SORT_COLUMN,
    SEARCH_COLUMN,
  ];
  const lines = rows.map((row) => {
    const { sort, search } = derivedColumns(model, row);
    const own = Object.fromEntries(model.attributes.map((one) => [one.name, row[one.name] ?? null]));
    return {
      ...own,
      id: row.id,
      active: row.active ?? true,
      country: row.country ?? null,
      created_at: now,
      updated_at: now,
      [SORT_COLUMN]: sort,
      [SEARCH_COLUMN]: search,
    };
  });
  const names = join(columns.map(name));
  await tx.run(sql`insert into ${name(model.key)} (${names})
    select ${names} from json_populate_recordset(null::${name(model.key)}, ${JSON.stringify(lines)}::json)`);
}
