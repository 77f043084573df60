/** What is done with reports beside keeping models: running one, and sending what came out. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { LOCALES } from "../kernel/locale.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { READY_KEYS } from "./ready-models.ts";
import { MOST_RECIPIENTS, REPORT_FORMATS } from "./report-model.ts";
import { reportRun } from "./report-run.ts";

const onRuns = {
  service: "report",
  type: "report_run",
  record: "report_run",
  access: { permission: "update" },
  effect: "write",
} as const;
const runOutput = rowOutput(reportRun);

export const reportContracts = {
  runReport: defineAction({
    ...onRuns,
    action: "run",
    about:
      "Makes a report in the background, of a model of the caller's or of one that is ready for everybody, within what the caller may list when it runs.",
    input: z.strictObject({
      report_model_id: z.string().nullish(),
      ready: z.enum(READY_KEYS).nullish(),
      format: z.enum(REPORT_FORMATS).nullish(),
      language: z.enum(LOCALES).nullish(),
    }),
    output: runOutput,
  }),
  sendReport: defineAction({
    ...onRuns,
    action: "send",
    about: "Mails a report as it was kept; as often as one likes.",
    input: z.strictObject({ id: z.string(), to: z.array(z.string().max(254)).min(1).max(MOST_RECIPIENTS) }),
    output: runOutput,
  }),
} as const;
