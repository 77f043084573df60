/** One day of somebody: what is planned, what can be changed, and the ways to add to it. Everything a mouse can do. */
import { Button, Modal } from "@mantine/core";
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { Absent, Days, Person, Planned } from "@plimsoll/domain/work-order/output";
import { CalendarOff, Pencil, Trash2, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useFocusBack } from "#ui/focus-back";
import { subjectOf } from "./board.ts";
import { useDayWords } from "./day-words.ts";
import { ConflictMark, conflictsOf, OrderChip, useAbsenceWord } from "./order-line.tsx";
import { usePlan } from "./plan-context.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

interface CellDialogProps {
  readonly person: Person;
  readonly day: CalendarDate;
  readonly onClose: () => void;
}

export function CellDialog({ person, day, onClose }: CellDialogProps) {
  const { board, rights, absenceRights, open } = usePlan();
  const words = usePlannerWords();
  const { shell } = useWords().app;
  const named = useDayWords();
  useFocusBack();
  const isHere = (one: Days & { readonly inspector_id: string }) =>
    one.inspector_id === person.id && one.begin_date <= day && day <= one.end_date;
  const planned = board.appointments.filter(isHere);
  const absent = board.absences.filter(isHere);
  const title = say(words.cell.title, { name: person.name, day: named.whole(day) });
  return (
    <Modal opened onClose={onClose} title={title} size={560} closeButtonProps={{ "aria-label": shell.close }}>
      {planned.length + absent.length === 0 && <p className={classes.quiet}>{words.cell.free}</p>}
      <ul className={classes.entries}>
        {planned.map((one) => (
          <PlannedEntry key={one.id} planned={one} person={person} onClose={onClose} />
        ))}
        {absent.map((one) => (
          <AbsentEntry key={one.id} absent={one} person={person} onClose={onClose} />
        ))}
      </ul>
      <div className={classes.dialogActions}>
        {rights.create && (
          <Button
            data-autofocus
            leftSection={<UserPlus size={16} aria-hidden />}
            onClick={() => open({ kind: "assign", person, day })}
          >
            {words.cell.assign}
          </Button>
        )}
        {absenceRights.create && (
          <Button
            variant="default"
            leftSection={<CalendarOff size={16} aria-hidden />}
            onClick={() => open({ kind: "absent", person, day })}
          >
            {words.cell.absence}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function useDaysText() {
  const dates = useDates();
  return ({ begin_date, end_date }: Days) =>
    begin_date === end_date ? dates.date(begin_date) : `${dates.date(begin_date)} – ${dates.date(end_date)}`;
}

interface EntryProps {
  readonly children: ReactNode;
  readonly name: string;
  readonly onEdit?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

function Entry({ children, name, onEdit, onRemove }: EntryProps) {
  const words = usePlannerWords();
  return (
    <li className={classes.entry}>
      <div className={classes.entryText}>{children}</div>
      <div className={classes.entryActions}>
        {onEdit && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Pencil size={14} aria-hidden />}
            aria-label={`${words.edit}: ${name}`}
            onClick={onEdit}
          >
            {words.edit}
          </Button>
        )}
        {onRemove && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Trash2 size={14} aria-hidden />}
            aria-label={`${words.remove}: ${name}`}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

interface PlannedEntryProps {
  readonly planned: Planned;
  readonly person: Person;
  readonly onClose: () => void;
}

export function PlannedEntry({ planned, person, onClose }: PlannedEntryProps) {
  const { board, rights, actions, open } = usePlan();
  const daysText = useDaysText();
  const remove = () => {
    onClose();
    void actions.remove(planned, person.name);
  };
  return (
    <Entry
      name={planned.wocode}
      onEdit={rights.update ? () => open({ kind: "appointment", planned }) : undefined}
      onRemove={rights.update ? remove : undefined}
    >
      <button
        type="button"
        className={classes.code}
        onClick={() => open({ kind: "order", order: { ...planned, id: planned.work_order_id, planned } })}
      >
        {planned.wocode}
      </button>{" "}
      <OrderChip status={planned.status} />
      <br />
      {[subjectOf(planned), planned.port].filter(Boolean).join(" · ")}
      <br />
      <span className={classes.quiet}>{daysText(planned)}</span>{" "}
      <ConflictMark kinds={conflictsOf(board, planned)} />
    </Entry>
  );
}

interface AbsentEntryProps {
  readonly absent: Absent;
  readonly person: Person;
  readonly onClose: () => void;
}

function AbsentEntry({ absent, person, onClose }: AbsentEntryProps) {
  const { absenceRights, actions, open } = usePlan();
  const absenceWord = useAbsenceWord();
  const daysText = useDaysText();
  const remove = () => {
    onClose();
    void actions.removeAbsence(absent, person);
  };
  const kind = absenceWord(absent);
  const mayChange = absenceRights.update && absent.kind !== null;
  return (
    <Entry
      name={kind}
      onEdit={mayChange ? () => open({ kind: "absence", absent }) : undefined}
      onRemove={mayChange ? remove : undefined}
    >
      <span className={classes.absenceWord}>{kind}</span>
      <br />
      <span className={classes.quiet}>{[daysText(absent), absent.note].filter(Boolean).join(" · ")}</span>
    </Entry>
  );
}
