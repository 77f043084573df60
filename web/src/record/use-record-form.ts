/** The life of one form: from the row it started with, through typing and checking, to the saved row. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { errorText, toastError } from "#app/error-text";
import { useReader } from "#fields/use-reader";
import { say } from "#i18n/say";
import { questionKey, useDo } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { toasts } from "#ui/toasts";
import type { Draft } from "./drafts.ts";
import { baseOf, changedFields, changesToSend, checkForm, type FormBase, rowToSend } from "./form-check.ts";
import { errorsByField } from "./form-errors.ts";
import { focusField } from "./form-field.tsx";
import { fieldAt, formFields } from "./form-fields.ts";
import { issueText } from "./issue-text.ts";
import { type Merge, mergeStates } from "./merge-rows.ts";
import type { RecordLabels } from "./record-words.ts";
import { useDraft } from "./use-draft.ts";

interface FormOf {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly start: FormBase;
  /** The id in the address: `new` or a uuid. */
  readonly addressId: string;
  readonly rowId: string;
  readonly cloned: boolean;
  readonly onCreated: (row: Values) => void;
}

interface OpenMerge {
  readonly merge: Merge;
  readonly theirs: FormBase;
}

export function useRecordForm({ model, labels, start, addressId, rowId, cloned, onCreated }: FormOf) {
  const client = useQueryClient();
  const reader = useReader();
  const [base, setBaseState] = useState(start);
  const baseRef = useRef(base);
  const [merging, setMerging] = useState<OpenMerge>();
  const [failure, setFailure] = useState<string>();
  const setBase = useCallback((next: FormBase) => {
    baseRef.current = next;
    setBaseState(next);
  }, []);

  const resolver = useCallback<Resolver<Values>>(
    (values) => {
      const issues = checkForm(model, baseRef.current, values);
      const told = issues.map((one) => ({ ...one, message: issueText(model, one, labels, reader) }));
      const errors = errorsByField(model, told);
      return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    [model, labels, reader],
  );
  const form = useForm<Values>({
    defaultValues: start.states,
    mode: "onTouched",
    reValidateMode: "onChange",
    shouldFocusError: false,
    resolver,
  });
  const id = useRef(rowId);
  const { offered, forget, settle } = useDraft({ model, form, base: baseRef, addressId, rowId: id.current });
  const country = typeof base.row.country === "string" ? { country: base.row.country } : {};
  const deed = { service: model.service, type: model.key, ...country };
  const create = useDo<Values>({ ...deed, action: "create" });
  const update = useDo<Values>({ ...deed, action: "update" });

  const isDirty = useCallback(
    () => changedFields(model, baseRef.current.states, form.getValues()).length > 0,
    [model, form],
  );

  const accept = (row: Values) => {
    const { service, key: type } = model;
    const question = { service, action: "load", type, attributes: { id: String(row.id) } };
    client.setQueryData(questionKey(question), { attributes: row });
    forget();
    setMerging(undefined);
    setFailure(undefined);
    const next = baseOf(model, row);
    setBase(next);
    form.reset(next.states);
  };

  /** Everything typed stays; each refusal stands at its field, the rest is said in a toast. */
  const refuse = (error: unknown) => {
    const current = error instanceof RpcError && error.has("stale") ? error.errors[0]?.current : undefined;
    if (typeof current === "object" && current !== null) {
      const theirs = baseOf(model, current as Values);
      const merge = mergeStates(formFields(model), baseRef.current.states, form.getValues(), theirs.states);
      setMerging({ merge, theirs });
      return;
    }
    setMerging(undefined);
    const places = Object.entries(errorsByField(model, error instanceof RpcError ? error.errors : []));
    for (const [name, found] of places) form.setError(name, found);
    if (places[0] !== undefined) focusField(places[0][0]);
    setFailure(errorText(error));
    toastError(error);
  };

  const send = async (states: Values, from: FormBase) => {
    const { messages, app } = reader.words;
    const item = labels.name;
    if (from.version === null) {
      const { attributes: row } = await create.run(rowToSend(model, id.current, states));
      accept(row);
      toasts.success(say(cloned ? messages.cloned : messages.saved, { item }));
      onCreated(row);
      return;
    }
    const changes = changesToSend(model, from, states);
    if (Object.keys(changes).length === 0) {
      accept(from.row);
      toasts.info(app.record.form.nothingChanged);
      return;
    }
    const { attributes: row } = await update.run({ id: id.current, version: from.version, ...changes });
    accept(row);
    toasts.success(say(messages.updated, { item }));
  };

  const save = async () => {
    if (create.isBusy || update.isBusy) return;
    setFailure(undefined);
    const states = form.getValues();
    const [first] = checkForm(model, baseRef.current, states);
    if (first) {
      await form.trigger();
      focusField(fieldAt(formFields(model), first.field ?? "")?.name ?? "");
      return;
    }
    await send(states, baseRef.current).catch(refuse);
  };

  const saveMerged = async (states: Values) => {
    if (!merging) return;
    setBase(merging.theirs);
    form.reset(states);
    settle();
    await send(states, merging.theirs).catch(refuse);
  };

  /** An outdated draft starts again from its own row, so that saving compares it with what happened since. */
  const restore = (draft: Draft) => {
    if (draft.row !== null) setBase(baseOf(model, draft.row));
    if (baseRef.current.version === null) id.current = draft.id;
    form.reset({ ...baseRef.current.states, ...draft.states });
    settle();
    void form.trigger();
  };

  const follow = useCallback(
    (row: Values) => {
      const next = baseOf(model, row);
      if ((next.version ?? 0) <= (baseRef.current.version ?? 0) || isDirty()) return;
      setBase(next);
      form.reset(next.states);
    },
    [model, form, isDirty, setBase],
  );
  // A change of language translates the messages that already show.
  const shownIn = useRef(reader);
  useEffect(() => {
    if (shownIn.current === reader) return;
    shownIn.current = reader;
    const wrong = Object.keys(formFields(model)).filter(
      (name) => form.getFieldState(name).error !== undefined,
    );
    if (wrong.length > 0) void form.trigger(wrong);
  }, [reader, form, model]);

  return {
    form,
    base,
    busy: create.isBusy || update.isBusy,
    failure,
    isDirty,
    save,
    merging,
    saveMerged,
    cancelMerge: () => setMerging(undefined),
    offered,
    restore,
    discard: forget,
    forget,
    follow,
  };
}
