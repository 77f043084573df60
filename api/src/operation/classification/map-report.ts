/** The official report of a classification: shown while nobody has signed it, and from then on the very bytes that were signed. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { classifyingContracts } from "@plimsoll/domain/operation/classification-contract";
import { signingRefusal } from "@plimsoll/domain/operation/pages/map-report";
import type { z } from "zod";
import { addFile, placeFile } from "#files/store-file";
import { holdLineage } from "#record/lineage";
import { findRow } from "#record/load";
import type { WireRow } from "#record/row";
import { insertChecked } from "#record/write";
import { asSideEffectOn } from "#rpc/authorize";
import type { Call } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { sentence } from "#rpc/words";
import { auditUser, currentRow } from "#status/change";
import { printMapReport } from "./map-report-document.ts";
import { type SignedReport, type SignerRow, signedReport, signerOf } from "./store.ts";

type Contracts = typeof classifyingContracts;
type Output = z.input<Contracts["previewMapReport"]["output"]>;

const dataUrl = (bytes: Uint8Array) => `data:application/pdf;base64,${Buffer.from(bytes).toString("base64")}`;
const modelOf = (call: Call) => call.app.catalog.get("classification");

async function rowOf(call: Call, id: string): Promise<WireRow> {
  const row = await findRow(call, modelOf(call), id);
  if (!row) throw refuse("not_found");
  if (row.outcome === null) throw refuse("result_missing");
  return row;
}

export const mapReportHandlers = {
  async previewMapReport(
    call: Call,
    { id }: z.infer<Contracts["previewMapReport"]["input"]>,
  ): Promise<Output> {
    const row = await rowOf(call, id);
    const signed = await signedReport(call.db, id, row.version);
    if (signed) return shown(row, await bytesOf(call, signed), signed, null);
    const signer = await mySignature(call);
    const refusal = signer === undefined ? ("not_map_classifier" as const) : signingRefusal(signer);
    const bytes = await printMapReport(call, row, null);
    const why = refusal === undefined ? null : sentence(call.locale, { code: refusal }, "map_report");
    return shown(row, bytes, null, why);
  },

  /** What takes long is done first: nobody waits for a printer with the order in hand. */
  async signMapReport(
    call: Call,
    seen: z.infer<Contracts["signMapReport"]["input"]>,
  ): Promise<z.input<Contracts["signMapReport"]["output"]>> {
    const row = await rowOf(call, seen.id);
    const signer = await mySignature(call);
    const refusal = signer === undefined ? ("not_map_classifier" as const) : signingRefusal(signer);
    if (refusal !== undefined || signer === undefined) throw refuse(refusal ?? "not_map_classifier");
    const stored = await call.app.files.get(String(signer.signature_id));
    if (!stored) throw refuse("map_signature_missing");
    const bytes = await printMapReport(call, row, { ...signer, image: await buffer(stored) });
    return call.inTransaction(async (inner) => {
      const onReports = asSideEffectOn(inner, "map_report");
      const model = inner.app.catalog.get("map_report");
      // Held before it is asked whether somebody signed: who signs at the same moment waits here, and finds it signed.
      await holdLineage(onReports, model, seen.id);
      await currentRow(inner, modelOf(inner), seen);
      if (row.version !== seen.version) throw refuse("stale", "version");
      if (await signedReport(inner.db, seen.id, seen.version)) throw refuse("report_signed");
      const report = {
        classification_id: seen.id,
        code: `${row.code}/MAP`,
        of_version: seen.version,
        signed_at: inner.now,
        signer_id: auditUser(inner)?.id ?? null,
        signer_name: signer.name,
        registration: signer.map_registration,
        hash: createHash("sha256").update(bytes).digest("hex"),
      };
      const { id } = await insertChecked(onReports, model, report);
      const about = { record: model.key, reference_id: String(id), name: nameOf(row), field: "document" };
      await addFile(onReports, await placeFile(onReports, about, bytes, "application/pdf"));
      return shown(row, bytes, report as unknown as SignedReport, null);
    });
  },
};

async function mySignature(call: Call): Promise<SignerRow | undefined> {
  const me = auditUser(call);
  return me === null ? undefined : signerOf(call.db, me.id);
}

const nameOf = (row: WireRow) => `${String(row.code).replaceAll("/", "-")}-map-report.pdf`;

/** As they were signed, or not at all: what is on file is held against what stands on the row. */
async function bytesOf(call: Call, { file_id: file, hash }: SignedReport): Promise<Uint8Array> {
  const stored = file === null ? undefined : await call.app.files.get(file);
  if (!stored) throw refuse("not_found");
  const bytes = await buffer(stored);
  if (createHash("sha256").update(bytes).digest("hex") !== hash)
    throw new Error(`the signed report ${String(file)} is not what was signed`);
  return bytes;
}

function shown(row: WireRow, bytes: Uint8Array, signed: SignedReport | null, refusal: string | null): Output {
  return {
    name: nameOf(row),
    file: dataUrl(bytes),
    version: Number(row.version),
    signed: signed && {
      by: signed.signer_name,
      registration: signed.registration,
      at: signed.signed_at,
      hash: signed.hash,
    },
    refusal,
  };
}
