/** How often the work of each classifier stood a second look, month by month. */
import { Skeleton } from "@mantine/core";
import { divideOrNull, multiply } from "@plimsoll/domain/kernel/decimal";
import { CopyCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { DayBox } from "#fields/date/day-box";
import { useDates, useNumbers } from "#i18n/formats";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { ScrollRegion } from "#ui/scroll-region";
import classes from "./quality.module.css";
import { useQualityWords, WithQualityWords } from "./quality-words.tsx";

const ShareChart = lazy(async () => ({ default: (await import("./share-chart.tsx")).ShareChart }));

const STATISTICS = { service: "classification", type: "double_check", action: "statistics" } as const;

export function ClassifiersPage() {
  return (
    <WithQualityWords>
      <Classifiers />
    </WithQualityWords>
  );
}

/** In per cent, with one decimal. */
const shareOf = (within: number, checks: number) =>
  divideOrNull(multiply(String(within), "100"), String(checks), 1, "half_up");

function Classifiers() {
  const title = useRouteTitle() ?? "";
  const words = useQualityWords().statistics;
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const asked = useCall({ ...STATISTICS, attributes: { from: from || null, until: until || null } });
  const rows = asked.data?.attributes;
  return (
    <Page title={title} detail={words.text}>
      <div className={classes.page}>
        <div className={classes.asked}>
          <DayBox actsAtOnce label={words.from} value={from} onDay={setFrom} />
          <DayBox actsAtOnce label={words.until} value={until} onDay={setUntil} />
        </div>
        {rows === undefined ? (
          asked.isError ? (
            <Card>
              <EmptyState title={errorText(asked.error)} icon={CopyCheck} />
            </Card>
          ) : (
            <Skeleton height={280} />
          )
        ) : rows.length === 0 ? (
          <Card>
            <EmptyState title={words.none} icon={CopyCheck} />
          </Card>
        ) : (
          <Figures rows={rows} />
        )}
      </div>
    </Page>
  );
}

interface ClassifierRow {
  readonly classifier: string;
  readonly checks: number;
  readonly within: number;
  readonly months: readonly { readonly month: string; readonly checks: number; readonly within: number }[];
}

function Figures({ rows }: { readonly rows: readonly ClassifierRow[] }) {
  const words = useQualityWords().statistics;
  const numbers = useNumbers();
  const dates = useDates();
  const months = [...new Set(rows.flatMap((row) => row.months.map(({ month }) => month)))].sort();
  const data = months.map((month) => ({
    month: dates.month(month),
    ...Object.fromEntries(
      rows.map(({ classifier, months: own }) => {
        const one = own.find((each) => each.month === month);
        const share = one ? shareOf(one.within, one.checks) : null;
        // A height on the screen.
        return [classifier, share === null ? null : Number(share)];
      }),
    ),
  }));
  const percent = (within: number, checks: number) => {
    const share = shareOf(within, checks);
    return share === null ? "—" : `${numbers.format(share, { scale: 1 })} %`;
  };
  return (
    <>
      <Card padded>
        <CardTitle>{words.chart}</CardTitle>
        <Suspense fallback={<Skeleton height={280} />}>
          <ShareChart
            names={rows.map(({ classifier }) => classifier)}
            data={data}
            format={(value) => `${numbers.format(value)} %`}
          />
        </Suspense>
      </Card>
      <Card padded>
        <ScrollRegion label={words.chart} className={classes.scroller}>
          <table className={classes.rows}>
            <thead>
              <tr>
                <th scope="col">{words.classifier}</th>
                <th scope="col" data-figure>
                  {words.checks}
                </th>
                <th scope="col" data-figure>
                  {words.within}
                </th>
                <th scope="col" data-figure>
                  {words.share}
                </th>
                {months.map((month) => (
                  <th key={month} scope="col" data-figure>
                    {dates.month(month)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ classifier, checks, within, months: own }) => (
                <tr key={classifier}>
                  <th scope="row">{classifier}</th>
                  <td data-figure>{numbers.format(checks)}</td>
                  <td data-figure>{numbers.format(within)}</td>
                  <td data-figure>{percent(within, checks)}</td>
                  {months.map((month) => {
                    const one = own.find((each) => each.month === month);
                    return (
                      <td key={month} data-figure>
                        {one ? `${one.within} / ${one.checks}` : "—"}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Card>
    </>
  );
}
