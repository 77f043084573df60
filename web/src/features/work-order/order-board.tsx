/** The orders of the list as a board: a column for each phase, a card for each order. */
import { Skeleton } from "@mantine/core";
import { useDates } from "#i18n/formats";
import { orderPhase, phasesOf } from "#record/status-phase";
import { Coverage } from "#record/use-all-rows";
import type { ListView } from "#record/use-list-view";
import { Board, BoardCard } from "#ui/board";
import { StatusChip } from "#ui/status-chip";
import { kindOf } from "./order.ts";
import { orderPath } from "./order-paths.ts";
import { useOrderWords } from "./order-words.tsx";
import { byPhase, type ShownOrder } from "./shown-orders.ts";
import { useShownOrders } from "./use-shown-orders.ts";

const HEIGHT = 420;

export function OrderBoard({ view }: { readonly view: ListView }) {
  const words = useOrderWords();
  const shown = useShownOrders(view);
  if (shown.rows === undefined) return shown.problem ?? <Skeleton height={HEIGHT} radius="md" />;
  return (
    <>
      <Coverage {...shown} />
      <Board
        columns={byPhase(shown.rows).map(({ phase, orders }) => ({
          key: phase,
          label: words.phases[phase],
          phase: orderPhase(phase),
          cards: orders.map((order) => <OrderCard key={order.id} order={order} view={view} />),
        }))}
      />
    </>
  );
}

function OrderCard({ order, view }: { readonly order: ShownOrder; readonly view: ListView }) {
  const dates = useDates();
  const status = String(order.status);
  const name = order.ship?.name ?? order.convoy_name ?? order.wocode;
  const facts = [order.customer?.name, order.port?.name].filter(Boolean).join(" · ");
  const foot = (
    <>
      <StatusChip
        phase={phasesOf("work_order", "status")?.[status] ?? "planning"}
        label={view.labels.field("status").choices?.[status] ?? status}
      />
      {order.appointment_date !== null && <time>{dates.date(order.appointment_date)}</time>}
    </>
  );
  return (
    <BoardCard
      title={name}
      to={orderPath(kindOf(order), order.id)}
      code={name === order.wocode ? "" : order.wocode}
      foot={foot}
    >
      <span>{facts}</span>
    </BoardCard>
  );
}
