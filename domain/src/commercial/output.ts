/** What the calls about proposals and nominations answer beside their rows. */
import { z } from "zod";
import { dateOutput, listOutput, objectOutput } from "../kernel/output.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { NOMINATION_STATUSES } from "./nomination.ts";
import { proposal } from "./proposal.ts";
import { VALIDITIES } from "./proposal-status.ts";

/** Of the ways to answer a proposal, those of its customer. */
export const ANSWERS = ["accepted", "refused"] as const;

export const proposalOutput = rowOutput(proposal);

/** A document, as a data URL. */
export const printedOutput = objectOutput({ name: z.string(), file: z.string() });
export type Printed = z.infer<typeof printedOutput>;

/** A proposal as somebody without an account reads it. */
export const offeredProposalOutput = objectOutput({
  proposal: proposalOutput,
  company: z.string().nullable(),
  validity: z.enum(VALIDITIES),
  may_answer: z.boolean(),
});

export const answeredOutput = objectOutput({ status: z.enum(ANSWERS) });

const similarNomination = objectOutput({
  id: z.string(),
  code: z.string(),
  vessel: z.string(),
  eta: dateOutput,
  window_end: dateOutput.nullable(),
  status: z.enum(NOMINATION_STATUSES),
});
export const similarNominationsOutput = listOutput(similarNomination);
export type SimilarNomination = z.infer<typeof similarNomination>;
