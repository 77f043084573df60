/**
 * The field pages that a ship and a barge have in common, declared once and mounted under both.
 * The role of each page is the record type that it shows, so the guard and the server ask the same question.
 */
import type { Carrier } from "../operation/carrier.ts";
import type { OperationPage } from "../operation/operation-page.ts";
import { OPERATION_PAGES, pagesOf } from "../operation/operation-pages.ts";
import type { RouteDraft } from "./draft-route.ts";
import type { RouteWordsKey } from "./route-words.ts";

export const galleryPage = (segment: string): RouteDraft => ({
  segment,
  words: "gallery",
});

/** The route of a page that the field declares. */
export function declared(key: string): RouteDraft {
  const page = OPERATION_PAGES.find((one) => one.key === key);
  if (!page) throw new Error(`no page of the field is called ${key}`);
  return {
    segment: page.segment,
    role: page.key,
    page: "operation-page",
    icon: page.icon,
    words: wordsOfPage(page),
  };
}

export function wordsOfPage({ key, words }: Pick<OperationPage, "key" | "words">): RouteDraft["words"] {
  return words === undefined ? { rowsOf: key } : (words as RouteWordsKey);
}

/** With the pages of the carrier that were not given a place of their own, at the end. */
export function withOthers(carrier: Carrier, drafts: readonly RouteDraft[]): readonly RouteDraft[] {
  const placed = new Set(drafts.map(({ segment }) => segment));
  const others = pagesOf(carrier).filter(({ segment }) => !placed.has(segment));
  return [...drafts, ...others.map(({ key }) => declared(key))];
}

const classificationHistory: RouteDraft = {
  segment: "history",
  page: "operation-page",
  words: "classificationHistory",
};

const newClassification: RouteDraft = {
  segment: "new",
  page: "operation-page",
  words: "newClassification",
};

const oneClassification: RouteDraft = {
  segment: ":idclassification",
  page: "operation-page",
  words: "oneClassification",
};

const mapReportPreview: RouteDraft = {
  segment: "previewmapreport",
  page: "operation-page",
  words: "mapReportPreview",
};

export const classification: RouteDraft = {
  ...declared("classification"),
  service: "classification",
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
  ...declared("oil_classification"),
  service: "classification",
  children: [classificationHistory, newClassification, oneClassification],
};

const oneDoubleCheck: RouteDraft = {
  segment: ":iddoublecheck",
  page: "operation-page",
  words: "oneDoubleCheck",
};

const doubleCheckPrint: RouteDraft = {
  segment: "print",
  page: "operation-page",
  words: "doubleCheckPrint",
};

const doubleCheckSamples: RouteDraft = {
  segment: "samples",
  page: "operation-page",
  words: "doubleCheckSamples",
};

const doubleCheckHistory: RouteDraft = {
  segment: "history",
  page: "operation-page",
  words: "doubleCheckHistory",
};

export const doubleCheck: RouteDraft = {
  ...declared("double_check"),
  service: "classification",
  children: [oneDoubleCheck, doubleCheckPrint, doubleCheckSamples],
};

/** Barges also list the double checks of earlier visits. */
export const bargeDoubleCheck: RouteDraft = {
  ...doubleCheck,
  children: [doubleCheckHistory, oneDoubleCheck, doubleCheckPrint, doubleCheckSamples],
};

export const occurrences: RouteDraft = {
  ...declared("occurrence"),
  children: [
    {
      segment: ":secondid",
      page: "operation-page",
      words: "occurrence",
    },
    { ...galleryPage(":idgallery/gallery"), page: "operation-page" },
  ],
};

export const weighing: RouteDraft = {
  ...declared("weighing_period"),
  children: [
    {
      segment: "edit",
      page: "operation-page",
      words: "periods",
      children: [
        {
          segment: ":periodid",
          page: "operation-page",
          words: "period",
        },
      ],
    },
    {
      segment: "list",
      page: "operation-page",
      words: "weightList",
    },
  ],
};
