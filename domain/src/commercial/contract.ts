/** What is done with proposals and nominations beside keeping their records. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";

const one = z.strictObject({ id: z.string() });
const proposal = { service: "proposal", type: "proposal", record: "proposal" } as const;
const nomination = { service: "service", type: "nomination", record: "nomination" } as const;

export const commercialContracts = {
  proposalVersions: defineAction({
    ...proposal,
    action: "versions",
    about: "All versions under the code of this proposal, oldest first.",
    access: { permission: "load" },
    effect: "read",
    input: one,
  }),
  reviseProposal: defineAction({
    ...proposal,
    action: "revise",
    about: "A new version of a sent or refused proposal, as a draft; the old one stays as it was.",
    access: { permission: "create" },
    effect: "write",
    input: one,
  }),
  cloneProposal: defineAction({
    ...proposal,
    action: "clone",
    about: "A new draft under a new code, with the items and the text of this proposal.",
    access: { permission: "create" },
    effect: "write",
    input: one,
  }),
  previewProposal: defineAction({
    ...proposal,
    action: "preview",
    about: "The document as the customer gets it, as a PDF in base64.",
    access: { permission: "load" },
    effect: "read",
    input: one,
  }),
  similarNominations: defineAction({
    ...nomination,
    action: "similar",
    about: "Open or accepted nominations of the same vessel at the same port in an overlapping window.",
    access: { permission: "list" },
    effect: "read",
    input: z.strictObject({
      id: z.string().nullish(),
      vessel: z.string().max(120),
      port_id: z.string(),
      eta: z.string(),
      window_end: z.string().nullish(),
    }),
  }),
} as const;
