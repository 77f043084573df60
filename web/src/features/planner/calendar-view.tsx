/** The orders of a month on the days they are planned for. */

import { Button, Modal } from "@mantine/core";
import type { RowNamed, RowWith } from "@plimsoll/domain/calls";
import type { CalendarDate } from "@plimsoll/domain/kernel/dates";
import type { OrderHead } from "@plimsoll/domain/work-order/output";
import type { workOrder } from "@plimsoll/domain/work-order/work-order";
import { useMemo, useState } from "react";
import { errorText } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useList } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { useFocusBack } from "#ui/focus-back";
import { ORDERS, subjectOf } from "./board.ts";
import monthClasses from "./calendar.module.css";
import { useDayWords } from "./day-words.ts";
import { OrderChip, phaseOf, useStatusWord } from "./order-line.tsx";
import { isWeekend, weeksOfMonth } from "./period.ts";
import { usePlan } from "./plan-context.ts";
import { type PlanQuery, PORT, UNIT } from "./plan-query.ts";
import classes from "./planner.module.css";
import { usePlannerWords } from "./planner-words.tsx";

type OrderField = keyof (typeof workOrder)["fields"];
const DATE = "appointment_date" satisfies OrderField;
const FIELDS = [
  "wocode",
  "status",
  "kind",
  "customer_id",
  "ship_id",
  "port_id",
  "product_id",
  DATE,
  "country",
] as const satisfies readonly (OrderField | "country")[];

/** More than any desk reads in a month; what lies beyond is said. */
const MOST = 500;
/** As many as fit before a day says how many more there are. */
const SHOWN = 3;

type OrderRow = RowWith<RowNamed<typeof ORDERS>, typeof FIELDS>;

interface DatedOrder extends OrderHead {
  readonly id: string;
  readonly appointment_date: CalendarDate;
}

function headOf({ customer, ship, port, product, ...row }: OrderRow, day: CalendarDate): DatedOrder {
  return {
    ...row,
    country: row.country ?? "",
    appointment_date: day,
    customer: customer?.name ?? null,
    vessel: ship?.name ?? null,
    port: port?.name ?? null,
    product: product?.name ?? null,
  };
}

function useOrdersByDay(from: CalendarDate, to: CalendarDate, { port, unit }: PlanQuery) {
  const asked = useList(ORDERS, {
    fields: FIELDS,
    active: true,
    order: [[DATE, "asc"]],
    pagination: { page: 1, size: MOST },
    conditions: [
      { attribute: DATE, operator: ">=", value: from },
      { attribute: DATE, operator: "<=", value: to },
      ...(port === null ? [] : [{ attribute: PORT, operator: "=", value: port }]),
      ...(unit === null ? [] : [{ attribute: UNIT, operator: "=", value: unit }]),
    ],
  });
  const rows = asked.data?.attributes;
  const byDay = useMemo(() => {
    const days = new Map<CalendarDate, DatedOrder[]>();
    for (const row of rows ?? []) {
      const day = row.appointment_date;
      if (day !== null) days.set(day, [...(days.get(day) ?? []), headOf(row, day)]);
    }
    return days;
  }, [rows]);
  return { asked, byDay };
}

interface CalendarViewProps {
  readonly month: CalendarDate;
  readonly address: PlanQuery;
  readonly isNarrow: boolean;
}

export function CalendarView({ month, address, isNarrow }: CalendarViewProps) {
  const words = usePlannerWords();
  const weeks = useMemo(() => weeksOfMonth(month), [month]);
  const [from = month] = weeks[0] ?? [];
  const to = weeks.at(-1)?.at(-1) ?? month;
  const { asked, byDay } = useOrdersByDay(from, to, address);
  const [whole, setWhole] = useState<CalendarDate>();
  if (asked.isError && asked.data === undefined)
    return (
      <Card>
        <EmptyState title={errorText(asked.error)} />
      </Card>
    );
  const total = asked.data?.pagination?.total ?? 0;
  return (
    <>
      {whole !== undefined && (
        <DayDialog day={whole} orders={byDay.get(whole) ?? []} onClose={() => setWhole(undefined)} />
      )}
      {total > MOST && <p className={classes.quiet}>{say(words.calendar.most, { count: MOST })}</p>}
      {isNarrow ? (
        <NarrowMonth days={weeks.flat().filter((day) => day.startsWith(month.slice(0, 7)))} byDay={byDay} />
      ) : (
        <Month weeks={weeks} month={month} byDay={byDay} onWhole={setWhole} />
      )}
    </>
  );
}

type ByDay = ReadonlyMap<CalendarDate, readonly DatedOrder[]>;

interface MonthProps {
  readonly weeks: readonly (readonly CalendarDate[])[];
  readonly month: CalendarDate;
  readonly byDay: ByDay;
  readonly onWhole: (day: CalendarDate) => void;
}

function Month({ weeks, month, byDay, onWhole }: MonthProps) {
  const { today } = usePlan();
  const words = usePlannerWords().calendar;
  const named = useDayWords();
  return (
    <Card className={monthClasses.monthCard ?? ""}>
      <table
        className={monthClasses.monthTable}
        aria-label={say(words.label, { month: named.monthAndYear(month) })}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {named.longWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const orders = byDay.get(day) ?? [];
                return (
                  <td
                    key={day}
                    data-weekend={isWeekend(day) || undefined}
                    data-other={!day.startsWith(month.slice(0, 7)) || undefined}
                    aria-current={day === today ? "date" : undefined}
                  >
                    <span className={monthClasses.monthDay}>{named.day(day)}</span>
                    {orders.slice(0, orders.length > SHOWN + 1 ? SHOWN : SHOWN + 1).map((order) => (
                      <MonthOrder key={order.id} order={order} />
                    ))}
                    {orders.length > SHOWN + 1 && (
                      <button type="button" className={monthClasses.moreOrders} onClick={() => onWhole(day)}>
                        {say(words.more, { count: orders.length - SHOWN })}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function useOpenOrder() {
  const { board, open } = usePlan();
  return (order: DatedOrder) => {
    const waiting = board.unassigned.find(({ id }) => id === order.id);
    open({ kind: "order", order: { ...order, ...(waiting ? { waiting } : {}) } });
  };
}

function MonthOrder({ order }: { readonly order: DatedOrder }) {
  const openOrder = useOpenOrder();
  const word = useStatusWord();
  const text = [order.wocode, subjectOf(order), order.port, word(order.status)].filter(Boolean).join(" · ");
  return (
    <button
      type="button"
      className={monthClasses.monthOrder}
      data-phase={phaseOf(order.status)}
      title={text}
      aria-label={text}
      onClick={() => openOrder(order)}
    >
      <span className={monthClasses.monthSubject}>{subjectOf(order)}</span>
      <span>{word(order.status)}</span>
    </button>
  );
}

function NarrowMonth({ days, byDay }: { readonly days: readonly CalendarDate[]; readonly byDay: ByDay }) {
  const { today } = usePlan();
  const words = usePlannerWords();
  const named = useDayWords();
  const openOrder = useOpenOrder();
  const busy = days.filter((day) => byDay.has(day));
  if (busy.length === 0)
    return (
      <Card padded>
        <p className={classes.quiet}>{words.nothing}</p>
      </Card>
    );
  return (
    <div className={classes.dayList}>
      {busy.map((day) => (
        <Card key={day}>
          <section
            className={classes.oneDay}
            aria-label={named.whole(day)}
            data-today={day === today || undefined}
          >
            <div className={classes.oneDayHead}>
              <h2>
                {named.heading(day)}
                {day === today && <span className={classes.todayMark}>{words.today}</span>}
              </h2>
            </div>
            <OrderEntries orders={byDay.get(day) ?? []} onChoose={openOrder} />
          </section>
        </Card>
      ))}
    </div>
  );
}

interface OrderEntriesProps {
  readonly orders: readonly DatedOrder[];
  readonly onChoose: (order: DatedOrder) => void;
}

function OrderEntries({ orders, onChoose }: OrderEntriesProps) {
  return (
    <ul className={classes.dayEntries}>
      {orders.map((order) => (
        <li key={order.id}>
          <button type="button" className={classes.dayEntry} onClick={() => onChoose(order)}>
            <span className={classes.dayEntryName}>{order.wocode}</span>
            <OrderChip status={order.status} />
            <span>{[subjectOf(order), order.port].filter(Boolean).join(" · ")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DayDialogProps {
  readonly day: CalendarDate;
  readonly orders: readonly DatedOrder[];
  readonly onClose: () => void;
}

function DayDialog({ day, orders, onClose }: DayDialogProps) {
  const { shell } = useWords().app;
  const named = useDayWords();
  const openOrder = useOpenOrder();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={named.whole(day)}
      size={480}
      closeButtonProps={{ "aria-label": shell.close }}
    >
      <OrderEntries
        orders={orders}
        onChoose={(order) => {
          onClose();
          openOrder(order);
        }}
      />
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose}>
          {shell.close}
        </Button>
      </div>
    </Modal>
  );
}
