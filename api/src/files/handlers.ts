/** Uploads, lists, turns and removes attachments; every step asks the owning record. */
import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import type { fileContracts } from "@plimsoll/domain/file/contract";
import { issue } from "@plimsoll/domain/kernel/errors";
import type { z } from "zod";
import { recorded } from "#db/audit";
import { sql } from "#db/sql";
import { auditEntry } from "#record/write";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { readDataUrl } from "./data-url.ts";
import { listFiles } from "./list-files.ts";
import { turned } from "./media.ts";
import { findOwner, hiddenFields, holdOwner, publishFile } from "./owner.ts";
import { FILES, findFile, findOwned, storeFile, thumbnailKey } from "./store-file.ts";
import { leaveBytes } from "./sweep.ts";

type Input<K extends keyof typeof fileContracts> = z.infer<(typeof fileContracts)[K]["input"]>;

export const fileHandlers = {
  create(call: Call, input: Input<"create">) {
    const { bytes, claimed } = readDataUrl(input.file, "file");
    return storeFile(call, input, bytes, claimed);
  },

  async list(call: Call, input: Input<"list">) {
    const owner = await findOwner(call, input.reference_id, "load");
    const field = input.field ?? null;
    const hidden = hiddenFields(call, owner.model);
    return listFiles(
      call,
      sql`where owner_record = ${owner.model.key} and owner_id = ${owner.id} and (${field}::text is null or field = ${field})
      and (field is null or not field = any(${hidden}::text[]))
      order by created_at, id`,
    );
  },

  async update(call: Call, input: Input<"update">) {
    const { file, owner } = await findOwned(call, input.id, "update");
    const rotation = input.rotation ?? file.rotation;
    const name = input.name ?? file.name;
    const markup = input.markup ?? file.markup;
    if (markup.length > 0 && file.width === null) throw refuse("not_editable", "markup");
    const entry = auditEntry(call, FILES, "update", file.id, file.version + 1, {
      ...(rotation === file.rotation ? {} : { rotation: [file.rotation, rotation] as const }),
      ...(name === file.name ? {} : { name: [file.name, name] as const }),
      ...(isDeepStrictEqual(markup, file.markup) ? {} : { markup: [file.markup, markup] as const }),
    });
    if (Object.keys(entry.changes).length === 0) return file;
    const write = sql`update attachment set rotation = ${rotation}, name = ${name},
      markup = ${JSON.stringify(markup)}::jsonb, version = version + 1
      where id = ${file.id} and version = ${input.version} returning id`;
    await call.inTransaction(async (inner) => {
      const held = await holdOwner(inner, owner);
      const [result] = await inner.db.run<{ written: number }>(recorded(write, entry));
      if (result?.written !== 1)
        throw new Failure([issue("stale", "version")], { current: await findFile(inner, input.id, "load") });
      publishFile(inner, entry, held);
    });
    if (rotation !== file.rotation) await turnThumbnail(call, file.id, rotation - file.rotation);
    return findFile(call, file.id, "load");
  },

  async delete(call: Call, input: Input<"delete">) {
    const { file, owner } = await findOwned(call, input.id, "update");
    const entry = auditEntry(call, FILES, "delete", file.id, file.version + 1, { name: [file.name, null] });
    await call.inTransaction(async (inner) => {
      const held = await holdOwner(inner, owner);
      await inner.db.run(recorded(sql`delete from attachment where id = ${file.id} returning id`, entry));
      await leaveBytes(inner.db, [file.id], inner.now);
      publishFile(inner, entry, held);
    });
    return { id: file.id };
  },
};

/** From the small picture itself: the large one need not be read again. */
async function turnThumbnail(call: Call, id: string, degrees: number): Promise<void> {
  const stream = await call.app.files.get(thumbnailKey(id));
  if (stream) await call.app.files.put(thumbnailKey(id), await turned(await buffer(stream), degrees));
}
