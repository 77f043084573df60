/** The thread that prints. */
import { serveThread } from "#threads/serve-thread";
import type { PrintedCertificate } from "./certificate/printed-certificate.ts";
import { renderCertificate } from "./certificate/render.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { renderPdf } from "./render.ts";

serveThread("below normal", (work: PrintedDocument | PrintedCertificate) =>
  "kind" in work ? renderCertificate(work) : renderPdf(work),
);
