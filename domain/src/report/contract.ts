/** What is done with reports beside keeping models: running one, and sending what came out. */
import { z } from "zod";
import { defineAction } from "../kernel/contract.ts";
import { LOCALES } from "../kernel/locale.ts";
import { rowOutput } from "../kernel/row-output.ts";
import { operationReport, REPORT_KINDS } from "./operation-report.ts";
import { READY_KEYS } from "./ready-models.ts";
import { MOST_RECIPIENTS, REPORT_FORMATS } from "./report-model.ts";
import { reportRun } from "./report-run.ts";
import { resumeOutput } from "./resume.ts";

const onRuns = {
  service: "report",
  type: "report_run",
  record: "report_run",
  access: { permission: "update" },
  effect: "write",
} as const;
const runOutput = rowOutput(reportRun);
const onReports = { ...onRuns, type: "operation_report", record: "operation_report" } as const;
const reportOutput = rowOutput(operationReport);
const recipients = z.array(z.string().max(254)).min(1).max(MOST_RECIPIENTS);

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
    input: z.strictObject({ id: z.string(), to: recipients }),
    output: runOutput,
  }),
  cancelReport: defineAction({
    ...onRuns,
    action: "cancel",
    about: "Stops a report that is on its way; nothing of it is kept but that it was canceled.",
    input: z.strictObject({ id: z.string() }),
    output: runOutput,
  }),
  resume: defineAction({
    service: "service",
    type: "operation",
    record: "operation",
    action: "resume",
    about:
      "Everything that the caller may see of an operation, part by part, as its reports say it; of one kind of report, or all of it.",
    access: { permission: "load" },
    effect: "read",
    input: z.strictObject({ id: z.string(), kind: z.enum(REPORT_KINDS).nullish() }),
    output: resumeOutput,
  }),
  makeReport: defineAction({
    ...onReports,
    action: "make",
    about:
      "Makes a report of an operation in the background, as it is configured for the customer, within what the caller may see when it is made.",
    input: z.strictObject({
      operation_id: z.string(),
      kind: z.enum(REPORT_KINDS),
      format: z.enum(REPORT_FORMATS),
      language: z.enum(LOCALES).nullish(),
    }),
    output: reportOutput,
  }),
  sendOperationReport: defineAction({
    ...onReports,
    action: "send",
    about: "Mails a report of an operation as it was kept; as often as one likes.",
    input: z.strictObject({ id: z.string(), to: recipients }),
    output: reportOutput,
  }),
  cancelOperationReport: defineAction({
    ...onReports,
    action: "cancel",
    about:
      "Stops a report of an operation that is on its way; nothing of it is kept but that it was canceled.",
    input: z.strictObject({ id: z.string() }),
    output: reportOutput,
  }),
} as const;
