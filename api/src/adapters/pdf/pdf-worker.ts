/** The thread that prints. */
import { serveThread } from "#threads/serve-thread";
import { renderPdf } from "./render.ts";

serveThread("below normal", renderPdf);
