/** The number of the fiscal note, its key and its day: with them the invoice is issued. */
import { Alert, Button, Group, Modal, TextInput } from "@mantine/core";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#app/error-text";
import { DayBox } from "#fields/date/day-box";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import { useBillingWords } from "./billing-words.tsx";
import { INVOICES, invoicePath, ORDERS, PRE_INVOICES, type PreInvoiceRow } from "./pre-invoice.ts";

interface IssueDialogProps {
  readonly row: PreInvoiceRow;
  readonly onClose: () => void;
}

export function IssueDialog({ row, onClose }: IssueDialogProps) {
  const words = useBillingWords();
  const { app, records } = useWords();
  const { fields } = records.invoice;
  const navigate = useNavigate();
  useFocusBack();
  const [number, setNumber] = useState("");
  const [key, setKey] = useState("");
  const [date, setDate] = useState(todayIn(row.country, new Date().toISOString()));
  const { run, isBusy, error } = useMutationCall(
    { ...PRE_INVOICES, action: "invoice", ...(row.country === null ? {} : { country: row.country }) },
    { invalidates: [INVOICES, ORDERS] },
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = {
      id: row.id,
      version: row.version,
      nf_number: number.trim(),
      nf_key: key.trim() || null,
      date,
    };
    const { attributes } = await run(given);
    toasts.success(say(words.issued, { number: attributes.number }));
    onClose();
    await navigate(invoicePath(attributes.id));
  };
  return (
    <Modal opened onClose={onClose} title={words.issue} closeButtonProps={{ "aria-label": app.shell.close }}>
      <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
        {error && (
          <Alert color="red" mb="sm" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <TextInput
          data-autofocus
          label={fields.nf_number}
          value={number}
          required
          maxLength={20}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          mb="sm"
        />
        <TextInput
          label={fields.nf_key}
          value={key}
          maxLength={60}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          mb="sm"
        />
        <DayBox label={fields.date} value={date} required onDay={setDate} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {app.shell.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.issue}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
