/** Control charts of what is classified: a parameter over days, holds, terminals or suppliers, and what is out of pattern. */
import { NativeSelect, Skeleton } from "@mantine/core";
import { PARAMETERS } from "@plimsoll/domain/classification/codes";
import { PRODUCTS, type Product } from "@plimsoll/domain/classification/standard";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import {
  TREND_GROUPS,
  type TrendGroup,
  type Trends,
} from "@plimsoll/domain/operation/classification-contract";
import { ChartLine } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { DayBox } from "#fields/date/day-box";
import { useDates, useNumbers } from "#i18n/formats";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { ScrollRegion } from "#ui/scroll-region";
import type { LimitLine } from "./control-chart.tsx";
import classes from "./quality.module.css";
import { useQualityWords, WithQualityWords } from "./quality-words.tsx";

const ControlChart = lazy(async () => ({ default: (await import("./control-chart.tsx")).ControlChart }));
const TRENDS = { service: "classification", type: "classification", action: "trends" } as const;

export function TrendsPage() {
  return (
    <WithQualityWords>
      <OfWords />
    </WithQualityWords>
  );
}

function OfWords() {
  const calculator = useLoadedCalculatorWords();
  return calculator ? <TrendsOf calculator={calculator} /> : null;
}

interface Asked {
  readonly product: Product;
  readonly parameter: string;
  readonly by: TrendGroup;
  readonly from: string;
  readonly until: string;
}

const BEGIN: Asked = { product: "soybean", parameter: "moisture", by: "day", from: "", until: "" };

function TrendsOf({ calculator }: { readonly calculator: CalculatorWords }) {
  const title = useRouteTitle() ?? "";
  const words = useQualityWords().trends;
  const [asked, setAsked] = useState(BEGIN);
  const { product, parameter, by, from, until } = asked;
  const answer = useCall({
    ...TRENDS,
    attributes: {
      product,
      parameter: parameter as "moisture",
      by,
      from: from || null,
      until: until || null,
    },
  });
  const trends = answer.data?.attributes;
  return (
    <Page title={title}>
      <div className={classes.page}>
        <Question asked={asked} calculator={calculator} onAsk={setAsked} />
        {trends === undefined ? (
          answer.isError ? (
            <Card>
              <EmptyState title={errorText(answer.error)} icon={ChartLine} />
            </Card>
          ) : (
            <Skeleton height={320} />
          )
        ) : trends.points.length === 0 ? (
          <Card>
            <EmptyState title={words.none} icon={ChartLine} />
          </Card>
        ) : (
          <Answer trends={trends} asked={asked} calculator={calculator} />
        )}
      </div>
    </Page>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly calculator: CalculatorWords;
  readonly onAsk: (asked: Asked) => void;
}

function Question({ asked, calculator, onAsk }: QuestionProps) {
  const words = useQualityWords().trends;
  const { products, parameters } = calculator.classification;
  const names: Readonly<Record<string, string>> = parameters[asked.product];
  const choose = (product: Product) => {
    const known: readonly string[] = PARAMETERS[product];
    onAsk({ ...asked, product, parameter: known.includes(asked.parameter) ? asked.parameter : "moisture" });
  };
  return (
    <div className={classes.asked}>
      <NativeSelect
        label={words.product}
        value={asked.product}
        data={PRODUCTS.map((value) => ({ value, label: products[value] }))}
        onChange={({ currentTarget }) => choose(currentTarget.value as Product)}
      />
      <NativeSelect
        label={words.parameter}
        value={asked.parameter}
        data={PARAMETERS[asked.product].map((value) => ({ value, label: names[value] ?? value }))}
        onChange={({ currentTarget }) => onAsk({ ...asked, parameter: currentTarget.value })}
      />
      <NativeSelect
        label={words.by}
        value={asked.by}
        data={TREND_GROUPS.map((value) => ({ value, label: words.groups[value] }))}
        onChange={({ currentTarget }) => onAsk({ ...asked, by: currentTarget.value as TrendGroup })}
      />
      <DayBox actsAtOnce label={words.from} value={asked.from} onDay={(from) => onAsk({ ...asked, from })} />
      <DayBox
        actsAtOnce
        label={words.until}
        value={asked.until}
        onDay={(until) => onAsk({ ...asked, until })}
      />
    </div>
  );
}

interface AnswerProps {
  readonly trends: Trends;
  readonly asked: Asked;
  readonly calculator: CalculatorWords;
}

function Answer({ trends: { points, chart, limit }, asked, calculator }: AnswerProps) {
  const words = useQualityWords().trends;
  const numbers = useNumbers();
  const dates = useDates();
  const names: Readonly<Record<string, string>> = calculator.classification.parameters[asked.product];
  const named = (name: string) => (asked.by === "day" ? dates.date(name) : name);
  const line = (
    value: string,
    label: string,
    color: string,
    labelPosition: LimitLine["labelPosition"],
  ): LimitLine => ({
    // A height on the screen, not a figure.
    y: Number(value),
    label: `${label} ${numbers.format(value)}`,
    color,
    labelPosition,
  });
  const lines = [
    ...(chart
      ? [
          line(chart.center, words.center, "var(--pl-series-2)", "insideTopLeft"),
          line(chart.upper, words.upper, "var(--pl-series-3)", "insideTopRight"),
          line(chart.lower, words.lower, "var(--pl-series-3)", "insideBottomRight"),
        ]
      : []),
    ...(limit === null ? [] : [line(limit, words.limit, "var(--mantine-color-red-6)", "insideTopLeft")]),
  ];
  return (
    <>
      <Card padded>
        <CardTitle>{names[asked.parameter] ?? asked.parameter}</CardTitle>
        <Suspense fallback={<Skeleton height={320} />}>
          <ControlChart
            label={names[asked.parameter] ?? asked.parameter}
            points={points.map(({ name, value }) => ({ name: named(name), value: Number(value) }))}
            lines={lines}
            format={(value) => numbers.format(value)}
          />
        </Suspense>
      </Card>
      <Card padded>
        <CardTitle>{words.out}</CardTitle>
        {chart === null ? (
          <p className={classes.quiet}>{words.few}</p>
        ) : chart.findings.length === 0 ? (
          <p className={classes.quiet}>{words.nothing}</p>
        ) : (
          <ul>
            {chart.findings.map(({ rule, at }) => (
              <li key={`${rule}.${at}`}>
                <b>{named(points[at]?.name ?? "")}</b> {numbers.format(points[at]?.value ?? null)} % ·{" "}
                {words.rules[rule]}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card padded>
        <Points points={points} named={named} />
      </Card>
    </>
  );
}

interface PointsProps {
  readonly points: Trends["points"];
  readonly named: (name: string) => string;
}

function Points({ points, named }: PointsProps) {
  const words = useQualityWords().trends;
  const numbers = useNumbers();
  return (
    <ScrollRegion label={words.point} className={classes.scroller}>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">{words.point}</th>
            {[words.count, words.value, words.lowest, words.highest].map((one) => (
              <th key={one} scope="col" data-figure>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, count, value, lowest, highest }) => (
            <tr key={name}>
              <th scope="row">{named(name)}</th>
              <td data-figure>{numbers.format(count)}</td>
              <td data-figure>{numbers.format(value)}</td>
              <td data-figure>{numbers.format(lowest)}</td>
              <td data-figure>{numbers.format(highest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
