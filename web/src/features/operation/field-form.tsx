/** The form of a row of the field: saved here first where there is no network, choices from what was taken along. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useMemo } from "react";
import { TakenAlong } from "#fields/reference/taken-along";
import { saveInField } from "#offline/save-in-field";
import { baseOf, blankBase } from "#record/form-check";
import { FormDialog } from "#record/form-dialog";
import { narrowedModel } from "#record/narrowed-model";
import { useRecordLabels } from "#record/record-words";
import { RowSender, type SendRow } from "#record/row-sender";
import { useModel } from "#record/use-model";
import type { OperationInHand } from "./use-operation.ts";

/** A record as the pages of one operation show it: whose it is need not be said. */
export function useFieldModel(record: string, operationId: string): RecordModel {
  const whole = useModel(record as never) as RecordModel;
  return useMemo(
    () => narrowedModel(whole, { fixed: { operation_id: operationId }, without: ["work_order_id"] }),
    [whole, operationId],
  );
}

/** How the rows of a form leave: written down here first. */
export function useFieldSender(record: string, operationId: string): SendRow {
  return useMemo(
    () => async (action, attributes) => {
      const saved = await saveInField({ operationId, type: record, action, attributes });
      const row = saved.where === "server" ? (saved.answer as Values) : { ...attributes, version: 0 };
      return { attributes: row };
    },
    [record, operationId],
  );
}

interface FieldFormProps {
  readonly hand: OperationInHand;
  readonly record: string;
  readonly title: string;
  /** The row to change; a new one has none. */
  readonly row?: Values;
  /** What a new row begins with. */
  readonly begins?: Values;
  readonly onClose: () => void;
}

export function FieldForm({ hand, record, title, row, begins, onClose }: FieldFormProps) {
  const { operation, choices } = hand.bundle;
  const model = useFieldModel(record, operation.id);
  const labels = useRecordLabels(model);
  const sender = useFieldSender(record, operation.id);
  const start = useMemo(() => {
    if (row) return baseOf(model, row);
    const blank = blankBase(model);
    return { ...blank, states: { ...blank.states, ...begins } };
  }, [model, row, begins]);
  return (
    <TakenAlong value={choices}>
      <RowSender value={sender}>
        <FormDialog
          model={model}
          labels={labels}
          start={start}
          addressId={row ? String(row.id) : "new"}
          title={title}
          {...(row ? { loaded: row } : {})}
          shows={(name) => name !== "active"}
          onSaved={onClose}
          onClose={onClose}
        />
      </RowSender>
    </TakenAlong>
  );
}
