/** Tells anybody what a document is that we vouched for: by its bytes, with a paper. */
import { createHash } from "node:crypto";
import { isAcceptedDocument } from "@plimsoll/domain/certificate/authenticated-document";
import type { App } from "#app";
import type { Origin } from "#rpc/call";
import { refuse } from "#rpc/failure";
import { vouchedBy } from "../store.ts";
import { counted } from "../verify.ts";
import { statePaper } from "./paper.ts";

export interface Presented {
  readonly bytes: Buffer;
  readonly claimed: string;
  /** As its bearer calls it. */
  readonly name: string;
}

export async function validateDocument(
  app: App,
  origin: Origin,
  { bytes, claimed, name }: Presented,
): Promise<{ readonly name: string; readonly paper: Uint8Array }> {
  if (!isAcceptedDocument(claimed)) throw refuse("invalid_file", "document");
  const hash = createHash("sha256").update(bytes).digest("hex");
  const row = await counted(app, origin, () => vouchedBy(app.db, hash));
  if (!row) throw refuse("not_found");
  const { locale, now } = origin;
  const printing = { app, db: app.db, locale, now, author: row.author_id };
  const document = await statePaper(printing, row, name.slice(0, 255));
  return { name: row.nome_documento, paper: await app.printer.print(`address ${origin.address}`, document) };
}
