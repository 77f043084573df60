/** What is to be received: by state and days in it, by customer, currency and month; every figure opens its list. */
import { Anchor, Button, Skeleton } from "@mantine/core";
import { MONITORED_STATES, WAITS } from "@plimsoll/domain/billing/monitoring";
import type { MonitorAnswer } from "@plimsoll/domain/billing/monitoring-contract";
import { compare } from "@plimsoll/domain/kernel/decimal";
import { Landmark, X } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { call } from "#rpc/client";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { Cells, type Shown, searchOf } from "./monitoring-cells.tsx";
import { INVOICES, invoicePath, PRE_INVOICE_PATH, PRE_INVOICES } from "./pre-invoice.ts";

/** A payment changes what is to be received. */
const OF_BOTH = { dependsOn: [INVOICES] };

function useShown() {
  const [search, setSearch] = useSearchParams();
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === search.get(name)) ?? null;
  const shown: Shown = {
    state: one("state", MONITORED_STATES),
    wait: one("wait", WAITS),
    customer_id: search.get("customer"),
    currency: search.get("currency"),
    month: search.get("month"),
  };
  const clear = () => setSearch({});
  return { shown, clear };
}

export function FinancialMonitoringPage() {
  return (
    <WithBillingWords>
      <Monitoring />
    </WithBillingWords>
  );
}

function Monitoring() {
  const title = useRouteTitle() ?? "";
  const words = useBillingWords().monitoring;
  const asked = useCall({ ...PRE_INVOICES, action: "monitor", attributes: {} }, OF_BOTH);
  const found = asked.data?.attributes;
  const load = async (format: "xlsx" | "pdf") =>
    (await call({ ...PRE_INVOICES, action: "monitorfile", attributes: { format } })).attributes;
  return (
    <Page title={title} actions={<FileButtons load={load} disabled={!found} />}>
      {found === undefined ? (
        asked.isError ? (
          <EmptyState isPage title={title} text={errorText(asked.error)} />
        ) : (
          <Skeleton height={320} />
        )
      ) : found.total.items === 0 ? (
        <EmptyState isPage icon={Landmark} title={words.nothing} />
      ) : (
        <Figures found={found} />
      )}
    </Page>
  );
}

function Figures({ found }: { readonly found: MonitorAnswer }) {
  const words = useBillingWords().monitoring;
  const numbers = useNumbers();
  const { shown, clear } = useShown();
  const facts = [
    [words.toReceive, found.total],
    [words.inApproval, found.in_approval],
    [words.late, found.late],
  ] as const;
  return (
    <>
      <Card padded>
        <dl className={classes.figures}>
          {facts.map(([label, { amount, items }]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {found.currency} {numbers.money(amount)}{" "}
                <span className={classes.count}>{sayCount(words.items, items)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className={classes.page}>
        <Cells found={found} shown={shown} />
        <div className={classes.parts}>
          <Customers found={found} />
          <Months found={found} />
          <Currencies found={found} />
        </div>
      </div>
      <Behind found={found} shown={shown} onClear={clear} />
    </>
  );
}

interface PartProps {
  readonly found: MonitorAnswer;
}

function Customers({ found }: PartProps) {
  const words = useBillingWords().monitoring;
  const numbers = useNumbers();
  const most = Math.max(...found.customers.map(({ amount }) => Number(amount)), 1);
  return (
    <Card padded>
      <CardTitle>{words.customers}</CardTitle>
      <ul className={classes.ranks}>
        {found.customers.map(({ id, name, items, amount, late }) => (
          <li key={id}>
            <Anchor component={Link} to={searchOf({ customer_id: id })}>
              {name}
            </Anchor>
            <span className={classes.figure}>
              <span className={classes.count}>{items}</span> {numbers.money(amount)}
            </span>
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${((Number(amount) - Number(late)) / most) * 100}%` }} />
              <span data-late style={{ width: `${(Number(late) / most) * 100}%` }} />
            </span>
            {compare(late, "0") > 0 && (
              <span className={classes.hint}>
                {words.late}: {numbers.money(late)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Months({ found }: PartProps) {
  const words = useBillingWords().monitoring;
  const dates = useDates();
  const ranks = found.months.map(({ month, ...sums }) => ({
    ...sums,
    name: dates.month(month),
    to: searchOf({ month }),
  }));
  return <Ranks title={words.months} ranks={ranks} />;
}

function Currencies({ found }: PartProps) {
  const words = useBillingWords().monitoring;
  const ranks = found.currencies.map(({ currency, ...sums }) => ({
    ...sums,
    name: currency,
    to: searchOf({ currency }),
  }));
  return <Ranks title={words.currencies} ranks={ranks} />;
}

interface Rank {
  readonly name: string;
  readonly to: ReturnType<typeof searchOf>;
  readonly items: number;
  readonly amount: string;
}

function Ranks({ title, ranks }: { readonly title: string; readonly ranks: readonly Rank[] }) {
  const numbers = useNumbers();
  return (
    <Card padded>
      <CardTitle>{title}</CardTitle>
      <ul className={classes.ranks}>
        {ranks.map(({ name, to, items, amount }) => (
          <li key={name}>
            <Anchor component={Link} to={to}>
              {name}
            </Anchor>
            <span className={classes.figure}>
              <span className={classes.count}>{items}</span> {numbers.money(amount)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is looked at, in the words of the page. */
function useHeading({ customers }: MonitorAnswer, shown: Shown): string {
  const words = useBillingWords().monitoring;
  const dates = useDates();
  const parts = [
    shown.state === null ? null : words.states[shown.state],
    shown.wait === null ? null : words.waits[shown.wait],
    customers.find((one) => one.id === shown.customer_id)?.name,
    shown.month === null ? null : dates.month(shown.month),
    shown.currency,
  ].filter(Boolean);
  return parts.length === 0 ? words.all : parts.join(" · ");
}

interface BehindProps extends PartProps {
  readonly shown: Shown;
  readonly onClear: () => void;
}

function Behind({ found, shown, onClear }: BehindProps) {
  const words = useBillingWords().monitoring;
  const numbers = useNumbers();
  const dates = useDates();
  const { fields } = useWords().records.invoice;
  const heading = useHeading(found, shown);
  const asked = useCall({ ...PRE_INVOICES, action: "monitored", attributes: { ...shown } }, OF_BOTH);
  const answer = asked.data?.attributes;
  const rows = answer?.rows ?? [];
  const isPart = Object.values(shown).some((value) => value !== null);
  return (
    <Card className={classes.below ?? ""}>
      <div className={classes.head}>
        <CardTitle>{heading}</CardTitle>
        {answer && (
          <span className={classes.hint}>
            {sayCount(words.items, answer.total.items)} · {found.currency}{" "}
            {numbers.money(answer.total.amount)}
          </span>
        )}
        {isPart && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<X size={14} aria-hidden />}
            onClick={onClear}
          >
            {words.clear}
          </Button>
        )}
      </div>
      {asked.isError && <EmptyState title={errorText(asked.error)} />}
      <div className={classes.scrolls}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{fields.customer_id}</th>
              <th scope="col">{words.orders}</th>
              <th scope="col">{fields.date}</th>
              <th scope="col" className={classes.figure}>
                {words.days}
              </th>
              <th scope="col" className={classes.figure}>
                {found.currency}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <Anchor
                    component={Link}
                    to={row.record === "invoice" ? invoicePath(row.id) : `${PRE_INVOICE_PATH}/${row.id}`}
                  >
                    {row.code}
                  </Anchor>
                </td>
                <td>{words.states[row.state]}</td>
                <td>{row.customer.name}</td>
                <td>{row.work_orders.join(", ")}</td>
                <td className={classes.hint}>{dates.date(row.date)}</td>
                <td className={classes.figure}>{row.days}</td>
                <td className={classes.figure}>{numbers.money(row.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {answer && rows.length < answer.total.items && (
        <p className={classes.rates}>{say(words.firstOf, { most: rows.length })}</p>
      )}
    </Card>
  );
}
