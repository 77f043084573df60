/** Asks before a status is changed, and for the words that go with it. It stays, with what was typed, until it worked. */
import { Alert, Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { errorText } from "#app/error-text";
import { useWords } from "#i18n/words-provider";
import { RpcError } from "#rpc/rpc-error";
import { useFocusBack } from "#ui/focus-back";

const LONGEST = 2000;

export interface StatusDialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly yes: string;
  readonly danger?: boolean;
  /** The text that is asked for; without it the dialog is only a question. */
  readonly asks?: {
    readonly label: string;
    readonly help?: string;
    readonly required: boolean;
    /** Said when it was left empty. */
    readonly missing: string;
  };
  /** Fields of the feature itself, below the text. */
  readonly more?: ReactNode;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Somebody else was faster: how the row stands now, and that pressing again goes on from there. */
  readonly overtaken?: ReactNode;
  readonly onYes: (text: string | null) => void;
  readonly onClose: () => void;
}

export function StatusDialog(props: StatusDialogProps) {
  const { title, text, yes, danger = false, asks, more, isBusy, error, overtaken, onYes, onClose } = props;
  const { shell } = useWords().app;
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  useFocusBack();
  const isMissing = asks?.required === true && typed.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isBusy) onYes(typed.trim() || null);
  };
  return (
    <Modal opened onClose={onClose} title={title} size={520} closeButtonProps={{ "aria-label": shell.close }}>
      <form onSubmit={submit} noValidate>
        {text !== undefined && (
          <Text component="div" mb="sm">
            {text}
          </Text>
        )}
        {asks && (
          <Textarea
            data-autofocus
            label={asks.label}
            description={asks.help}
            withAsterisk={asks.required}
            value={typed}
            maxLength={LONGEST}
            error={isTried && isMissing ? asks.missing : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {more}
        {error !== null && <Failure error={error} overtaken={overtaken} />}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button
            type="submit"
            color={danger ? "red" : undefined}
            loading={isBusy}
            {...(asks ? {} : { "data-autofocus": true })}
          >
            {yes}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Why it did not work; being overtaken is no mistake and reads differently. */
export function Failure({
  error,
  overtaken,
}: {
  readonly error: Error;
  readonly overtaken?: ReactNode | undefined;
}) {
  const isStale = error instanceof RpcError && error.has("stale") && overtaken !== undefined;
  return (
    <Alert color={isStale ? "orange" : "red"} mt="sm" role="alert">
      {isStale ? overtaken : errorText(error)}
    </Alert>
  );
}
