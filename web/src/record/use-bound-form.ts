/** The form itself: the values typed, the row they are compared with, and the domain's verdict on them. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { clientState } from "#app/client-state";
import { useFormatContext } from "#fields/use-format-context";
import { baseOf, changedFields, checkForm, type FormBase } from "./form-check.ts";
import { errorsByField } from "./form-errors.ts";
import { formFields } from "./form-fields.ts";
import { issueText, namedFields } from "./issue-text.ts";
import type { RecordLabels } from "./record-words.ts";

export interface BoundForm {
  readonly form: UseFormReturn<Values>;
  readonly base: FormBase;
  /** The same, for what runs between two drawings of the screen. */
  readonly baseRef: RefObject<FormBase>;
  readonly setBase: (base: FormBase) => void;
  readonly isDirty: () => boolean;
  /** Takes over a newer row, and names told anew in another language, unless something was typed: that is compared when it is saved. */
  readonly follow: (row: Values) => void;
}

export function useBoundForm(model: RecordModel, labels: RecordLabels, start: FormBase): BoundForm {
  const formats = useFormatContext();
  const [base, setBaseState] = useState(start);
  const baseRef = useRef(base);
  const setBase = useCallback((next: FormBase) => {
    baseRef.current = next;
    setBaseState(next);
  }, []);
  const resolver = useCallback<Resolver<Values>>(
    (values) => {
      const issues = checkForm(model, baseRef.current, values, clientState().country);
      const named = namedFields(model, labels, formats);
      const told = issues.map((one) => ({ ...one, message: issueText(one, named, formats) }));
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsByField(named.fields, told) };
    },
    [model, labels, formats],
  );
  const form = useForm<Values>({
    defaultValues: start.states,
    mode: "onTouched",
    reValidateMode: "onChange",
    shouldFocusError: false,
    resolver,
  });
  useRejudged(model, form);
  const isDirty = useCallback(
    () => changedFields(model, baseRef.current.states, form.getValues()).length > 0,
    [model, form],
  );
  const follow = useCallback(
    (row: Values) => {
      const next = baseOf(model, row);
      const isOlder = (next.version ?? 0) < (baseRef.current.version ?? 0);
      if (isOlder || row === baseRef.current.row || isDirty()) return;
      setBase(next);
      form.reset(next.states);
    },
    [model, form, isDirty, setBase],
  );
  // A change of language translates the messages that already show.
  const shownIn = useRef(formats);
  useEffect(() => {
    if (shownIn.current === formats) return;
    shownIn.current = formats;
    const wrong = Object.keys(formFields(model)).filter(
      (name) => form.getFieldState(name).error !== undefined,
    );
    if (wrong.length > 0) void form.trigger(wrong);
  }, [formats, form, model]);
  return { form, base, baseRef, setBase, isDirty, follow };
}

/** Long enough to let somebody type, short enough to be seen with what they typed. */
const REST = 150;

/** A rule over several fields speaks at one of them: what was touched is judged again when another one changes. */
function useRejudged(model: RecordModel, form: UseFormReturn<Values>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = form.watch((_values, { name: changed }) => {
      if (changed === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const names = Object.keys(formFields(model));
        const others = names.filter((name) => name !== changed && form.getFieldState(name).isTouched);
        if (others.length > 0) void form.trigger(others);
      }, REST);
    });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [model, form]);
}
