/** The life of one form: from the row it started with, through typing, drafts and checking, to the saved row. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useRef } from "react";
import type { Draft } from "./drafts.ts";
import { baseOf, type FormBase } from "./form-check.ts";
import type { RecordLabels } from "./record-words.ts";
import { useBoundForm } from "./use-bound-form.ts";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";

interface FormOf {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly start: FormBase;
  /** The id in the address: `new` or a uuid. */
  readonly addressId: string;
  readonly rowId: string;
  readonly cloned: boolean;
  readonly onCreated: (row: Values) => void;
  readonly onUpdated?: (row: Values) => void;
}

export function useRecordForm(formOf: FormOf) {
  const { model, labels, start, addressId, rowId, cloned, onCreated, onUpdated } = formOf;
  const bound = useBoundForm(model, labels, start);
  const { form, baseRef, setBase } = bound;
  const id = useRef(rowId);
  const { offered, forget, forgetAll, discard, takeUp, settle } = useDraft({
    model,
    form,
    base: baseRef,
    addressId,
    id,
  });
  const saving = useSaving({ model, labels, bound, id, cloned, forget, settle, onCreated, onUpdated });

  /** An outdated draft starts again from its own row, so that saving compares it with what happened since. */
  const restore = (draft: Draft) => {
    takeUp(draft);
    if (draft.row !== null) setBase(baseOf(model, draft.row));
    // A record that was nearly created keeps its id: had the first try arrived, there would be two of it.
    else id.current = draft.id;
    form.reset({ ...baseRef.current.states, ...draft.states });
    void form.trigger();
  };
  return { ...bound, ...saving, offered, forgetAll, discard, restore };
}
