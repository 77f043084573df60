/** The thread that prints, and writes sheets. */

import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { serveThread } from "#threads/serve-thread";
import type { Workbook } from "../excel/workbook.ts";
import type { LocalFile } from "../file-store.ts";
import type { PrintedCertificate } from "./certificate/printed-certificate.ts";
import { renderCertificate } from "./certificate/render.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { renderPdf, renderPieces } from "./render.ts";

export type Printed = PrintedDocument | PrintedCertificate | Workbook;

/** Where a path is given, the document becomes a file there instead of standing in memory. */
export interface PrintWork {
  readonly document: Printed;
  readonly path?: string;
}

serveThread("below normal", async ({ document, path }: PrintWork) =>
  path === undefined ? print(document) : printTo(path, document),
);

async function print(document: Printed): Promise<Uint8Array> {
  if (!("kind" in document)) return renderPdf(document);
  if (document.kind === "certificate") return renderCertificate(document);
  // Loaded by the first who needs it: most threads never write a sheet.
  const { writeWorkbook } = await import("../excel/write.ts");
  return writeWorkbook(document);
}

async function printTo(path: string, document: Printed): Promise<LocalFile> {
  const file = openSync(path, "wx", 0o600);
  const hash = createHash("sha256");
  let size = 0;
  const take = (piece: Uint8Array) => {
    // One call may write less than it was given.
    for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
    hash.update(piece);
    size += piece.length;
  };
  try {
    if ("kind" in document) take(await print(document));
    else await renderPieces(document, take);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return { path, size, hash: hash.digest("hex") };
}
