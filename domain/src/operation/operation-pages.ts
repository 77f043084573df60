/** Every page of the field, in the order of the work. A new one adds a line here. */
import type { Carrier } from "./carrier.ts";
import type { OperationFacts, OperationPage } from "./operation-page.ts";
import { bagsPage } from "./pages/bags.ts";
import { classificationPage } from "./pages/classification.ts";
import { doubleCheckPage } from "./pages/double-check.ts";
import { draftSurveyPage } from "./pages/draft-survey.ts";
import { fobInvoicePage } from "./pages/fob-invoice.ts";
import { holdInspectionPage } from "./pages/hold-inspection.ts";
import { holdSealingPage } from "./pages/hold-sealing.ts";
import { hoseTestPage } from "./pages/hose-test.ts";
import { occurrencePage } from "./pages/occurrence.ts";
import { oilClassificationPage } from "./pages/oil-classification.ts";
import { scopeItemsPage, storagePlanPage } from "./pages/on-the-operation.ts";
import { originInspectionPage } from "./pages/origin-inspection.ts";
import { preInspectionPage } from "./pages/pre-inspection.ts";
import { samplePage } from "./pages/sample.ts";
import { shipDocumentPage } from "./pages/ship-document.ts";
import { timeLogPage } from "./pages/time-log.ts";
import { truckPage } from "./pages/truck.ts";
import { weighingPage } from "./pages/weighing.ts";

export const OPERATION_PAGES: readonly OperationPage[] = [
  preInspectionPage,
  holdInspectionPage,
  hoseTestPage,
  storagePlanPage,
  holdSealingPage,
  weighingPage,
  draftSurveyPage,
  truckPage,
  fobInvoicePage,
  classificationPage,
  oilClassificationPage,
  doubleCheckPage,
  timeLogPage,
  occurrencePage,
  bagsPage,
  originInspectionPage,
  samplePage,
  shipDocumentPage,
  scopeItemsPage,
];

export function pagesOf(carrier: Carrier): readonly OperationPage[] {
  return OPERATION_PAGES.filter(({ carriers }) => carriers.includes(carrier));
}

/** The page that shows rows of a record. */
export function pageOfRecord(record: string): OperationPage | undefined {
  return OPERATION_PAGES.find(({ key, also = [] }) => key === record || also.includes(record));
}

/** The records that the pages of a carrier show. */
export function recordsOf(carrier: Carrier): readonly string[] {
  return pagesOf(carrier).flatMap(({ key, also = [], hasRecord }) =>
    hasRecord === false ? also : [key, ...also],
  );
}

/** What must be seen before loading begins, of what this operation needs. */
export function inspectionPages({ carrier }: Pick<OperationFacts, "carrier">): readonly OperationPage[] {
  return pagesOf(carrier).filter(({ beforeLoading }) => beforeLoading === true);
}
