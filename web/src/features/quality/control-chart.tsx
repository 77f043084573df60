/** One parameter from point to point, with its limits as lines. Apart, because the library that draws is loaded later. */
import "@mantine/charts/styles.layer.css";
import { LineChart } from "@mantine/charts";

interface ChartLine {
  readonly y: number;
  readonly label: string;
  readonly color: string;
}

interface ControlChartProps {
  readonly label: string;
  readonly points: readonly { readonly name: string; readonly value: number }[];
  readonly lines: readonly ChartLine[];
  readonly format: (value: number) => string;
}

/** So that neither the highest point nor the highest line lies on the frame. */
const HEADROOM = 1.1;

export function ControlChart({ label, points, lines, format }: ControlChartProps) {
  const highest = Math.max(...points.map(({ value }) => value), ...lines.map(({ y }) => y));
  return (
    <LineChart
      h={320}
      data={points.map((point) => ({ ...point }))}
      dataKey="name"
      series={[{ name: "value", label, color: "var(--pl-series-1)" }]}
      referenceLines={lines.map((line) => ({ ...line, labelPosition: "insideTopRight" as const }))}
      curveType="linear"
      yAxisProps={{ domain: [0, highest * HEADROOM], width: 60, tickFormatter: format }}
      valueFormatter={format}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
