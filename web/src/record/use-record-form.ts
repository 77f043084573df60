/** The life of one form: from the row it started with, through typing, drafts and checking, to the saved row. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useEffect, useRef } from "react";
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
  /** The row as the server last told it; a new one has none. */
  readonly loaded: Values | undefined;
  readonly onCreated: (row: Values, isMoreTyped: boolean) => void;
  readonly onUpdated?: (row: Values) => void;
}

export function useRecordForm(formOf: FormOf) {
  const { model, labels, start, addressId, rowId, cloned, loaded, onCreated, onUpdated } = formOf;
  const bound = useBoundForm(model, labels, start);
  const { form, baseRef, setBase, follow } = bound;
  useEffect(() => {
    if (loaded) follow(loaded);
  }, [loaded, follow]);
  const id = useRef(rowId);
  const { offered, forget, forgetAll, discard, takeUp, settle, bringTo, isBrought } = useDraft({
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
    id.current = draft.id;
    form.reset({ ...baseRef.current.states, ...draft.states });
    void form.trigger();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes with the form, and once
  useEffect(() => {
    const [brought] = offered;
    if (isBrought() && brought) restore(brought);
  }, []);
  /** What was typed into a new row while it was created goes on in the form of the row that it has become. */
  const takeTo = (row: Values) => {
    // Where the browser keeps nothing, the form goes on asking before it is left.
    if (!bringTo(String(row.id))) return;
    forget();
    form.reset(baseRef.current.states);
  };
  return { ...bound, ...saving, offered, forget, forgetAll, discard, restore, takeTo };
}
