/** Mails the customer a link with which they answer without an account. */
import { Alert, Button, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import { useBillingWords } from "./billing-words.tsx";
import { PRE_INVOICES, type PreInvoiceRow } from "./pre-invoice.ts";

interface LinkDialogProps {
  readonly row: PreInvoiceRow;
  readonly onClose: () => void;
}

export function LinkDialog({ row, onClose }: LinkDialogProps) {
  const words = useBillingWords().link;
  const { shell } = useWords().app;
  useFocusBack();
  const [to, setTo] = useState("");
  const [message, setMessage] = useState("");
  const { run, isBusy, error } = useMutationCall({
    ...PRE_INVOICES,
    action: "sendlink",
    ...(row.country === null ? {} : { country: row.country }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const addresses = to
      .split(/[,;\s]+/)
      .map((one) => one.trim())
      .filter((one) => one !== "");
    const { attributes } = await run({
      id: row.id,
      version: row.version,
      ...(addresses.length === 0 ? {} : { to: addresses }),
      message: message.trim() || null,
    });
    toasts.success(say(words.sent, { addresses: attributes.to.join(", ") }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${words.send}: ${row.code}`}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
        <p>{words.help}</p>
        {error && (
          <Alert color="red" mb="sm" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <TextInput
          data-autofocus
          label={words.to}
          description={words.toHelp}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          mb="sm"
        />
        <Textarea
          label={words.message}
          value={message}
          maxLength={2000}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.send}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
