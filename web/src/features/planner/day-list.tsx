/** The plan day by day: the board of a narrow screen. */
import { Button } from "@mantine/core";
import type { Absent, Days, Planned } from "@plimsoll/domain/work-order/output";
import { CalendarOff, UserPlus } from "lucide-react";
import { Card } from "#ui/card";
import { subjectOf } from "./board.ts";
import { useDayWords } from "./day-words.ts";
import { ConflictMark, conflictsOf, OrderChip, useAbsenceWord } from "./order-line.tsx";
import { isWeekend } from "./period.ts";
import { usePlan } from "./plan-context.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

export function DayList() {
  const { days } = usePlan();
  return (
    <div className={classes.dayList}>
      {days.map((day) => (
        <OneDay key={day} day={day} />
      ))}
    </div>
  );
}

function useNameOf(): (id: string) => string {
  const { board } = usePlan();
  return (id) => board.people.find((person) => person.id === id)?.name ?? "";
}

function OneDay({ day }: { readonly day: string }) {
  const { board, today } = usePlan();
  const words = usePlannerWords();
  const named = useDayWords();
  const isHere = ({ begin_date, end_date }: Days) => begin_date <= day && day <= end_date;
  const nameOf = useNameOf();
  const planned = board.appointments
    .filter(isHere)
    .toSorted((a, b) => nameOf(a.inspector_id).localeCompare(nameOf(b.inspector_id)));
  const absent = board.absences.filter(isHere);
  return (
    <Card>
      <section
        className={classes.oneDay}
        aria-label={named.whole(day)}
        data-weekend={isWeekend(day) || undefined}
        data-today={day === today || undefined}
      >
        <div className={classes.oneDayHead}>
          <h2>
            {named.heading(day)}
            {day === today && <span className={classes.todayMark}>{words.today}</span>}
          </h2>
          <DayActions day={day} />
        </div>
        {planned.length + absent.length === 0 && <p className={classes.quiet}>{words.nothing}</p>}
        <ul className={classes.dayEntries}>
          {planned.map((one) => (
            <li key={one.id}>
              <PlannedDay planned={one} />
            </li>
          ))}
          {absent.map((one) => (
            <li key={one.id}>
              <AbsentDay absent={one} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function DayActions({ day }: { readonly day: string }) {
  const { rights, absenceRights, open } = usePlan();
  const words = usePlannerWords();
  const named = useDayWords();
  return (
    <>
      {rights.create && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<UserPlus size={14} aria-hidden />}
          aria-label={`${words.cell.assign} ${named.whole(day)}`}
          onClick={() => open({ kind: "assign", day })}
        >
          {words.unassigned.assign}
        </Button>
      )}
      {absenceRights.create && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${words.cell.absence} ${named.whole(day)}`}
          title={words.cell.absence}
          onClick={() => open({ kind: "absent", day })}
        >
          <CalendarOff size={14} aria-hidden />
        </Button>
      )}
    </>
  );
}

function PlannedDay({ planned }: { readonly planned: Planned }) {
  const { board, open } = usePlan();
  const nameOf = useNameOf();
  return (
    <button
      type="button"
      className={classes.dayEntry}
      onClick={() => open({ kind: "order", order: { ...planned, id: planned.work_order_id, planned } })}
    >
      <span className={classes.dayEntryName}>{nameOf(planned.inspector_id)}</span>
      <OrderChip status={planned.status} />
      <span>
        {planned.wocode} · {subjectOf(planned)}
      </span>
      <ConflictMark kinds={conflictsOf(board, planned)} />
    </button>
  );
}

function AbsentDay({ absent }: { readonly absent: Absent }) {
  const { board, open } = usePlan();
  const absenceWord = useAbsenceWord();
  const person = board.people.find(({ id }) => id === absent.inspector_id);
  return (
    <button
      type="button"
      className={classes.dayEntry}
      data-away
      onClick={() => person && open({ kind: "cell", person, day: absent.begin_date })}
    >
      <span className={classes.dayEntryName}>{person?.name}</span>
      <span className={classes.absenceWord}>{absenceWord(absent)}</span>
    </button>
  );
}
