/** One parameter from point to point, with its limits as lines. Apart, because the library that draws is loaded later. */
import "@mantine/charts/styles.layer.css";
import { LineChart } from "@mantine/charts";
import { chartFrame } from "./chart-frame.ts";

export interface LimitLine {
  readonly y: number;
  readonly label: string;
  readonly color: string;
  /** Where its words stand, so that lines close together do not write over each other. */
  readonly labelPosition: "insideTopRight" | "insideBottomRight" | "insideTopLeft";
}

interface ControlChartProps {
  readonly label: string;
  readonly points: readonly { readonly name: string; readonly value: number }[];
  readonly lines: readonly LimitLine[];
  readonly format: (value: number) => string;
}

export function ControlChart({ label, points, lines, format }: ControlChartProps) {
  const { domain, ticks } = chartFrame([...points.map(({ value }) => value), ...lines.map(({ y }) => y)]);
  return (
    <LineChart
      h={320}
      data={points.map((point) => ({ ...point }))}
      dataKey="name"
      series={[{ name: "value", label, color: "var(--pl-series-1)" }]}
      referenceLines={lines.map((line) => ({ ...line }))}
      curveType="linear"
      yAxisProps={{ domain: [...domain], ticks: [...ticks], width: 60, tickFormatter: format }}
      valueFormatter={format}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
