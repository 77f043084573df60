/** The inspection of the holds: one after the other, attempt after attempt, checks, photos, verdict, signature. */
import { Button } from "@mantine/core";
import { isApproved } from "@plimsoll/domain/operation/pages/hold-inspection";
import { useMemo, useState } from "react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useRights } from "#record/rights";
import { useModel } from "#record/use-model";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import type { Attempt } from "./attempt.ts";
import { AttemptForm } from "./attempt-form.tsx";
import { classes } from "./classes.ts";
import { holdIcon } from "./hold-icon.tsx";
import { HoldNavigator, type HoldTone, type NavigatedHold } from "./hold-navigator.tsx";
import { holdsOf } from "./holds-of.ts";
import { LastCargoesShown } from "./last-cargoes.tsx";
import { useOperationWords } from "./operation-words.tsx";
import type { BodyProps } from "./page-body.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useFieldSave } from "./use-field-save.ts";
import { useHold } from "./use-hold.ts";
import { rowsOf } from "./use-operation.ts";

const RECORD = "basement_inspection";

export function HoldInspection(props: BodyProps) {
  const { hand } = props;
  const holds = useMemo(() => holdsOf(hand.bundle), [hand.bundle]);
  const [hold, choose] = useHold(holds);
  const all = rowsOf<Attempt>(hand.bundle, RECORD);
  const navigated = useNavigated(holds, all, hold);
  const attempts = all.filter((row) => row.hold === hold).sort((a, b) => order(a) - order(b));
  return (
    <>
      <Card padded>
        <HoldNavigator holds={navigated} chosen={hold} onChoose={choose} icon={holdIcon} />
      </Card>
      <OneHold key={hold} {...props} hold={hold} attempts={attempts} />
    </>
  );
}

/** One that has not left this device yet has no number: it is the newest. */
const order = ({ attempt }: Attempt) => attempt ?? Number.MAX_SAFE_INTEGER;

function toneOf(last: Attempt | undefined): HoldTone {
  if (!last) return "none";
  if (last.withdrawn_at !== null) return "bad";
  if (last.verdict === "approved") return "good";
  if (last.verdict === "approved_with_remarks") return "remarks";
  return last.verdict === "reproved" ? "bad" : "now";
}

function useNavigated(holds: readonly number[], all: readonly Attempt[], chosen: number): NavigatedHold[] {
  const words = useOperationWords().states;
  const dates = useDates();
  return holds.map((hold) => {
    const own = all.filter((row) => row.hold === hold).sort((a, b) => order(a) - order(b));
    const last = own.at(-1);
    const tone = toneOf(last);
    const label =
      last === undefined ? (hold === chosen ? words.now : words.none) : words[last.verdict ?? "open"];
    return {
      hold,
      tone: tone === "none" && hold === chosen ? "now" : tone,
      label,
      ...(last?.ended_at ? { detail: dates.moment(last.ended_at) } : {}),
    };
  });
}

interface OneHoldProps extends BodyProps {
  readonly hold: number;
  readonly attempts: readonly Attempt[];
}

function OneHold(props: OneHoldProps) {
  const { hand, hold, attempts, closed } = props;
  const words = useOperationWords().inspection;
  const rights = useRights(useModel(RECORD));
  const [isNew, setNew] = useState(false);
  const last = attempts.at(-1);
  const [shownId, setShown] = useState<string>();
  const shown = attempts.find((one) => one.id === shownId) ?? last;
  const mayWrite = closed === undefined && rights.create;
  const begins = isNew || (last === undefined && mayWrite);
  const mayRepeat = mayWrite && !isNew && last !== undefined && last.verdict !== null && !isApproved(last);
  return (
    <div className={classes.sheet}>
      <div className={classes.stack}>
        <Card padded>
          <div className={classes.cardHead}>
            <CardTitle>{words.attempts}</CardTitle>
            {mayRepeat && (
              <Button size="xs" onClick={() => setNew(true)}>
                {words.again}
              </Button>
            )}
          </div>
          <Attempts {...props} isNew={begins} shown={begins ? undefined : shown?.id} onShow={setShown} />
        </Card>
        <LastCargoesShown bundle={hand.bundle} hold={hold} />
      </div>
      {begins || !shown ? (
        <AttemptForm
          key={`new-${hold}-${attempts.length}`}
          hand={hand}
          hold={hold}
          before={last}
          closed={closed}
          isDisabled={!mayWrite}
          onSaved={() => setNew(false)}
        />
      ) : (
        <AttemptForm
          key={shown.id}
          hand={hand}
          hold={hold}
          row={shown}
          before={attempts[attempts.indexOf(shown) - 1]}
          closed={closed}
          isDisabled={closed !== undefined || !rights.update || shown !== last || shown.withdrawn_at !== null}
          onSaved={() => undefined}
        />
      )}
    </div>
  );
}

interface AttemptsProps extends OneHoldProps {
  readonly isNew: boolean;
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
}

function Attempts({ hand, hold, attempts, isNew, shown, closed, onShow, onHistory }: AttemptsProps) {
  const all = useOperationWords();
  const words = all.inspection;
  const dates = useDates();
  const { save } = useFieldSave(hand.bundle.operation.id);
  const [withdrawing, setWithdrawing] = useState<Attempt>();
  const phase = (row: Attempt) =>
    (({ none: "planning", now: "field", good: "done", remarks: "held", bad: "stopped" }) as const)[
      toneOf(row)
    ];
  const next = (attempts.at(-1)?.attempt ?? 0) + 1;
  return (
    <>
      {withdrawing && (
        <ReasonDialog
          title={say(words.withdrawTitle, { hold })}
          yes={words.withdraw}
          onYes={async (justification) => {
            const { id, version } = withdrawing;
            const attributes = { id, version, justification };
            return (await save({ type: RECORD, action: "withdraw", attributes })) !== undefined;
          }}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
      <ul className={`${classes.plainList} ${classes.attempts}`}>
        {isNew && (
          <li data-shown="true">
            <b>{say(words.attempt, { attempt: next })}</b>
            <StatusChip phase="field" label={all.states.now} />
          </li>
        )}
        {[...attempts].reverse().map((row) => (
          <li key={row.id} data-shown={row.id === shown}>
            <button
              type="button"
              className={classes.attempt}
              aria-current={row.id === shown ? "true" : undefined}
              onClick={() => onShow(row.id)}
            >
              <b>{say(words.attempt, { attempt: row.attempt ?? next })}</b>
              <StatusChip phase={phase(row)} label={all.states[row.verdict ?? "open"]} />
              <span className={classes.quiet}>{dates.moment(row.began_at)}</span>
              {row.reasons !== null && <span className={classes.badText}>{row.reasons}</span>}
              {row.withdrawn_reason !== null && (
                <span className={classes.badText}>
                  {say(words.withdrawn, { reason: row.withdrawn_reason })}
                </span>
              )}
            </button>
            <span className={classes.attemptActions}>
              <Button variant="subtle" size="compact-xs" onClick={() => onHistory(RECORD, row.id)}>
                {all.frame.history}
              </Button>
              {closed === undefined && row === attempts.at(-1) && isApproved(row) && (
                <Button variant="subtle" size="compact-xs" color="red" onClick={() => setWithdrawing(row)}>
                  {words.withdraw}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
