/** Asks why. What was typed stays when it is refused, and when somebody else was faster. */
import { Alert, Button, Group, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { useWords } from "#i18n/words-provider";
import { useOrderWords } from "./order-words.tsx";

interface JustificationLayerProps {
  readonly title: string;
  readonly yes: string;
  readonly busy: boolean;
  /** Whether it was done; a refusal is thrown. */
  readonly onYes: (justification: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function JustificationLayer({ title, yes, busy, onYes, onClose }: JustificationLayerProps) {
  const words = useOrderWords();
  const { shell } = useWords().app;
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isMissing = text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setFailure(undefined);
    if (isMissing || busy) return;
    onYes(text.trim()).then(
      (done) => done && onClose(),
      (error: unknown) => setFailure(errorText(error)),
    );
  };
  return (
    <Modal opened onClose={onClose} size={520} title={title} closeButtonProps={{ "aria-label": shell.close }}>
      <form onSubmit={submit} noValidate>
        <Textarea
          data-autofocus
          withAsterisk
          label={words.justification}
          description={words.justificationHelp}
          error={isAsked && isMissing ? words.justificationAsked : undefined}
          value={text}
          maxLength={2000}
          autosize
          minRows={3}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {failure !== undefined && (
          <Alert color="red" mt="sm" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {yes}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
