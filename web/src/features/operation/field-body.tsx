/** What a page of the field shows below its head: why nothing can be entered, where that is so, and the rows of the page. */
import { Button } from "@mantine/core";
import { gate } from "@plimsoll/domain/operation/operation";
import type { OperationPage } from "@plimsoll/domain/operation/operation-page";
import { Lock } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { useWords } from "#i18n/words-provider";
import { classes } from "./classes.ts";
import { Classification } from "./classification/classification.tsx";
import { DoubleChecks } from "./classification/double-checks.tsx";
import { DraftSurvey } from "./draft-survey.tsx";
import { FobInvoices } from "./fob-invoices.tsx";
import { HistoryOfRow } from "./history-of-row.tsx";
import { HoldInspection } from "./hold-inspection.tsx";
import { HoldSealing } from "./hold-sealing.tsx";
import { HoseTests } from "./hose-tests.tsx";
import { Occurrences } from "./occurrences.tsx";
import { OilClassification } from "./oil/oil-classification.tsx";
import { pagePath } from "./operation-path.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { PreInspection } from "./pre-inspection.tsx";
import { ScopeItems } from "./scope-items.tsx";
import { ShipDocuments } from "./ship-documents.tsx";
import { OriginInspections, PlainRows } from "./simple-pages.tsx";
import { StoragePlan } from "./storage-plan.tsx";
import { TimeLog } from "./time-log.tsx";
import type { OperationInHand } from "./use-operation.ts";
import { Weighing } from "./weighing/weighing.tsx";

const BODIES: Readonly<Record<string, ComponentType<BodyProps>>> = {
  pre_inspection: PreInspection,
  basement_inspection: HoldInspection,
  hose_test: HoseTests,
  storage_plan: StoragePlan,
  hold_sealing: HoldSealing,
  weighing_period: Weighing,
  draft_survey: DraftSurvey,
  classification: Classification,
  oil_classification: OilClassification,
  double_check: DoubleChecks,
  timelog_entry: TimeLog,
  occurrence: Occurrences,
  fob_invoice: FobInvoices,
  origin_inspection: OriginInspections,
  ship_document: ShipDocuments,
  scope_item: ScopeItems,
};

interface PageInHand {
  readonly hand: OperationInHand;
  readonly page: OperationPage;
}

export function FieldBody({ hand, page }: PageInHand) {
  const words = useOperationWords().frame;
  const { errors } = useWords();
  const [history, setHistory] = useState<{ record: string; id: string }>();
  const refusal = gate(hand.bundle.operation, { record: page.key });
  const closed = refusal && (errors as Readonly<Record<string, string>>)[refusal.code];
  const Shown = BODIES[page.key] ?? PlainRows;
  return (
    <>
      {closed !== undefined && (
        <p className={classes.closed} role="status">
          <Lock size={16} aria-hidden />
          <span>
            <b>{words.closed}.</b> {closed}
          </span>
          {refusal?.code === "storage_plan_missing" && (
            <Button component={Link} to={pagePath(hand.bundle.operation, "item")} size="xs" variant="default">
              {words.back}
            </Button>
          )}
        </p>
      )}
      <Shown hand={hand} page={page} closed={closed} onHistory={(record, id) => setHistory({ record, id })} />
      {history && <HistoryOfRow {...history} onClose={() => setHistory(undefined)} />}
    </>
  );
}
