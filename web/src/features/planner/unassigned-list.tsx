/** Orders that nobody is assigned to: found by typing, dragged onto a day, or assigned in a dialog. */
import { Button, TextInput } from "@mantine/core";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { Unassigned } from "@plimsoll/domain/work-order/output";
import { Search } from "lucide-react";
import { useState } from "react";
import { useDates } from "#i18n/formats";
import { say } from "#i18n/say";
import { subjectOf } from "./board.ts";
import { OrderChip } from "./order-line.tsx";
import { usePlan } from "./plan-context.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

function matches(order: Unassigned, typed: string): boolean {
  const { wocode, vessel, customer, port, product } = order;
  const text = fold([wocode, vessel, customer, port, product].filter(Boolean).join(" "));
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface UnassignedListProps {
  readonly dragged: string | undefined;
  /** Whether there is a board to drag onto. */
  readonly isBoard: boolean;
}

export function UnassignedList({ dragged, isBoard }: UnassignedListProps) {
  const { board, rights } = usePlan();
  const words = usePlannerWords().unassigned;
  const [typed, setTyped] = useState("");
  const orders = board.unassigned.filter((order) => matches(order, typed.trim()));
  if (board.unassigned.length === 0) return <p className={classes.quiet}>{words.none}</p>;
  return (
    <>
      <TextInput
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        leftSection={<Search size={15} aria-hidden />}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {rights.create && isBoard && <p className={classes.hint}>{words.hint}</p>}
      {orders.length === 0 ? (
        <p className={classes.quiet}>{words.noMatch}</p>
      ) : (
        <ul className={classes.waiting}>
          {orders.map((order) => (
            <Waiting
              key={order.id}
              order={order}
              isDragged={order.id === dragged}
              isMovable={rights.create && isBoard}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface WaitingProps {
  readonly order: Unassigned;
  readonly isDragged: boolean;
  readonly isMovable: boolean;
}

function Waiting({ order, isDragged, isMovable }: WaitingProps) {
  const { rights, begin, open, today } = usePlan();
  const words = usePlannerWords().unassigned;
  const dates = useDates();
  const planned = order.appointment_date;
  const day = planned !== null && planned > today ? planned : today;
  return (
    <li
      className={classes.waitingOrder}
      data-movable={isMovable || undefined}
      data-dragged={isDragged || undefined}
      {...(isMovable ? { onPointerDown: (event) => begin(event, () => ({ kind: "order", order })) } : {})}
    >
      <button
        type="button"
        className={classes.code}
        onClick={() => open({ kind: "order", order: { ...order, waiting: order } })}
      >
        {order.wocode}
      </button>
      <span>{subjectOf(order)}</span>
      <span className={classes.quiet}>{[order.port, order.product].filter(Boolean).join(" · ")}</span>
      <span className={classes.quiet}>
        {planned === null ? words.undated : say(words.planned, { date: dates.date(planned) })}
      </span>
      <OrderChip status={order.status} />
      {rights.create && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={say(words.assignOf, { name: order.wocode })}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => open({ kind: "assign", order, day })}
        >
          {words.assign}
        </Button>
      )}
    </li>
  );
}
