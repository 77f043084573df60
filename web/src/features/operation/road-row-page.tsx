/** A truck's photos, and a fiscal invoice with its files, at addresses that name neither order nor operation. */
import { Button } from "@mantine/core";
import { gate } from "@plimsoll/domain/operation/operation";
import { OPERATION_PAGES } from "@plimsoll/domain/operation/operation-pages";
import { Images } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { useRouteTitle } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import { useLoad } from "#rpc/hooks";
import { FieldHead } from "./field-head.tsx";
import { FieldRows } from "./field-rows.tsx";
import { INVOICE_COLUMNS } from "./fob-invoices.tsx";
import { HistoryOfRow } from "./history-of-row.tsx";
import { useOperationWords, WithOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { GalleryOf } from "./row-gallery.tsx";
import { type OperationInHand, rowsOf } from "./use-operation.ts";
import { WithOperation } from "./with-operation.tsx";

const INVOICES = "/services/wosfob/invoice";

export function RoadRowPage() {
  return (
    <WithOperationWords>
      <OfAddress />
    </WithOperationWords>
  );
}

function OfAddress() {
  const { pathname } = useLocation();
  const { idgallery: id = "" } = useParams();
  const isInvoice = pathname.startsWith(`${INVOICES}/`);
  const record = isInvoice ? "fob_invoice" : "truck";
  const loaded = useLoad({ service: "service", type: record } as { service: "service"; type: "truck" }, id);
  const isGallery = pathname.endsWith("/gallery");
  return (
    <WithOperation
      key={id}
      addressed={{
        address: { isRoad: true, row: id, isGallery },
        siblings: [],
        operationId: loaded.data?.attributes.operation_id,
        isPending: loaded.isPending,
        error: loaded.error,
      }}
    >
      {(hand) => <RoadRow hand={hand} record={record} id={id} isGallery={isGallery} />}
    </WithOperation>
  );
}

interface RoadRowProps {
  readonly hand: OperationInHand;
  readonly record: "truck" | "fob_invoice";
  readonly id: string;
  readonly isGallery: boolean;
}

function RoadRow({ hand, record, id, isGallery }: RoadRowProps) {
  const title = useRouteTitle() ?? "";
  const { errors } = useWords();
  const [history, setHistory] = useState<{ record: string; id: string }>();
  const page = OPERATION_PAGES.find(({ key }) => key === record);
  if (!page) return <NotFoundPage />;
  const refusal = gate(hand.bundle.operation, { record });
  const closed = refusal && (errors as Readonly<Record<string, string>>)[refusal.code];
  const body: BodyProps = {
    hand,
    page,
    closed,
    onHistory: (of, row) => setHistory({ record: of, id: row }),
  };
  const field = record === "fob_invoice" ? { field: "files" } : {};
  return (
    <FieldHead hand={hand} title={title} page={record}>
      {isGallery ? <GalleryOf {...body} {...field} id={id} /> : <OneInvoice {...body} id={id} />}
      {history && <HistoryOfRow {...history} onClose={() => setHistory(undefined)} />}
    </FieldHead>
  );
}

/** The page of the order's invoices with this one alone. */
function OneInvoice({ id, ...body }: BodyProps & { readonly id: string }) {
  const words = useOperationWords().occurrences;
  const { bundle } = body.hand;
  const rows = rowsOf<{ id: string }>(bundle, "fob_invoice").filter((row) => row.id === id);
  const hand = {
    ...body.hand,
    bundle: { ...bundle, records: { ...bundle.records, fob_invoice: rows as never } },
  };
  return (
    <FieldRows
      {...body}
      hand={hand}
      record="fob_invoice"
      columns={INVOICE_COLUMNS}
      more={() => (
        <Button
          component={Link}
          to={`${INVOICES}/${id}/gallery`}
          variant="subtle"
          size="xs"
          leftSection={<Images size={15} aria-hidden />}
        >
          {words.gallery}
        </Button>
      )}
    />
  );
}
