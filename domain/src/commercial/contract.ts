/** What is done with proposals and nominations beside keeping their records. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { listOutput } from "../kernel/output.ts";
import {
  ANSWERS,
  answeredOutput,
  offeredProposalOutput,
  printedOutput,
  proposalOutput,
  similarNominationsOutput,
} from "./output.ts";

const one = z.strictObject({ id: z.string() });
const proposal = { service: "proposal", type: "proposal", record: "proposal" } as const;
const nomination = { service: "service", type: "nomination", record: "nomination" } as const;

const link = { service: "proposal", type: "link", access: "public" } as const;
const token = z.string().max(300);

export const commercialContracts = {
  proposalVersions: defineAction({
    ...proposal,
    action: "versions",
    about: "All versions under the code of this proposal, oldest first.",
    access: { permission: "load" },
    effect: "read",
    input: one,
    output: listOutput(proposalOutput),
  }),
  reviseProposal: defineAction({
    ...proposal,
    action: "revise",
    about: "A new version of a sent or refused proposal, as a draft; the old one stays as it was.",
    access: { permission: "create" },
    effect: "write",
    input: one,
    output: proposalOutput,
  }),
  cloneProposal: defineAction({
    ...proposal,
    action: "clone",
    about: "A new draft under a new code, with the items and the text of this proposal.",
    access: { permission: "create" },
    effect: "write",
    input: one,
    output: proposalOutput,
  }),
  previewProposal: defineAction({
    ...proposal,
    action: "preview",
    about: "The document as the customer gets it, as a PDF in base64.",
    access: { permission: "load" },
    effect: "read",
    input: one,
    output: printedOutput,
  }),
  viewByLink: defineAction({
    ...link,
    action: "view",
    path: "/api/proposal/view",
    about: "A proposal as the customer reads it, by the token of the mailed link.",
    effect: "read",
    input: z.strictObject({ token }),
    output: offeredProposalOutput,
  }),
  answerByLink: defineAction({
    ...link,
    action: "answer",
    path: "/api/proposal/answer",
    about:
      "Accepts or refuses it with that token, once; the same answer sent again is answered as the first time.",
    effect: "write",
    input: z.strictObject({
      token,
      status: z.enum(ANSWERS),
      name: z.string().trim().min(1).max(120),
      reason: z.string().max(2000).nullish(),
    }),
    output: answeredOutput,
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
    output: similarNominationsOutput,
  }),
} as const;
