/** Road orders on the map: where their trucks are loaded and how far each place is, beside the list, under one filter. */
import { Anchor, Button, SegmentedControl, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { compare, sum } from "@plimsoll/domain/kernel/decimal";
import { fold } from "@plimsoll/domain/kernel/fold";
import type { MapOrder, MapPlace } from "@plimsoll/domain/operation/truck-contract";
import { addCounts, NO_TRUCKS, percentOf, shareLoaded } from "@plimsoll/domain/operation/truck-progress";
import { CloudOff, MapPinned, RefreshCw } from "lucide-react";
import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { errorText } from "#app/error-text";
import { Page } from "#app/page";
import { useRouteTitle } from "#app/route-words";
import { useNumbers } from "#i18n/formats";
import { say, sayCount } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { NoPlace } from "#maps/mini-map";
import { useCall, usePublicConfig } from "#rpc/hooks";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { FobOrderList, FobPlaceList } from "./fob-lists.tsx";
import { FobPlaceMap, type PlacedLoad } from "./fob-place-map.tsx";
import { MapFilterFields } from "./map-filter-fields.tsx";
import { choicesOf, type MapFilters, useMapFilters } from "./map-filters.ts";
import { useMapWords, WithMapWords } from "./map-words.tsx";
import classes from "./maps.module.css";

const PATHS = { progress: "/services/wosfob/progress_map", local: "/services/wosfob/local_map" } as const;
const REFRESH_MS = 300_000;
const MAP_HEIGHT = 620;
const NARROW_HEIGHT = 360;

export function FobMapPage() {
  return (
    <WithMapWords>
      <FobMap />
    </WithMapWords>
  );
}

function FobMap() {
  const words = useMapWords().fob;
  const title = useRouteTitle() ?? "";
  const { pathname } = useLocation();
  const mode = pathname.endsWith("local_map") ? "local" : "progress";
  const asked = useCall(
    { service: "service", type: "truck", action: "map", attributes: {} },
    { refetchInterval: REFRESH_MS },
  );
  const shown = asked.data?.attributes;
  return (
    <Page
      title={title}
      actions={
        <>
          <Modes mode={mode} />
          <Button
            variant="default"
            loading={asked.isFetching}
            leftSection={<RefreshCw size={16} aria-hidden />}
            onClick={() => void asked.refetch()}
          >
            {words.refresh}
          </Button>
        </>
      }
    >
      {shown !== undefined ? (
        <Shown orders={shown.orders} places={shown.places} mode={mode} />
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

/** What is programmed stands in another application, where the installation has one. */
function Modes({ mode }: { readonly mode: "progress" | "local" }) {
  const words = useMapWords().fob;
  const { shell } = useWords().app;
  const navigate = useNavigate();
  const programmed = usePublicConfig()?.links.fob_programmed;
  return (
    <>
      <SegmentedControl
        aria-label={words.shown}
        value={mode}
        data={[
          { value: "progress", label: words.progress },
          { value: "local", label: words.local },
        ]}
        onChange={(value) => void navigate(PATHS[value])}
      />
      {programmed !== undefined && (
        <Anchor
          href={programmed}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${words.programmed} (${shell.newTab})`}
        >
          {words.programmed}
        </Anchor>
      )}
    </>
  );
}

interface ShownProps {
  readonly orders: readonly MapOrder[];
  readonly places: readonly MapPlace[];
  readonly mode: "progress" | "local";
}

function Shown({ orders, places, mode }: ShownProps) {
  const words = useMapWords().fob;
  const [filters, setFilters] = useMapFilters("fob");
  const [selected, setSelected] = useState<string | null>(null);
  const isNarrow = useMediaQuery("(max-width: 61.99em)", false, { getInitialValueInEffect: false });
  const left = useMemo(() => orders.filter((one) => fits(one, filters)), [orders, filters]);
  const loads = useMemo(() => loadsOf(places, left), [places, left]);
  const lost = loads.filter(({ place }) => place.latitude === null || place.longitude === null);
  return (
    <>
      <MapFilterFields
        filters={filters}
        onChange={setFilters}
        labels={{ search: words.ordersTitle, customers: words.allCustomers, products: words.allProducts }}
        customers={choicesOf(orders.map(({ customer }) => customer))}
        products={choicesOf(orders.map(({ product }) => product))}
      />
      {left.length === 0 ? (
        <Card>
          <EmptyState icon={MapPinned} title={words.none} />
        </Card>
      ) : (
        <>
          <Figures orders={left} loads={loads} />
          <div className={classes.split}>
            <div>
              <FobPlaceMap
                loads={loads}
                mode={mode}
                height={isNarrow ? NARROW_HEIGHT : MAP_HEIGHT}
                selected={selected}
                onSelect={setSelected}
              />
              {lost.map(({ place }) => (
                <NoPlace key={`${place.kind}${place.id}`} item={place.name} />
              ))}
            </div>
            {mode === "progress" ? (
              <FobOrderList orders={left} />
            ) : (
              <FobPlaceList loads={loads} selected={selected} onSelect={setSelected} />
            )}
          </div>
        </>
      )}
    </>
  );
}

function fits({ wocode, customer, product }: MapOrder, filters: MapFilters): boolean {
  if (filters.customer !== null && customer?.id !== filters.customer) return false;
  if (filters.product !== null && product?.id !== filters.product) return false;
  const text = fold([wocode, customer?.name, product?.name].join(" "));
  return fold(filters.search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What the orders that are left have at each place. */
function loadsOf(places: readonly MapPlace[], orders: readonly MapOrder[]): PlacedLoad[] {
  const ids = new Set(orders.map(({ id }) => id));
  return places.flatMap((place) => {
    const loads = place.loads.filter((one) => ids.has(one.order_id));
    if (loads.length === 0) return [];
    const trucks = loads.map((one) => one.trucks).reduce(addCounts, NO_TRUCKS);
    return [{ key: `${place.kind}${place.id}`, place, trucks, share: shareLoaded(trucks) }];
  });
}

function Figures({
  orders,
  loads,
}: {
  readonly orders: readonly MapOrder[];
  readonly loads: readonly PlacedLoad[];
}) {
  const words = useMapWords().fob;
  const numbers = useNumbers();
  const loaded = sum(orders.map((one) => one.loaded));
  const planned = sum(orders.flatMap(({ expected }) => (expected === null ? [] : [expected])));
  const percent = compare(planned, "0") > 0 ? percentOf(loaded, planned) : null;
  const tonnes = (weight: string) => numbers.format(weight, { scale: 0 });
  return (
    <p className={classes.figures}>
      {say(words.figures, {
        places: sayCount(words.places, loads.filter(({ place }) => place.kind !== "terminal").length),
        orders: sayCount(words.orders, orders.length),
        loaded: tonnes(loaded),
        planned: tonnes(planned),
      })}
      {percent !== null && <b> {say(words.figuresPercent, { percent })}</b>}
    </p>
  );
}
