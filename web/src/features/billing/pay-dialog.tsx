/** A payment: its day and its amount, the whole of what is open unless somebody types less. */
import { Alert, Button, Group, Modal, TextInput } from "@mantine/core";
import { openAmount } from "@plimsoll/domain/billing/settle";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { DayBox } from "#fields/date/day-box";
import { useNumbers } from "#i18n/formats";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import { useBillingWords } from "./billing-words.tsx";
import { INVOICES, type InvoiceRow, PRE_INVOICES, type PreInvoiceRow } from "./pre-invoice.ts";

interface PayDialogProps {
  readonly row: PreInvoiceRow | InvoiceRow;
  readonly record: typeof INVOICES | typeof PRE_INVOICES;
  readonly onClose: () => void;
}

export function PayDialog({ row, record, onClose }: PayDialogProps) {
  const words = useBillingWords();
  const { app, records, errors } = useWords();
  const numbers = useNumbers();
  useFocusBack();
  const open = openAmount({ net: row.net ?? "0", paid: row.paid ?? "0" });
  const [amount, setAmount] = useState(numbers.money(open));
  const [date, setDate] = useState(todayIn(row.country, new Date().toISOString()));
  const [isWrong, setWrong] = useState(false);
  const { run, isBusy, error } = useMutationCall(
    { ...record, action: "pay", ...(row.country === null ? {} : { country: row.country }) },
    { invalidates: [INVOICES, PRE_INVOICES] },
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = numbers.parse(amount);
    setWrong(!read.ok);
    if (!read.ok) return;
    await run({ id: row.id, version: row.version, date, amount: read.value });
    toasts.success(words.paid);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={words.pay} closeButtonProps={{ "aria-label": app.shell.close }}>
      <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
        {error && (
          <Alert color="red" mb="sm" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <TextInput
          data-autofocus
          label={words.amount}
          description={`${words.open}: ${numbers.money(open)}`}
          value={amount}
          required
          inputMode="decimal"
          error={isWrong ? errors.not_a_number.replace("{item}", words.amount) : undefined}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          mb="sm"
        />
        <DayBox label={records.invoice.fields.date} value={date} required onDay={setDate} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {app.shell.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.pay}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
