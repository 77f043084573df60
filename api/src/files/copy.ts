/** The files of one row for another: bytes are copied before the transaction, their rows written in it. */
import { uuid7 } from "#adapters/ids";
import { recorded } from "#db/audit";
import { sql } from "#db/sql";
import { auditEntry } from "#record/write";
import type { Call } from "#rpc/call";
import { FILES, thumbnailKey } from "./store-file.ts";

export interface CopiedFile {
  readonly id: string;
  readonly source: string;
  readonly name: string;
  readonly hash: string;
}

export async function copyFiles(call: Call, record: string, id: string): Promise<readonly CopiedFile[]> {
  const files = await call.db.run<{ id: string; name: string; hash: string; media_type: string }>(
    sql`select id, name, hash, media_type from attachment
      where owner_record = ${record} and owner_id = ${id} order by created_at, id`,
  );
  const copies: CopiedFile[] = [];
  for (const file of files) {
    const copy = uuid7(call.now);
    // Bytes that are missing are missed where they belong; they keep nothing else from being copied.
    if (!(await call.app.files.copy(file.id, copy))) continue;
    if (file.media_type.startsWith("image/"))
      await call.app.files.copy(thumbnailKey(file.id), thumbnailKey(copy));
    copies.push({ id: copy, source: file.id, name: file.name, hash: file.hash });
  }
  return copies;
}

/** To be called in a transaction, by whoever made the row that the copy is for. */
export async function addCopy(
  call: Call,
  { id, source, name, hash }: CopiedFile,
  owner: { readonly record: string; readonly id: string; readonly field: string },
): Promise<void> {
  const write = sql`insert into attachment (id, owner_record, owner_id, field, name, media_type, size, hash, original_hash,
      captured_at, item, latitude, longitude, accuracy, place_origin, time_origin, markup, rotation, width, height, created_by, created_at)
    select ${id}::uuid, ${owner.record}::text, ${owner.id}::uuid, ${owner.field}::text, name, media_type, size, hash, original_hash,
      captured_at, item, latitude, longitude, accuracy, place_origin, time_origin, markup, rotation, width, height, ${call.actor.userId}::uuid, ${call.now}::timestamptz
    from attachment where id = ${source} returning id`;
  const entry = auditEntry(call, FILES, "create", id, 1, {
    name: [null, name],
    reference_id: [null, owner.id],
    hash: [null, hash],
  });
  await call.db.run(recorded(write, entry));
}
