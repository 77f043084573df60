/** Weighings that were not taken, of whichever period: they stay in sight until somebody sends them again or lets them go. */
import { Button } from "@mantine/core";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useOperationWords } from "../operation-words.tsx";
import type { PeriodRow } from "./use-weighings.ts";
import { useRefused, useWeightLines } from "./use-weight-lines.ts";
import classes from "./weighing.module.css";

interface RefusedWeightsProps {
  readonly operationId: string;
  readonly periods: readonly PeriodRow[];
}

export function RefusedWeights({ operationId, periods }: RefusedWeightsProps) {
  const words = useOperationWords().weighing;
  const numbers = useNumbers();
  const lines = useWeightLines(operationId);
  const refused = Object.entries(useRefused(lines));
  const nameOf = (id: string) => {
    const period = periods.find((one) => one.id === id);
    return period ? [say(words.period, { number: period.number })] : [];
  };
  return refused.map(([id, { batches, reason }]) => {
    const rows = batches.flatMap((one) => one.rows);
    const weights = rows.map((one) => numbers.weight(one.weight)).join(", ");
    return (
      <div key={id} className={classes.pasted} role="alert">
        <b>{[...nameOf(id), `${sayCount(words.notSaved, rows.length)}: ${weights}`].join(" · ")}</b>
        <p className={classes.quiet}>{reason}</p>
        <span className={classes.pastedActions}>
          <Button size="xs" variant="default" onClick={() => lines.discard(id)}>
            {words.discard}
          </Button>
          <Button size="xs" onClick={() => lines.retry(id)}>
            {words.retry}
          </Button>
        </span>
      </div>
    );
  });
}
