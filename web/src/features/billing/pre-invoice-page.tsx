/** One pre-invoice: what it comes to, its lines with their evidence, its approvals, taxes and versions; and its statement. */
import { Anchor, Button, Skeleton } from "@mantine/core";
import { sumMoney } from "@plimsoll/domain/billing/money";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { isUuid } from "@plimsoll/domain/kernel/field/relation";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { NotFoundPage } from "#app/error-page";
import { errorText, toastError } from "#app/error-text";
import { openPath } from "#app/existing-pages";
import { Page } from "#app/page";
import { useSession } from "#app/session";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { phasesOf } from "#record/status-phase";
import { useModel } from "#record/use-model";
import { useLoad, useMutationCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { StatusChip } from "#ui/status-chip";
import { toasts } from "#ui/toasts";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { LinesCard } from "./lines-card.tsx";
import { invoicePath, loadStatement, PRE_INVOICES, type PreInvoiceRow } from "./pre-invoice.ts";
import { PreInvoiceActions } from "./pre-invoice-actions.tsx";
import { RemarksList } from "./remarks.tsx";
import { ApprovalCard, BilledToCard, TaxesCard, VersionsCard } from "./side-cards.tsx";

export function PreInvoicePage() {
  return <Opened isReport={false} />;
}

/** The same on paper: without what can be done with it. */
export function PreInvoiceReportPage() {
  return <Opened isReport />;
}

function Opened({ isReport }: { readonly isReport: boolean }) {
  const { id = "" } = useParams();
  if (!isUuid(id)) return <NotFoundPage />;
  return (
    <WithBillingWords>
      <One key={id} id={id} isReport={isReport} />
    </WithBillingWords>
  );
}

function One({ id, isReport }: { readonly id: string; readonly isReport: boolean }) {
  const { records } = useWords();
  const words = useBillingWords();
  const asked = useLoad(PRE_INVOICES, id);
  const row = asked.data?.attributes;
  if (asked.isError && !row)
    return <EmptyState isPage title={records.pre_invoice.name} text={errorText(asked.error)} />;
  if (!row) return <Skeleton height={320} />;
  const phase = phasesOf("pre_invoice", "status")?.[row.status] ?? "planning";
  const chip = <StatusChip phase={phase} label={records.pre_invoice.choices.status[row.status]} />;
  return (
    <Page
      title={`${records.pre_invoice.name} ${row.code}`}
      status={chip}
      detail={<Detail row={row} />}
      actions={isReport ? <PaperButtons row={row} /> : <PreInvoiceActions row={row} />}
    >
      <Figures row={row} />
      <div className={classes.page}>
        <div className={classes.parts}>
          <Lines row={row} isReport={isReport} />
          {!isReport && <RemarksCard row={row} />}
          {!isReport && <VersionsCard row={row} />}
          {row.note !== null && <Card padded>{row.note}</Card>}
        </div>
        <div className={classes.parts}>
          <BilledToCard row={row} />
          {!isReport && <ApprovalCard row={row} />}
          <TaxesCard row={row} />
          {isReport && <p className={classes.hint}>{say(words.version, { number: row.revision })}</p>}
        </div>
      </div>
    </Page>
  );
}

function RemarksCard({ row }: { readonly row: PreInvoiceRow }) {
  if ((row.remarks ?? []).length + row.customer_remarks.length === 0) return null;
  return (
    <Card padded>
      <RemarksList row={row} />
    </Card>
  );
}

function Detail({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords();
  const actor = useSession()?.actor;
  return (
    <>
      {say(words.versionShort, { number: row.revision })}
      {row.supplements_id !== null && (
        <>
          {" · "}
          <Anchor component={Link} to={invoicePath(row.supplements_id)}>
            {say(words.credit.supplements, { number: row.supplements?.name ?? "" })}
          </Anchor>
        </>
      )}
      {row.work_orders.map(({ id, name }) => {
        const path = openPath("work_order", id, actor);
        return (
          <span key={id}>
            {" "}
            ·{" "}
            {path === undefined ? (
              name
            ) : (
              <Anchor component={Link} to={path}>
                {name}
              </Anchor>
            )}
          </span>
        );
      })}
    </>
  );
}

function PaperButtons({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords();
  return (
    <>
      <FileButtons load={(format) => loadStatement(row, format)} />
      <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
        {words.print}
      </Button>
    </>
  );
}

function Figures({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords();
  const { fields } = useWords().records.pre_invoice;
  const numbers = useNumbers();
  const dates = useDates();
  const local = currencyOf(row.country);
  const withheld = sumMoney(row.taxes.filter((tax) => tax.withheld).map((tax) => tax.amount));
  const facts = [
    [fields.gross, `${local} ${numbers.money(row.gross)}`],
    [words.withheldTotal, `−${local} ${numbers.money(withheld)}`],
    [fields.net, `${local} ${numbers.money(row.net)}`],
    [fields.ptax_date, dates.date(row.ptax_date)],
    [fields.due_date, dates.date(row.due_date)],
  ] as const;
  return (
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
  );
}

function Lines({ row, isReport }: { readonly row: PreInvoiceRow; readonly isReport: boolean }) {
  const words = useBillingWords();
  const mayUpdate = useMayOn(useModel("pre_invoice"))("update");
  const { run, isBusy } = useMutationCall(
    { ...PRE_INVOICES, action: "requote", ...(row.country === null ? {} : { country: row.country }) },
    { onDone: () => toasts.success(words.requoted) },
  );
  const isWritten = row.status === "pre_invoicing";
  const requote = {
    isBusy,
    run: () => void run({ id: row.id, version: row.version }).catch(toastError),
  };
  return (
    <LinesCard
      row={row}
      note={isWritten || isReport ? null : `· ${words.locked}`}
      {...(isWritten && mayUpdate && !isReport ? { requote } : {})}
    />
  );
}
