/** The pages of one ship's operation: the shared field pages and those that only a ship has. */
import type { RouteDraft } from "./draft-route.ts";
import * as field from "./field-pages.ts";

const bags: RouteDraft = {
  segment: "bags",
  role: "bags",
  icon: "shopping-bag",
  words: "bags",
};

const storagePlan: RouteDraft = {
  segment: "item",
  role: "storage_plan",
  icon: "layout-panel-left",
  words: "storagePlan",
};

const scopeItems: RouteDraft = {
  segment: "scopeItems",
  role: "scope_item",
  icon: "list-checks",
  words: "scopeItems",
};

const reports: RouteDraft = {
  segment: "reports",
  icon: "file-text",
  words: "operationReports",
};

const resume: RouteDraft = {
  segment: "resume",
  icon: "layout-dashboard",
  words: "summary",
  children: [
    {
      segment: "report",
      words: "summaryReport",
    },
    {
      segment: "reportApproval",
      words: "approvalReport",
    },
    {
      segment: "reportConfiguration",
      words: "reportConfiguration",
    },
    {
      segment: "reportGeneral",
      words: "generalReport",
    },
    {
      segment: "service",
      words: "summaryOfServices",
    },
  ],
};

export const VESSEL_PAGES: readonly RouteDraft[] = [
  field.preInspection,
  field.basementInspection,
  field.hoseTest,
  storagePlan,
  field.holdSealing,
  field.draftSurvey,
  field.weighing,
  field.vesselClassification,
  field.oilClassification,
  field.doubleCheck,
  field.timeLog,
  field.occurrences,
  bags,
  field.originInspection,
  field.shipDocuments,
  scopeItems,
  reports,
  resume,
];
