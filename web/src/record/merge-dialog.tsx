/** Both sides of a record that two people changed, field by field, and the choice where they disagree. */
import { Button, Group, Modal, Radio, Text } from "@mantine/core";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { useState } from "react";
import { useFormatContext } from "#fields/use-format-context";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useFocusBack } from "#ui/focus-back";
import { formFields } from "./form-fields.ts";
import { fieldLabel } from "./issue-text.ts";
import { type Conflict, decided, type Merge, type Side } from "./merge-rows.ts";
import classes from "./record-form.module.css";
import type { RecordLabels } from "./record-words.ts";
import { stateText } from "./state-text.ts";

interface MergeDialogProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly merge: Merge;
  readonly busy: boolean;
  readonly onSave: (states: Values) => void;
  readonly onCancel: () => void;
}

export function MergeDialog({ model, labels, merge, busy, onSave, onCancel }: MergeDialogProps) {
  const { app } = useWords();
  const words = app.record.merge;
  useFocusBack();
  const formats = useFormatContext();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const states = decided(merge, choices);
  return (
    <Modal
      opened
      onClose={onCancel}
      size={820}
      title={words.title}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <Text mb="sm">{merge.conflicts.length === 0 ? words.noConflict : words.text}</Text>
      {merge.conflicts.length > 0 && (
        <table className={classes.sides}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.mine}</th>
              <th scope="col">{words.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {merge.conflicts.map((conflict, index) => (
              <ConflictRow
                key={conflict.name}
                isFirst={index === 0}
                model={model}
                labels={labels}
                conflict={conflict}
                chosen={choices[conflict.name]}
                onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
              />
            ))}
          </tbody>
        </table>
      )}
      {merge.automatic.length > 0 && (
        <>
          <Text mt="md" fw={600} size="sm">
            {words.automatic}
          </Text>
          <ul className={classes.automatic}>
            {merge.automatic.map(({ name, from }) => {
              const field = formFields(model)[name];
              const own = fieldLabel(labels, formats, name);
              const value = field ? stateText(name, field, merge.merged[name], own, formats) : "";
              return (
                <li key={name}>
                  {own.label}: {value} ({from === "mine" ? words.fromMe : words.fromThem})
                </li>
              );
            })}
          </ul>
        </>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button disabled={states === undefined} loading={busy} onClick={() => states && onSave(states)}>
          {words.save}
        </Button>
      </Group>
    </Modal>
  );
}

interface ConflictRowProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly conflict: Conflict;
  readonly isFirst: boolean;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function ConflictRow({ model, labels, conflict, isFirst, chosen, onChoose }: ConflictRowProps) {
  const words = useWords().app.record.merge;
  const formats = useFormatContext();
  const { name } = conflict;
  const field = formFields(model)[name];
  if (!field) return null;
  const own = fieldLabel(labels, formats, name);
  const text = (state: unknown) => stateText(name, field, state, own, formats);
  const side = (which: Side) => (
    <Radio
      name={`merge-${name}`}
      value={which}
      label={text(conflict[which])}
      aria-label={`${own.label}: ${words[which]}`}
      checked={chosen === which}
      data-autofocus={isFirst && which === "mine" ? true : undefined}
      onChange={() => onChoose(which)}
    />
  );
  return (
    <tr>
      <td>
        {own.label}
        <p className={classes.sideBefore}>{say(words.before, { value: text(conflict.before) })}</p>
      </td>
      <td>{side("mine")}</td>
      <td>{side("theirs")}</td>
    </tr>
  );
}
