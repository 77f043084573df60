/**
 * The pages of one convoy. The barge in the address is optional: without it a field page covers all barges of
 * the convoy, with it one barge, so the same pages are mounted at both places.
 */
import type { RouteDraft } from "./draft-route.ts";
import * as field from "./field-pages.ts";

const BARGE_PAGES: readonly RouteDraft[] = field.withOthers("barge", [
  field.declared("pre_inspection"),
  field.declared("basement_inspection"),
  field.declared("hose_test"),
  field.declared("storage_plan"),
  field.declared("hold_sealing"),
  field.declared("draft_survey"),
  field.weighing,
  field.classification,
  field.bargeDoubleCheck,
  field.declared("timelog_entry"),
  field.occurrences,
  field.declared("ship_document"),
  field.declared("scope_item"),
]);

const summary: RouteDraft = {
  segment: "summary",
  page: "convoy-summary",
  role: "operation",
  icon: "layout-dashboard",
  words: "convoySummary",
};

const pages: readonly RouteDraft[] = [
  summary,
  {
    segment: "gallery",
    page: "convoy-gallery",
    role: "operation",
    icon: "images",
    words: "convoyGallery",
  },
  field.declared("origin_inspection"),
  {
    segment: "barge",
    page: "operation-list",
    role: "operation",
    icon: "sailboat",
    words: "bargesOfTheConvoy",
    children: [
      {
        segment: ":idbarge",
        page: "operation",
        words: "bargeOperation",
        children: BARGE_PAGES,
      },
      ...BARGE_PAGES,
    ],
  },
];

/** What is recorded in the field is of its own service, below an order as well. */
export const CONVOY_PAGES = pages.map((page): RouteDraft => ({ service: "service", ...page }));
