/** Terminals day by day: trucks, tonnes, refusals and revenue; each terminal opens its orders. */
import { Anchor, Skeleton } from "@mantine/core";
import { sumMoney } from "@plimsoll/domain/billing/money";
import { MOST_DAYS } from "@plimsoll/domain/billing/monitoring";
import type { TerminalsAnswer } from "@plimsoll/domain/billing/monitoring-contract";
import { todayIn } from "@plimsoll/domain/country/time-zone";
import { addDays, daysBetween } from "@plimsoll/domain/kernel/dates";
import { sum } from "@plimsoll/domain/kernel/decimal";
import { Gauge } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useClientState } from "#app/client-state";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { DayBox } from "#fields/date/day-box";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { call } from "#rpc/client";
import { useCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import classes from "./billing.module.css";
import { useBillingWords, WithBillingWords } from "./billing-words.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { INVOICES } from "./pre-invoice.ts";

const SHOWN_DAYS = 30;
const ORDERS_PATH = "/services/wosfob";

export function TerminalMonitoringPage() {
  return (
    <WithBillingWords>
      <Monitoring />
    </WithBillingWords>
  );
}

function Monitoring() {
  const title = useRouteTitle() ?? "";
  const words = useBillingWords().terminals;
  const country = useClientState((state) => state.country);
  const [period, setPeriod] = useState(() => {
    const until = todayIn(country, new Date().toISOString());
    return { from: addDays(until, 1 - SHOWN_DAYS), until };
  });
  const { from, until } = period;
  const isShort = from !== "" && until !== "" && from <= until && daysBetween(from, until) < MOST_DAYS;
  const asked = useCall({ ...INVOICES, action: "terminals", attributes: period }, { enabled: isShort });
  const found = asked.data?.attributes;
  const load = async (format: "xlsx" | "pdf") =>
    (await call({ ...INVOICES, action: "terminalsfile", attributes: { ...period, format } })).attributes;
  const day = (name: "from" | "until") => (
    <DayBox
      actsAtOnce
      label={words[name]}
      value={period[name]}
      error={isShort || name === "from" ? undefined : say(words.tooLong, { most: MOST_DAYS })}
      onDay={(day) => setPeriod({ ...period, [name]: day })}
    />
  );
  return (
    <Page title={title} actions={<FileButtons load={load} disabled={!found || !isShort} />}>
      <div className={classes.period}>
        {day("from")}
        {day("until")}
      </div>
      {found === undefined ? (
        asked.isError ? (
          <EmptyState isPage title={title} text={errorText(asked.error)} />
        ) : (
          <Skeleton height={320} />
        )
      ) : found.days.length === 0 ? (
        <EmptyState isPage icon={Gauge} title={words.nothing} />
      ) : (
        <Days found={found} />
      )}
    </Page>
  );
}

function Days({ found }: { readonly found: TerminalsAnswer }) {
  const { terminals: words, monitoring } = useBillingWords();
  const numbers = useNumbers();
  const dates = useDates();
  const { days } = found;
  const count = (name: "trucks" | "refused") => days.reduce((all, one) => all + one[name], 0);
  const columns = [words.trucks, words.tonnes, words.refused, `${words.revenue} ${found.currency}`];
  return (
    <Card>
      <div className={classes.scrolls}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.terminal}</th>
              {columns.map((label) => (
                <th key={label} scope="col" className={classes.figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ terminal, day, trucks, tonnes, refused, revenue }) => (
              <tr key={`${day} ${terminal?.id}`}>
                <td>{dates.date(day)}</td>
                <td className={classes.service}>
                  {terminal === null ? (
                    words.none
                  ) : (
                    <Anchor component={Link} to={`${ORDERS_PATH}?terminal_id=${terminal.id}`}>
                      {terminal.name}
                    </Anchor>
                  )}
                </td>
                <td className={classes.figure}>{trucks}</td>
                <td className={classes.figure}>{numbers.format(tonnes, { minScale: 3 })}</td>
                <td className={classes.figure}>{refused}</td>
                <td className={classes.figure}>{numbers.money(revenue)}</td>
              </tr>
            ))}
            <tr className={classes.gross}>
              <th scope="row" colSpan={2}>
                {monitoring.total}
              </th>
              <td className={classes.figure}>{count("trucks")}</td>
              <td className={classes.figure}>
                {numbers.format(sum(days.map((one) => one.tonnes)), { minScale: 3 })}
              </td>
              <td className={classes.figure}>{count("refused")}</td>
              <td className={classes.figure}>{numbers.money(sumMoney(days.map((one) => one.revenue)))}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}
