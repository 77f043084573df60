/** Numbers, chips and short lists that the dashboard and the control panel share. */

import type { Summary } from "@plimsoll/domain/work-order/output";
import { ORDER_STATUSES, type OrderStatus, PHASE_OF, type Phase } from "@plimsoll/domain/work-order/status";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { orderPath } from "#app/order-path";
import { useDates, useNumbers } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { Card, CardTitle } from "#ui/card";
import { StatusChip } from "#ui/status-chip";
import classes from "./dashboard.module.css";
import { useDashboardWords } from "./dashboard-words.tsx";
import { KindLink } from "./kind-link.tsx";
import { type OrderQuestion, proposalPath } from "./list-behind.ts";

export function OrderChip({ status }: { readonly status: OrderStatus }) {
  const { choices } = useWords().records.work_order;
  return (
    <StatusChip
      phase={phasesOf("work_order", "status")?.[status] ?? "planning"}
      label={choices.status[status]}
    />
  );
}

/** "1 order", "12 orders", in the reader's language and with the reader's separators. */
export function useOrderCount(): (count: number) => string {
  const words = useDashboardWords();
  const numbers = useNumbers();
  return (count) => sayCount(words.orders, count, { count: numbers.format(count) });
}

interface OrderNumberProps {
  readonly count: number;
  readonly question: OrderQuestion;
  /** What is counted: "Planning, Santos". */
  readonly what: string;
  readonly isAtLeast?: boolean;
}

/** A number that opens what it counts; zero opens nothing. */
export function OrderNumber({ count, question, what, isAtLeast = false }: OrderNumberProps) {
  const numbers = useNumbers();
  const countText = useOrderCount();
  const text = `${numbers.format(count)}${isAtLeast ? "+" : ""}`;
  if (count === 0) return <span className={classes.zero}>{text}</span>;
  return (
    <KindLink question={question} label={`${what}: ${countText(count)}`}>
      {text}
    </KindLink>
  );
}

interface SheetProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ title, aside, wide = false, children }: SheetProps) {
  return (
    <Card padded className={`${classes.sheet} ${wide ? classes.wide : ""}`}>
      <div className={classes.sheetHead}>
        <CardTitle>{title}</CardTitle>
        {aside}
      </div>
      {children}
    </Card>
  );
}

/** Planned for a day that has passed, and not begun: the longest overdue first. */
export function LateOrders({ summary }: { readonly summary: Summary }) {
  const words = useDashboardWords();
  const { fields } = useWords().records.work_order;
  const dates = useDates();
  const numbers = useNumbers();
  const { total, total_is, orders } = summary.late;
  const days = (count: number) => sayCount(words.daysLate, count, { count: numbers.format(count) });
  const number = (
    <OrderNumber
      count={total}
      isAtLeast={total_is === "at_least"}
      question={{ lateOn: summary.today }}
      what={words.late}
    />
  );
  return (
    <Sheet title={words.late} aside={number}>
      {orders.length === 0 ? (
        <p className={classes.quiet}>{words.noneLate}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
        <div className={classes.scroller} tabIndex={0}>
          <table className={classes.table} aria-label={words.late}>
            <thead>
              <tr>
                <th scope="col">{fields.wocode}</th>
                <th scope="col">{fields.customer_id}</th>
                <th scope="col">{fields.port_id}</th>
                <th scope="col">{fields.appointment_date}</th>
                <th scope="col">{words.delay}</th>
                <th scope="col">{fields.status}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.id}>
                  <th scope="row">
                    <Link to={orderPath(order.kind, order.id)}>{order.wocode}</Link>
                  </th>
                  <td>{order.customer}</td>
                  <td>{order.port}</td>
                  <td>{dates.date(order.appointment_date)}</td>
                  <td className={classes.late}>{days(order.days)}</td>
                  <td>
                    <OrderChip status={order.status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}

/** Proposals that run out within days, the next first. */
export function ExpiringProposals({ proposals }: { readonly proposals: NonNullable<Summary["proposals"]> }) {
  const words = useDashboardWords();
  const { fields } = useWords().records.proposal;
  const dates = useDates();
  if (proposals.expiring.length === 0) return <p className={classes.quiet}>{words.noneExpiring}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, by keyboard too
    <div className={classes.scroller} tabIndex={0}>
      <table className={classes.table} aria-label={words.expiring}>
        <thead>
          <tr>
            <th scope="col">{fields.propcode}</th>
            <th scope="col">{fields.customer_id}</th>
            <th scope="col">{fields.expiration_date}</th>
          </tr>
        </thead>
        <tbody>
          {proposals.expiring.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={proposalPath(one.id)}>{one.propcode}</Link>
              </th>
              <td>{one.customer}</td>
              <td>{dates.date(one.expiration_date)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Statuses of a phase that have orders, in the order they come in. */
export function busyStatuses(summary: Summary, phase: Phase): OrderStatus[] {
  return ORDER_STATUSES.filter(
    (status) => PHASE_OF[status] === phase && (summary.by_status[status] ?? 0) > 0,
  );
}
