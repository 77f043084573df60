/** Vouching for a document of somebody else's. Whether it holds is asked without a session, at an address of its own. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { objectOutput } from "../kernel/output.ts";
import { TYPED_FIELDS } from "./authenticated-document.ts";

/** The record itself says what is right about it. */
const typed = Object.fromEntries(
  Object.keys(TYPED_FIELDS).map((name) => [name, z.string().nullish()]),
) as Record<keyof typeof TYPED_FIELDS, z.ZodOptional<z.ZodNullable<z.ZodString>>>;

export const authenticationContracts = {
  authenticateDocument: defineAction({
    service: "service",
    type: "authenticated_document",
    record: "authenticated_document",
    action: "authenticate",
    about:
      "Vouches for a document, sent as a data URL: keeps what it is and its fingerprint, and answers with the paper that says so. POST /api/autenticacao/postdados does the same and answers with the paper itself.",
    access: { permission: "create" },
    effect: "write",
    input: z.strictObject({
      ...typed,
      documento: z.string(),
      /** The name of its file, where it has one. */
      file_name: z.string().max(255).nullish(),
      // Clients of old send who they are; we know.
      usuario_cadastro: z.string().max(200).nullish(),
    }),
    output: objectOutput({ id: z.string(), file_id: z.string(), name: z.string() }),
  }),
} as const;
