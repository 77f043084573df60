/** Small parts that name an order, an absence or a conflict the same way in every view. */

import type { Absent, Board, Planned } from "@plimsoll/domain/work-order/output";
import type { OrderStatus } from "@plimsoll/domain/work-order/status";
import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { StatusChip } from "#ui/status-chip";
import { useDayWords } from "./day-words.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

export const phaseOf = (status: OrderStatus) => phasesOf("work_order", "status")?.[status] ?? "planning";

export function useStatusWord(): (status: OrderStatus) => string {
  const { choices } = useWords().records.work_order;
  return (status) => choices.status[status];
}

/** Why somebody is away, or just that they are. */
export function useAbsenceWord(): (absent: Pick<Absent, "kind">) => string {
  const { choices } = useWords().records.absence;
  const { unavailable } = usePlannerWords().cell;
  return ({ kind }) => (kind === null ? unavailable : choices.kind[kind]);
}

export function OrderChip({ status }: { readonly status: OrderStatus }) {
  const word = useStatusWord();
  return <StatusChip phase={phaseOf(status)} label={word(status)} />;
}

export type ConflictKind = Board["conflicts"][number]["kind"];

/** The conflicts that an appointment is part of, each kind once. */
export function conflictsOf(board: Board, { id }: Pick<Planned, "id">): ConflictKind[] {
  const kinds = board.conflicts.flatMap((one) => (one.appointments.includes(id) ? [one.kind] : []));
  return [...new Set(kinds)];
}

export function ConflictMark({ kinds }: { readonly kinds: readonly ConflictKind[] }) {
  const words = usePlannerWords().conflict;
  if (kinds.length === 0) return null;
  return (
    <span className={classes.conflict}>
      <TriangleAlert size={13} aria-hidden />
      {kinds.map((kind) => words[kind]).join(" · ")}
    </span>
  );
}

/** Every conflict as a sentence. */
export function useConflictTexts(board: Board) {
  const words = usePlannerWords().conflict;
  const days = useDayWords();
  return useMemo(
    () =>
      board.conflicts.map(({ inspector_id, date, kind }) => {
        const name = board.people.find(({ id }) => id === inspector_id)?.name ?? "";
        const sentence = kind === "double" ? words.doubleText : words.absentText;
        return {
          key: `${inspector_id} ${date} ${kind}`,
          text: say(sentence, { name, day: days.whole(date) }),
        };
      }),
    [board, words, days],
  );
}
