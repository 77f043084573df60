/** A report that was asked for: on its way, kept as it came out, or refused. Nothing of it is edited. */
import { z } from "zod";
import { choice, flag } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { file, reference } from "../kernel/field/relation.ts";
import { structure } from "../kernel/field/structure.ts";
import { longText, text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { LOCALES } from "../kernel/locale.ts";
import { listOutput, objectOutput } from "../kernel/output.ts";
import { defineRecord } from "../kernel/record.ts";
import { definitionSchema } from "./definition.ts";
import { REPORT_FORMATS } from "./report-model.ts";

/** `canceled` by somebody while it was on its way; `refused`: whoever asked may not see it any more, or it asks for what does not exist; `failed`: it could not be made. */
export const RUN_STATES = ["waiting", "running", "done", "canceled", "refused", "failed"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** So many rows are read, so many are kept to be shown on the page; the file has them all. */
export const MOST_ROWS = 20_000;
export const MOST_SHOWN = 200;

const cell = z.string().nullable();

/** What the page shows, in the language of the report. */
export const resultOutput = objectOutput({
  columns: listOutput(objectOutput({ label: z.string(), number: z.boolean() })),
  rows: listOutput(listOutput(cell)),
  totals: listOutput(cell).nullable(),
  chart: listOutput(objectOutput({ label: z.string(), value: z.string() })).nullable(),
  /** Figures of different currencies or units were not added up; reports that were kept before do not say. */
  mixed: z.boolean().optional(),
});
export type ReportResult = z.infer<typeof resultOutput>;

export const REPORT_MEDIA = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

const kept = { systemManaged: true } as const;

export const reportRun = defineRecord({
  key: "report_run",
  service: "report",
  scope: "own",
  title: "name",
  actions: ["list", "load", "delete"],
  // What came out stays as it came out; it may be thrown away.
  lock: (_, { action }) => (action === "delete" ? undefined : { code: "report_kept" }),
  fields: {
    name: text({ ...kept, required: true, max: 160, list: true, search: true }),
    state: choice(RUN_STATES, { ...kept, required: true, default: "waiting", list: true, filter: true }),
    record: text({ ...kept, required: true, max: 60, list: true, filter: true }),
    format: choice(REPORT_FORMATS, { ...kept, required: true, list: true, filter: true }),
    language: choice(LOCALES, { ...kept, required: true, list: true }),
    asked_at: instant({ ...kept, required: true, list: true, filter: true }),
    finished_at: instant({ ...kept, list: true }),
    /** Of a hundred. */
    progress: number({ ...kept, required: true, default: 0, min: 0, max: 100 }),
    rows: number({ ...kept, min: 0, list: true }),
    /** Asked for by the clock and not by a person. */
    scheduled: flag({ ...kept, list: true, filter: true }),
    definition: structure(definitionSchema, kept),
    operation_country: text({ ...kept, max: 2 }),
    /** To whom it goes as soon as it is done, and to whom it went. */
    recipients: longText({ ...kept, max: 4000 }),
    sent_to: longText({ ...kept, max: 10_000 }),
    /** Why there is none: the code of a refusal. */
    problem: text({ ...kept, max: 300 }),
    result: structure(resultOutput, kept),
    document: file({ accept: Object.values(REPORT_MEDIA) }),
    report_model_id: reference("report_model", { ...kept, filter: true }),
    user_id: reference("user", { ...kept, required: true }),
  },
  indexes: [
    ["user_id", "asked_at"],
    ["report_model_id", "asked_at"],
  ],
  order: [["asked_at", "desc"]],
});
