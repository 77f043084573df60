/** The chart of a report. Apart, because the library that draws it is loaded after the rest of the page. */
import "@mantine/charts/styles.layer.css";
import { BarChart, LineChart } from "@mantine/charts";
import type { ReportResult } from "@plimsoll/domain/report/report-run";
import { useNumbers } from "#i18n/formats";

interface ReportChartProps {
  readonly chart: NonNullable<ReportResult["chart"]>;
  readonly kind: "bars" | "line";
  readonly label: string;
}

const HEIGHT = 300;

export function ReportChart({ chart, kind, label }: ReportChartProps) {
  const numbers = useNumbers();
  const shared = {
    h: HEIGHT,
    // A height on the screen, not a figure.
    data: chart.map(({ label: name, value }) => ({ name, value: Number(value) })),
    dataKey: "name",
    series: [{ name: "value", label, color: "var(--pl-series-1)" }],
    gridAxis: "x" as const,
    yAxisProps: { width: 84, tickFormatter: (value: number) => numbers.format(value) },
    valueFormatter: (value: number) => numbers.format(value),
  };
  return kind === "line" ? (
    <LineChart {...shared} curveType="linear" />
  ) : (
    <BarChart {...shared} maxBarWidth={48} barProps={{ isAnimationActive: false }} />
  );
}
