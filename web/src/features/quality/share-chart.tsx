/** Lines of percentages by month. Apart, because the library that draws them is loaded after the rest of the page. */
import "@mantine/charts/styles.layer.css";
import { LineChart } from "@mantine/charts";

const COLOURS = [
  "var(--pl-series-1)",
  "var(--pl-series-2)",
  "var(--pl-series-3)",
  "var(--pl-series-4)",
  "var(--pl-series-5)",
] as const;

interface ShareChartProps {
  readonly names: readonly string[];
  readonly data: Record<string, string | number | null>[];
  readonly format: (value: number) => string;
}

export function ShareChart({ names, data, format }: ShareChartProps) {
  return (
    <LineChart
      h={280}
      data={data}
      dataKey="month"
      series={names.map((name, at) => ({ name, color: COLOURS[at % COLOURS.length] ?? COLOURS[0] }))}
      withLegend
      legendProps={{ verticalAlign: "bottom", align: "left" }}
      yAxisProps={{ domain: [0, 100], width: 60 }}
      valueFormatter={format}
      lineProps={{ isAnimationActive: false }}
      connectNulls
    />
  );
}
