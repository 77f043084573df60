/** Keeps the draft of one form in step with what is typed. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { clientState } from "#app/client-state";
import { type Draft, type DraftOwner, dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { changedFields, type FormBase } from "./form-check.ts";
import { storageKey } from "./narrowed-model.ts";

const REST = 400;

interface DraftOf {
  readonly model: RecordModel;
  readonly form: UseFormReturn<Values>;
  readonly base: RefObject<FormBase>;
  readonly addressId: string;
  readonly id: RefObject<string>;
}

export function useDraft({ model, form, base, addressId, id }: DraftOf) {
  const owner = useMemo<DraftOwner>(
    () => ({ userId: clientState().user_id ?? "", record: storageKey(model), id: addressId }),
    [model, addressId],
  );
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(localStorage, owner));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(false);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    // Signed out, the drafts are gone; a last keystroke must not bring one back.
    if (!typed.current || clientState().user_id !== owner.userId) return;
    const states = form.getValues();
    const { row, states: before, version } = base.current;
    if (changedFields(model, before, states).length === 0) return dropDraft(localStorage, owner);
    keepDraft(localStorage, owner, {
      at: new Date().toISOString(),
      id: id.current,
      row: version === null ? null : row,
      states,
    });
  }, [model, form, base, owner, id]);

  useEffect(() => {
    const subscription = form.watch((_, { type }) => {
      if (type !== undefined) typed.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, REST);
    });
    window.addEventListener("pagehide", keep);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [form, keep]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    typed.current = false;
    dropDraft(localStorage, owner);
    setOffered(undefined);
  }, [owner]);
  const settle = useCallback(() => {
    typed.current = true;
    setOffered(undefined);
  }, []);
  return { offered, forget, settle };
}
