/** Makes the report of `long-report.ts` in a process of its own and says what it took. */
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { photoGrid } from "@plimsoll/domain/report/operation-report";
import pino from "pino";
// How pictures are read is decided there.
import "../api/src/files/media.ts";
import { frameOf } from "../api/src/adapters/pdf/photo-frame.ts";
import { shrunk } from "../api/src/adapters/pdf/pictures.ts";
import { type Photo, type PrintedDocument, Printer } from "../api/src/adapters/pdf.ts";
import { keepMemorySmall } from "../api/src/memory.ts";

const [folder = "", count = "0"] = process.argv.slice(2);
const ROWS = 4_000;

/** The most memory that this process had so far, with all its threads, in MB. */
function peak(): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

keepMemorySmall();
const start = peak();
const began = performance.now();
const grid = photoGrid(2);
const photos: Photo[] = [];
for (let at = 0; at < Number(count); at++) {
  const bytes = await shrunk(join(folder, `${at}.jpg`), frameOf(grid), 0);
  photos.push({ bytes, caption: `Hold ${(at % 9) + 1} · 17/11/2026 10:0${at % 10}` });
}
const document: PrintedDocument = {
  title: "Summary of the operation",
  language: "en",
  author: "Bench",
  code: "B-1",
  version: "1",
  createdAt: new Date("2026-11-17T00:00:00Z"),
  letterhead: { lines: ["Bench"] },
  meta: [],
  sections: [
    { kind: "heading", text: "Weighings" },
    {
      kind: "table",
      columns: ["Ticket", "Hold", "Gross", "Tare", "Net", "Remarks"].map((label) => ({ label })),
      rows: Array.from({ length: ROWS }, (_, at) => [
        `T-${at}`,
        String((at % 9) + 1),
        "57.120",
        "18.040",
        "39.080",
        at % 7 === 0 ? "Stopped for rain, hatch closed and opened again later" : "",
      ]),
    },
    { kind: "heading", text: "Photographs" },
    { kind: "photos", photos, ...grid },
  ],
};
const printer = new Printer(pino({ level: "error" }));
const path = join(folder, "report.pdf");
await rm(path, { force: true });
const { size } = await printer.printTo(path, "bench", document);
const seconds = (performance.now() - began) / 1000;
await printer.close();
console.log(JSON.stringify({ start, peak: peak(), seconds, megabytes: size / 1_048_576 }));
