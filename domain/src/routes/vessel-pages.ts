/** The pages of one ship's operation: the shared field pages and those that only a ship has. */
import type { RouteDraft } from "./draft-route.ts";
import * as field from "./field-pages.ts";

const reports: RouteDraft = {
  segment: "reports",
  service: "report",
  role: "operation_report",
  page: "operation-reports",
  icon: "file-text",
  words: "operationReports",
};

const resume: RouteDraft = {
  segment: "resume",
  page: "operation-resume",
  icon: "layout-dashboard",
  words: "summary",
  children: [
    {
      segment: "report",
      page: "resume-report",
      words: "summaryReport",
    },
    {
      segment: "reportApproval",
      service: "report",
      role: "operation_report",
      page: "report-approval",
      opens: { record: "operation_report", order: 1, by: "operation_id" },
      words: "approvalReport",
    },
    {
      segment: "reportConfiguration",
      service: "report",
      role: "report_configuration",
      page: "report-configuration",
      words: "reportConfiguration",
    },
    {
      segment: "reportGeneral",
      page: "resume-report",
      words: "generalReport",
    },
    {
      segment: "service",
      page: "resume-report",
      words: "summaryOfServices",
    },
  ],
};

export const VESSEL_PAGES: readonly RouteDraft[] = field.withOthers("ship", [
  field.declared("pre_inspection"),
  field.declared("basement_inspection"),
  field.declared("hose_test"),
  field.declared("storage_plan"),
  field.declared("hold_sealing"),
  field.declared("draft_survey"),
  field.weighing,
  field.vesselClassification,
  field.oilClassification,
  field.doubleCheck,
  field.declared("timelog_entry"),
  field.occurrences,
  field.declared("bags"),
  field.declared("origin_inspection"),
  field.declared("ship_document"),
  field.declared("scope_item"),
  reports,
  resume,
]);
