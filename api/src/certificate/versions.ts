/** What was sent, each time: with it the customer compares, and it is what they approve. */
import type { Content } from "@plimsoll/domain/certificate/content";
import type { Queryable } from "#db/database";
import type { WireRow } from "#record/row";
import type { Call } from "#rpc/call";
import { auditUser } from "#status/change";
import { keepVersion, readVersions } from "#status/store";
import type { CertificateRow, Described } from "./describe.ts";

export async function sentContent(db: Queryable, id: string): Promise<Content | undefined> {
  const last = (await readVersions(db, "certificate", id)).at(-1);
  return last?.row.content as Content | undefined;
}

export async function keepSent(call: Call, row: CertificateRow, { content }: Described): Promise<void> {
  const earlier = await readVersions(call.db, "certificate", row.id);
  await keepVersion(call.db, {
    record: "certificate",
    id: row.id,
    revision: (earlier.at(-1)?.revision ?? 0) + 1,
    row: { id: row.id, content } as unknown as WireRow,
    at: call.now,
    user: auditUser(call),
    reason: null,
  });
}

export async function noteReason(call: Call, id: string, reason: string | null | undefined): Promise<void> {
  const last = (await readVersions(call.db, "certificate", id)).at(-1);
  if (last) await keepVersion(call.db, { ...last, record: "certificate", id, reason: reason ?? null });
}
