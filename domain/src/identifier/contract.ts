/** Asking whether a number can be what it claims to be: any session may, and nothing is written. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { refined } from "../kernel/field/issues.ts";
import { readingOutput } from "./reading.ts";
import { IDENTIFIER_KINDS, type IdentifierKind, isIdentifierKind } from "./validate.ts";

const kind = refined(z.string(), (value) => (isIdentifierKind(value) ? undefined : "not_a_choice")).meta({
  enum: IDENTIFIER_KINDS,
});

export const identifierContracts = {
  validate: defineAction({
    service: "register",
    type: "identifier",
    action: "validate",
    about: "Whether a text can be an identifier of a kind, and what it says.",
    access: "signed-in",
    effect: "read",
    input: z.strictObject({ kind: kind as z.ZodType<IdentifierKind>, value: z.string().max(200) }),
    output: readingOutput,
  }),
} as const;
