/** One appointment on the board: code, vessel or customer, and status. It can be moved, and drawn longer at its end. */
import { daysBetween } from "@plimsoll/domain/kernel/dates";
import type { Absent, Planned } from "@plimsoll/domain/work-order/output";
import type { CSSProperties, PointerEvent } from "react";
import { StatusLabel } from "#ui/status-label";
import classes from "./board.module.css";
import { subjectOf } from "./board.ts";
import type { Bar } from "./lanes.ts";
import { conflictsOf, phaseOf, useAbsenceWord, useStatusWord } from "./order-line.tsx";
import { usePlan } from "./plan-context.ts";
import { usePlannerWords } from "./planner-words.tsx";

function placeOf(bar: Bar<unknown>): CSSProperties {
  return { "--lane": bar.lane, "--days": bar.days } as CSSProperties;
}

interface PlanBarProps {
  readonly bar: Bar<Planned>;
  readonly isDragged: boolean;
}

export function PlanBar({ bar, isDragged }: PlanBarProps) {
  const { board, rights, open, begin } = usePlan();
  const words = usePlannerWords();
  const statusWord = useStatusWord();
  const { item: planned } = bar;
  const subject = subjectOf(planned);
  const conflicts = conflictsOf(board, planned);
  const spoken = [
    planned.wocode,
    subject,
    planned.port,
    statusWord(planned.status),
    ...conflicts.map((kind) => words.conflict[kind]),
  ];
  const text = spoken.filter(Boolean).join(" · ");
  const grab = (event: PointerEvent) =>
    begin(event, (at) => ({
      kind: "bar",
      bar: planned,
      grabbed: at ? Math.max(0, daysBetween(planned.begin_date, at.day)) : 0,
    }));
  const stretch = (event: PointerEvent) => {
    event.stopPropagation();
    begin(event, () => ({ kind: "end", bar: planned }));
  };
  return (
    <button
      type="button"
      // The days are the stops of the keyboard; Enter on one of them leads here.
      tabIndex={-1}
      className={classes.bar}
      data-phase={phaseOf(planned.status)}
      data-conflict={conflicts.length > 0 || undefined}
      data-before={bar.beginsBefore || undefined}
      data-after={bar.endsAfter || undefined}
      data-dragged={isDragged || undefined}
      data-short={bar.days === 1 || undefined}
      data-movable={rights.update || undefined}
      style={placeOf(bar)}
      title={text}
      aria-label={text}
      onClick={(event) => {
        event.stopPropagation();
        open({ kind: "order", order: { ...planned, id: planned.work_order_id, planned } });
      }}
      {...(rights.update ? { onPointerDown: grab } : {})}
    >
      <BarCode code={planned.wocode} />
      <span className={classes.barText}>{subject}</span>
      <span>
        <StatusLabel label={statusWord(planned.status)} />
      </span>
      {rights.update && !bar.endsAfter && (
        <span className={classes.grip} title={words.stretch} onPointerDown={stretch} aria-hidden />
      )}
    </button>
  );
}

/** Where the code does not fit, its number stays: the rest of it is alike on most bars. */
function BarCode({ code }: { readonly code: string }) {
  const cut = code.lastIndexOf("-") + 1;
  return (
    <span className={classes.barCode}>
      <span>{code.slice(0, cut)}</span>
      <span>{code.slice(cut)}</span>
    </span>
  );
}

export function AbsenceBar({ bar }: { readonly bar: Bar<Absent> }) {
  const word = useAbsenceWord()(bar.item);
  return (
    <span className={classes.absence} style={placeOf(bar)} title={word}>
      {word}
    </span>
  );
}
