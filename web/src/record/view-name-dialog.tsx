/** Asks for the name of a view, to keep it or to rename it. */
import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useFocusBack } from "#ui/focus-back";
import type { SavedView } from "./saved-views.ts";

const LONGEST_NAME = 80;

interface ViewNameDialogProps {
  /** The view to rename; none keeps a new one. */
  readonly renamed: SavedView | undefined;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function ViewNameDialog({ renamed, onName, onClose }: ViewNameDialogProps) {
  const { app, messages } = useWords();
  const words = app.record.views;
  useFocusBack();
  const [name, setName] = useState(renamed?.name ?? "");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === "") return setError(say(messages.pleaseEnter, { item: words.name }));
    setBusy(true);
    try {
      await onName(name.trim());
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={renamed ? say(words.rename, { name: renamed.name }) : words.save}
      size={420}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          data-autofocus
          label={words.name}
          withAsterisk
          maxLength={LONGEST_NAME}
          value={name}
          error={error}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {app.shell.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.keep}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
