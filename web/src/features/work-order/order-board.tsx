/** The orders of the list as a board: a column for each phase, a card for each order. */
import { Skeleton } from "@mantine/core";
import { Link } from "react-router";
import { useDates } from "#i18n/formats";
import { orderPhase, phasesOf } from "#record/status-phase";
import type { ListView } from "#record/use-list-view";
import { PhaseDot } from "#ui/counted-tabs";
import { StatusChip } from "#ui/status-chip";
import { kindOf } from "./order.ts";
import board from "./order-board.module.css";
import { orderPath } from "./order-paths.ts";
import { useOrderWords } from "./order-words.tsx";
import { byPhase, type ShownOrder } from "./shown-orders.ts";
import { Coverage, useShownOrders } from "./use-shown-orders.tsx";
import classes from "./work-order.module.css";

const HEIGHT = 420;

export function OrderBoard({ view }: { readonly view: ListView }) {
  const words = useOrderWords();
  const shown = useShownOrders(view);
  if (shown.orders === undefined) return shown.problem ?? <Skeleton height={HEIGHT} radius="md" />;
  return (
    <>
      <Coverage {...shown} />
      <div className={board.board}>
        {byPhase(shown.orders).map(({ phase, orders }) => (
          <section key={phase} className={board.column} aria-label={words.phases[phase]}>
            <h2>
              <PhaseDot phase={orderPhase(phase)} />
              {words.phases[phase]} <span className={classes.quiet}>{orders.length}</span>
            </h2>
            <ul>
              {orders.map((order) => (
                <OrderCard key={order.id} order={order} view={view} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function OrderCard({ order, view }: { readonly order: ShownOrder; readonly view: ListView }) {
  const dates = useDates();
  const status = String(order.status);
  const name = order.ship?.name ?? order.convoy_name ?? order.wocode;
  const facts = [order.customer?.name, order.port?.name].filter(Boolean).join(" · ");
  return (
    <li className={board.orderCard}>
      <Link to={orderPath(kindOf(order), order.id)}>{name}</Link>
      <span className={classes.quiet}>{name === order.wocode ? "" : order.wocode}</span>
      <span>{facts}</span>
      <span className={board.cardFoot}>
        <StatusChip
          phase={phasesOf("work_order", "status")?.[status] ?? "planning"}
          label={view.labels.field("status").choices?.[status] ?? status}
        />
        {order.appointment_date !== null && <time>{dates.date(order.appointment_date)}</time>}
      </span>
    </li>
  );
}
