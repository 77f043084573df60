/** One page of the field: the frame, the holds to go through, and the body that the page has. */
import { Button } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import { gate } from "@plimsoll/domain/operation/operation";
import type { OperationPage } from "@plimsoll/domain/operation/operation-page";
import { OPERATION_PAGES } from "@plimsoll/domain/operation/operation-pages";
import { Lock } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { useRouteMatch } from "#app/route-match";
import { useRouteWords } from "#app/route-words";
import { useActor } from "#app/session";
import { PageComments } from "#comments/page-comments";
import { useWords } from "#i18n/words-provider";
import { classes } from "./classes.ts";
import { Classification } from "./classification/classification.tsx";
import { DoubleChecks } from "./classification/double-checks.tsx";
import { DraftSurvey } from "./draft-survey.tsx";
import { FieldHead } from "./field-head.tsx";
import { FobInvoices } from "./fob-invoices.tsx";
import { HistoryOfRow } from "./history-of-row.tsx";
import { HoldInspection } from "./hold-inspection.tsx";
import { HoldSealing } from "./hold-sealing.tsx";
import { HoseTests } from "./hose-tests.tsx";
import { Occurrences } from "./occurrences.tsx";
import { OilClassification } from "./oil/oil-classification.tsx";
import { pagePath } from "./operation-path.ts";
import { useOperationWords, WithOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { PreInspection } from "./pre-inspection.tsx";
import { ScopeItems } from "./scope-items.tsx";
import { ShipDocuments } from "./ship-documents.tsx";
import { OriginInspections, PlainRows } from "./simple-pages.tsx";
import { StoragePlan } from "./storage-plan.tsx";
import { TimeLog } from "./time-log.tsx";
import { type Addressed, type OperationInHand, useAddressed } from "./use-operation.ts";
import { Weighing } from "./weighing/weighing.tsx";
import { WithOperation } from "./with-operation.tsx";

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

export function FieldPage() {
  return (
    <WithOperationWords>
      <PageOfAddress />
    </WithOperationWords>
  );
}

function PageOfAddress() {
  const addressed = useAddressed();
  const { address, siblings, operationId, isPending } = addressed;
  const page = OPERATION_PAGES.find((one) => one.segment === address.segment);
  if (!page) return <NotFoundPage />;
  // Without a barge in the address, the page of every barge of the convoy, one below the other.
  const isWholeConvoy = address.order !== undefined && address.barge === undefined && !address.isRoad;
  if (isWholeConvoy && !isPending && siblings.length > 0)
    return <AllBarges addressed={addressed} page={page} />;
  return (
    <WithOperation key={operationId ?? ""} addressed={addressed}>
      {(hand) => <OnePage hand={hand} page={page} />}
    </WithOperation>
  );
}

function AllBarges({ addressed, page }: { readonly addressed: Addressed; readonly page: OperationPage }) {
  const [first] = addressed.siblings;
  const actor = useActor();
  return (
    <WithOperation addressed={{ ...addressed, operationId: first?.id }}>
      {(hand) => (
        <Framed hand={hand} page={page} isOfConvoy>
          <div className={classes.barges}>
            {addressed.siblings.map((barge) => (
              <section key={barge.id} className={classes.barge} data-narrow="true">
                <div className={classes.bargeHead}>
                  <h2 className={classes.bargeName}>
                    <Link to={pagePath({ ...barge, work_order_id: hand.bundle.order.id }, page.segment)}>
                      {barge.name}
                    </Link>
                  </h2>
                  {/* What is said is about one barge. */}
                  <PageComments
                    orderId={hand.bundle.order.id}
                    isGuest={isGuest(actor)}
                    page={{ operationId: barge.id, key: page.key }}
                    name={barge.name}
                  />
                </div>
                <WithOperation addressed={{ ...addressed, operationId: barge.id }} isPart>
                  {(own) => <Body hand={own} page={page} />}
                </WithOperation>
              </section>
            ))}
          </div>
        </Framed>
      )}
    </WithOperation>
  );
}

function OnePage({ hand, page }: { readonly hand: OperationInHand; readonly page: OperationPage }) {
  return (
    <Framed hand={hand} page={page}>
      <Body hand={hand} page={page} />
    </Framed>
  );
}

interface FramedProps {
  readonly hand: OperationInHand;
  readonly page: OperationPage;
  readonly isOfConvoy?: boolean;
  readonly children: React.ReactNode;
}

function Framed({ hand, page, isOfConvoy = false, children }: FramedProps) {
  const match = useRouteMatch();
  const titles = useRouteWords();
  const title = match ? titles(match.entry).title : page.key;
  return (
    <FieldHead hand={hand} title={title} page={page.key} isOfConvoy={isOfConvoy}>
      {children}
    </FieldHead>
  );
}

function Body({ hand, page }: { readonly hand: OperationInHand; readonly page: OperationPage }) {
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
