/** Finds values that must be unique and are not: twice in the sheet, or in another row already. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { name, raw, sql } from "#db/sql";
import type { Call } from "#rpc/call";
import type { Prepared } from "./check.ts";

export interface Taken {
  readonly position: number;
  readonly field: string;
}

type Keyed = { readonly row: Prepared; readonly id: string; readonly key: string };

export async function takenIn(call: Call, model: RecordModel, rows: readonly Prepared[]): Promise<Taken[]> {
  const found: Taken[] = [];
  for (const fields of uniqueSets(model)) {
    const field = fields.at(-1) ?? "";
    const keyed = rows.flatMap((row): Keyed[] => {
      const values = fields.map((one) => row.values[one] ?? row.current?.[one] ?? null);
      if (values.includes(null)) return [];
      return [
        { row, id: String(row.values.id ?? row.current?.id ?? ""), key: values.map(String).join("\u0001") },
      ];
    });
    if (keyed.length === 0) continue;
    const owners = await ownersOf(
      call,
      model,
      fields,
      keyed.map((one) => one.key),
    );
    const first = new Map<string, number>();
    for (const { row, id, key } of keyed) {
      const before = first.get(key);
      const owner = owners.get(key);
      if (before !== undefined || (owner !== undefined && owner !== id))
        found.push({ position: row.position, field });
      if (before === undefined) first.set(key, row.position);
    }
  }
  return found;
}

function uniqueSets(model: RecordModel): readonly (readonly string[])[] {
  return [
    ...model.attributes.flatMap((one) =>
      one.unique === true ? [[one.name]] : one.unique === "country" ? [["country", one.name]] : [],
    ),
    ...(model.definition.unique ?? []),
  ];
}

/** Who has these keys already, whosever rows they are: unique is unique for everybody. */
async function ownersOf(
  call: Call,
  model: RecordModel,
  fields: readonly string[],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const key = raw(fields.map((field) => `t."${field}"::text`).join(" || chr(1) || "));
  const last = fields.at(-1) ?? "id";
  const values = keys.map((one) => one.split("\u0001").at(-1));
  const rows = await call.db.run<{ key: string; id: string }>(sql`
    select ${key} as key, t.id from ${name(model.key)} t where t.${name(last)}::text = any(${values}::text[])`);
  return new Map(rows.map((row) => [row.key, row.id]));
}
