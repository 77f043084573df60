/**
 * Pictures in the demo company's operations, and the signatures of its classifiers. Added once the product answers, so that nobody waits for them at the first
 * start; a start that is cut off before has a demo without pictures, and nothing else is missing.
 */
import { createHash } from "node:crypto";
import { markupSchema } from "@plimsoll/domain/file/markup";
import sharp from "sharp";
import type { App } from "#app";
import { type AuditEntry, recordMany } from "#db/audit";
import { type Fragment, sql } from "#db/sql";
import { readPicture } from "#files/media";
import { FILES, thumbnailKey } from "#files/store-file";
import { seedId } from "../seed-id.ts";
import { drawingOf, type Motif } from "./drawings.ts";

/** Where a picture belongs, where that is not among the photos of a row. */
const FIELDS: Readonly<Partial<Record<string, string>>> = { user: "map_classifier_signature" };

/** Ships and the first barge of each convoy, the complete ones first: a demo need not have a picture of everything. */
const OPERATIONS = 12;
const VARIANTS = 3;
const PHOTOGRAPHER = "ops.br@demo.test";

interface Photographed extends Record<string, unknown> {
  readonly record: string;
  readonly id: string;
  readonly at: string;
  readonly hold: number | null;
  readonly is_bad: boolean;
  readonly latitude: string | null;
  readonly longitude: string | null;
}

interface Encoded {
  readonly bytes: Uint8Array;
  readonly thumbnail: Uint8Array | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly hash: string;
}

/** How many were added. */
export async function addDemoPictures(app: App): Promise<number> {
  const [user] = await app.db.run<{ id: string; name: string }>(
    sql`select id, name from "user" where login = ${PHOTOGRAPHER}`,
  );
  if (!user) return 0;
  const drawn = new Map<string, Promise<Encoded>>();
  const encoded = (motif: Motif, variant: number) => {
    const key = `${motif} ${variant}`;
    const known = drawn.get(key) ?? encode(motif, variant);
    drawn.set(key, known);
    return known;
  };
  const placed: Placed[] = [];
  for (const row of await rowsToPhotograph(app)) {
    for (const [at, motif] of motifsOf(row).entries()) {
      const picture = await encoded(motif, ((row.hold ?? 0) + at) % VARIANTS);
      placed.push(await placePicture(app, user, { row, motif, at, picture }));
    }
  }
  // All or none, and one time that the disk is waited for. Their history comes last and at once: whoever works already
  // waits a moment for it, and never crosswise.
  return app.db.transaction(async (tx) => {
    const entries: AuditEntry[] = [];
    for (const { write, entry } of placed) {
      const written = await tx.run(write);
      if (written.length > 0) entries.push(entry);
    }
    await recordMany(tx, entries);
    return entries.length;
  });
}

async function encode(motif: Motif, variant: number): Promise<Encoded> {
  const { points, width, height } = drawingOf(motif, variant);
  const bytes = await sharp(points, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 72 })
    .toBuffer();
  const picture = await readPicture(PHOTOGRAPHER, bytes);
  if (!picture) throw new Error(`the drawing ${motif} cannot be read`);
  return { bytes, ...picture, hash: createHash("sha256").update(bytes).digest("hex") };
}

function rowsToPhotograph({ db }: App): Promise<Photographed[]> {
  return db.run<Photographed>(sql`
    with chosen as (
      select o.id, p.latitude, p.longitude from operation o
        join work_order w on w.id = o.work_order_id left join port p on p.id = w.port_id
      where o.status in ('finished', 'started') and (o.carrier = 'ship' or o.code like '%-1')
      order by o.status = 'finished' desc, o.carrier = 'ship' desc, o.code limit ${OPERATIONS})
    select 'basement_inspection' as record, r.id, r.began_at as at, r.hold, r.verdict = 'reproved' as is_bad,
        c.latitude, c.longitude
      from basement_inspection r join chosen c on c.id = r.operation_id
    union all
    select 'hose_test', r.id, r.at, r.hold, false, c.latitude, c.longitude
      from hose_test r join chosen c on c.id = r.operation_id where r.hold <= 2
    union all
    select 'hold_sealing', r.id, r.applied_at, r.hold, false, c.latitude, c.longitude
      from hold_sealing r join chosen c on c.id = r.operation_id where r.position = 1 and r.hold <= 2
    union all
    select 'occurrence', r.id, r.at, 1, true, c.latitude, c.longitude
      from occurrence r join chosen c on c.id = r.operation_id
    union all
    select 'user', u.id, u.created_at, null, false, null, null from "user" u where u.is_map_classifier`);
}

function motifsOf({ record, is_bad: isBad }: Photographed): readonly Motif[] {
  if (record === "hose_test") return ["hatch"];
  if (record === "hold_sealing") return ["seal"];
  if (record === "user") return ["signature"];
  if (record === "occurrence") return ["dirty_hold"];
  return isBad ? ["dirty_hold", "clean_hold"] : ["clean_hold"];
}

/** What the inspector drew over the photo of a hold that failed. */
const MARKS = markupSchema.parse([
  { kind: "circle", x: 0.5, y: 0.8, radius: 0.12 },
  { kind: "arrow", x: 0.85, y: 0.45, to_x: 0.64, to_y: 0.7 },
  { kind: "text", x: 0.66, y: 0.4, text: "Carvão" },
]);

interface NewPicture {
  readonly row: Photographed;
  readonly motif: Motif;
  readonly at: number;
  readonly picture: Encoded;
}

interface Placed {
  readonly write: Fragment;
  readonly entry: AuditEntry;
}

/** Puts its bytes in place; the row is still to be written. */
async function placePicture(
  { files, clock }: App,
  user: { readonly id: string; readonly name: string },
  { row, motif, at, picture: { bytes, thumbnail, width, height, hash } }: NewPicture,
): Promise<Placed> {
  const id = seedId("attachment", row.id, String(at));
  await files.put(id, bytes);
  if (thumbnail) await files.put(thumbnailKey(id), thumbnail);
  const item =
    row.record === "basement_inspection" ? (motif === "dirty_hold" ? "cargo_residues" : "tank_top") : null;
  const name = `${motif.replace("_", "-")}-${at + 1}.jpg`;
  const now = clock.now();
  const accuracy = row.latitude === null ? null : "8.0";
  // Every second was chosen from the pictures of a phone, which say themselves when and where.
  const origin = at % 2 === 1 ? "photo" : "device";
  const origins = { place_origin: row.latitude === null ? null : origin, time_origin: origin };
  const markup = motif === "dirty_hold" ? MARKS : [];
  const write = sql`insert into attachment (id, owner_record, owner_id, field, name, media_type, size, hash, original_hash,
      captured_at, item, latitude, longitude, accuracy, place_origin, time_origin, markup, width, height, created_by, created_at)
    values (${id}, ${row.record}, ${row.id}, ${FIELDS[row.record] ?? "photos"}, ${name}, 'image/jpeg', ${bytes.length}, ${hash}, ${hash}, ${row.at},
      ${item}, ${row.latitude}, ${row.longitude}, ${accuracy}, ${origins.place_origin},
      ${origins.time_origin}, ${JSON.stringify(markup)}::jsonb, ${width}, ${height},
      ${user.id}, ${now})
    on conflict (id) do nothing returning id`;
  const entry = {
    at: now,
    request_id: "demo",
    address: "",
    user,
    service: FILES.service,
    type: FILES.key,
    action: "create",
    id,
    version: 1,
    changes: { name: [null, name], reference_id: [null, row.id], hash: [null, hash] },
  } as const;
  return { write, entry };
}
