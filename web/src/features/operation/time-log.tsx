/** The time log: what happened when, with what shares time marked. */
import { divide } from "@plimsoll/domain/kernel/decimal";
import { overlapping } from "@plimsoll/domain/operation/pages/time-log";
import { useMemo } from "react";
import { useNumbers } from "#i18n/formats";
import { say } from "#i18n/say";
import type { ListRow } from "#record/list-row";
import { classes } from "./classes.ts";
import { FieldRows } from "./field-rows.tsx";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { rowsOf } from "./use-operation.ts";

interface Entry extends ListRow {
  readonly begin_at: string;
  readonly end_at: string | null;
}

const COLUMNS = ["timelog_id", "begin_at", "end_at", "hold", "note"] as const;

export function TimeLog(props: BodyProps) {
  const words = useOperationWords().timelog;
  const numbers = useNumbers();
  const entries = rowsOf<Entry>(props.hand.bundle, "timelog_entry");
  const shared = useMemo(() => overlapping(entries), [entries]);
  const begins = useMemo(() => ({ begin_at: new Date().toISOString() }), []);
  const length = ({ begin_at: begin, end_at: end }: Entry) => (end === null ? "" : hoursBetween(begin, end));
  return (
    <FieldRows
      {...props}
      record="timelog_entry"
      columns={COLUMNS}
      begins={begins}
      marks={(row) => (shared.has(row as Entry) ? words.overlap : undefined)}
      more={(row) => {
        const hours = length(row as Entry);
        return hours === "" ? null : (
          <span className={classes.quiet}>
            {say(words.length, { hours: numbers.format(hours, { scale: 2 }) })}
          </span>
        );
      }}
    />
  );
}

const MILLISECONDS_OF_AN_HOUR = "3600000";

/** Hours with two decimals, for reading; what is computed with is the statement's own. */
function hoursBetween(begin: string, end: string): string {
  return divide(String(Date.parse(end) - Date.parse(begin)), MILLISECONDS_OF_AN_HOUR, 2, "half_even");
}
