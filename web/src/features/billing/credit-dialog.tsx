/** A credit note: of which lines how much is taken back, from what is left of each, and why. */
import { Alert, Button, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { type CreditedLine, creditable } from "@plimsoll/domain/billing/credit";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { isZero } from "@plimsoll/domain/kernel/decimal";
import { type FormEvent, useState } from "react";
import { errorText } from "#app/error-text";
import { DayBox } from "#fields/date/day-box";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMutationCall } from "#rpc/hooks";
import { useFocusBack } from "#ui/focus-back";
import { toasts } from "#ui/toasts";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import { CREDIT_NOTES, INVOICES, type InvoiceRow, ORDERS, PRE_INVOICES } from "./pre-invoice.ts";

interface CreditDialogProps {
  readonly row: InvoiceRow;
  readonly earlier: readonly CreditedLine[];
  readonly onClose: () => void;
}

function useOpenLines({ row, earlier }: Pick<CreditDialogProps, "row" | "earlier">) {
  const bases = useWords().records.rule_type.choices.basis;
  return row.lines
    .map((line, at) => ({
      id: line.id,
      at,
      name: line.service_type?.name ?? bases[line.basis],
      left: creditable({ ...line, amount_local: line.amount_local ?? "0" }, earlier),
    }))
    .filter(({ left }) => !isZero(left));
}

export function CreditDialog({ row, earlier, onClose }: CreditDialogProps) {
  const all = useBillingWords();
  const words = all.credit;
  const { app } = useWords();
  const numbers = useNumbers();
  useFocusBack();
  const lines = useOpenLines({ row, earlier });
  const [amounts, setAmounts] = useState<Amounts>({});
  const [reason, setReason] = useState("");
  const [date, setDate] = useState(todayIn(row.country, new Date().toISOString()));
  const [isTried, setTried] = useState(false);
  const { run, isBusy, error } = useMutationCall(
    { ...INVOICES, action: "credit", ...(row.country === null ? {} : { country: row.country }) },
    { invalidates: [INVOICES, PRE_INVOICES, CREDIT_NOTES, ORDERS] },
  );
  const typed = lines.filter(({ id }) => (amounts[id] ?? "").trim() !== "");
  const read = typed.map(({ id }) => ({ line_id: id, amount: numbers.parse(amounts[id] ?? "") }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const given = read.flatMap(({ line_id, amount }) =>
      amount.ok ? [{ line_id, amount: amount.value }] : [],
    );
    if (isBusy || given.length === 0 || given.length < read.length || reason.trim() === "") return;
    const { attributes } = await run({
      id: row.id,
      version: row.version,
      date,
      reason: reason.trim(),
      lines: given,
    });
    toasts.success(say(words.done, { number: attributes.number }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={say(words.title, { number: row.number })}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <form onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
        {error && (
          <Alert color="red" mb="sm" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <AmountFields
          row={row}
          lines={lines}
          amounts={amounts}
          onChange={setAmounts}
          {...(isTried ? { wrong: read.filter((one) => !one.amount.ok).map((one) => one.line_id) } : {})}
        />
        <Textarea
          mt="sm"
          label={words.reason}
          withAsterisk
          maxLength={2000}
          value={reason}
          error={isTried && reason.trim() === "" ? all.reasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <DayField date={date} onChange={setDate} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {app.shell.cancel}
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            {words.issue}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

type Amounts = Readonly<Record<string, string>>;

interface AmountFieldsProps {
  readonly row: InvoiceRow;
  readonly lines: ReturnType<typeof useOpenLines>;
  readonly amounts: Amounts;
  readonly onChange: (amounts: Amounts) => void;
  /** Lines whose amount is no number, once it was tried. */
  readonly wrong?: readonly string[];
}

function AmountFields({ row, lines, amounts, onChange, wrong }: AmountFieldsProps) {
  const words = useBillingWords().credit;
  const { errors } = useWords();
  const numbers = useNumbers();
  const isEmpty = lines.every(({ id }) => (amounts[id] ?? "").trim() === "");
  const whole = () => onChange(Object.fromEntries(lines.map(({ id, left }) => [id, numbers.money(left)])));
  return (
    <fieldset className={classes.remarkFields}>
      <legend>{words.lines}</legend>
      {lines.map(({ id, at, name, left }) => (
        <TextInput
          key={id}
          mt="xs"
          inputMode="decimal"
          label={`${at + 1}. ${name}`}
          description={say(words.left, { amount: `${currencyOf(row.country)} ${numbers.money(left)}` })}
          value={amounts[id] ?? ""}
          error={wrong?.includes(id) ? errors.not_a_number.replace("{item}", name) : undefined}
          onChange={({ currentTarget }) => onChange({ ...amounts, [id]: currentTarget.value })}
        />
      ))}
      {wrong !== undefined && isEmpty && (
        <p className={classes.wrong} role="alert">
          {words.missing}
        </p>
      )}
      <Button variant="default" size="xs" mt="xs" onClick={whole}>
        {words.whole}
      </Button>
    </fieldset>
  );
}

function DayField({ date, onChange }: { readonly date: string; readonly onChange: (date: string) => void }) {
  const words = useBillingWords().credit;
  return <DayBox mt="sm" label={words.date} required value={date} onDay={onChange} />;
}
