/** The form of a new record over the page it is missing on: what was typed in a picker is its name already. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { catalog } from "@plimsoll/domain/records";
import { useMemo } from "react";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { blankBase, type FormBase } from "./form-check.ts";
import { FormDialog } from "./form-dialog.tsx";
import { rowTitle } from "./list-row.ts";
import { useRecordLabels } from "./record-words.ts";

export interface RecordFormModalProps {
  /** Key of the record. */
  readonly to: string;
  readonly name: string;
  /** The country of the row that it is made for. */
  readonly country: string | null;
  readonly onCreated: (row: Named) => void;
  readonly onClose: () => void;
}

function startOf(model: RecordModel, name: string, country: string | null): FormBase {
  const blank = blankBase(model);
  return {
    ...blank,
    row: country === null ? blank.row : { ...blank.row, country },
    states: { ...blank.states, [model.definition.title]: name },
  };
}

export function RecordFormModal({ to, name, country, onCreated, onClose }: RecordFormModalProps) {
  const model = catalog.get(to);
  const labels = useRecordLabels(model);
  const { form: words } = useWords().app.record;
  const { locale } = useLocale();
  const start = useMemo(() => startOf(model, name, country), [model, name, country]);
  return (
    <FormDialog
      model={model}
      labels={labels}
      start={start}
      addressId="inline"
      title={say(words.newItem, { item: labels.name })}
      onSaved={(row) => onCreated({ id: String(row.id), name: rowTitle(model, row, locale) })}
      onClose={onClose}
    />
  );
}
