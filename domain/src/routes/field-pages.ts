/**
 * The field pages that a ship and a barge have in common, declared once and mounted under both.
 * The role of each page is the record type that it shows, so the guard and the server ask the same question.
 */
import type { RouteDraft } from "./draft-route.ts";

export const galleryPage = (segment: string): RouteDraft => ({
  segment,
  words: "gallery",
});

export const basementInspection: RouteDraft = {
  segment: "basementinspection",
  role: "basement_inspection",
  icon: "search-check",
  words: "holdInspection",
};

const classificationHistory: RouteDraft = {
  segment: "history",
  words: "classificationHistory",
};

const newClassification: RouteDraft = {
  segment: "new",
  words: "newClassification",
};

const oneClassification: RouteDraft = {
  segment: ":idclassification",
  words: "oneClassification",
};

const mapReportPreview: RouteDraft = {
  segment: "previewmapreport",
  words: "mapReportPreview",
};

export const classification: RouteDraft = {
  segment: "classification",
  service: "classification",
  role: "classification",
  icon: "wheat",
  words: "classification",
  children: [classificationHistory, newClassification, oneClassification],
};

/** Ships also preview the report that the map classifier signs. */
export const vesselClassification: RouteDraft = {
  ...classification,
  children: [
    classificationHistory,
    newClassification,
    { ...oneClassification, children: [mapReportPreview] },
  ],
};

export const oilClassification: RouteDraft = {
  ...classification,
  segment: "oilclassification",
  role: "oil_classification",
  icon: "droplets",
  words: "oilClassification",
};

const oneDoubleCheck: RouteDraft = {
  segment: ":iddoublecheck",
  words: "oneDoubleCheck",
};

const doubleCheckPrint: RouteDraft = {
  segment: "print",
  words: "doubleCheckPrint",
};

const doubleCheckSamples: RouteDraft = {
  segment: "samples",
  words: "doubleCheckSamples",
};

const doubleCheckHistory: RouteDraft = {
  segment: "history",
  words: "doubleCheckHistory",
};

export const doubleCheck: RouteDraft = {
  segment: "doublecheck",
  service: "classification",
  role: "double_check",
  icon: "copy-check",
  words: "doubleCheck",
  children: [oneDoubleCheck, doubleCheckPrint, doubleCheckSamples],
};

/** Barges also list the double checks of earlier visits. */
export const bargeDoubleCheck: RouteDraft = {
  ...doubleCheck,
  children: [doubleCheckHistory, oneDoubleCheck, doubleCheckPrint, doubleCheckSamples],
};

export const draftSurvey: RouteDraft = {
  segment: "draft",
  role: "draft_survey",
  icon: "waves",
  words: "draftSurvey",
};

export const holdSealing: RouteDraft = {
  segment: "holdsealing",
  role: "hold_sealing",
  icon: "lock",
  words: "holdSealing",
};

export const hoseTest: RouteDraft = {
  segment: "hosetest",
  role: "hose_test",
  icon: "shower-head",
  words: "hoseTest",
};

export const occurrences: RouteDraft = {
  segment: "occurrences",
  role: "occurrence",
  icon: "triangle-alert",
  words: "occurrences",
  children: [
    {
      segment: ":secondid",
      words: "occurrence",
    },
    galleryPage(":idgallery/gallery"),
  ],
};

export const preInspection: RouteDraft = {
  segment: "preinspection",
  role: "pre_inspection",
  icon: "clipboard-check",
  words: "preInspection",
};

export const shipDocuments: RouteDraft = {
  segment: "shipdocuments",
  role: "ship_document",
  icon: "folder-open",
  words: "documents",
};

export const timeLog: RouteDraft = {
  segment: "timelog",
  role: "timelog_entry",
  icon: "clock",
  words: "timeLog",
};

export const weighing: RouteDraft = {
  segment: "weighing",
  role: "weighing_period",
  icon: "scale",
  words: "weighing",
  children: [
    {
      segment: "edit",
      words: "periods",
      children: [
        {
          segment: ":periodid",
          words: "period",
        },
      ],
    },
    {
      segment: "list",
      words: "weightList",
    },
  ],
};

export const originInspection: RouteDraft = {
  segment: "inspectionorigin",
  role: "origin_inspection",
  icon: "sprout",
  words: "originInspection",
};
