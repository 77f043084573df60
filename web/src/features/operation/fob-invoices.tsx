/** The fiscal invoices of a road order; the pictures and files of one at an address of their own. */
import { Button } from "@mantine/core";
import { dateIn } from "@plimsoll/domain/kernel/dates";
import { Images } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { FieldRows } from "./field-rows.tsx";
import { InvoiceFiles } from "./invoice-files.tsx";
import { pagePath } from "./operation-path.ts";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { GalleryOf } from "./row-gallery.tsx";

const RECORD = "fob_invoice";
export const INVOICE_COLUMNS = ["number", "date", "tax_id", "key", "weight", "value", "truck_ids"] as const;

export function FobInvoices(props: BodyProps) {
  const words = useOperationWords().occurrences;
  const { hand, page } = props;
  const { row, isGallery } = hand.address;
  const rights = useRights(useModel(RECORD));
  const { zone } = hand.bundle;
  const begins = useMemo(() => ({ date: dateIn(new Date().toISOString(), zone) }), [zone]);
  if (row !== undefined && isGallery) return <GalleryOf {...props} field="files" id={row} />;
  const mayAdd = rights.create && props.closed === undefined;
  return (
    <>
      {mayAdd && <InvoiceFiles operationId={hand.bundle.operation.id} onAdded={hand.field.refetch} />}
      <FieldRows
        {...props}
        record={RECORD}
        columns={INVOICE_COLUMNS}
        begins={begins}
        more={({ id }) => (
          <Button
            component={Link}
            to={`${pagePath(hand.bundle.operation, page.segment)}/${id}/gallery`}
            variant="subtle"
            size="xs"
            leftSection={<Images size={15} aria-hidden />}
          >
            {words.gallery}
          </Button>
        )}
      />
    </>
  );
}
