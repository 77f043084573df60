/** One field, one value, many rows: chosen here, judged row by row by the server as if typed in each form. */
import { Button, Group, Modal } from "@mantine/core";
import type { Field } from "@plimsoll/domain/kernel/field/kinds";
import type { RecordModel } from "@plimsoll/domain/kernel/record";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { type FormEvent, useMemo, useState } from "react";
import { attributesOfState, stateOf } from "#fields/form-state";
import { extractInvalid, isRefused } from "#fields/refused-text";
import { screenOf } from "#fields/registry";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ChooseOne } from "#ui/choose";
import { useFocusBack } from "#ui/focus-back";
import type { RecordLabels } from "./record-words.ts";

/** What is the same for many rows: not what names one of them, nor lists that belong to one. */
function changeable(model: RecordModel): [string, Field][] {
  return Object.entries(model.definition.fields).filter(([name, field]) => {
    if (name === model.definition.title || field.unique || field.systemManaged) return false;
    return !["children", "references", "file", "files", "coordinates", "richText"].includes(field.kind);
  });
}

interface BulkChangeDialogProps {
  readonly model: RecordModel;
  readonly labels: RecordLabels;
  readonly count: number;
  readonly country: string | null;
  readonly onChange: (changes: Values) => void;
  readonly onClose: () => void;
}

export function BulkChangeDialog(props: BulkChangeDialogProps) {
  const { model, labels, count, country, onChange, onClose } = props;
  const { app, messages } = useWords();
  const words = app.record.bulk;
  useFocusBack();
  const fields = useMemo(() => changeable(model), [model]);
  const [name, setName] = useState<string | null>(null);
  const [state, setState] = useState<unknown>(null);
  const [error, setError] = useState<string>();
  const field = fields.find(([one]) => one === name)?.[1];
  const label = name === null ? "" : labels.field(name).label;
  const choose = (next: string | null) => {
    const chosen = fields.find(([one]) => one === next);
    setName(next);
    setState(chosen ? stateOf(chosen[0], chosen[1], {}) : null);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === null || field === undefined) return;
    const changes = attributesOfState(name, field, state);
    const refused = Object.values(changes).some(isRefused);
    const isAbsent = Object.values(changes).every((value) => value === null);
    if (refused || extractInvalid(changes).issues.length > 0 || (field.required && isAbsent))
      return setError(say(messages.pleaseEnter, { item: label }));
    onChange(changes);
  };
  const Input = field && screenOf(field).Input;
  return (
    <Modal
      opened
      onClose={onClose}
      size={480}
      title={sayCount(words.changeTitle, count)}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <form onSubmit={submit} noValidate>
        <ChooseOne
          data-autofocus
          item={words.field}
          label={words.field}
          data={fields.map(([one]) => ({ value: one, label: labels.field(one).label }))}
          value={name}
          onChange={choose}
          mb="sm"
        />
        {name !== null && field && Input && (
          <Input
            key={name}
            id="bulk-value"
            name={name}
            field={field}
            labels={labels.field(name)}
            value={state}
            onChange={(value) => {
              setState(value);
              setError(undefined);
            }}
            onBlur={() => undefined}
            errors={error === undefined ? {} : { "": error }}
            rowContext={{ id: "", country, isNew: false }}
          />
        )}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {app.shell.cancel}
          </Button>
          <Button type="submit" disabled={name === null}>
            {sayCount(words.changeYes, count)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
