/** The thread that prints, and writes sheets. */

import { serveThread } from "#threads/serve-thread";
import type { Workbook } from "../excel/workbook.ts";
import type { PrintedCertificate } from "./certificate/printed-certificate.ts";
import { renderCertificate } from "./certificate/render.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { renderPdf } from "./render.ts";

serveThread("below normal", async (work: PrintedDocument | PrintedCertificate | Workbook) => {
  if (!("kind" in work)) return renderPdf(work);
  if (work.kind === "certificate") return renderCertificate(work);
  // Loaded by the first who needs it: most threads never write a sheet.
  const { writeWorkbook } = await import("../excel/write.ts");
  return writeWorkbook(work);
});
