/** Tonnes per product and month: columns, or the same as a table in which every number is a link. */
import { SegmentedControl, Skeleton } from "@mantine/core";
import type { Summary } from "@plimsoll/domain/work-order/output";
import { lazy, Suspense, useMemo, useState } from "react";
import { NOT_ENTERED, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { languageTag, useLocale } from "#i18n/words-provider";
import classes from "./dashboard.module.css";
import { useDashboardWords } from "./dashboard-words.tsx";
import { Sheet, useOrderCount } from "./figures.tsx";
import { KindLink, KindLinks } from "./kind-link.tsx";
import { type Cell, type Series, type VolumeTable, volumeTable } from "./month-axis.ts";
import { MONTHS } from "./summary.ts";

/** The library behind it is the heaviest part of the page and comes after everything else. */
const VolumeChart = lazy(async () => ({ default: (await import("./volume-chart.tsx")).VolumeChart }));

const CHART_HEIGHT = 280;

export interface VolumePart {
  readonly month: string;
  readonly series: Series;
}

export function useSeriesName(): (series: Series) => string {
  const words = useDashboardWords();
  return ({ name, isNone }) => name ?? (isNone ? words.noProduct : words.otherProducts);
}

export function useMonthName(): (month: string) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag(locale), { month: "short", timeZone: "UTC" });
    const named = (month: string) => format.format(new Date(`${month}-15T12:00:00Z`)).replace(".", "");
    return (month) => `${named(month)} ${month.slice(2, 4)}`;
  }, [locale]);
}

/** Whole tonnes: a chart is read from afar, and the list behind has the rest. */
export function useTonnes(): (volume: string) => string {
  const numbers = useNumbers();
  const words = useDashboardWords();
  return (volume) => say(words.tonnes, { count: numbers.format(volume, { scale: 0 }) });
}

export function VolumeSheet({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const [shown, setShown] = useState("chart");
  const [part, setPart] = useState<VolumePart>();
  const table = useMemo(() => volumeTable(summary.by_month, summary.today, MONTHS), [summary]);
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={words.shownAs}
      value={shown}
      data={[
        { value: "chart", label: words.asChart },
        { value: "table", label: words.asTable },
      ]}
      onChange={setShown}
    />
  );
  return (
    <Sheet title={words.volumes} aside={table.series.length > 0 && choice} wide>
      {table.series.length === 0 ? (
        <p className={classes.quiet}>{words.noVolumes}</p>
      ) : shown === "table" ? (
        <VolumeFigures table={table} />
      ) : (
        <Suspense fallback={<Skeleton height={CHART_HEIGHT} radius="md" />}>
          <VolumeChart table={table} height={CHART_HEIGHT} onPart={setPart} />
          <ChosenPart part={part} table={table} />
        </Suspense>
      )}
    </Sheet>
  );
}

/** What a pressed part of a column stands for, and the way to its orders. */
function ChosenPart({ part, table }: { readonly part: VolumePart | undefined; readonly table: VolumeTable }) {
  const words = useDashboardWords();
  const seriesName = useSeriesName();
  const monthName = useMonthName();
  const tonnes = useTonnes();
  const countText = useOrderCount();
  const cell = part && table.cell(part.month, part.series);
  return (
    <p className={classes.chosen} aria-live="polite">
      {part && cell ? (
        <>
          <strong>
            {seriesName(part.series)}, {monthName(part.month)}
          </strong>
          {`: ${tonnes(cell.volume)} · ${countText(cell.orders)} `}
          <KindLinks question={{ month: part.month, products: part.series.products }} />
        </>
      ) : (
        words.pressColumn
      )}
    </p>
  );
}

function VolumeFigures({ table }: { readonly table: VolumeTable }) {
  const words = useDashboardWords();
  const seriesName = useSeriesName();
  const monthName = useMonthName();
  const tonnes = useTonnes();
  const countText = useOrderCount();
  const figure = (cell: Cell, what: string, month: string, products: readonly string[]) =>
    cell.orders === 0 ? (
      NOT_ENTERED
    ) : (
      <KindLink
        question={{ month, products }}
        label={`${what}, ${monthName(month)}: ${tonnes(cell.volume)}, ${countText(cell.orders)}`}
      >
        {tonnes(cell.volume)}
      </KindLink>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
    <div className={classes.scroller} tabIndex={0}>
      <table className={classes.table} data-numbers aria-label={words.volumes}>
        <thead>
          <tr>
            <td />
            {table.months.map((month) => (
              <th key={month} scope="col">
                {monthName(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.series.map((series) => (
            <tr key={series.key}>
              <th scope="row">{seriesName(series)}</th>
              {table.months.map((month) => (
                <td key={month}>
                  {figure(table.cell(month, series), seriesName(series), month, series.products)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {table.months.map((month) => (
              <td key={month}>{figure(table.total(month), words.total, month, [])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
