/** The form of a record over the page that it belongs to. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { newId } from "#fields/new-id";
import { InsideDialog } from "#fields/reference/inside-dialog";
import { useWords } from "#i18n/words-provider";
import { useConfirmation } from "#ui/confirm-dialog";
import { useFocusBack } from "#ui/focus-back";
import { FormModal } from "#ui/form-modal";
import { uploads } from "#upload/uploads";
import type { FormBase } from "./form-check.ts";
import { FormScope, focusField } from "./form-field.tsx";
import { type FormSection, formSections, type ShowsField } from "./form-fields.ts";
import { FormFooter } from "./form-footer.tsx";
import { type FormEffects, Notices, Sections, savesOnSubmit } from "./record-form.tsx";
import type { RecordLabels } from "./record-words.ts";
import { useRecordForm } from "./use-record-form.ts";

interface FormDialogProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly start: FormBase;
  /** Under which name its draft is kept. */
  readonly addressId: string;
  readonly title: ReactNode;
  /** The row as the server last told it; a new one has none. */
  readonly loaded?: Values;
  readonly isClone?: boolean;
  /** What else can be done with the row; `forget` drops the draft of one that is gone. */
  readonly actions?: (forget: () => void) => ReactNode;
  readonly shows?: ShowsField | undefined;
  /** The field that it was opened for; the first one unless told. */
  readonly focus?: string | undefined;
  readonly consequences?: FormEffects | undefined;
  readonly onSaved: (row: Values) => void;
  readonly onClose: () => void;
}

/** The first field, unless it is a picker: its list would open over the form before anybody has read it. */
function focusFirst(section: FormSection | undefined): void {
  const [name, field] = section?.fields[0] ?? [];
  if (name !== undefined && field?.kind !== "reference") focusField(name);
}

export function FormDialog(props: FormDialogProps) {
  const { model, labels, start, addressId, title, loaded, isClone = false, onSaved, onClose } = props;
  const { form: words } = useWords().app.record;
  const rowId = useMemo(() => (loaded ? String(loaded.id) : newId()), [loaded]);
  const { ask, element } = useConfirmation();
  useFocusBack();
  const formed = useRecordForm({
    model,
    labels,
    start,
    addressId,
    rowId,
    cloned: isClone,
    loaded,
    onCreated: (row, isMoreTyped) => {
      uploads.release(rowId, String(row.id));
      if (!isMoreTyped) onSaved(row);
    },
    onUpdated: onSaved,
  });
  const [first] = formSections(model, { shows: props.shows });
  const leave = async () => {
    const question = {
      title: words.leaveTitle,
      text: words.leaveText,
      yes: words.leaveYes,
      no: words.leaveNo,
    };
    if (!formed.isDirty() || (await ask(question))) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    void formed.save();
  };
  return (
    <InsideDialog value={true}>
      <FormScope value="dialog-">
        <FormModal
          opened
          title={title}
          onClose={() => void leave()}
          onOpened={() => (props.focus === undefined ? focusFirst(first) : focusField(props.focus))}
          onKeyDown={press}
        >
          {element}
          {props.actions?.(formed.forgetAll)}
          <Notices model={model} labels={labels} formed={formed} loaded={loaded} />
          <form onSubmit={savesOnSubmit(formed.save)} noValidate>
            <Sections {...props} form={formed.form} base={formed.base} rowId={rowId} />
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
    </InsideDialog>
  );
}
