/** Beside the lines: whom it is billed to, who approved it, what the customer withholds, and how it came about. */

import { sumMoney } from "@plimsoll/domain/billing/money";
import { formatTaxId } from "@plimsoll/domain/country/tax-id";
import { canonical } from "@plimsoll/domain/kernel/decimal";
import { CircleCheck, CircleDashed, CircleDot, CircleX } from "lucide-react";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import { type InvoiceRow, PRE_INVOICES, type PreInvoiceRow } from "./pre-invoice.ts";

type Either = PreInvoiceRow | InvoiceRow;

export function BilledToCard({ row }: { readonly row: Either }) {
  const words = useBillingWords();
  const { fields } = useWords().records.pre_invoice;
  return (
    <Card padded>
      <CardTitle>{words.billedTo}</CardTitle>
      <p className={classes.line}>{row.customer?.name}</p>
      <p className={classes.hint}>
        {row.tax_id === null ? "" : formatTaxId(row.country ?? "", row.tax_id)}
        {row.purchase_order === null ? "" : ` · ${fields.purchase_order} ${row.purchase_order}`}
      </p>
    </Card>
  );
}

/** Each step in its order: who took it and when, whom it waits for, and what comes then. */
export function ApprovalCard({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords();
  const dates = useDates();
  const log = row.status_log ?? [];
  const had = log.filter((entry) => entry.active);
  const start = had.findLastIndex((entry) => entry.status === "pre_invoicing");
  const current = had.slice(start + 1);
  const steps = [
    { label: words.level1, waits: "pending_level_1", leads: "pending_level_2" },
    { label: words.level2, waits: "pending_level_2", leads: "awaiting_customer" },
    { label: words.customerStep, waits: "awaiting_customer", leads: "approved" },
  ] as const;
  return (
    <Card padded>
      <CardTitle>{words.approval}</CardTitle>
      <ol className={classes.steps}>
        {steps.map(({ label, waits, leads }) => {
          const taken = current.find((entry) => entry.status === leads);
          const isWaiting = row.status === waits;
          const Icon = taken ? CircleCheck : isWaiting ? CircleDot : CircleDashed;
          return (
            <li key={label} data-state={taken ? "done" : isWaiting ? "waits" : "then"}>
              <Icon size={18} aria-hidden />
              <span className={classes.strong}>{label}</span>
              <span className={classes.hint}>
                {taken
                  ? `${taken.user?.name ?? ""} · ${dates.moment(taken.date)}`
                  : isWaiting
                    ? words.waits
                    : words.comesThen}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

export function TaxesCard({ row }: { readonly row: Either }) {
  const words = useBillingWords();
  const { records } = useWords();
  const numbers = useNumbers();
  const { fields, sections } = records.pre_invoice;
  const names = records.pre_invoice.children.taxes.choices.tax;
  const informative = row.taxes.filter(({ tax }) => tax === "ibs" || tax === "cbs");
  const taxes = row.taxes.filter((one) => !informative.includes(one));
  const withheld = sumMoney(taxes.filter((tax) => tax.withheld).map((tax) => tax.amount));
  const base = row.taxes[0]?.base;
  return (
    <Card padded>
      <CardTitle>{sections.taxes}</CardTitle>
      <table className={classes.taxes}>
        <tbody>
          <tr>
            <th scope="row">{fields.gross}</th>
            <td />
            <td className={classes.strong}>{numbers.money(row.gross)}</td>
          </tr>
          {base !== undefined && base !== row.gross && (
            <tr>
              <th scope="row">{words.base}</th>
              <td />
              <td>{numbers.money(base)}</td>
            </tr>
          )}
          {taxes.map((tax) => (
            <tr key={tax.id}>
              <th scope="row">{names[tax.tax]}</th>
              <td>{numbers.format(canonical(tax.rate), { minScale: 2 })} %</td>
              <td>{tax.withheld ? `−${numbers.money(tax.amount)}` : `(${numbers.money(tax.amount)})`}</td>
            </tr>
          ))}
          <tr className={classes.total}>
            <th scope="row">{words.withheld}</th>
            <td />
            <td className={classes.strong}>−{numbers.money(withheld)}</td>
          </tr>
          <tr className={classes.gross}>
            <th scope="row">{fields.net}</th>
            <td />
            <td className={classes.strong}>{numbers.money(row.net)}</td>
          </tr>
        </tbody>
      </table>
      {informative.length > 0 && (
        <p className={classes.hint}>
          {words.forInformation}:{" "}
          {informative
            .map(
              ({ tax, rate, amount }) =>
                `${names[tax]} ${numbers.format(canonical(rate))} % ${numbers.money(amount)}`,
            )
            .join(" · ")}
        </p>
      )}
    </Card>
  );
}

/** What was sent back, as it then was, against what followed: lines that came and went. */
export function VersionsCard({ row }: { readonly row: PreInvoiceRow }) {
  const words = useBillingWords();
  const dates = useDates();
  const numbers = useNumbers();
  const asked = useCall(
    { ...PRE_INVOICES, action: "versions", attributes: { id: row.id } },
    { enabled: row.revision > 1, keepPrevious: false },
  );
  const versions = asked.data?.attributes ?? [];
  if (versions.length < 2) return null;
  return (
    <Card padded>
      <CardTitle>{words.versions}</CardTitle>
      <ul className={classes.versions}>
        {versions.toReversed().map((one, at, all) => (
          <li key={one.revision}>
            <span className={classes.strong}>{say(words.version, { number: one.revision })}</span>
            <span className={classes.hint}>
              {one.sent_back === null
                ? words.current
                : `${dates.moment(one.sent_back.at)} · ${one.sent_back.user?.name ?? ""}`}
            </span>
            <span className={classes.figure}>{numbers.money(one.row.gross)}</span>
            <Difference before={all[at + 1]?.row} after={one.row} />
            {one.sent_back?.reason && (
              <q className={classes.reason}>
                <CircleX size={14} aria-hidden /> {one.sent_back.reason}
              </q>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Compared = Pick<PreInvoiceRow, "lines">;

function Difference({ before, after }: { readonly before: Compared | undefined; readonly after: Compared }) {
  const words = useBillingWords();
  const numbers = useNumbers();
  const bases = useWords().records.rule_type.choices.basis;
  if (before === undefined) return null;
  const said = ({ lines }: Compared) =>
    lines.map(
      (line) =>
        `${line.service_type?.name ?? bases[line.basis]} ${line.currency?.name ?? ""} ${numbers.money(line.amount)}`,
    );
  const [old, now] = [said(before), said(after)];
  const changes = [
    ...now.filter((one) => !old.includes(one)).map((one) => `${one}: ${words.addedLine}`),
    ...old.filter((one) => !now.includes(one)).map((one) => `${one}: ${words.removedLine}`),
  ];
  return <span className={classes.difference}>{changes.join("; ")}</span>;
}
