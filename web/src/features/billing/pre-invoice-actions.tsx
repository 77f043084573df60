/** What can be done with a pre-invoice now: the steps that the verdicts offer, the invoice, and payments. */
import { Button } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import { type PreInvoiceStatus, TO_BE_INVOICED } from "@plimsoll/domain/billing/pre-invoice-status";
import {
  Ban,
  Check,
  FileCheck,
  FileText,
  Hourglass,
  Mail,
  Pencil,
  Printer,
  Receipt,
  Send,
  X,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useActor } from "#app/session";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useList } from "#rpc/hooks";
import { StatusDialog } from "#status/status-dialog";
import { useStatusChange } from "#status/use-status-change";
import type { Verdict } from "#status/verdict";
import { VerdictButton } from "#status/verdict-button";
import { type MoreItem, MoreMenu } from "#ui/more-menu";
import { toasts } from "#ui/toasts";
import { useBillingWords } from "./billing-words.tsx";
import { useFileItems } from "./file-buttons.tsx";
import {
  INVOICES,
  invoicePath,
  loadStatement,
  ORDERS,
  PRE_INVOICE_PATH,
  PRE_INVOICES,
  type PreInvoiceRow,
} from "./pre-invoice.ts";
import { type Remarks, RemarksFields, said } from "./remarks.tsx";

const EditDialog = lazy(async () => ({ default: (await import("./edit-dialog.tsx")).EditDialog }));
const IssueDialog = lazy(async () => ({ default: (await import("./issue-dialog.tsx")).IssueDialog }));
const LinkDialog = lazy(async () => ({ default: (await import("./link-dialog.tsx")).LinkDialog }));
const PayDialog = lazy(async () => ({ default: (await import("./pay-dialog.tsx")).PayDialog }));

type Step = Verdict<PreInvoiceStatus>;
type Open = "edit" | "issue" | "pay" | "link" | Step;

export function PreInvoiceActions({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords();
  const may = useMayOn(useModel("pre_invoice"));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const verdicts = row.verdicts?.statuses ?? [];
  const isGuestHere = isGuest(useActor());
  const isStaffWho = (permission: string) => may(permission) && !isGuestHere;
  const mayBill = isStaffWho("changestatus");
  return (
    <>
      <Suspense fallback={null}>
        {open === "edit" && <EditDialog row={row} onClose={close} />}
        {open === "issue" && <IssueDialog row={row} onClose={close} />}
        {open === "link" && <LinkDialog row={row} onClose={close} />}
        {open === "pay" && <PayDialog row={row} record={PRE_INVOICES} onClose={close} />}
      </Suspense>
      {typeof open === "object" && <StepDialog row={row} step={open} onClose={close} />}
      <RareActions row={row} maySend={mayBill} onOpen={setOpen} />
      {row.status === "pre_invoicing" && isStaffWho("update") && (
        <Button
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={() => setOpen("edit")}
        >
          {words.edit}
        </Button>
      )}
      {verdicts
        .filter(({ call }) => !isRare(call))
        .sort((one, other) => OFTEN.indexOf(one.call) - OFTEN.indexOf(other.call))
        .map((verdict) => (
          <StepButton key={`${verdict.call} ${verdict.to}`} row={row} verdict={verdict} onClick={setOpen} />
        ))}
      {TO_BE_INVOICED.some((one) => one === row.status) && mayBill && (
        <Button leftSection={<FileCheck size={16} aria-hidden />} onClick={() => setOpen("issue")}>
          {words.issue}
        </Button>
      )}
      {row.status === "invoiced" && mayBill && (
        <Button leftSection={<Receipt size={16} aria-hidden />} onClick={() => setOpen("pay")}>
          {words.pay}
        </Button>
      )}
    </>
  );
}

/** What leads on stands last, where the eye ends. */
const OFTEN: readonly string[] = ["disapprove", "submit", "approve"];
const isRare = (call: string) => !OFTEN.includes(call);

interface RareActionsProps {
  readonly row: PreInvoiceRow;
  readonly maySend: boolean;
  readonly onOpen: (what: Open) => void;
}

/** The next step stands out beside the menu; what is not it stands in the menu. */
function RareActions({ row, maySend, onOpen }: RareActionsProps) {
  const words = useBillingWords();
  const labelOf = useLabel(row.status);
  const invoice = useInvoiceOf(row);
  const items: MoreItem[] = [
    ...useFileItems((format) => loadStatement(row, format)),
    { label: words.report, icon: Printer, to: `${PRE_INVOICE_PATH}/${row.id}/report` },
  ];
  if (invoice !== undefined)
    items.push({ label: words.openInvoice, icon: FileText, to: invoicePath(invoice) });
  if (row.status === "awaiting_customer" && maySend)
    items.push({ label: words.link.send, icon: Mail, onClick: () => onOpen("link") });
  for (const verdict of row.verdicts?.statuses ?? []) {
    if (!isRare(verdict.call)) continue;
    items.push({
      ...labelOf(verdict.call),
      danger: verdict.call === "cancel",
      reasons: verdict.reasons.map((one) => one.message),
      onClick: () => onOpen(verdict),
    });
  }
  return <MoreMenu items={items} />;
}

function useInvoiceOf({ id, status }: PreInvoiceRow): string | undefined {
  const asked = useList(
    INVOICES,
    {
      fields: ["id"] as const,
      conditions: [{ attribute: "pre_invoice_id", operator: "=", value: id }],
      order: [["created_at", "desc"]] as const,
    },
    { enabled: status === "invoiced" || status === "paid" },
  );
  return asked.data?.attributes[0]?.id;
}

interface StepButtonProps {
  readonly row: PreInvoiceRow;
  readonly verdict: Step;
  readonly onClick: (step: Step) => void;
}

function useLabel(status: PreInvoiceStatus) {
  const words = useBillingWords();
  const isCustomer = isGuest(useActor());
  return (call: string) => {
    if (call === "submit") return { label: words.submit, icon: Send, variant: "filled" };
    if (call === "disapprove") return { label: words.disapprove, icon: X, variant: "default" };
    if (call === "cancel") return { label: words.cancelShort, icon: Ban, variant: "subtle" };
    if (call !== "approve") return { label: words.toNf, icon: Hourglass, variant: "default" };
    const levels: Readonly<Partial<Record<PreInvoiceStatus, string>>> = {
      pending_level_1: words.approve1,
      pending_level_2: words.approve2,
      awaiting_customer: isCustomer ? words.approve : words.approveFor,
    };
    return { label: levels[status] ?? words.approve, icon: Check, variant: "filled" };
  };
}

function StepButton({ row, verdict, onClick }: StepButtonProps) {
  const { label, icon: Icon, variant } = useLabel(row.status)(verdict.call);
  return (
    <VerdictButton
      variant={variant}
      leftSection={<Icon size={16} aria-hidden />}
      reasons={verdict.reasons.map((one) => one.message)}
      onClick={() => onClick(verdict)}
    >
      {label}
    </VerdictButton>
  );
}

interface StepDialogProps {
  readonly row: PreInvoiceRow;
  readonly step: Step;
  readonly onClose: () => void;
}

function StepDialog({ row, step, onClose }: StepDialogProps) {
  const words = useBillingWords();
  const names = useWords().records.pre_invoice.choices.status;
  const { label } = useLabel(row.status)(step.call);
  const change = useStatusChange(PRE_INVOICES, row, [INVOICES, ORDERS], step.call);
  const [remarks, setRemarks] = useState<Remarks>({});
  const bases = useWords().records.rule_type.choices.basis;
  const isAnswer = step.call === "approve" || step.call === "disapprove";
  const lines = row.lines.map(({ id, service_type: service, basis }) => ({
    id,
    name: service?.name ?? bases[basis],
  }));
  const stands = String(change.current?.status ?? row.status) as PreInvoiceStatus;
  const confirm = async (justification: string | null) => {
    // Only a change by hand names where it leads: the others are told by their call.
    const asked = step.call === "changestatus" ? { status: step.to } : {};
    const given = said(remarks);
    const more = { ...(justification === null ? {} : { justification }) };
    const noted = given.length === 0 ? {} : { remarks: given };
    if (!(await change.change({ ...asked, ...more, ...noted }))) return;
    toasts.success(say(words.changed, { status: names[step.to] }));
    onClose();
  };
  const asks = {
    label: words.reason,
    help: words.reasonHelp,
    required: true,
    missing: words.reasonMissing,
  };
  return (
    <StatusDialog
      title={`${label}: ${row.code}`}
      yes={label}
      danger={step.call === "disapprove" || step.call === "cancel"}
      {...(step.justification ? { asks } : {})}
      {...(isAnswer ? { more: <RemarksFields lines={lines} remarks={remarks} onChange={setRemarks} /> } : {})}
      isBusy={change.isBusy}
      error={change.error}
      overtaken={say(words.overtaken, { status: names[stands] })}
      onYes={(text) => void confirm(text)}
      onClose={onClose}
    />
  );
}
