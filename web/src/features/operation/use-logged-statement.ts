/** What the time log in hand says as a statement of facts, counted anew every minute while the loading goes on. */
import { type LoggedStatement, statementOfEntries } from "@plimsoll/domain/operation/statement-of-entries";
import { useEffect, useMemo, useState } from "react";
import type { SurveyRow } from "./draft-survey-form.ts";
import type { TimeEntry, TimeType } from "./time-log.tsx";
import { type OperationInHand, rowsOf } from "./use-operation.ts";

const A_MINUTE = 60_000;

export interface Logged {
  readonly found: LoggedStatement | undefined;
  /** Completed before it commenced. */
  readonly isWrong: boolean;
  readonly types: ReadonlyMap<string, TimeType>;
  readonly quantity: string | null;
  readonly now: string;
}

export function useLoggedStatement({ bundle }: OperationInHand): Logged {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => {
    const entries = rowsOf<TimeEntry>(bundle, "timelog_entry");
    const types = rowsOf<TimeType>(bundle, "timelog");
    const quantity = rowsOf<SurveyRow>(bundle, "draft_survey")[0]?.cargo ?? null;
    const isPositive = quantity !== null && !quantity.startsWith("-");
    const answer = statementOfEntries(entries, types, { quantity: isPositive ? quantity : null, now });
    return {
      found: answer.ok ? answer.result : undefined,
      isWrong: !answer.ok,
      types: new Map(types.map((type) => [type.id, type])),
      quantity,
      now,
    };
  }, [bundle, now]);
}
