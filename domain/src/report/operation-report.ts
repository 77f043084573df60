/**
 * The reports of one operation: what each kind says, in which order, and the row that keeps one as it came out. A report is
 * approved inside the company at two levels by two people; what is sent back says why and becomes its next version.
 */
import { type ApprovalPlan, approvalMachine } from "../kernel/approval.ts";
import { choice, multiChoice } from "../kernel/field/choice.ts";
import { number } from "../kernel/field/number.ts";
import { file, reference, rootReference } from "../kernel/field/relation.ts";
import { longText, text } from "../kernel/field/text.ts";
import { instant } from "../kernel/field/time.ts";
import { LOCALES } from "../kernel/locale.ts";
import { defineRecord } from "../kernel/record.ts";
import { REPORT_FORMATS } from "./report-model.ts";
import { REPORT_MEDIA, RUN_STATES } from "./report-run.ts";

/** Everything that can be said of an operation, in the order of the work. */
export const REPORT_SECTIONS = [
  "order",
  "scope",
  "holds",
  "pre_inspection",
  "basement_inspection",
  "hose_test",
  "hold_sealing",
  "weighing_period",
  "draft_survey",
  "classification",
  "oil_classification",
  "double_check",
  "sample",
  "timelog_entry",
  "statement",
  "occurrence",
  "bags",
  "origin_inspection",
  "ship_document",
  "certificate",
  "people",
  "approvals",
  "photos",
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

export const REPORT_KINDS = ["summary", "general", "services", "gallery", "approval"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The summary says what is configured for the customer; the others always say the same. */
export const SECTIONS_OF: Readonly<Record<ReportKind, readonly ReportSection[]>> = {
  summary: REPORT_SECTIONS.filter((one) => one !== "approvals"),
  general: ["order", "holds", "weighing_period", "draft_survey", "classification", "statement", "occurrence"],
  services: ["order", "scope", "people"],
  gallery: ["photos"],
  approval: ["order", "approvals", "people"],
};

export const MOST_PHOTOS = 12;

/** How so many photos stand on a page: up to three below one another, then two and three side by side. */
export function photoGrid(perPage: number): { readonly columns: 1 | 2 | 3; readonly rows: number } {
  const photos = Math.min(MOST_PHOTOS, Math.max(1, perPage));
  const columns = photos <= 3 ? 1 : photos <= 8 ? 2 : 3;
  return { columns, rows: Math.ceil(photos / columns) };
}

/** What a kind says for a customer: theirs where something was configured for them. */
export function sectionsFor(
  kind: ReportKind,
  configured: readonly ReportSection[] | undefined,
): readonly ReportSection[] {
  return kind === "summary" && configured && configured.length > 0 ? configured : SECTIONS_OF[kind];
}

export const APPROVAL_STATUSES = ["draft", "pending_level_1", "pending_level_2", "approved"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

const PLAN = {
  draft: "draft",
  steps: [
    { waiting: "pending_level_1", by: { permission: "approve_1" } },
    { waiting: "pending_level_2", by: { permission: "approve_2" }, anotherPerson: true },
  ],
  approved: "approved",
  remindAfterDays: 2,
} as const satisfies ApprovalPlan<ApprovalStatus>;

const kept = { systemManaged: true } as const;

export const operationReport = defineRecord({
  key: "operation_report",
  service: "report",
  scope: "parent",
  belongsTo: "operation_id",
  title: "name",
  staffOnly: true,
  actions: ["list", "load", "delete"],
  // Reports are made when the field work is over.
  openWhenLocked: true,
  machine: approvalMachine(PLAN, {
    phases: { draft: "planning", pending_level_1: "billing", pending_level_2: "billing", approved: "done" },
  }),
  // What came out stays as it came out; what nobody has submitted may be thrown away.
  lock: ({ status }, { action }) =>
    action === "delete" && status === "draft" ? undefined : { code: "report_kept" },
  fields: {
    name: text({ ...kept, required: true, max: 160, list: true, search: true }),
    operation_id: reference("operation", { required: true, filter: true }),
    work_order_id: rootReference("work_order"),
    kind: choice(REPORT_KINDS, { ...kept, required: true, list: true, filter: true }),
    status: choice(APPROVAL_STATUSES, {
      ...kept,
      required: true,
      default: "draft",
      list: true,
      filter: true,
    }),
    revision: number({ ...kept, required: true, default: 1, min: 1 }),
    state: choice(RUN_STATES, { ...kept, required: true, default: "waiting", list: true, filter: true }),
    progress: number({ ...kept, required: true, default: 0, min: 0, max: 100 }),
    format: choice(REPORT_FORMATS, { ...kept, required: true, list: true }),
    language: choice(LOCALES, { ...kept, required: true, list: true }),
    sections: multiChoice(REPORT_SECTIONS, kept),
    photos_per_page: number({ ...kept, required: true, default: 4, min: 1, max: MOST_PHOTOS }),
    asked_at: instant({ ...kept, required: true, list: true }),
    finished_at: instant({ ...kept, list: true }),
    author_id: reference("user", { ...kept, list: true }),
    sent_to: longText({ ...kept, max: 10_000 }),
    problem: text({ ...kept, max: 300 }),
    document: file({ accept: Object.values(REPORT_MEDIA) }),
  },
  indexes: [["operation_id", "asked_at"]],
  order: [["asked_at", "desc"]],
});
