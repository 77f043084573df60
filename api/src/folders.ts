/** Folders beside the code. The built server lies as deep in the checkout as this file, so both find the same ones. */
import { fileURLToPath } from "node:url";

const API = new URL("../", import.meta.url);

export const MIGRATIONS_FOLDER = fileURLToPath(new URL("migrations/", API));
export const REFERENCE_FOLDER = fileURLToPath(new URL("seeds/reference/", API));
export const WEB_FOLDER = fileURLToPath(new URL("../web/dist/", API));
/** Says which version this is. */
export const PACKAGE_FILE = fileURLToPath(new URL("package.json", API));
/** The thread of the embedded database, which needs no building. */
export const EMBEDDED_THREAD = new URL("src/db/embedded-thread.mjs", API);
/** Threads for heavy work; built with the server, also for tests and for `npm run dev`. */
export const SHEET_WORKER = new URL("dist/sheet-worker.mjs", API);
export const PDF_WORKER = new URL("dist/pdf-worker.mjs", API);
