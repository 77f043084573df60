/** The terms and lines of a pre-invoice, while it is written. */

import { baseOf } from "#record/form-check";
import { FormDialog } from "#record/form-dialog";
import { useRecordLabels } from "#record/record-words";
import { useModel } from "#record/use-model";
import type { PreInvoiceRow } from "./pre-invoice.ts";

interface EditDialogProps {
  readonly row: PreInvoiceRow;
  readonly onClose: () => void;
}

export function EditDialog({ row, onClose }: EditDialogProps) {
  const model = useModel("pre_invoice");
  const labels = useRecordLabels(model);
  return (
    <FormDialog
      model={model}
      labels={labels}
      start={baseOf(model, row)}
      addressId={row.id}
      title={row.code}
      loaded={row}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
