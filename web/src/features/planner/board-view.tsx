/** People by days. Arrow keys move over the days, Enter opens what can be done there. */
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import classes from "./board.module.css";
import { BoardRow } from "./board-row.tsx";
import { useDayWords } from "./day-words.ts";
import { landingOf } from "./landing.ts";
import { isWeekend } from "./period.ts";
import { usePlan } from "./plan-context.ts";
import { usePlannerWords } from "./planner-words.tsx";
import type { Drag } from "./use-plan-drag.ts";

interface BoardCell {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a place; nothing for keys that do not move. */
function moved(
  key: string,
  { row, column }: BoardCell,
  rows: number,
  columns: number,
): BoardCell | undefined {
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  switch (key) {
    case "ArrowLeft":
      return { row, column: within(column - 1, columns) };
    case "ArrowRight":
      return { row, column: within(column + 1, columns) };
    case "ArrowUp":
      return { row: within(row - 1, rows), column };
    case "ArrowDown":
      return { row: within(row + 1, rows), column };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: columns - 1 };
    default:
      return undefined;
  }
}

/** A month is wider than most screens: it opens where today is, with a few days before it. */
function useTodayInSight(days: readonly string[], today: string) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector<HTMLElement>("[role=columnheader][aria-current]");
    if (!box || !head || !days.includes(today)) return;
    box.scrollLeft = Math.max(0, head.offsetLeft - box.clientWidth / 2);
  }, [days, today]);
  return scroller;
}

export function BoardView({ drag }: { readonly drag: Drag | undefined }) {
  const { board, days, today, open } = usePlan();
  const words = usePlannerWords();
  const grid = useRef<HTMLDivElement>(null);
  const scroller = useTodayInSight(days, today);
  const start = Math.max(0, days.indexOf(today));
  const [place, setPlace] = useState<BoardCell>({ row: 0, column: start });
  const at = {
    row: Math.min(place.row, board.people.length - 1),
    column: Math.min(place.column, days.length - 1),
  };
  const onKey = useCallback(
    (event: KeyboardEvent, row: number, column: number) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const person = board.people[row];
      const day = days[column];
      if ((event.key === "Enter" || event.key === " ") && person && day !== undefined) {
        event.preventDefault();
        open({ kind: "cell", person, day });
        return;
      }
      const next = moved(event.key, { row, column }, board.people.length, days.length);
      if (!next) return;
      event.preventDefault();
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)?.focus();
    },
    [board.people, days, open],
  );
  const onFocus = useCallback((row: number, column: number) => setPlace({ row, column }), []);
  const size = { "--count": days.length } as CSSProperties;
  const landing = useMemo(() => drag?.target && landingOf(drag.what, drag.target), [drag]);
  const held = drag === undefined || drag.what.kind === "order" ? undefined : drag.what.bar;
  return (
    <div ref={scroller} className={classes.scroller}>
      {/* biome-ignore lint/a11y/useSemanticElements: bars span cells, which those of a table cannot */}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={classes.board}
        data-dense={days.length > 14 || undefined}
        style={size}
        aria-label={words.board}
        aria-rowcount={board.people.length + 1}
        aria-colcount={days.length + 1}
      >
        <BoardHead />
        {board.people.map((person, row) => (
          <BoardRow
            key={person.id}
            person={person}
            row={row}
            current={row === at.row ? at.column : undefined}
            landing={landing?.person === person.id ? landing : undefined}
            dragged={held?.inspector_id === person.id ? held.id : undefined}
            onKey={onKey}
            onFocus={onFocus}
          />
        ))}
      </div>
    </div>
  );
}

function BoardHead() {
  const { days, today } = usePlan();
  const words = usePlannerWords();
  const named = useDayWords();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the head does nothing
    // biome-ignore lint/a11y/useSemanticElements: as the grid
    <div role="row" className={classes.head}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: it names a column */}
      {/* biome-ignore lint/a11y/useSemanticElements: as the grid */}
      <div role="columnheader" className={classes.corner}>
        {words.people}
      </div>
      {days.map((day, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: it names a column
        // biome-ignore lint/a11y/useSemanticElements: as the grid
        <div
          key={day}
          role="columnheader"
          className={classes.day}
          aria-label={named.whole(day)}
          aria-current={day === today ? "date" : undefined}
          data-weekend={isWeekend(day) || undefined}
        >
          <span className={classes.weekday}>{named.weekday(day).replace(".", "")}</span>
          <span className={classes.date}>{named.day(day)}</span>
          <span className={classes.month}>
            {day === today
              ? words.today
              : at === 0 || day.endsWith("-01")
                ? named.month(day).replace(".", "")
                : ""}
          </span>
        </div>
      ))}
    </div>
  );
}
