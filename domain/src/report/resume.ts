/** What is said of an operation, part by part, in somebody's language: the screen, the paper and the sheet show the same. */
import { z } from "zod";
import { listOutput, objectOutput } from "../kernel/output.ts";
import { REPORT_SECTIONS } from "./operation-report.ts";

export const resumePartOutput = objectOutput({
  key: z.enum(REPORT_SECTIONS),
  title: z.string(),
  pairs: listOutput(objectOutput({ label: z.string(), value: z.string() })),
  columns: listOutput(objectOutput({ label: z.string(), number: z.boolean() })),
  rows: listOutput(listOutput(z.string())),
});
export type ResumePart = z.infer<typeof resumePartOutput>;

export const resumeOutput = objectOutput({
  code: z.string(),
  name: z.string(),
  customer: objectOutput({ id: z.string(), name: z.string() }).nullable(),
  order: z.string(),
  parts: listOutput(resumePartOutput),
});
export type Resume = z.infer<typeof resumeOutput>;
