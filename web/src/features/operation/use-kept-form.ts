/** A kept draft whose fields are those of a form with rules of its own. */
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { differences, type Version } from "./merge-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

const asKept = (draft: Values): Values => draft;

/** `opened` tells what of a draft is not shown when the form is opened. */
export function useKeptForm(name: string, version: Version, start: Values, opened = asKept) {
  const kept = useKeptDraft<Values>(name, version, start);
  const { draft, change } = kept;
  const [defaultValues] = useState(() => opened(draft));
  const form = useForm<Values>({ defaultValues });
  const values = useWatch({ control: form.control });
  useEffect(() => change(values), [change, values]);
  /** The version that the fields show. */
  const [shown, setShown] = useState(version);
  // The row has come back: what it says otherwise is written where it stands, so that nobody loses their place.
  useEffect(() => {
    if (shown === version) return;
    for (const [place, value] of differences(form.getValues(), draft)) form.setValue(place, value);
    setShown(version);
  }, [shown, version, draft, form]);
  return { ...kept, form, values, shown };
}
