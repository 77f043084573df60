/** One ship: where it is and how it moves, since when that is known, and the order that it is here for. */
import { Button, Drawer } from "@mantine/core";
import type { ShipPosition } from "@plimsoll/domain/operation/geoposition-contract";
import type { words as english } from "@plimsoll/domain/operation/words/map-pages/en";
import { Link } from "react-router";
import { orderPath } from "#app/order-path";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { phasesOf } from "#record/status-phase";
import { DrawerHeader } from "#ui/drawer-header";
import { useFocusBack } from "#ui/focus-back";
import { StatusChip } from "#ui/status-chip";
import { useMapWords } from "./map-words.tsx";
import classes from "./maps.module.css";

interface ShipDrawerProps {
  readonly ship: ShipPosition;
  readonly onClose: () => void;
}

type PositionWords = (typeof english)["positions"];

/** In the largest unit that says something. */
export function ageText(words: PositionWords, at: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 60_000));
  if (minutes < 120) return sayCount(words.minutes, minutes);
  if (minutes < 2_880) return sayCount(words.hours, Math.floor(minutes / 60));
  return sayCount(words.days, Math.floor(minutes / 1_440));
}

export function ShipDrawer({ ship, onClose }: ShipDrawerProps) {
  useFocusBack();
  const words = useMapWords().positions;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={380}
      withCloseButton={false}
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      aria-label={ship.ship.name}
    >
      <DrawerHeader
        title={ship.ship.name}
        detail={[words.state[ship.state], ship.imo && `IMO ${ship.imo}`, ship.mmsi && `MMSI ${ship.mmsi}`]
          .filter(Boolean)
          .join(" · ")}
        onClose={onClose}
      />
      <Movement ship={ship} />
      <OrderOf ship={ship} />
    </Drawer>
  );
}

function Movement({ ship }: { readonly ship: ShipPosition }) {
  const words = useMapWords().positions;
  const numbers = useNumbers();
  const dates = useDates();
  const turn = ship.heading ?? ship.course;
  const seen = say(words.seen, {
    source: words.sources[ship.source],
    at: dates.moment(ship.at),
    age: ageText(words, ship.at),
  });
  return (
    <section className={classes.part}>
      <dl className={classes.facts}>
        <Fact
          name={words.heading}
          value={turn === null ? "—" : say(words.degrees, { degrees: numbers.format(turn) })}
        />
        <Fact
          name={words.speed}
          value={
            ship.speed === null ? "—" : say(words.knots, { speed: numbers.format(ship.speed, { scale: 1 }) })
          }
        />
        <Fact
          name={words.draught}
          value={
            ship.draught === null
              ? "—"
              : say(words.metres, { draught: numbers.format(ship.draught, { scale: 1 }) })
          }
        />
      </dl>
      <p>
        {ship.latitude} {ship.longitude}
      </p>
      <p className={classes.quiet}>{ship.source === "port" ? words.atPort : seen}</p>
      {ship.destination !== null && (
        <p>
          {words.destination} {ship.destination}
          {ship.eta !== null && ` · ${words.eta} ${dates.moment(ship.eta)}`}
        </p>
      )}
    </section>
  );
}

function OrderOf({ ship: { order } }: { readonly ship: ShipPosition }) {
  const words = useMapWords().positions;
  const { records } = useWords();
  if (order === null) return <p className={classes.quiet}>{words.noOrder}</p>;
  const { fields, choices } = records.work_order;
  const phase = phasesOf("work_order", "status")?.[order.status] ?? "planning";
  return (
    <section className={classes.part}>
      <p className={classes.line}>
        <b>{order.wocode}</b>
        <StatusChip phase={phase} label={choices.status[order.status]} />
      </p>
      <dl className={classes.rows}>
        {order.customer && <Fact name={fields.customer_id} value={order.customer.name} />}
        {order.product && <Fact name={fields.product_id} value={order.product.name} />}
        {order.port && <Fact name={fields.port_id} value={order.port.name} />}
      </dl>
      <div className={classes.actions}>
        {order.operation_id !== null && (
          <Button component={Link} to={`/operation/vessels/${order.operation_id}`}>
            {words.open}
          </Button>
        )}
        <Button component={Link} to={orderPath("ship", order.id)} variant="default">
          {words.openOrder}
        </Button>
      </div>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
