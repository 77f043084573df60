/** Saving in the field: kept on this device first, then sent. */
import { currentWords } from "#i18n/dictionary";
import { RpcError } from "#rpc/rpc-error";
import type { Entry, FieldWrite, Row } from "./entry.ts";
import { isFull } from "./field-database.ts";
import { laidOver } from "./lay-over.ts";
import type { Saved } from "./outbox.ts";
import { openRoom, type Room } from "./room.ts";
import { expectMore } from "./waiting-mark.ts";

export type { FieldWrite } from "./entry.ts";
export type { Saved } from "./outbox.ts";

/**
 * Written here first, then sent at once if there is a network. Rejects with the refusal of the server if that came at
 * once: the entry is then gone, and the form still has the values.
 */
export async function saveInField(write: FieldWrite): Promise<Saved> {
  const room = await openRoom();
  const before = await rowBefore(room, write);
  expectMore(room.userId, { entries: 1 });
  try {
    return await room.outbox.save(write, before);
  } catch (error) {
    throw isFull(error) ? fullDevice() : error;
  } finally {
    await room.recount().catch(() => undefined);
  }
}

/** Said as a refusal is: nothing was kept, and the form still has the values. */
function fullDevice(): RpcError {
  const message = currentWords().app.parts.upload.deviceFull;
  return new RpcError({ status: 0, network: false, errors: [{ code: "no_space", message }] });
}

/** The row as the page showed it: what the person changed is measured against it if somebody else changed it too. */
async function rowBefore({ store, outbox }: Room, write: FieldWrite): Promise<Row | null> {
  const kept = await store.bundle(write.operationId);
  if (!kept) return null;
  return rowIn(laidOver(kept, outbox.entries()), write);
}

function rowIn(
  bundle: ReturnType<typeof laidOver>,
  { type, attributes }: Pick<Entry, "type" | "attributes">,
): Row | null {
  if (type === "operation") return bundle.operation as Row;
  const rows: readonly Row[] = bundle.records[type] ?? [];
  return rows.find((row) => row.id === attributes.id) ?? null;
}
