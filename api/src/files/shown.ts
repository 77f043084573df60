/** The files of a row, as its file fields show them when the row is loaded. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { sql } from "#db/sql";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";

export async function showFiles(call: Call, model: RecordModel, row: WireRow): Promise<void> {
  if (model.files.length === 0) return;
  const found = await call.db.run<{
    field: string | null;
    id: string;
    name: string;
    media_type: string;
    size: number;
  }>(sql`
    select field, id, name, media_type, size from attachment
    where owner_record = ${model.key} and owner_id = ${row.id} order by created_at, id`);
  for (const { name, field } of model.files) {
    const own = found.filter((file) => file.field === name).map(({ field: _, ...file }) => file);
    row[name] = field.kind === "file" ? (own.at(-1) ?? null) : own;
  }
}
