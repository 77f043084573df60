/** Where the ships are: a map and a list under one filter, refreshed every five minutes and when somebody moves one. */
import { Button, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { fold } from "@plimsoll/domain/kernel/fold";
import { SHIP_STATES } from "@plimsoll/domain/operation/geoposition";
import type { ShipPosition } from "@plimsoll/domain/operation/geoposition-contract";
import { CloudOff, MapPin, RefreshCw, Ship } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useMay } from "#app/session";
import { useDates, useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { ClusterMap } from "#maps/cluster-map";
import { shipIcon } from "#maps/ship-icon";
import { useCall } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { calmStatus } from "#ui/status-label";
import { MapFilterFields } from "./map-filter-fields.tsx";
import { choicesOf, type MapFilters, useMapFilters } from "./map-filters.ts";
import { useMapWords, WithMapWords } from "./map-words.tsx";
import classes from "./maps.module.css";
import { PositionDialog } from "./position-dialog.tsx";
import { ageText, ShipDrawer } from "./ship-drawer.tsx";

/** A receiver tells more often; what stands on a screen is at most so old. */
const REFRESH_MS = 300_000;
/** Lines of the list; more are found by searching. */
const LISTED = 200;
const MAP_HEIGHT = 620;
const NARROW_HEIGHT = 360;

export function GeopositionPage() {
  return (
    <WithMapWords>
      <Geoposition />
    </WithMapWords>
  );
}

function Geoposition() {
  const words = useMapWords().positions;
  const title = useRouteTitle() ?? "";
  const dates = useDates();
  const may = useMay();
  const [isEntering, setEntering] = useState(false);
  const asked = useCall(
    { service: "geoposition", type: "default", action: "list", attributes: {} },
    { refetchInterval: REFRESH_MS, dependsOn: [{ service: "workorder", type: "work_order" }] },
  );
  const ships = asked.data?.attributes;
  const mayPost = may({ service: "geoposition", role: "default", permission: "create" });
  return (
    <Page
      title={title}
      detail={
        asked.dataUpdatedAt > 0 &&
        say(words.refreshed, { time: dates.moment(new Date(asked.dataUpdatedAt).toISOString()).slice(-5) })
      }
      actions={
        <>
          <Button
            variant="default"
            loading={asked.isFetching}
            leftSection={<RefreshCw size={16} aria-hidden />}
            onClick={() => void asked.refetch()}
          >
            {words.refresh}
          </Button>
          {mayPost && (
            <Button leftSection={<MapPin size={16} aria-hidden />} onClick={() => setEntering(true)}>
              {words.enter}
            </Button>
          )}
        </>
      }
    >
      {isEntering && <PositionDialog ships={ships ?? []} onClose={() => setEntering(false)} />}
      {ships !== undefined ? (
        <Positions ships={ships} />
      ) : asked.isError ? (
        <Card>
          <EmptyState icon={CloudOff} title={words.failed} text={errorText(asked.error)} />
        </Card>
      ) : (
        <Skeleton height={MAP_HEIGHT} radius="md" />
      )}
    </Page>
  );
}

function Positions({ ships }: { readonly ships: readonly ShipPosition[] }) {
  const words = useMapWords().positions;
  const { records } = useWords();
  const statusNames: Readonly<Record<string, string>> = records.work_order.choices.status;
  const [filters, setFilters] = useMapFilters("geoposition");
  const [selected, setSelected] = useState<string | null>(null);
  const narrowedBy = useDeferredValue(filters);
  const shown = useMemo(() => ships.filter((one) => fits(one, narrowedBy)), [ships, narrowedBy]);
  const close = useCallback(() => setSelected(null), []);
  const ship = selected === null ? undefined : ships.find((one) => one.ship.id === selected);
  const statuses = [...new Set(ships.flatMap(({ order }) => (order ? [order.status] : [])))];
  if (ships.length === 0)
    return (
      <Card>
        <EmptyState icon={Ship} title={words.noneAtAll} />
      </Card>
    );
  return (
    <>
      <MapFilterFields
        filters={filters}
        onChange={setFilters}
        labels={{
          search: words.search,
          statuses: words.allStatuses,
          customers: words.allCustomers,
          products: words.allProducts,
        }}
        statuses={statuses.map((value) => ({ value, label: calmStatus(statusNames[value] ?? value) }))}
        customers={choicesOf(ships.map(({ order }) => order?.customer))}
        products={choicesOf(ships.map(({ order }) => order?.product))}
      />
      <div className={classes.split}>
        <ShipMap ships={shown} selected={selected} onSelect={setSelected} />
        <ShipList ships={shown} selected={selected} onSelect={setSelected} />
      </div>
      {ship && <ShipDrawer ship={ship} onClose={close} />}
    </>
  );
}

function fits(
  { ship, imo, mmsi, order }: ShipPosition,
  { status, customer, product, search }: MapFilters,
): boolean {
  if (status !== null && order?.status !== status) return false;
  if (customer !== null && order?.customer?.id !== customer) return false;
  if (product !== null && order?.product?.id !== product) return false;
  const words = fold(search).split(/\s+/);
  const text = fold([ship.name, imo, mmsi, order?.wocode].join(" "));
  return words.every((word) => text.includes(word));
}

interface Chosen {
  readonly ships: readonly ShipPosition[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

function ShipMap({ ships, selected, onSelect }: Chosen) {
  const words = useMapWords().positions;
  const isNarrow = useMediaQuery("(max-width: 61.99em)", false, { getInitialValueInEffect: false });
  const trail = useTrail(selected);
  const points = useMemo(
    () =>
      ships.map((one) => ({
        id: one.ship.id,
        latitude: Number(one.latitude),
        longitude: Number(one.longitude),
        done: one.state === "alongside" ? 1 : 0,
        of: 1,
        label: one.ship.name,
        detail: words.state[one.state],
        state: one.state,
        turn: turnOf(one),
        isFramed: one.order !== null,
      })),
    [ships, words],
  );
  return (
    <div>
      <ClusterMap
        label={words.map}
        points={points}
        height={isNarrow ? NARROW_HEIGHT : MAP_HEIGHT}
        selected={selected}
        onSelect={onSelect}
        iconOf={(point, isSelected) => shipIcon(point.state, point.turn, isSelected)}
        groupLabel={(count) => sayCount(words.groupOf, count)}
        trail={trail}
      />
      <Legend ships={ships} />
    </div>
  );
}

/** By its bow; where it does not say, by the way it goes, while it goes. */
function turnOf({ heading, course, speed }: ShipPosition): number | null {
  if (heading !== null) return Number(heading);
  return course !== null && Number(speed ?? 0) > 0.5 ? Number(course) : null;
}

const NO_WAY: readonly (readonly [number, number])[] = [];

function useTrail(selected: string | null): readonly (readonly [number, number])[] {
  const { data } = useCall(
    { service: "geoposition", type: "default", action: "trail", attributes: { ship_id: selected ?? "" } },
    { enabled: selected !== null, keepPrevious: false },
  );
  const points = data?.attributes;
  return useMemo(
    () => points?.map((one) => [Number(one.latitude), Number(one.longitude)] as const) ?? NO_WAY,
    [points],
  );
}

function Legend({ ships }: { readonly ships: readonly ShipPosition[] }) {
  const words = useMapWords().positions;
  const numbers = useNumbers();
  return (
    <ul className={classes.legend}>
      {SHIP_STATES.map((state) => (
        <li key={state}>
          <ShipKey state={state} /> {words.states[state]}{" "}
          <b>{numbers.format(ships.filter((one) => one.state === state).length)}</b>
        </li>
      ))}
      <li>{words.group}</li>
    </ul>
  );
}

function ShipKey({ state }: { readonly state: ShipPosition["state"] }) {
  return (
    <svg
      className={classes.shipKey}
      viewBox="0 0 24 24"
      width={18}
      height={18}
      data-state={state}
      aria-hidden
    >
      <path d="M12 2C15.5 5 17 8 17 11.5V21H7V11.5C7 8 8.5 5 12 2Z" />
    </svg>
  );
}

function ShipList({ ships, selected, onSelect }: Chosen) {
  const words = useMapWords().positions;
  return (
    <section className={classes.list} aria-label={words.list}>
      <h2>{sayCount(words.count, ships.length)}</h2>
      {ships.length === 0 && <p className={classes.quiet}>{words.none}</p>}
      <ul>
        {ships.slice(0, LISTED).map((one) => (
          <li key={one.ship.id}>
            <button
              type="button"
              aria-pressed={one.ship.id === selected}
              onClick={() => onSelect(one.ship.id)}
            >
              <span className={classes.line}>
                <b>{one.ship.name}</b>
                <span>{one.source === "port" ? words.sources.port : ageText(words, one.at)}</span>
              </span>
              <span className={classes.quiet}>
                {[words.state[one.state], one.order?.wocode, one.order?.port?.name]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
