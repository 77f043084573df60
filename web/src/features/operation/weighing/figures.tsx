/** Where the loading stands by the scale: how much, how fast, and until when. */
import { netLoadingRate } from "@plimsoll/domain/operation/net-loading-rate";
import type { Bundle } from "@plimsoll/domain/operation/output";
import { forecast, paceOfLastHour } from "@plimsoll/domain/weighing/loading-rate";
import { weighedTotal } from "@plimsoll/domain/weighing/weighed-sums";
import type { ReactNode } from "react";
import { NOT_ENTERED, useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useOperationWords } from "../operation-words.tsx";
import type { TimeEntry, TimeType } from "../time-log.tsx";
import { rowsOf } from "../use-operation.ts";
import type { PeriodRow, WeighingRow } from "./use-weighings.ts";
import classes from "./weighing.module.css";

interface FiguresProps {
  readonly bundle: Bundle;
  readonly periods: readonly PeriodRow[];
  readonly chosen: PeriodRow | undefined;
}

export function Figures({ bundle, periods, chosen }: FiguresProps) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const dates = useDates();
  const { planned } = bundle.operation;
  const { rate, completionAt } = forecast(periods, planned);
  const rows = rowsOf<WeighingRow>(bundle, "weighing").filter((row) => row.period_id === chosen?.id);
  const hour = chosen ? paceOfLastHour(rows, chosen.begin_at) : null;
  const net = netLoadingRate(
    rowsOf<TimeEntry>(bundle, "timelog_entry"),
    rowsOf<TimeType>(bundle, "timelog"),
    {
      periods,
      total: weighedTotal(periods),
    },
  );
  const pace = (value: string | null) => (value === null ? NOT_ENTERED : numbers.format(value, { scale: 0 }));
  return (
    <dl className={classes.figures}>
      <Figure label={words.loaded} value={numbers.weight(weighedTotal(periods))}>
        {planned === null ? "MT" : say(words.ofPlan, { planned: numbers.weight(planned) })}
      </Figure>
      {chosen && (
        <Figure label={say(words.period, { number: chosen.number })} value={numbers.weight(chosen.total)}>
          {sayCount(words.inRows, chosen.installments)}
        </Figure>
      )}
      {chosen && !chosen.closed && (
        <Figure label={words.lastHour} value={pace(hour)}>
          t/h
        </Figure>
      )}
      <Figure label={words.rate} value={pace(rate)}>
        t/h
      </Figure>
      {net !== null && (
        <Figure label={words.netRate} value={pace(net)}>
          t/h
        </Figure>
      )}
      <Figure
        label={words.completion}
        value={completionAt === null ? NOT_ENTERED : dates.moment(completionAt)}
      />
    </dl>
  );
}

function Figure({
  label,
  value,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b> {children}
      </dd>
    </div>
  );
}
