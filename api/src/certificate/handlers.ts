/** Certificates: what they say, the draft, the issue and the revision. */
import { isGuest } from "@plimsoll/domain/access/actor";
import type { certificateContracts } from "@plimsoll/domain/certificate/contract";
import type { z } from "zod";
import { redactFor } from "#record/row";
import { insertChecked } from "#record/write";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { currentRow } from "#status/change";
import { readVersions } from "#status/store";
import { type CertificateRow, describe } from "./describe.ts";
import { keepDraft, placeDraft } from "./draft.ts";
import { issueCertificate, nameOf } from "./issue.ts";
import { draftFile, hasOpenRevision } from "./store.ts";
import { sentContent } from "./versions.ts";

type Contracts = typeof certificateContracts;
type Input<K extends keyof Contracts> = z.infer<Contracts[K]["input"]>;
type Output<K extends keyof Contracts> = z.input<Contracts[K]["output"]>;

const model = (call: Call) => call.app.catalog.get("certificate");

const found = async (call: Call, id: string) =>
  (await currentRow(call, model(call), { id })) as CertificateRow;

export const certificateHandlers = {
  async describeCertificate(call: Call, { id }: Input<"describeCertificate">) {
    const row = await found(call, id);
    if (row.content !== null) return { content: row.content, points: [] };
    const sent = isGuest(call.actor) ? await sentContent(call.db, id) : undefined;
    if (sent !== undefined) return { content: sent, points: [] };
    const { content, points } = await describe(call, row);
    const shown = points.map(({ code, isRefusing, params }) => ({ code, refusing: isRefusing, params }));
    // What is open is ours to weigh.
    return { content, points: isGuest(call.actor) ? [] : shown };
  },

  async certificateVersions(call: Call, { id }: Input<"certificateVersions">) {
    await found(call, id);
    const kept = await readVersions(call.db, "certificate", id);
    return kept.map(({ revision, at, reason, row }) => ({
      number: revision,
      at,
      reason,
      content: row.content as Output<"certificateVersions">[number]["content"],
    }));
  },

  /** What a customer looks at is what was sent; what is issued is printed once; what we may change we see as it is now. */
  async previewCertificate(call: Call, { id }: Input<"previewCertificate">) {
    const row = await found(call, id);
    const kept = typeof row.file_id === "string" ? row.file_id : undefined;
    const isOurs = !isGuest(call.actor) && (row.status === "draft" || row.status === "reproved");
    const sent = kept ?? (isOurs ? undefined : await draftFile(call.db, row.id));
    if (sent !== undefined) return { file_id: sent };
    if (isGuest(call.actor)) throw refuse("not_found");
    const placed = await placeDraft(call, row, await describe(call, row), "own_drafts");
    return { file_id: await keepDraft(call, placed) };
  },

  async issueCertificate(call: Call, seen: Input<"issueCertificate">) {
    const row = await issueCertificate(call, seen);
    return redactFor(call, model(call), row) as unknown as Output<"issueCertificate">;
  },

  reviseCertificate: (call: Call, { id, version, reason }: Input<"reviseCertificate">) =>
    call.inTransaction(async (inner) => {
      const row = (await currentRow(inner, model(inner), { id, version })) as CertificateRow;
      if (row.status !== "issued") throw refuse("certificate_not_issued");
      const number = String(row.number);
      if (await hasOpenRevision(inner.db, number)) throw refuse("already_exists", "number");
      const { work_order_id, kind, product_id, languages, texts } = row;
      const made = await insertChecked(inner, model(inner), {
        work_order_id,
        kind,
        product_id,
        languages,
        texts,
        number,
        revision: row.revision + 1,
        name: nameOf(number, row.revision + 1),
        revises_id: row.id,
        reason,
      });
      return redactFor(inner, model(inner), made) as unknown as Output<"reviseCertificate">;
    }),
};
