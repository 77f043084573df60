/** The orders by port: a marker, or the same port in the list beside the map, opens its orders. */

import { Anchor, Skeleton, VisuallyHidden } from "@mantine/core";
import type { OrderKind } from "@plimsoll/domain/commercial/order-kind";
import type { PortFigures } from "@plimsoll/domain/work-order/output";
import { PHASES } from "@plimsoll/domain/work-order/status";
import { CloudOff, MapPinOff } from "lucide-react";
import { useMemo } from "react";
import { useCurrent } from "#app/client-state";
import { errorText } from "#app/error-text";
import { say, sayCount } from "#i18n/say";
import { MapView } from "#maps/map-view";
import { orderPhase } from "#record/status-phase";
import { Coverage } from "#record/use-all-rows";
import type { ListView } from "#record/use-list-view";
import { useCall } from "#rpc/hooks";
import { Card, CardTitle } from "#ui/card";
import { PhaseDot } from "#ui/counted-tabs";
import { EmptyState } from "#ui/empty-state";
import { ORDERS } from "./order.ts";
import type { OrderField } from "./order-model.ts";
import { useOrderWords } from "./order-words.tsx";
import { portsOf } from "./shown-orders.ts";
import { useShownOrders } from "./use-shown-orders.ts";
import classes from "./work-order.module.css";

const PORT = "port_id" satisfies OrderField;
/** Wide enough to see a continent; the ports stand beside it. */
const HEIGHT = 520;

interface OrderMapProps {
  readonly view: ListView;
  readonly kind: OrderKind | undefined;
}

export function OrderMap({ view, kind }: OrderMapProps) {
  const words = useOrderWords().map;
  const { query, country, go, labels } = view;
  const asked = useCall(
    { ...ORDERS, action: "ports", attributes: { ...(kind ? { kind } : {}), country } },
    // As the other maps: what stands on the screen is at most five minutes old.
    { refetchInterval: 300_000 },
  );
  useCurrent(kind === "fob" ? { mapFilters: { ...query.filters } } : {});
  const shown = useShownOrders(view);
  const ports = useMemo(
    () => portsOf(shown.rows ?? [], asked.data?.attributes ?? []),
    [asked.data, shown.rows],
  );
  const count = (orders: number) => sayCount(words.count, orders);
  const items = useMemo(
    () =>
      ports.map(({ port_id: id, name, latitude, longitude, orders }) => ({
        id,
        label: name,
        detail: sayCount(words.count, orders),
        latitude,
        longitude,
      })),
    [ports, words],
  );
  const open = (id: string) =>
    go({
      shown: "rows",
      filters: { ...query.filters, [PORT]: { kind: "any", values: [id] } },
    });
  if (shown.problem !== undefined) return shown.problem;
  if (asked.isError && asked.data === undefined) {
    return (
      <Card>
        <EmptyState title={errorText(asked.error)} icon={CloudOff} />
      </Card>
    );
  }
  if (asked.data === undefined || shown.rows === undefined) return <Skeleton height={HEIGHT} radius="md" />;
  if (ports.length === 0) {
    return (
      <Card>
        <EmptyState title={words.empty} icon={MapPinOff} />
      </Card>
    );
  }
  return (
    <div className={classes.mapPage}>
      <MapView
        label={say(words.label, { items: labels.plural })}
        items={items}
        height={HEIGHT}
        onSelect={open}
      />
      <Card padded>
        <CardTitle>{words.ports}</CardTitle>
        <Coverage {...shown} />
        <p className={classes.quiet}>{words.hint}</p>
        <ul className={classes.ports}>
          {ports.map((port) => (
            <li key={port.port_id}>
              <Anchor component="button" type="button" onClick={() => open(port.port_id)}>
                {port.name}
              </Anchor>
              <span className={classes.quiet}>{count(port.orders)}</span>
              <PortPhases port={port} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Dots with figures: which phases the orders of a port are in. */
function PortPhases({ port }: { readonly port: PortFigures }) {
  const words = useOrderWords();
  return (
    <span className={classes.portPhases}>
      {PHASES.filter((phase) => port.phases[phase] > 0).map((phase) => (
        <span key={phase} className={classes.portPhase} title={words.phases[phase]}>
          <PhaseDot phase={orderPhase(phase)} />
          <span aria-hidden>{port.phases[phase]}</span>
          <VisuallyHidden>{`${words.phases[phase]}: ${port.phases[phase]}`}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
