/** What the software of a scale may do by itself, and who lets it. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { decimalOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { scale } from "../register/scale.ts";
import { MOST_AT_ONCE } from "../weighing/installments.ts";

const register = {
  service: "register",
  type: "scale",
  record: "scale",
  access: { permission: "update" },
  effect: "write",
} as const;
const seen = z.strictObject({ id: z.string(), version: z.number().int() });

export const scaleContracts = {
  issueScaleToken: defineAction({
    ...register,
    action: "issuetoken",
    // The token is kept nowhere, not even as an answer to be given again.
    answeredOnce: false,
    about: "A new token for the software of a scale, shown this once; the one before it stops working.",
    input: seen,
    output: objectOutput({ id: z.string(), version: z.number().int(), token: z.string() }),
  }),
  revokeScaleToken: defineAction({
    ...register,
    action: "revoketoken",
    about: "Takes the token of a scale back: its software can send nothing more.",
    input: seen,
    output: rowOutput(scale),
  }),
  receiveWeighings: defineAction({
    service: "service",
    type: "scale",
    action: "send",
    access: "public",
    effect: "write",
    answeredOnce: false,
    path: "/api/scale/weighings",
    about: `For the software of a scale: up to ${MOST_AT_ONCE} weighings into an open period, by the token of the scale. A ticket that was sent before is not added again.`,
    input: z.strictObject({
      token: z.string().max(300),
      period: z
        .string()
        .max(80)
        .nullish()
        .describe("The code of the period; without it the one open period that names this scale."),
      rows: z
        .array(
          z.strictObject({
            ticket: z.string().trim().min(1).max(60),
            at: z.string(),
            weight: z.string(),
            unit: z.string().nullish(),
          }),
        )
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    output: objectOutput({
      period: z.string(),
      added: z.number().int(),
      already_there: z.number().int(),
      installments: z.number().int(),
      total: decimalOutput,
    }),
  }),
} as const;
