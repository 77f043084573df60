/** What is done with proposals and nominations beside keeping their records. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { NOMINATION_STATUSES } from "./nomination.ts";
import { PROPOSAL_STATUSES } from "./proposal-status.ts";

const one = z.strictObject({ id: z.string() });
const justification = z.string().max(2000).nullish();
const proposal = { service: "proposal", type: "proposal", record: "proposal" } as const;
const nomination = { service: "service", type: "nomination", record: "nomination" } as const;

export const commercialContracts = {
  changeProposal: defineAction({
    ...proposal,
    action: "changestatus",
    about: "Sends a draft to the customer, or answers what was sent; the verdicts say what is possible.",
    access: { permission: "changestatus" },
    effect: "write",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      status: z.enum(PROPOSAL_STATUSES),
      justification,
      /** For sending: who gets the mail; the customer's contacts when left out. */
      recipients: z.array(z.string().max(254)).max(20).optional(),
      message: z.string().max(4000).nullish(),
    }),
  }),
  proposalVerdicts: defineAction({
    ...proposal,
    action: "verdicts",
    about: "Which statuses could be chosen now, and where not, why.",
    access: { permission: "load" },
    effect: "read",
    input: one,
  }),
  proposalLog: defineAction({
    ...proposal,
    action: "getstatuslog",
    about: "Every status the proposal has had, oldest first.",
    access: { permission: "load" },
    effect: "read",
    input: one,
  }),
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
  changeNomination: defineAction({
    ...nomination,
    action: "changestatus",
    about: "Accepts a nomination, which opens its work order; refuses it; or takes it back.",
    access: { permission: "changestatus" },
    effect: "write",
    input: z.strictObject({
      id: z.string(),
      version: z.number().int(),
      status: z.enum(NOMINATION_STATUSES),
      justification,
    }),
  }),
  nominationVerdicts: defineAction({
    ...nomination,
    action: "verdicts",
    about: "Which statuses could be chosen now, and where not, why.",
    access: { permission: "load" },
    effect: "read",
    input: one,
  }),
  nominationLog: defineAction({
    ...nomination,
    action: "getstatuslog",
    about: "Every status the nomination has had, oldest first.",
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
