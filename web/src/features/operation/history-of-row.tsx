/** The history of one row of the field. */
import { catalog } from "@plimsoll/domain/records";
import { HistoryDrawer } from "#record/history-drawer";
import { useRecordLabels } from "#record/record-words";

interface HistoryOfRowProps {
  readonly record: string;
  readonly id: string;
  readonly onClose: () => void;
}

export function HistoryOfRow({ record, id, onClose }: HistoryOfRowProps) {
  const model = catalog.get(record);
  const labels = useRecordLabels(model);
  return <HistoryDrawer model={model} labels={labels} id={id} country={null} opened onClose={onClose} />;
}
