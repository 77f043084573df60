/** Uploads, lists, turns and removes attachments; every step asks the owning record. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import type { fileContracts } from "@plimsoll/domain/file/contract";
import { isInstant } from "@plimsoll/domain/kernel/dates";
import { issue } from "@plimsoll/domain/kernel/errors";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import type { z } from "zod";
import { uuid7 } from "#adapters/ids";
import { recorded } from "#db/audit";
import { sql } from "#db/sql";
import { chosenId, heldIds } from "#record/chosen-id";
import { auditEntry } from "#record/write";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { ACCEPTED, type Content, isAccepted, NO_PICTURE, readPicture, sniff, turned } from "./media.ts";
import { type FileOwner, findOwner } from "./owner.ts";
import { leaveBytes } from "./sweep.ts";

type Input<K extends keyof typeof fileContracts> = z.infer<(typeof fileContracts)[K]["input"]>;

export interface Attachment extends Record<string, unknown> {
  id: string;
  owner_id: string;
  name: string;
  media_type: string;
  rotation: number;
  version: number;
}

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?(;[\w=-]+)*;base64,/;

export const fileHandlers = {
  create(call: Call, input: Input<"create">) {
    const prefix = DATA_URL.exec(input.file);
    if (!prefix) throw refuse("invalid_file", "file");
    const encoded = input.file.slice(prefix[0].length);
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) throw refuse("invalid_file", "file");
    return storeFile(call, input, Buffer.from(encoded, "base64"), prefix[1] ?? "");
  },

  async list(call: Call, input: Input<"list">) {
    const owner = await findOwner(call, input.reference_id, "load");
    return call.db.run(sql`select ${COLUMNS} from attachment
      where owner_record = ${owner.model.key} and owner_id = ${owner.id} and (${input.field ?? null}::text is null or field = ${input.field ?? null})
      order by created_at, id`);
  },

  async update(call: Call, input: Input<"update">) {
    const file = await findFile(call, input.id, "update");
    const rotation = input.rotation ?? file.rotation;
    const name = input.name ?? file.name;
    const entry = auditEntry(call, ABOUT, "update", file.id, file.version + 1, {
      ...(rotation === file.rotation ? {} : { rotation: [file.rotation, rotation] as const }),
      ...(name === file.name ? {} : { name: [file.name, name] as const }),
    });
    if (Object.keys(entry.changes).length === 0) return file;
    const write = sql`update attachment set rotation = ${rotation}, name = ${name}, version = version + 1
      where id = ${file.id} and version = ${input.version} returning id`;
    const [result] = await call.db.run<{ written: number }>(recorded(write, entry));
    if (result?.written !== 1)
      throw new Failure([issue("stale", "version")], { current: await findFile(call, input.id, "load") });
    if (rotation !== file.rotation) await turnThumbnail(call, file.id, rotation - file.rotation);
    return findFile(call, file.id, "load");
  },

  async delete(call: Call, input: Input<"delete">) {
    const file = await findFile(call, input.id, "update");
    const entry = auditEntry(call, ABOUT, "delete", file.id, file.version + 1, { name: [file.name, null] });
    await call.inTransaction(async (inner) => {
      await inner.db.run(recorded(sql`delete from attachment where id = ${file.id} returning id`, entry));
      await leaveBytes(inner.db, [file.id], inner.now);
    });
    return { id: file.id };
  },
};

const ABOUT = { service: "filemanager", key: "attachment" };
const COLUMNS = sql`id, owner_id as reference_id, owner_record as reference_type, field, name, media_type, size, hash,
  original_hash, captured_at, rotation, width, height, created_at, version`;

/** Also the end of a streamed upload; the same checks, whichever way the bytes came. */
export async function storeFile(
  call: Call,
  about: Omit<Input<"create">, "file">,
  content: Content,
  claimed: string,
): Promise<Attachment> {
  const owner = await findOwner(call, about.reference_id, "update");
  const field = about.field ?? null;
  const { size, hash } = content instanceof Uint8Array ? measured(content) : content;
  if (size === 0) throw refuse("invalid_file", "file");
  const mediaType = await sniff(content, claimed);
  if (!mediaType || !isAccepted(mediaType, acceptedBy(owner, field))) throw refuse("invalid_file", "file");
  if (about.captured_at && !isInstant(about.captured_at)) throw refuse("invalid_date", "captured_at");

  const id = about.id === undefined ? uuid7(call.now) : chosenId(about.id);
  const upload: Upload = { id, owner_record: owner.model.key, owner_id: owner.id, field, hash };
  if (await isStored(call, upload)) return findFile(call, id, "load");
  if (about.id !== undefined) await refuseHeld(call, upload);
  const isPicture = mediaType.startsWith("image/");
  const picture = isPicture ? await readPicture(call.actor.userId, content) : NO_PICTURE;
  if (!picture) throw refuse("invalid_file", "file");
  // Bytes first: a row never stands without them, and a try that dies in between leaves nothing to see.
  await call.app.files.put(id, content);
  if (picture.thumbnail) await call.app.files.put(thumbnailKey(id), picture.thumbnail);
  const single = owner.model.files.some((one) => one.name === field && one.field.kind === "file");
  const write = sql`insert into attachment (id, owner_record, owner_id, field, name, media_type, size, hash, original_hash,
      captured_at, width, height, created_by, created_at)
    values (${id}, ${owner.model.key}, ${owner.id}, ${field}, ${about.name}, ${mediaType}, ${size}, ${hash},
      ${about.original_hash ?? null}, ${about.captured_at ?? null}, ${picture.width}, ${picture.height}, ${call.actor.userId}, ${call.now})
    on conflict (id) do nothing returning id`;
  const entry = auditEntry(call, ABOUT, "create", id, 1, {
    name: [null, about.name],
    reference_id: [null, owner.id],
    hash: [null, hash],
  });
  await call.inTransaction(async (inner) => {
    if (about.id !== undefined) await refuseHeld(inner, upload);
    const [result] = await inner.db.run<{ written: number }>(recorded(write, entry));
    // Somebody was faster with this id: another try of the same upload, or another file.
    if (result?.written !== 1) await isStored(inner, upload);
    if (result?.written !== 1 || !single) return;
    // A single-file field keeps one file: the newest replaces the old.
    const old = await inner.db.run<{ id: string }>(sql`delete from attachment
      where owner_record = ${owner.model.key} and owner_id = ${owner.id} and field = ${field} and id <> ${id} returning id`);
    await leaveBytes(
      inner.db,
      old.map((file) => file.id),
      inner.now,
    );
  });
  return findFile(call, id, "load");
}

function acceptedBy(owner: FileOwner, field: string | null): readonly string[] {
  if (field === null) return ACCEPTED;
  const found = owner.model.files.find((one) => one.name === field);
  if (!found) throw refuse("unknown_attribute", "field", { name: field });
  return found.field.accept;
}

interface Upload extends Record<string, unknown> {
  readonly id: string;
  readonly owner_record: string;
  readonly owner_id: string;
  readonly field: string | null;
  readonly hash: string;
}

/**
 * Whether this very upload has arrived before: a sender whose answer was lost tries again with the same id. Under
 * an id that is taken by anything else, or by anybody else, nothing is stored.
 */
async function isStored(call: Call, upload: Upload): Promise<boolean> {
  const [taken] = await call.db.run<Upload & { created_by: string }>(
    sql`select id, owner_record, owner_id, field, hash, created_by from attachment where id = ${upload.id}`,
  );
  if (!taken) return false;
  const { created_by, ...stored } = taken;
  if (created_by === call.actor.userId && isDeepStrictEqual(stored, upload)) return true;
  const seen = await findFile(call, upload.id, "load").catch(() => undefined);
  throw seen ? refuse("already_exists", "id") : refuse("not_authorized");
}

/** The id of anything else that is or was; a file of this id was looked for before. */
async function refuseHeld(call: Call, upload: Upload): Promise<void> {
  const held = await heldIds(call.db, [upload.id]);
  if (held.has(upload.id) && !(await isStored(call, upload))) throw refuse("not_authorized");
}

/** The same answer for a file that is not there and for one that is none of the caller's business. */
export async function findFile(call: Call, id: unknown, permission: "load" | "update"): Promise<Attachment> {
  if (!isUuid(id)) throw refuse("not_found");
  const [file] = await call.db.run<Attachment & { reference_id: string; reference_type: string }>(
    sql`select ${COLUMNS} from attachment where id = ${id}`,
  );
  if (!file) throw refuse("not_found");
  await findOwner(call, file.reference_id, permission, file.reference_type).catch((problem: unknown) => {
    throw problem instanceof Failure && problem.status === 404 ? refuse("not_found") : problem;
  });
  return file;
}

export const thumbnailKey = (id: string) => `${id}.thumbnail`;

/** From the small picture itself: the large one need not be read again. */
async function turnThumbnail(call: Call, id: string, degrees: number): Promise<void> {
  const stream = await call.app.files.get(thumbnailKey(id));
  if (stream) await call.app.files.put(thumbnailKey(id), await turned(await buffer(stream), degrees));
}

function measured(bytes: Uint8Array): { size: number; hash: string } {
  return { size: bytes.length, hash: createHash("sha256").update(bytes).digest("hex") };
}
