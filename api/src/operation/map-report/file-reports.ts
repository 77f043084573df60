/** Puts signed reports that an earlier release kept in the database where all files are. Asked at every start; there is something to do once. */
import { createHash, randomUUID } from "node:crypto";
import { uuid7 } from "#adapters/ids";
import type { App } from "#app";
import { FILES } from "#files/store-file";
import { fileReport, takeUnfiled } from "./store.ts";

/** How many were filed. Cut off at any moment, the next start goes on: bytes without a row are swept away. */
export async function fileSignedReports(app: App): Promise<number> {
  for (let filed = 0; ; filed++) if (!(await fileNext(app))) return filed;
}

function fileNext({ db, files, clock }: App): Promise<boolean> {
  return db.transaction(async (tx) => {
    const report = await takeUnfiled(tx);
    if (!report) return false;
    const bytes = Buffer.from(report.content, "base64");
    if (createHash("sha256").update(bytes).digest("hex") !== report.hash)
      throw new Error(`the report ${report.code} is not what was signed`);
    const now = clock.now();
    const id = uuid7(now);
    await files.put(id, bytes);
    const name = `${report.code.replaceAll("/", "-")}.pdf`;
    const entry = {
      at: now,
      request_id: randomUUID(),
      address: "",
      user: { id: report.signer_id, name: report.signer_name },
      service: FILES.service,
      type: FILES.key,
      action: "create",
      id,
      version: 1,
      changes: { name: [null, name], reference_id: [null, report.id], hash: [null, report.hash] },
    } as const;
    await fileReport(tx, report, { id, name, size: bytes.length, entry });
    return true;
  });
}
