/** The lines of a pre-invoice or an invoice with their evidence, what they come to, and the rates that were frozen. */
import { Anchor, Button } from "@mantine/core";
import { isGuest } from "@plimsoll/domain/access/actor";
import { sumMoney } from "@plimsoll/domain/billing/money";
import { currencyOf } from "@plimsoll/domain/country/currency";
import { canonical, isZero } from "@plimsoll/domain/kernel/decimal";
import { Lock, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { openPath } from "#app/existing-pages";
import { useActor, useSession } from "#app/session";
import { NOT_ENTERED, useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { Card, CardTitle } from "#ui/card";
import classes from "./billing.module.css";
import { useBillingWords } from "./billing-words.tsx";
import own from "./lines-card.module.css";
import type { BilledLine, InvoiceRow, PreInvoiceRow } from "./pre-invoice.ts";

interface LinesCardProps {
  readonly row: Pick<PreInvoiceRow | InvoiceRow, "lines" | "rates" | "gross" | "country">;
  readonly note?: ReactNode;
  readonly requote?: { readonly isBusy: boolean; readonly run: () => void };
}

export function LinesCard({ row, note, requote }: LinesCardProps) {
  const words = useBillingWords();
  const { records } = useWords();
  const { fields } = records.pre_invoice.children.lines;
  const local = currencyOf(row.country);
  return (
    <Card>
      <div className={classes.head}>
        <CardTitle>{records.pre_invoice.fields.lines}</CardTitle>
        <span className={classes.hint}>
          {row.lines.length} {note}
        </span>
      </div>
      <div className={classes.scrolls}>
        <table className={`${classes.table} ${own.lines}`} aria-label={records.pre_invoice.fields.lines}>
          <thead>
            <tr>
              <th>#</th>
              <th>{fields.service_type_id}</th>
              <th className={classes.figure}>{fields.quantity}</th>
              <th>{fields.unit_id}</th>
              <th className={classes.figure}>{fields.rate}</th>
              <th>{fields.currency_id}</th>
              <th className={classes.figure}>{fields.amount}</th>
              <th className={classes.figure}>{local}</th>
              <th>{fields.evidence}</th>
            </tr>
          </thead>
          <tbody>
            {row.lines.map((line, at) => (
              <Line key={line.id} line={line} at={at} />
            ))}
            <Totals lines={row.lines} />
            <tr className={classes.gross}>
              <td />
              <th scope="row">{records.pre_invoice.fields.gross}</th>
              <td colSpan={5} />
              <LocalFigure>{row.gross}</LocalFigure>
              <td className={`${classes.said} ${own.sum}`}>{words.sumOfLines}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {row.rates.length > 0 && <Rates rates={row.rates} requote={requote} />}
    </Card>
  );
}

/** In the currency of the country. */
function LocalFigure({ children }: { readonly children: string | null }) {
  const { money } = useNumbers();
  return <td className={`${classes.figure} ${own.local}`}>{money(children)}</td>;
}

function Line({ line, at }: { readonly line: BilledLine; readonly at: number }) {
  const { records } = useWords();
  const numbers = useNumbers();
  const isCustomer = isGuest(useActor());
  const bases = records.rule_type.choices.basis;
  const { fields } = records.pre_invoice.children.lines;
  return (
    <tr>
      <td className={`${classes.hint} ${own.position}`}>{at + 1}</td>
      <td className={`${classes.service} ${own.service}`}>
        {line.service_type?.name ?? bases[line.basis]}
        {line.rule && !isCustomer && <span className={classes.hint}> {line.rule.name}</span>}
      </td>
      <td className={classes.figure}>{numbers.format(canonical(line.quantity))}</td>
      <td className={classes.hint}>{line.unit?.name ?? NOT_ENTERED}</td>
      <td className={`${classes.figure} ${own.rate}`}>
        {numbers.format(canonical(line.rate), { minScale: 2 })}
        {line.discount !== null && !isZero(line.discount) && (
          <span className={classes.less}>
            {fields.discount} −{numbers.money(line.discount)}
          </span>
        )}
      </td>
      <td className={classes.hint}>{line.currency?.name}</td>
      <td className={`${classes.figure} ${classes.strong} ${own.amount}`}>{numbers.money(line.amount)}</td>
      <LocalFigure>{line.amount_local}</LocalFigure>
      <td className={own.evidence}>
        <Evidence line={line} />
      </td>
    </tr>
  );
}

/** Where the quantity came from, as a link for whoever may open it. */
function Evidence({ line }: { readonly line: BilledLine }) {
  const { records } = useWords();
  const actor = useSession()?.actor;
  const names: Readonly<Record<string, { readonly name: string }>> = records;
  const found = line.evidence;
  const name = found === null ? null : (names[found.type]?.name ?? found.type);
  const order = line.work_order_id === null ? undefined : openPath("work_order", line.work_order_id, actor);
  const path = found === null ? undefined : (openPath(found.type, found.id, actor) ?? order);
  return (
    <>
      {name !== null &&
        (path === undefined ? (
          name
        ) : (
          <Anchor component={Link} to={path}>
            {name}
          </Anchor>
        ))}
      {line.note !== null && <span className={classes.hint}> {line.note}</span>}
    </>
  );
}

/** One total for each currency that the lines are in. */
function Totals({ lines }: { readonly lines: readonly BilledLine[] }) {
  const words = useBillingWords();
  const { money } = useNumbers();
  const codes = [...new Set(lines.map((line) => line.currency?.name ?? ""))];
  if (codes.length < 2) return null;
  return codes.map((code) => {
    const own = lines.filter((line) => (line.currency?.name ?? "") === code);
    return (
      <tr key={code} className={classes.total}>
        <td />
        <th scope="row">{say(words.total, { currency: code })}</th>
        <td colSpan={3} />
        <td>{code}</td>
        <td className={classes.figure}>{money(sumMoney(own.map((line) => line.amount ?? "0")))}</td>
        <LocalFigure>{sumMoney(own.map((line) => line.amount_local ?? "0"))}</LocalFigure>
        <td />
      </tr>
    );
  });
}

interface RatesProps extends Pick<LinesCardProps, "requote"> {
  readonly rates: PreInvoiceRow["rates"];
}

function Rates({ rates, requote }: RatesProps) {
  const words = useBillingWords();
  const dates = useDates();
  const numbers = useNumbers();
  return (
    <div className={classes.rates}>
      <span className={classes.frozen}>
        <Lock size={13} aria-hidden /> PTAX {words.frozen}
      </span>
      {rates.map((one) => (
        <span key={one.id}>
          {say(words.frozenAt, {
            currency: one.currency?.name ?? "",
            rate: numbers.format(canonical(one.rate), { minScale: 4 }),
            date: dates.date(one.date),
          })}
        </span>
      ))}
      {requote && (
        <Button
          size="xs"
          variant="default"
          loading={requote.isBusy}
          leftSection={<RefreshCw size={14} aria-hidden />}
          onClick={requote.run}
        >
          {words.requote}
        </Button>
      )}
    </div>
  );
}
