/** Orders an analysis once more, with the reason; what was found before is kept. */
import { Alert, Button, Group, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useLaboratoryWords } from "./laboratory-words.tsx";
import { RESULTS, SAMPLES } from "./samples.ts";
import type { AnalysisResult } from "./use-results.ts";

interface RetestDialogProps {
  readonly result: AnalysisResult;
  readonly onClose: () => void;
}

export function RetestDialog({ result, onClose }: RetestDialogProps) {
  const words = useLaboratoryWords();
  const { shell } = useWords().app;
  const [reason, setReason] = useState("");
  const { run, isBusy, error } = useMutationCall(
    { ...RESULTS, action: "retest" },
    { invalidates: [SAMPLES], onDone: onClose },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ id: result.id, version: result.version, reason }).catch(() => undefined);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${words.retest}: ${result.name}`}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <form onSubmit={submit}>
        <Textarea
          data-autofocus
          required
          label={words.retestReason}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error !== null && (
          <Alert color="red" mt="sm">
            {errorText(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={isBusy} disabled={reason.trim() === ""}>
            {words.retest}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
