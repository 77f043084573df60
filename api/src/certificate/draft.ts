/** Prints a draft with its watermark and keeps it with its certificate: what is sent, and what we look at ourselves. */
import { addFile, type PlacedFile, placeFile } from "#files/store-file";
import type { Call } from "#rpc/call";
import type { CertificateRow, Described } from "./describe.ts";
import { certificateDocument } from "./document.ts";

/** Papers are kept although people add no files to what is locked. */
export const asProduct = (call: Call): Call => ({ ...call, isSideEffect: true });

export async function placeDraft(
  call: Call,
  row: CertificateRow,
  described: Described,
  field: "drafts" | "own_drafts",
): Promise<PlacedFile> {
  const document = await certificateDocument(call, row, described, null);
  const bytes = await call.app.printer.print(call.actor.userId, document);
  const about = { record: "certificate", reference_id: row.id, name: `${row.name}-draft.pdf`, field };
  return placeFile(asProduct(call), about, bytes, "application/pdf");
}

export async function keepDraft(call: Call, placed: PlacedFile): Promise<string> {
  await call.inTransaction((inner) => addFile(asProduct(inner), placed));
  return placed.id;
}
