/** The days of one person on the board. */

import type { Absent, Days, Person, Planned } from "@plimsoll/domain/work-order/output";
import { TriangleAlert } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, memo, useMemo } from "react";
import { say } from "#i18n/say";
import classes from "./board.module.css";
import { subjectOf } from "./board.ts";
import { useDayWords } from "./day-words.ts";
import type { Landing } from "./landing.ts";
import { type Bar, placeBars } from "./lanes.ts";
import { type ConflictKind, useAbsenceWord, useStatusWord } from "./order-line.tsx";
import { isWeekend } from "./period.ts";
import { AbsenceBar, PlanBar } from "./plan-bar.tsx";
import { usePlan } from "./plan-context.ts";
import { usePlannerWords } from "./planner-words.tsx";

interface BoardRowProps {
  readonly person: Person;
  readonly row: number;
  /** The day that the keyboard stands on, where it stands in this row. */
  readonly current: number | undefined;
  /** Where what is being dragged would come to lie, where that is in this row. */
  readonly landing: Landing | undefined;
  /** The bar of this row that is being dragged. */
  readonly dragged: string | undefined;
  readonly onKey: (event: KeyboardEvent, row: number, column: number) => void;
  readonly onFocus: (row: number, column: number) => void;
}

const covers = ({ begin_date, end_date }: Days, day: string): boolean => begin_date <= day && day <= end_date;

interface Line {
  readonly planned: readonly Planned[];
  readonly absent: readonly Absent[];
  readonly bars: readonly Bar<Planned>[];
  readonly away: readonly Bar<Absent>[];
  readonly lanes: number;
  readonly conflicts: ReadonlyMap<string, readonly ConflictKind[]>;
}

function useLine(person: Person): Line {
  const { board, days } = usePlan();
  return useMemo(() => {
    const window = { from: days[0] ?? "", to: days.at(-1) ?? "" };
    const planned = board.appointments.filter((one) => one.inspector_id === person.id);
    const absent = board.absences.filter((one) => one.inspector_id === person.id);
    const { bars, count } = placeBars(planned, window);
    const conflicts = new Map<string, ConflictKind[]>();
    for (const { inspector_id, date, kind } of board.conflicts)
      if (inspector_id === person.id) conflicts.set(date, [...(conflicts.get(date) ?? []), kind]);
    return { planned, absent, bars, away: placeBars(absent, window).bars, lanes: count, conflicts };
  }, [board, days, person]);
}

/** What a day of somebody is, as one sentence for those who hear it. */
function useSpokenDay() {
  const words = usePlannerWords();
  const absenceWord = useAbsenceWord();
  const days = useDayWords();
  const statusWord = useStatusWord();
  return (person: Person, day: string, line: Line): string => {
    const planned = line.planned.filter((one) => covers(one, day));
    const absent = line.absent.filter((one) => covers(one, day));
    const parts = [
      ...planned.map((one) => `${one.wocode}, ${subjectOf(one)}, ${statusWord(one.status)}`),
      ...absent.map((one) => absenceWord(one)),
      ...(line.conflicts.get(day) ?? []).map((kind) => words.conflict[kind]),
    ];
    const title = say(words.cell.title, { name: person.name, day: days.whole(day) });
    return `${title}: ${parts.length === 0 ? words.cell.free : parts.join("; ")}`;
  };
}

export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { person, row, current, landing, dragged, onKey, onFocus } = props;
  const { days, today, open } = usePlan();
  const words = usePlannerWords().conflict;
  const line = useLine(person);
  const spoken = useSpokenDay();
  const size = { "--lanes": line.lanes } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells of a grid take the focus, not its rows
    // biome-ignore lint/a11y/useSemanticElements: bars span cells, which those of a table cannot
    <div
      role="row"
      className={classes.row}
      style={size}
      data-away={line.away.length > 0 || undefined}
      data-clash={line.conflicts.size > 0 || undefined}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: it names the row and does nothing */}
      {/* biome-ignore lint/a11y/useSemanticElements: as the row */}
      <div role="rowheader" className={classes.person}>
        <span className={classes.personName}>{person.name}</span>
        <span className={classes.unit}>{person.workunit}</span>
      </div>
      {days.map((day, column) => {
        const kinds = line.conflicts.get(day) ?? [];
        return (
          // biome-ignore lint/a11y/useSemanticElements: as the row
          <div
            key={day}
            role="gridcell"
            tabIndex={current === column ? 0 : -1}
            className={classes.cell}
            aria-label={spoken(person, day, line)}
            aria-current={day === today ? "date" : undefined}
            data-cell={`${row}:${column}`}
            data-person={person.id}
            data-day={day}
            data-weekend={isWeekend(day) || undefined}
            data-away={line.absent.some((one) => covers(one, day)) || undefined}
            data-target={(landing !== undefined && covers(landing, day)) || undefined}
            onKeyDown={(event) => onKey(event, row, column)}
            onFocus={() => onFocus(row, column)}
            onClick={() => open({ kind: "cell", person, day })}
          >
            {line.away.map((bar) => bar.first === column && <AbsenceBar key={bar.item.id} bar={bar} />)}
            {line.bars.map(
              (bar) =>
                bar.first === column && (
                  <PlanBar key={bar.item.id} bar={bar} isDragged={bar.item.id === dragged} />
                ),
            )}
            {kinds.length > 0 && (
              <span className={classes.clash} title={kinds.map((kind) => words[kind]).join(" · ")}>
                <TriangleAlert size={11} aria-hidden />
                <span className={classes.clashWord}>{kinds.map((kind) => words[kind]).join(" · ")}</span>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});
