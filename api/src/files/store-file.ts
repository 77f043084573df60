/**
 * A file becomes part of a row in two steps: its bytes are placed in the store, which may take long and needs no
 * transaction, and then its row is added, which does. Bytes without a row are swept away later, so nothing is lost or
 * half-written wherever it breaks off.
 */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { fileContracts } from "@plimsoll/domain/file/contract";
import { isWholePlace, originsOf } from "@plimsoll/domain/file/evidence";
import type { Attachment } from "@plimsoll/domain/file/output";
import { isInstant } from "@plimsoll/domain/kernel/dates";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { fieldsOutside } from "@plimsoll/domain/kernel/record";
import type { z } from "zod";
import { uuid7 } from "#adapters/ids";
import { recorded } from "#db/audit";
import { sql } from "#db/sql";
import { chosenId, heldIds } from "#record/chosen-id";
import type { WireRow } from "#record/row";
import { auditEntry } from "#record/write";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { ACCEPTED, type Content, isAccepted, NO_PICTURE, readPicture, sniff } from "./media.ts";
import { type FileOwner, findOwner, type HeldOwner, holdOwner, isHidden, publishFile } from "./owner.ts";
import { leaveBytes } from "./sweep.ts";

export type NewFile = Omit<z.infer<(typeof fileContracts)["create"]["input"]>, "file">;

export const FILES = { service: "filemanager", key: "attachment" };
export const COLUMNS = sql`id, owner_id as reference_id, owner_record as reference_type, field, name, media_type, size, hash,
  original_hash, captured_at, item, latitude, longitude, accuracy, place_origin, time_origin, markup, rotation, width, height, created_at,
  version`;

export const thumbnailKey = (id: string) => `${id}.thumbnail`;

interface Upload extends Record<string, unknown> {
  readonly id: string;
  readonly owner_record: string;
  readonly owner_id: string;
  readonly field: string | null;
  readonly hash: string;
}

/** A file whose bytes are in the store and whose row is still to be written. */
export interface PlacedFile {
  readonly id: string;
  readonly owner: FileOwner;
  readonly upload: Upload;
  readonly isChosenId: boolean;
  readonly isSingle: boolean;
  /** It was there before: the same upload, tried again. */
  readonly isStored: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Also the end of a streamed upload; the same checks, whichever way the bytes came. */
export async function storeFile(
  call: Call,
  about: NewFile,
  content: Content,
  claimed: string,
): Promise<Attachment> {
  const placed = await placeFile(call, about, content, claimed);
  if (!placed.isStored) await call.inTransaction((inner) => addFile(inner, placed));
  return findFile(call, placed.id, "load");
}

/** Whoever knows the record of the owner says so; without it every table is asked for the id. */
export async function placeFile(
  call: Call,
  { record, ...about }: NewFile & { readonly record?: string },
  content: Content,
  claimed: string,
): Promise<PlacedFile> {
  // What the product itself writes follows from a call that was judged: its person need not be one who adds files.
  const permission = call.isSideEffect ? "load" : "update";
  const owner = await findOwner(call, about.reference_id, permission, record);
  return placeFileOf(call, owner, about, content, claimed);
}

/** Of an owner that was found already, or that is written in the transaction that adds the file. */
export async function placeFileOf(
  call: Call,
  owner: FileOwner,
  about: Omit<NewFile, "reference_id">,
  content: Content,
  claimed: string,
): Promise<PlacedFile> {
  const field = about.field ?? null;
  const { size, hash } = content instanceof Uint8Array ? measured(content) : content;
  if (size === 0) throw refuse("invalid_file", "file");
  const mediaType = await sniff(content, claimed);
  if (!mediaType || !isAccepted(mediaType, acceptedBy(owner, field))) throw refuse("invalid_file", "file");
  refuseEvidence(owner, about);

  const isChosenId = about.id !== undefined;
  const id = isChosenId ? chosenId(about.id) : uuid7(call.now);
  const upload: Upload = { id, owner_record: owner.model.key, owner_id: owner.id, field, hash };
  const isSingle = owner.model.files.some((one) => one.name === field && one.field.kind === "file");
  const known = { id, owner, upload, isChosenId, isSingle };
  if (isChosenId) {
    if (await isStored(call, upload)) return { ...known, isStored: true, values: {} };
    await refuseHeld(call, upload);
  }
  const picture = mediaType.startsWith("image/") ? await readPicture(call.actor.userId, content) : NO_PICTURE;
  if (!picture) throw refuse("invalid_file", "file");
  await call.app.files.put(id, content);
  if (picture.thumbnail) await call.app.files.put(thumbnailKey(id), picture.thumbnail);
  const values = {
    name: about.name,
    media_type: mediaType,
    size,
    original_hash: about.original_hash ?? null,
    captured_at: about.captured_at ?? null,
    item: about.item ?? null,
    latitude: about.latitude ?? null,
    longitude: about.longitude ?? null,
    accuracy: about.accuracy ?? null,
    ...originsOf(about),
    width: picture.width,
    height: picture.height,
  };
  return { ...known, isStored: false, values };
}

/** The row of a file whose bytes are in place. To be called in a transaction, which may have read the owner already. */
export async function addFile(call: Call, placed: PlacedFile, ownerRow?: WireRow): Promise<void> {
  const { id, upload, values, isChosenId, isSingle } = placed;
  if (isChosenId) await refuseHeld(call, upload);
  const held = await holdOwner(call, placed.owner, ownerRow);
  refuseForeign(held, upload.field);
  const { owner_record: record, owner_id: owner, field, hash } = upload;
  const write = sql`insert into attachment (id, owner_record, owner_id, field, name, media_type, size, hash, original_hash,
      captured_at, item, latitude, longitude, accuracy, place_origin, time_origin, width, height, created_by, created_at)
    values (${id}, ${record}, ${owner}, ${field}, ${values.name}, ${values.media_type}, ${values.size}, ${hash},
      ${values.original_hash}, ${values.captured_at}, ${values.item}, ${values.latitude}, ${values.longitude},
      ${values.accuracy}, ${values.place_origin}, ${values.time_origin}, ${values.width}, ${values.height}, ${call.actor.userId}, ${call.now})
    on conflict (id) do nothing returning id`;
  const entry = auditEntry(call, FILES, "create", id, 1, {
    name: [null, values.name],
    reference_id: [null, owner],
    hash: [null, hash],
    ...proven(values),
  });
  const [result] = await call.db.run<{ written: number }>(recorded(write, entry));
  // Somebody was faster with this id: another try of the same upload, or another file.
  if (result?.written !== 1) {
    await isStored(call, upload);
    return;
  }
  publishFile(call, entry, held);
  if (!isSingle) return;
  // A single-file field keeps one file: the newest replaces the old.
  const old = await call.db.run<{ id: string }>(sql`delete from attachment
    where owner_record = ${record} and owner_id = ${owner} and field = ${field} and id <> ${id} returning id`);
  await leaveBytes(
    call.db,
    old.map((file) => file.id),
    call.now,
  );
}

/** What says something of the photo itself goes into the history, where nobody changes it unseen. */
const EVIDENCE = [
  "original_hash",
  "captured_at",
  "item",
  "latitude",
  "longitude",
  "accuracy",
  "place_origin",
  "time_origin",
] as const;

function proven(values: PlacedFile["values"]): Readonly<Record<string, readonly [null, unknown]>> {
  const given = EVIDENCE.filter((name) => values[name] != null);
  return Object.fromEntries(given.map((name) => [name, [null, values[name]] as const]));
}

/** A place is whole, and an item is one of a checklist that the row answers. */
function refuseEvidence({ model }: FileOwner, about: Omit<NewFile, "reference_id">): void {
  if (about.captured_at && !isInstant(about.captured_at)) throw refuse("invalid_date", "captured_at");
  if (!isWholePlace(about)) throw refuse("invalid_coordinates", "latitude");
  if (about.item != null && model.definition.fields.answers === undefined)
    throw refuse("unknown_attribute", "item", { name: "item" });
}

/** A file field that rows of this subtype do not have takes nothing. */
function refuseForeign({ model: { definition }, row }: HeldOwner, field: string | null): void {
  const { subtypes } = definition;
  if (subtypes === undefined || field === null) return;
  if (fieldsOutside(definition, String(row[subtypes])).includes(field)) throw refuse("not_editable", "field");
}

function acceptedBy(owner: FileOwner, field: string | null): readonly string[] {
  if (field === null) return ACCEPTED;
  const found = owner.model.files.find((one) => one.name === field);
  if (!found) throw refuse("unknown_attribute", "field", { name: field });
  return found.field.accept;
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
  return (await findOwned(call, id, permission)).file;
}

export async function findOwned(
  call: Call,
  id: unknown,
  permission: "load" | "update",
): Promise<{ file: Attachment; owner: FileOwner }> {
  if (!isUuid(id)) throw refuse("not_found");
  const [file] = await call.db.run<Attachment & { reference_id: string; reference_type: string }>(
    sql`select ${COLUMNS} from attachment where id = ${id}`,
  );
  if (!file || isHidden(call, file)) throw refuse("not_found");
  const owner = await findOwner(call, file.reference_id, permission, file.reference_type).catch(
    (problem: unknown) => {
      throw problem instanceof Failure && problem.status === 404 ? refuse("not_found") : problem;
    },
  );
  return { file, owner };
}

function measured(bytes: Uint8Array): { size: number; hash: string } {
  return { size: bytes.length, hash: createHash("sha256").update(bytes).digest("hex") };
}
