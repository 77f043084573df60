/** Stacked columns of tonnes. Apart, because the library that draws them is loaded after the rest of the page. */
import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { useNumbers } from "#i18n/formats";
import classes from "./dashboard.module.css";
import type { Series, VolumeTable } from "./month-axis.ts";
import { useMonthName, useSeriesName, useTonnes, type VolumePart } from "./volume-sheet.tsx";

/** In the order of the stack: neighbours differ in lightness too, not in hue alone. */
const COLOURS = [
  "var(--pl-series-1)",
  "var(--pl-series-2)",
  "var(--pl-series-3)",
  "var(--pl-series-4)",
  "var(--pl-series-5)",
] as const;

interface VolumeChartProps {
  readonly table: VolumeTable;
  readonly height: number;
  readonly onPart: (part: VolumePart) => void;
}

export function VolumeChart({ table, height, onPart }: VolumeChartProps) {
  const seriesName = useSeriesName();
  const monthName = useMonthName();
  const numbers = useNumbers();
  const tonnes = useTonnes();
  const data = table.months.map((month) => ({
    month,
    // A height on the screen, not a weight.
    ...Object.fromEntries(table.series.map((one) => [one.key, Number(table.cell(month, one).volume)])),
  }));
  const press = (series: Series) => (_: unknown, at: number) => {
    const month = table.months[at];
    if (month !== undefined) onPart({ month, series });
  };
  return (
    <BarChart
      className={classes.chart ?? ""}
      h={height}
      type="stacked"
      data={data}
      dataKey="month"
      series={table.series.map((one, at) => ({
        name: one.key,
        label: seriesName(one),
        color: COLOURS[at % COLOURS.length] ?? COLOURS[0],
      }))}
      withLegend
      legendProps={{ verticalAlign: "bottom", align: "left", itemSorter: null }}
      gridAxis="x"
      maxBarWidth={56}
      xAxisProps={{ tickFormatter: monthName }}
      yAxisProps={{ width: 76, tickFormatter: (value: number) => numbers.format(value) }}
      valueFormatter={(value) => tonnes(String(value))}
      tooltipProps={{ labelFormatter: (label) => (typeof label === "string" ? monthName(label) : label) }}
      barProps={({ name }) => {
        const series = table.series.find(({ key }) => key === name);
        return { cursor: "pointer", isAnimationActive: false, ...(series ? { onClick: press(series) } : {}) };
      }}
    />
  );
}
