/** An entry whose row somebody else changed meanwhile: both sides field by field, as everywhere. */
import { catalog, type RecordKey } from "@plimsoll/domain/records";
import { useMemo, useState } from "react";
import { toastError } from "#app/error-text";
import { baseOf, changesToSend } from "#record/form-check";
import { formFields } from "#record/form-fields";
import { MergeDialog } from "#record/merge-dialog";
import { mergeStates } from "#record/merge-rows";
import { useRecordLabels } from "#record/record-words";
import { useModel } from "#record/use-model";
import type { Entry, Row } from "./entry.ts";
import { openRoom } from "./room.ts";

interface ConflictDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
}

export function ConflictDialog({ entry, onClose }: ConflictDialogProps) {
  const model = useModel(entry.type as RecordKey);
  const labels = useRecordLabels(model);
  const [busy, setBusy] = useState(false);
  const current = currentOf(entry);
  const { merge, theirs } = useMemo(() => sidesOf(entry), [entry]);
  const save = async (states: Row) => {
    setBusy(true);
    try {
      const { outbox } = await openRoom();
      const isCall = entry.action !== "update";
      const { version: _, ...asked } = entry.attributes;
      const changes = isCall ? asked : changesToSend(model, theirs, states);
      // Nothing of mine was chosen: there is nothing left to send.
      if (!isCall && Object.keys(changes).length === 0) await outbox.drop(entry.seq);
      else await outbox.resolve(entry.seq, changes, current);
      onClose();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <MergeDialog
      model={model}
      labels={labels}
      merge={merge}
      busy={busy}
      onSave={(states) => void save(states)}
      onCancel={onClose}
    />
  );
}

/** Theirs: the server sent it with its refusal. */
function currentOf({ refusal }: Entry): Row {
  return (refusal?.errors.find(({ code }) => code === "stale")?.current ?? {}) as Row;
}

function sidesOf(entry: Entry) {
  const model = catalog.get(entry.type as RecordKey);
  const theirs = baseOf(model, currentOf(entry));
  const { version: _, ...values } = entry.attributes;
  // Without a copy of what was seen, whatever differs is asked.
  const before = entry.before ?? {};
  const mine = entry.action === "update" ? { ...before, ...values } : before;
  const merge = mergeStates(
    formFields(model),
    baseOf(model, before).states,
    baseOf(model, mine).states,
    theirs.states,
  );
  return { merge, theirs };
}
