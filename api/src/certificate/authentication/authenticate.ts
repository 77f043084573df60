/** Vouches for a document: its fingerprint, what it is said to be, and the paper that is given for it, all at once. */
import { createHash } from "node:crypto";
import { isAcceptedDocument } from "@plimsoll/domain/certificate/authenticated-document";
import type { authenticationContracts } from "@plimsoll/domain/certificate/authentication-contract";
import { checkNew } from "@plimsoll/domain/kernel/row-schema";
import type { z } from "zod";
import { readDataUrl } from "#files/data-url";
import { addFile, placeFile } from "#files/store-file";
import { countryOf, insertChecked } from "#record/write";
import type { Call } from "#rpc/call";
import { Failure, refuse } from "#rpc/failure";
import { auditUser } from "#status/change";
import { asProduct } from "../draft.ts";
import { type Vouched, vouchingPaper } from "./paper.ts";

type Contracts = typeof authenticationContracts;
type Input = z.infer<Contracts["authenticateDocument"]["input"]>;

const model = (call: Call) => call.app.catalog.get("authenticated_document");

export const authenticationHandlers = {
  async authenticateDocument(call: Call, input: Input) {
    const { documento, file_name, usuario_cadastro: _, ...typed } = input;
    const { bytes, claimed } = readDataUrl(documento, "documento");
    if (bytes.length === 0 || !isAcceptedDocument(claimed)) throw refuse("invalid_file", "documento");
    const country = countryOf(call, model(call), undefined);
    const values = {
      ...typed,
      country,
      author_id: auditUser(call)?.id ?? null,
      usuario_cadastro: call.actor.name.slice(0, 200),
      documento: file_name ?? typed.nome_documento ?? null,
      hash: createHash("sha256").update(bytes).digest("hex"),
    };
    // What is wrong is said before anything is printed.
    const checked = checkNew(model(call), values);
    if (!checked.ok) throw new Failure(checked.issues);
    const vouched = { ...checked.values, country } as unknown as Vouched;
    const { app, db, locale, now, actor } = call;
    const document = await vouchingPaper({ app, db, locale, now, author: actor.userId }, vouched);
    const paper = await app.printer.print(actor.userId, document);
    const name = `${vouched.numero_certificado.replaceAll(/[\\/:*?"<>|\s]+/g, "-")}.pdf`;
    return call.inTransaction(async (inner) => {
      const paper_hash = createHash("sha256").update(paper).digest("hex");
      const row = await insertChecked(inner, model(inner), { ...values, paper_hash });
      const about = { record: model(inner).key, reference_id: String(row.id), name, field: "paper" };
      const placed = await placeFile(asProduct(inner), about, paper, "application/pdf");
      await addFile(asProduct(inner), placed);
      return { id: String(row.id), file_id: placed.id, name: vouched.nome_documento };
    });
  },
};
