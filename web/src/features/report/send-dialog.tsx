/** Asks to whom a kept report goes. */
import { Button, Group, Modal, Textarea } from "@mantine/core";
import { addressesIn, MOST_RECIPIENTS } from "@plimsoll/domain/report/report-model";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { useWords } from "#i18n/words-provider";
import { useFocusBack } from "#ui/focus-back";
import { useReportWords } from "./report-words.tsx";

interface SendDialogProps {
  readonly onSend: (to: string[]) => Promise<unknown>;
  readonly onClose: () => void;
}

export function SendDialog({ onSend, onClose }: SendDialogProps) {
  const words = useReportWords();
  const { app, messages } = useWords();
  useFocusBack();
  const [written, setWritten] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const to = addressesIn(written).slice(0, MOST_RECIPIENTS);
    if (busy) return;
    if (to.length === 0) return setError(messages.pleaseEnter.replace("{item}", words.sendTo));
    setBusy(true);
    try {
      await onSend(to);
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
      title={words.send}
      size={460}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Textarea
          data-autofocus
          label={words.sendTo}
          description={words.sendHint}
          withAsterisk
          value={written}
          error={error}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {app.shell.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.send}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
