/** What is shown of statuses: the verdicts that come with a row, and the statuses that it has had. */
import { z } from "zod";
import type { Instant } from "./dates.ts";
import { instantOutput, listOutput, objectOutput, rowNameOutput } from "./output.ts";

const reason = objectOutput({ code: z.string(), message: z.string() });

export const verdictOutput = objectOutput({
  to: z.string(),
  /** The call to make for it. */
  call: z.string(),
  may: z.boolean(),
  /** Whether the change asks for one. */
  justification: z.boolean(),
  reasons: listOutput(reason),
});

export const verdictsOutput = objectOutput({
  statuses: listOutput(verdictOutput),
  steps: listOutput(
    objectOutput({ step: z.string(), to: z.string(), may: z.boolean(), reasons: listOutput(reason) }),
  ),
  /** With the answer to a change: until when the caller may take it back. */
  undo_until: instantOutput.nullable(),
});

/** A status that a row has had, or that is still ahead of it. */
export const statusEntryOutput = objectOutput({
  status: z.string(),
  label: z.string(),
  user: rowNameOutput.nullable(),
  date: instantOutput.nullable(),
  justification: z.string().nullable(),
  active: z.boolean(),
});

export const statusLogOutput = listOutput(statusEntryOutput);

/** The same for whoever knows which statuses and steps the record has. */
export type ShownVerdict<Status extends string = string> = Omit<z.infer<typeof verdictOutput>, "to"> & {
  readonly to: Status;
};
export type StepVerdict<Status extends string = string, Step extends string = string> = Pick<
  ShownVerdict<Status>,
  "to" | "may" | "reasons"
> & { readonly step: Step };
export interface ShownVerdicts<Status extends string = string, Step extends string = string> {
  readonly statuses: readonly ShownVerdict<Status>[];
  readonly steps: readonly StepVerdict<Status, Step>[];
  readonly undo_until: Instant | null;
}
export type StatusEntry<Status extends string = string> = Omit<
  z.infer<typeof statusEntryOutput>,
  "status"
> & {
  readonly status: Status;
};
