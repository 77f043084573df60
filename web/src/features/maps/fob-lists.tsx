/** Beside the map: the orders with their trucks by state, or the places with what is there. */
import type { TruckState } from "@plimsoll/domain/operation/pages/truck";
import type { MapOrder } from "@plimsoll/domain/operation/truck-contract";
import type { TruckCounts } from "@plimsoll/domain/operation/truck-progress";
import { Link } from "react-router";
import { orderPath } from "#app/order-path";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { type PlacedLoad, trucksOf } from "./fob-place-map.tsx";
import { useMapWords } from "./map-words.tsx";
import classes from "./maps.module.css";

const GROUPS = ["delivered", "road", "loading", "gate", "programmed", "refused"] as const;
type Group = (typeof GROUPS)[number];

const STATES_OF: Readonly<Record<Group, readonly TruckState[]>> = {
  delivered: ["delivered"],
  road: ["dispatched"],
  loading: ["loading", "loaded"],
  gate: ["arrived", "classified"],
  programmed: ["programmed"],
  refused: ["refused"],
};

const countOf = (trucks: TruckCounts, group: Group) =>
  STATES_OF[group].reduce((all, state) => all + trucks[state], 0);

function useCountText() {
  const words = useMapWords().fob;
  return (trucks: TruckCounts) =>
    GROUPS.flatMap((group) => {
      const count = countOf(trucks, group);
      return count === 0 ? [] : [sayCount(words[`${group}Count`], count)];
    }).join(" · ");
}

export function FobOrderList({ orders }: { readonly orders: readonly MapOrder[] }) {
  const words = useMapWords().fob;
  const numbers = useNumbers();
  const text = useCountText();
  return (
    <section className={classes.list} aria-label={words.ordersTitle}>
      <h2>{sayCount(words.orders, orders.length)}</h2>
      <ul>
        {orders.map((one) => (
          <li key={one.id} className={classes.order}>
            <span className={classes.line}>
              <Link to={orderPath("fob", one.id)}>{one.wocode}</Link>
              {one.percent !== null && <b>{say(words.percent, { percent: one.percent })}</b>}
            </span>
            <span className={classes.line}>
              <span className={classes.quiet}>
                {[one.product?.name, one.customer?.name].filter(Boolean).join(" · ")}
              </span>
              <span className={classes.quiet}>
                {say(words.loaded, {
                  loaded: numbers.format(one.loaded, { scale: 0 }),
                  planned: numbers.format(one.expected, { scale: 0 }),
                })}
              </span>
            </span>
            <StateBar trucks={one.trucks} />
            <span className={classes.quiet}>{text(one.trucks)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words below it say the same. */
function StateBar({ trucks }: { readonly trucks: TruckCounts }) {
  return (
    <span className={classes.bar} aria-hidden>
      {GROUPS.map((group) => (
        <span key={group} data-group={group} style={{ flexGrow: countOf(trucks, group) }} />
      ))}
    </span>
  );
}

interface FobPlaceListProps {
  readonly loads: readonly PlacedLoad[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

export function FobPlaceList({ loads, selected, onSelect }: FobPlaceListProps) {
  const words = useMapWords().fob;
  const text = useCountText();
  return (
    <section className={classes.list} aria-label={words.placesTitle}>
      <h2>{words.placesTitle}</h2>
      <ul>
        {loads.map(({ key, place, trucks }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === selected} onClick={() => onSelect(key)}>
              <span className={classes.line}>
                <b>{place.name}</b>
                <span>{sayCount(words.trucks, trucksOf(trucks))}</span>
              </span>
              <span className={classes.quiet}>
                {[
                  place.kind === "terminal" ? words.terminal : words.place,
                  place.shipper !== null &&
                    place.kind !== "shipper" &&
                    say(words.shipper, { name: place.shipper }),
                  place.is_of_shipper && words.shipperPlace,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <span className={classes.quiet}>{text(trucks)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
