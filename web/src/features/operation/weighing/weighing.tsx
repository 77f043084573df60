/** Weighing: the periods, the grid of the one in hand, and what the holds have got of their plan. */
import { Button } from "@mantine/core";
import { sum, withScale } from "@plimsoll/domain/kernel/decimal";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { DueSublots } from "../classification/classification-list.tsx";
import { WithClassifyingWords } from "../classification/classifying-words.tsx";
import { FieldForm } from "../field-form.tsx";
import { FieldRows } from "../field-rows.tsx";
import { pagePath } from "../operation-path.ts";
import { useOperationWords } from "../operation-words.tsx";
import type { BodyProps } from "../page-body.tsx";
import { rowsOf } from "../use-operation.ts";
import { Figures } from "./figures.tsx";
import { PeriodInHand } from "./period-in-hand.tsx";
import { PlanCard } from "./plan-card.tsx";
import { RefusedWeights } from "./refused-weights.tsx";
import type { PeriodRow } from "./use-weighings.ts";
import classes from "./weighing.module.css";
import { WeightList } from "./weight-list.tsx";

const RECORD = "weighing_period";
const COLUMNS = ["number", "hold", "product_id", "begin_at", "end_at", "scale", "total", "closed"] as const;

export function Weighing(props: BodyProps) {
  const { hand } = props;
  const { row, below } = hand.address;
  const periods = usePeriods(props);
  const begins = useNextPeriod(props, periods);
  if (row === "list") return <WeightList {...props} periods={periods} />;
  if (row === "edit" && below === undefined)
    return <FieldRows {...props} record={RECORD} columns={COLUMNS} begins={begins} />;
  const chosen =
    periods.find((one) => one.id === below) ?? periods.findLast((one) => !one.closed) ?? periods.at(-1);
  return <Board {...props} periods={periods} chosen={chosen} begins={begins} />;
}

function usePeriods({ hand }: BodyProps): readonly PeriodRow[] {
  return useMemo(
    () => [...rowsOf<PeriodRow>(hand.bundle, RECORD)].sort((a, b) => a.number - b.number),
    [hand.bundle],
  );
}

/** The next period goes on where the last one on the scale ended; it begins in the first hold that is not full. */
function useNextPeriod({ hand }: BodyProps, periods: readonly PeriodRow[]) {
  const plan = hand.bundle.operation.storage_plan;
  return useMemo(() => {
    const last = periods.at(-1);
    const line = plan.find((one) => one.hold === last?.hold) ?? plan[0];
    return {
      begin_at: new Date().toISOString(),
      hold: line?.hold ?? null,
      product_id: line?.product ?? null,
      scale: last?.scale ?? null,
      counter_start: last?.counter_end ?? null,
      counter_capacity: last?.counter_capacity ?? null,
    };
  }, [plan, periods]);
}

interface BoardProps extends BodyProps {
  readonly periods: readonly PeriodRow[];
  readonly chosen: PeriodRow | undefined;
  readonly begins: ReturnType<typeof useNextPeriod>;
}

function Board(props: BoardProps) {
  const { hand, periods, chosen, begins, closed } = props;
  const words = useOperationWords().weighing;
  const rights = useRights(useModel(RECORD));
  const [isAdding, setAdding] = useState(false);
  const carried = periods.filter((one) => chosen !== undefined && one.number < chosen.number);
  return (
    <>
      {isAdding && (
        <FieldForm
          hand={hand}
          record={RECORD}
          title={words.add}
          begins={begins}
          onClose={() => setAdding(false)}
        />
      )}
      <WithClassifyingWords>
        <DueSublots hand={hand} />
      </WithClassifyingWords>
      <RefusedWeights operationId={hand.bundle.operation.id} periods={periods} />
      <Figures bundle={hand.bundle} periods={periods} chosen={chosen} />
      <div className={classes.board}>
        <Card padded>
          <div className={classes.head}>
            <CardTitle>{words.periods}</CardTitle>
            {rights.create && closed === undefined && (
              <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            )}
          </div>
          <Periods {...props} />
        </Card>
        {chosen ? (
          <PeriodInHand
            key={chosen.id}
            {...props}
            period={chosen}
            carried={withScale(sum(carried.map((one) => one.total)), 3)}
          />
        ) : (
          <Card padded>
            <p className={classes.quiet}>{words.none}</p>
          </Card>
        )}
        <PlanCard bundle={hand.bundle} periods={periods} hold={chosen?.hold} />
      </div>
    </>
  );
}

function Periods({ hand, periods, chosen }: BoardProps) {
  const all = useOperationWords();
  const words = all.weighing;
  const numbers = useNumbers();
  const dates = useDates();
  const plan = hand.bundle.operation.storage_plan;
  const productOf = (one: PeriodRow) =>
    one.product?.name ?? plan.find((line) => line.product_id === one.product_id)?.product?.name ?? "";
  return (
    <ul className={classes.periods}>
      {periods.toReversed().map((one) => (
        <li key={one.id}>
          <Link
            to={pagePath(hand.bundle.operation, `weighing/edit/${one.id}`)}
            className={classes.period}
            aria-current={one.id === chosen?.id ? "true" : undefined}
          >
            <span className={classes.periodHead}>
              <b>{say(words.period, { number: one.number })}</b>
              <b className={classes.figure}>{numbers.weight(one.total)}</b>
            </span>
            <span>{`${say(all.frame.hold, { hold: one.hold })} · ${productOf(one)}`}</span>
            <span className={classes.quiet}>
              {one.closed || one.end_at !== null
                ? `${dates.moment(one.begin_at)} – ${dates.moment(one.end_at)}`
                : `${dates.moment(one.begin_at)} · ${words.open}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
