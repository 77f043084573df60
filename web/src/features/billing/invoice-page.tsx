/** One invoice: its document, its frozen lines, what was paid and what is open. */
import { Alert, Anchor, Button, Skeleton } from "@mantine/core";
import { daysLate, openAmount } from "@plimsoll/domain/billing/settle";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { isNegative, isZero, negate } from "@plimsoll/domain/kernel/decimal";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { Ban, FileText, Receipt } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { useLoad } from "#rpc/hooks";
import { StatusDialog } from "#status/status-dialog";
import { useStatusChange } from "#status/use-status-change";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { MoreMenu } from "#ui/more-menu";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { CorrectionsCard, Supplements, useCorrections } from "./corrections-card.tsx";
import { useFileItems } from "./file-buttons.tsx";
import { LinesCard } from "./lines-card.tsx";
import {
  INVOICES,
  type InvoiceRow,
  loadInvoiceSheet,
  PRE_INVOICE_PATH,
  PRE_INVOICES,
} from "./pre-invoice.ts";
import { BilledToCard, TaxesCard } from "./side-cards.tsx";

const PayDialog = lazy(async () => ({ default: (await import("./pay-dialog.tsx")).PayDialog }));

/** Its paper is the document that was issued. */
const SHEET = ["xlsx"] as const;

export function InvoicePage() {
  const { idgallery: id = "" } = useParams();
  if (!isUuid(id)) return <NotFoundPage />;
  return (
    <WithBillingWords>
      <One key={id} id={id} />
    </WithBillingWords>
  );
}

function One({ id }: { readonly id: string }) {
  const { records } = useWords();
  const asked = useLoad(INVOICES, id);
  const row = asked.data?.attributes;
  if (asked.isError && !row)
    return <EmptyState isPage title={records.invoice.name} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={320} />;
  const phase = phasesOf("invoice", "status")?.[row.status] ?? "planning";
  return (
    <Page
      title={`${records.invoice.name} ${row.number}`}
      status={<StatusChip phase={phase} label={records.invoice.choices.status[row.status]} />}
      detail={
        <>
          NF {row.nf_number} ·{" "}
          <Anchor component={Link} to={`${PRE_INVOICE_PATH}/${row.pre_invoice_id}`}>
            {row.pre_invoice?.name}
          </Anchor>
          <Supplements row={row} />
        </>
      }
      actions={<Actions row={row} />}
    >
      <Figures row={row} />
      <div className={classes.page}>
        <div className={classes.parts}>
          <LinesCard row={row} />
          <Payments row={row} />
          <CorrectionsCard row={row} />
        </div>
        <div className={classes.parts}>
          <BilledToCard row={row} />
          <TaxesCard row={row} />
        </div>
      </div>
    </Page>
  );
}

function Actions({ row }: { readonly row: InvoiceRow }) {
  const words = useBillingWords();
  const may = useMayOn(useModel("invoice"));
  const [open, setOpen] = useState<"pay" | "cancel">();
  const isOpen = row.status === "issued" || row.status === "partly_paid";
  const close = () => setOpen(undefined);
  const corrections = useCorrections(row);
  const rare = [...useFileItems(() => loadInvoiceSheet(row), SHEET), ...corrections.items];
  if (row.status === "issued" && may("changestatus"))
    rare.push({ label: words.cancelShort, icon: Ban, danger: true, onClick: () => setOpen("cancel") });
  return (
    <>
      <Suspense fallback={null}>
        {open === "pay" && <PayDialog row={row} record={INVOICES} onClose={close} />}
      </Suspense>
      {open === "cancel" && <CancelDialog row={row} onClose={close} />}
      {corrections.dialog}
      <MoreMenu items={rare} />
      {row.document !== null && (
        <Button
          component="a"
          href={`/api/files/${row.document.id}`}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<FileText size={16} aria-hidden />}
        >
          {words.document}
        </Button>
      )}
      {isOpen && may("changestatus") && (
        <Button leftSection={<Receipt size={16} aria-hidden />} onClick={() => setOpen("pay")}>
          {words.pay}
        </Button>
      )}
    </>
  );
}

function CancelDialog({ row, onClose }: { readonly row: InvoiceRow; readonly onClose: () => void }) {
  const words = useBillingWords();
  const names = useWords().records.invoice.choices.status;
  const change = useStatusChange(INVOICES, row, [PRE_INVOICES], "cancel");
  const title = say(words.cancel, { name: row.number });
  const confirm = async (justification: string | null) => {
    if (!(await change.change({ justification }))) return;
    toasts.success(say(words.changed, { status: names.canceled }));
    onClose();
  };
  return (
    <StatusDialog
      title={title}
      yes={title}
      danger
      asks={{ label: words.reason, required: true, missing: words.reasonMissing }}
      isBusy={change.isBusy}
      error={change.error}
      overtaken={say(words.overtaken, { status: names[row.status] })}
      onYes={(text) => void confirm(text)}
      onClose={onClose}
    />
  );
}

function Figures({ row }: { readonly row: InvoiceRow }) {
  const words = useBillingWords();
  const { fields } = useWords().records.invoice;
  const numbers = useNumbers();
  const dates = useDates();
  const local = currencyOf(row.country);
  const late = daysLate(row, todayIn(row.country, new Date().toISOString()));
  const open = row.status === "canceled" ? "0" : openAmount(row);
  const facts = [
    [fields.gross, `${local} ${numbers.money(row.gross)}`],
    [fields.net, `${local} ${numbers.money(row.net)}`],
    [fields.paid, `${local} ${numbers.money(row.paid)}`],
    ...(isZero(row.credited) ? [] : [[fields.credited, `${local} ${numbers.money(row.credited)}`] as const]),
    isNegative(open)
      ? ([words.credit.back, `${local} ${numbers.money(negate(open))}`] as const)
      : ([words.open, `${local} ${numbers.money(open)}`] as const),
    [fields.due_date, dates.date(row.due_date)],
  ] as const;
  return (
    <>
      {late > 0 && (
        <Alert color="red" mb="sm">
          {sayCount(words.late, late)}
        </Alert>
      )}
      <Card padded>
        <dl className={classes.figures}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

function Payments({ row }: { readonly row: InvoiceRow }) {
  const words = useBillingWords();
  const { fields } = useWords().records.invoice;
  const dates = useDates();
  const numbers = useNumbers();
  return (
    <Card padded>
      <CardTitle>{fields.payments}</CardTitle>
      {row.payments.length === 0 && <p className={classes.hint}>{words.noPayments}</p>}
      <ul className={classes.versions}>
        {row.payments.map((one) => (
          <li key={one.id}>
            <span>{dates.date(one.date)}</span>
            <span className={classes.strong}>{numbers.money(one.amount)}</span>
          </li>
        ))}
      </ul>
      {row.document === null && <p className={classes.hint}>{words.noDocument}</p>}
    </Card>
  );
}
