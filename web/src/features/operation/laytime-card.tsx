/** What the time log comes to as laytime by the terms of the charter: an estimate, and marked as one. */
import { Badge, Button } from "@mantine/core";
import { sum } from "@plimsoll/domain/kernel/decimal";
import type { Row } from "@plimsoll/domain/kernel/record";
import type { CalculatorWords } from "@plimsoll/domain/locales/calculator-words";
import { estimateLaytime, type LaytimeEstimate } from "@plimsoll/domain/operation/laytime-estimate";
import type { weighingPeriod } from "@plimsoll/domain/operation/pages/weighing";
import { useMemo, useState } from "react";
import { useLoadedCalculatorWords } from "#calculator/calculator-words";
import { showLaytime } from "#calculator/laytime";
import { useResultContext } from "#calculator/result-context";
import { ResultView } from "#calculator/result-view";
import { useDates, useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { classes } from "./classes.ts";
import { LaytimeTermsDialog } from "./laytime-terms-dialog.tsx";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import type { TimeEntry } from "./time-log.tsx";
import type { Logged } from "./use-logged-statement.ts";
import { type OperationInHand, rowsOf } from "./use-operation.ts";

interface LaytimeCardProps extends Pick<BodyProps, "hand" | "closed"> {
  readonly logged: Logged;
}

/** By draft, else by scale, else by plan. */
function quantityOf({ bundle }: OperationInHand, byDraft: string | null): string | null {
  if (byDraft !== null && !byDraft.startsWith("-")) return byDraft;
  const periods = rowsOf<Row<typeof weighingPeriod>>(bundle, "weighing_period");
  const weighed = periods.filter((one) => one.installments > 0).map((one) => one.total);
  return weighed.length > 0 ? sum(weighed) : bundle.operation.planned;
}

function useEstimate({ hand, logged }: LaytimeCardProps) {
  const { operation, zone } = hand.bundle;
  const terms = operation.laytime_terms ?? null;
  return useMemo(() => {
    if (terms === null || !logged.found) return undefined;
    return estimateLaytime(terms, {
      entries: rowsOf<TimeEntry>(hand.bundle, "timelog_entry"),
      types: [...logged.types.values()],
      logged: logged.found,
      quantity: quantityOf(hand, logged.quantity),
      zone,
      now: logged.now,
    });
  }, [hand, logged, terms, zone]);
}

export function LaytimeCard(props: LaytimeCardProps) {
  const { hand, closed } = props;
  const { operation } = hand.bundle;
  const words = useOperationWords().laytime;
  const calculator = useLoadedCalculatorWords();
  const rights = useRights(useModel("operation"));
  const [isAsking, setAsking] = useState(false);
  const answer = useEstimate(props);
  const mayWrite = closed === undefined && rights.update;
  const hasTerms = operation.laytime_terms !== null && operation.laytime_terms !== undefined;
  // Guests are not told the terms, so there is nothing to count for them.
  if (!calculator || (!hasTerms && !mayWrite)) return null;
  return (
    <Card padded aria-live="polite">
      <div className={classes.cardHead}>
        <CardTitle>
          {words.title}{" "}
          <Badge variant="outline" color="gray">
            {words.estimate}
          </Badge>
        </CardTitle>
        {mayWrite && (
          <Button size="xs" variant="default" onClick={() => setAsking(true)}>
            {hasTerms ? words.change : words.enter}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{words.caution}</p>
      {answer && !answer.ok && <p className={classes.quiet}>{words.wrongOrder}</p>}
      {answer?.ok && <Estimate {...props} estimate={answer.result} calculator={calculator} />}
      {isAsking && (
        <LaytimeTermsDialog operation={operation} calculator={calculator} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

interface EstimateProps extends LaytimeCardProps {
  readonly estimate: LaytimeEstimate;
  readonly calculator: CalculatorWords;
}

function Estimate({ hand, logged, estimate, calculator }: EstimateProps) {
  const words = useOperationWords().laytime;
  const context = useResultContext(calculator);
  const dates = useDates();
  const numbers = useNumbers();
  const { zone } = hand.bundle;
  const { laytime, missing, isRunning, quantity } = estimate;
  if (laytime === null)
    return <p className={classes.quiet}>{missing.map((need) => words.missing[need]).join(" ")}</p>;
  const moment = (value: string) => dates.momentIn(value, zone);
  return (
    <>
      <ResultView shown={showLaytime(laytime, { ...context, moment })} words={calculator} />
      <p className={classes.quiet}>{say(words.quantity, { weight: numbers.weight(quantity) })}</p>
      {isRunning && <p className={classes.quiet}>{say(words.goesOn, { at: moment(logged.now) })}</p>}
    </>
  );
}
