/** Keeps the draft of one form in step with what is typed, beside those that wait to be taken up or let go. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { clientState } from "#app/client-state";
import {
  bringDraft,
  type Draft,
  type DraftOwner,
  dropDraft,
  isBroughtDraft,
  keepDraft,
  keepOlderDrafts,
  readDrafts,
} from "./drafts.ts";
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
  const [offered, setOffered] = useState(() => readDrafts(localStorage, owner));
  const waiting = useRef(offered);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(false);

  const offer = useCallback(
    (drafts: readonly Draft[]) => {
      waiting.current = drafts;
      setOffered(drafts);
      keepOlderDrafts(localStorage, owner, drafts);
    },
    [owner],
  );

  const typedDraft = useCallback((): Draft | undefined => {
    const states = form.getValues();
    const { row, states: before, version } = base.current;
    if (changedFields(model, before, states).length === 0) return undefined;
    const at = new Date().toISOString();
    return { at, id: id.current, row: version === null ? null : row, states };
  }, [model, form, base, id]);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    // Signed out, the drafts are gone; a last keystroke must not bring one back.
    if (!typed.current || clientState().user_id !== owner.userId) return;
    // What waits stood where this is written now.
    keepOlderDrafts(localStorage, owner, waiting.current);
    const draft = typedDraft();
    if (draft === undefined) dropDraft(localStorage, owner);
    else keepDraft(localStorage, owner, draft);
  }, [owner, typedDraft]);

  useKeeping(form, keep, { timer, typed });

  /** What was typed here is saved, or not wanted; what waits goes on waiting. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    typed.current = false;
    keepOlderDrafts(localStorage, owner, waiting.current);
    dropDraft(localStorage, owner);
  }, [owner]);
  const forgetAll = useCallback(() => {
    forget();
    offer([]);
  }, [forget, offer]);
  const discard = useCallback(
    (draft: Draft) => {
      offer(waiting.current.filter((one) => one !== draft));
      if (!typed.current) dropDraft(localStorage, owner);
    },
    [offer, owner],
  );
  /** The form is about to show this draft; what stands typed in it waits in its place. */
  const takeUp = useCallback(
    (draft: Draft) => {
      const current = typed.current ? typedDraft() : undefined;
      const others = waiting.current.filter((one) => one !== draft);
      offer(current === undefined ? others : [current, ...others]);
      typed.current = true;
    },
    [offer, typedDraft],
  );
  const settle = useCallback(() => {
    typed.current = true;
  }, []);
  const bringTo = (rowId: string) => {
    const draft = typedDraft();
    return draft !== undefined && bringDraft(localStorage, { ...owner, id: rowId }, draft);
  };
  const isBrought = () => isBroughtDraft(owner);
  return { offered, forget, forgetAll, discard, takeUp, settle, bringTo, isBrought };
}

interface Typing {
  readonly timer: RefObject<ReturnType<typeof setTimeout> | undefined>;
  readonly typed: RefObject<boolean>;
}

/** Kept when the typing rests, when the page goes and when the form does. */
function useKeeping(form: UseFormReturn<Values>, keep: () => void, { timer, typed }: Typing): void {
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
  }, [form, keep, timer, typed]);
}
