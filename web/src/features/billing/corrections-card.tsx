/** What corrects an invoice: its credit notes with their documents, the invoice that it adds to, and those that add to it. */
import { Anchor } from "@mantine/core";
import { FileMinus, FilePlus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useMayOn } from "#record/rights";
import { useModel } from "#record/use-model";
import { useCall, useList } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import type { MoreItem } from "#ui/more-menu";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import { INVOICES, type InvoiceRow, invoicePath, PRE_INVOICE_PATH } from "./pre-invoice.ts";

const CreditDialog = lazy(async () => ({ default: (await import("./credit-dialog.tsx")).CreditDialog }));
const MOST = 100;

function useNotes({ id, country }: InvoiceRow) {
  const inCountry = country === null ? {} : { country };
  return useCall({ ...INVOICES, action: "credits", attributes: { id }, ...inCountry }).data?.attributes ?? [];
}

export function CorrectionsCard({ row }: { readonly row: InvoiceRow }) {
  const words = useBillingWords().credit;
  const dates = useDates();
  const { money } = useNumbers();
  const notes = useNotes(row);
  const more =
    useList(INVOICES, {
      fields: ["id", "number", "date", "net"] as const,
      conditions: [{ attribute: "supplements_id", operator: "=", value: row.id }],
      pagination: { page: 1, size: MOST },
    }).data?.attributes ?? [];
  return (
    <Card padded>
      <CardTitle>{words.notes}</CardTitle>
      {notes.length === 0 && <p className={classes.hint}>{words.none}</p>}
      <ul className={classes.versions}>
        {notes.map((note) => (
          <li key={note.id}>
            {note.document_id === null ? (
              <span className={classes.strong}>{note.number}</span>
            ) : (
              <Anchor href={`/api/files/${note.document_id}`} target="_blank" rel="noreferrer">
                {note.number}
              </Anchor>
            )}
            <span className={classes.hint}>{dates.date(note.date)}</span>
            <span className={classes.strong}>−{money(note.net)}</span>
            <span className={classes.difference}>{note.reason}</span>
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <>
          <CardTitle>{words.supplement}</CardTitle>
          <ul className={classes.versions}>
            {more.map((one) => (
              <li key={one.id}>
                <Anchor component={Link} to={invoicePath(one.id)}>
                  {one.number}
                </Anchor>
                <span className={classes.hint}>{dates.date(one.date)}</span>
                <span className={classes.strong}>{money(one.net)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Instead of an edit: a note that takes back, an invoice that adds. */
export function useCorrections(row: InvoiceRow): { readonly items: MoreItem[]; readonly dialog: ReactNode } {
  const words = useBillingWords().credit;
  const may = useMayOn(useModel("invoice"));
  const mayBill = useMayOn(useModel("pre_invoice"));
  const [isOpen, setOpen] = useState(false);
  const notes = useNotes(row);
  const items: MoreItem[] = [];
  if (row.status === "canceled" || row.status === "credited") return { items, dialog: null };
  if (mayBill("create"))
    items.push({
      label: words.supplement,
      icon: FilePlus,
      to: `${PRE_INVOICE_PATH}/new?supplements=${row.id}`,
    });
  if (may("changestatus")) items.push({ label: words.issue, icon: FileMinus, onClick: () => setOpen(true) });
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <CreditDialog row={row} earlier={notes.flatMap((note) => note.lines)} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { items, dialog };
}

/** The invoice that it adds to. */
export function Supplements({ row }: { readonly row: InvoiceRow }) {
  const words = useBillingWords().credit;
  if (row.supplements_id === null) return null;
  return (
    <>
      {" · "}
      <Anchor component={Link} to={invoicePath(row.supplements_id)}>
        {say(words.supplements, { number: row.supplements?.name ?? "" })}
      </Anchor>
    </>
  );
}
