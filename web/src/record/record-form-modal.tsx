/** The form of a new record over the page it is missing on: what was typed in a picker is its name already. */
import type { Named } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import { catalog } from "@plimsoll/domain/records";
import { type FormEvent, type KeyboardEvent, useMemo } from "react";
import { newId } from "#fields/new-id";
import { InsideLayer } from "#fields/reference/inside-layer";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useQuestion } from "#ui/confirm-question";
import { FormModal } from "#ui/form-modal";
import { uploads } from "#upload/uploads";
import { blankBase, type FormBase } from "./form-check.ts";
import { FormScope, focusField } from "./form-field.tsx";
import { FormFooter } from "./form-footer.tsx";
import { rowTitle } from "./list-row.ts";
import { Notices, Sections } from "./record-form.tsx";
import { useRecordLabels } from "./record-words.ts";
import { useRecordForm } from "./use-record-form.ts";

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
  const start = useMemo(() => startOf(model, name, country), [model, name, country]);
  const rowId = useMemo(() => newId(), []);
  const { ask, element } = useQuestion();
  const formed = useRecordForm({
    model,
    labels,
    start,
    addressId: "inline",
    rowId,
    cloned: false,
    onCreated: (row) => {
      uploads.release(rowId, String(row.id));
      onCreated({ id: String(row.id), name: rowTitle(model, row) });
    },
  });
  const leave = async () => {
    const question = {
      title: words.leaveTitle,
      text: words.leaveText,
      yes: words.leaveYes,
      no: words.leaveNo,
    };
    if (!formed.isDirty() || (await ask(question))) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's eyes this form lies inside the one under it.
    event.stopPropagation();
    void formed.save();
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    void formed.save();
  };
  return (
    <InsideLayer value={true}>
      <FormScope value="layer-">
        <FormModal
          opened
          title={say(words.newItem, { item: labels.name })}
          onClose={() => void leave()}
          onOpened={() => focusField(model.definition.title)}
          onKeyDown={press}
        >
          {element}
          <Notices model={model} labels={labels} formed={formed} loaded={undefined} />
          <form onSubmit={submit} noValidate>
            <Sections model={model} labels={labels} form={formed.form} base={formed.base} rowId={rowId} />
            <FormFooter
              model={model}
              labels={labels}
              base={formed.base}
              control={formed.form.control}
              busy={formed.busy}
              failure={formed.failure}
              onLeave={() => void leave()}
            />
          </form>
        </FormModal>
      </FormScope>
    </InsideLayer>
  );
}
