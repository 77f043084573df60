/** The way from the form to the server and back: saved, refused at a field, or overtaken by somebody else. */
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useContext, useState } from "react";
import { clientState } from "#app/client-state";
import { errorText, toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { rememberRow, useMutationCall } from "#rpc/hooks";
import { RpcError } from "#rpc/rpc-error";
import { toasts } from "#ui/toasts";
import { afterSave } from "./after-save.ts";
import { baseOf, changesToSend, checkForm, type FormBase, rowToSend } from "./form-check.ts";
import { errorsByField } from "./form-errors.ts";
import { focusField } from "./form-field.tsx";
import { fieldAt, formFields } from "./form-fields.ts";
import { type Merge, mergeStates } from "./merge-rows.ts";
import type { RecordLabels } from "./record-words.ts";
import { RowSender } from "./row-sender.ts";
import type { BoundForm } from "./use-bound-form.ts";

interface Saving {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly bound: BoundForm;
  readonly id: RefObject<string>;
  readonly cloned: boolean;
  /** The draft has done its duty. */
  readonly forget: () => void;
  readonly settle: () => void;
  /** `isMoreTyped`: the form shows, beside the saved row, what was typed since the press. */
  readonly onCreated: (row: Values, isMoreTyped: boolean) => void;
  /** Not called while there is more to save. */
  readonly onUpdated: ((row: Values) => void) | undefined;
}

interface OpenMerge {
  readonly merge: Merge;
  readonly theirs: FormBase;
}

/** The two calls, and what their answer means for the form. */
function useSending(saving: Saving) {
  const { model, labels, bound, id, cloned, forget, settle, onCreated, onUpdated } = saving;
  const client = useQueryClient();
  const { messages, app } = useWords();
  const { row: start } = bound.base;
  const country = typeof start.country === "string" ? { country: start.country } : {};
  const target = { service: model.service, type: model.key, ...country };
  const create = useMutationCall({ ...target, action: "create" });
  const update = useMutationCall({ ...target, action: "update" });
  const elsewhere = useContext(RowSender);
  const sendNew = (row: Values) => elsewhere?.("create", row) ?? create.run(row);
  const sendChange = (change: Values) => elsewhere?.("update", change) ?? update.run(change);

  const accept = (row: Values, sent: Values): boolean => {
    rememberRow(client, { service: model.service, type: model.key }, row);
    forget();
    const { base, states, isMoreTyped } = afterSave(model, row, sent, bound.form.getValues());
    bound.setBase(base);
    bound.form.reset(states);
    if (isMoreTyped) settle();
    return isMoreTyped;
  };
  const send = async (states: Values, from: FormBase): Promise<void> => {
    const item = labels.name;
    if (from.version === null) {
      const sent = sendNew(rowToSend(model, id.current, states));
      const { attributes: row } = await toasts.during(say(messages.saving, { item }), sent);
      id.current = String(row.id);
      const isMoreTyped = accept(row, states);
      toasts.success(say(cloned ? messages.cloned : messages.saved, { item }));
      return onCreated(row, isMoreTyped);
    }
    const changes = changesToSend(model, from, states);
    if (Object.keys(changes).length === 0) {
      accept(from.row, states);
      toasts.info(app.record.form.nothingChanged);
      return onUpdated?.(from.row);
    }
    const sent = sendChange({ id: id.current, version: from.version, ...changes });
    const { attributes: answer } = await toasts.during(say(messages.updating, { item }), sent);
    // What is written in the field comes back as it was sent: the changes alone.
    const row = { ...from.row, ...answer };
    const isMoreTyped = accept(row, states);
    toasts.success(say(messages.updated, { item }));
    if (!isMoreTyped) onUpdated?.(row);
  };
  return { send, busy: create.isBusy || update.isBusy };
}

export function useSaving(saving: Saving) {
  const { model, bound, settle } = saving;
  const { form, baseRef, setBase } = bound;
  const { send, busy } = useSending(saving);
  const [merging, setMerging] = useState<OpenMerge>();
  const [failure, setFailure] = useState<string>();

  /** Everything typed stays; each refusal stands at its field and, with what to make of it, in the foot. */
  const refuse = (error: unknown) => {
    const current = error instanceof RpcError && error.has("stale") ? error.errors[0]?.current : undefined;
    if (typeof current === "object" && current !== null) {
      const theirs = baseOf(model, current as Values);
      const merge = mergeStates(formFields(model), baseRef.current.states, form.getValues(), theirs.states);
      return setMerging({ merge, theirs });
    }
    setMerging(undefined);
    const places = Object.entries(
      errorsByField(formFields(model), error instanceof RpcError ? error.errors : []),
    );
    for (const [name, found] of places) form.setError(name, found);
    if (places[0] !== undefined) focusField(places[0][0]);
    setFailure(errorText(error));
    toastError(error);
  };
  const trySending = async (states: Values, from: FormBase) => {
    setFailure(undefined);
    await send(states, from).then(() => setMerging(undefined), refuse);
  };
  const save = async () => {
    if (busy) return;
    const states = form.getValues();
    const [first] = checkForm(model, baseRef.current, states, clientState().country);
    if (!first) return trySending(states, baseRef.current);
    await form.trigger();
    focusField(fieldAt(formFields(model), first.field ?? "")?.name ?? "");
  };
  const saveMerged = async (states: Values) => {
    if (!merging) return;
    setBase(merging.theirs);
    form.reset(states);
    settle();
    await trySending(states, merging.theirs);
  };
  return { busy, failure, merging, save, saveMerged, cancelMerge: () => setMerging(undefined) };
}
