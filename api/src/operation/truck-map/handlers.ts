/** Trucks by the places where they are loaded and the terminals that they go to. */
import { TRUCK_STATES } from "@plimsoll/domain/operation/pages/truck";
import type { MapOrder, MapPlace } from "@plimsoll/domain/operation/truck-contract";
import {
  addCounts,
  NO_TRUCKS,
  percentOf,
  shareLoaded,
  type TruckCounts,
  tonnesOf,
} from "@plimsoll/domain/operation/truck-progress";
import { selectRows } from "#record/list";
import type { Call } from "#rpc/call";
import { type LoadRow, loadsOf } from "./store.ts";

export const truckMapHandlers = {
  async map(call: Call): Promise<{ orders: MapOrder[]; places: MapPlace[] }> {
    const rows = await selectRows(call, call.app.catalog.get("truck"), {});
    const loads = await loadsOf(call.db, rows, call.locale);
    const orders = grouped(loads, ({ order }) => order.id).map(orderOf);
    const places = grouped(
      loads.filter(({ place }) => place !== null),
      ({ place }) => place?.id ?? "",
    ).map((group) => placeOf(group, "place"));
    const terminals = grouped(
      loads.filter(({ terminal }) => terminal !== null),
      ({ terminal }) => terminal?.id ?? "",
    ).map((group) => placeOf(group, "terminal"));
    return { orders, places: [...places, ...terminals] };
  },
};

function grouped(loads: readonly LoadRow[], by: (load: LoadRow) => string): LoadRow[][] {
  const groups = new Map<string, LoadRow[]>();
  for (const load of loads) groups.set(by(load), [...(groups.get(by(load)) ?? []), load]);
  return [...groups.values()];
}

/** A state without trucks has no row. */
const countsOf = (told: LoadRow["trucks"]): TruckCounts =>
  Object.fromEntries(TRUCK_STATES.map((state) => [state, told[state] ?? 0])) as TruckCounts;

const countsOfAll = (loads: readonly LoadRow[]) =>
  loads.map(({ trucks }) => countsOf(trucks)).reduce(addCounts, NO_TRUCKS);

function orderOf(loads: readonly LoadRow[]): MapOrder {
  const { order } = loads[0] as LoadRow;
  const loaded = tonnesOf(loads.map(({ net }) => net));
  return { ...order, loaded, percent: percentOf(loaded, order.expected), trucks: countsOfAll(loads) };
}

function placeOf(loads: readonly LoadRow[], which: "place" | "terminal"): MapPlace {
  const { place, terminal } = loads[0] as LoadRow;
  const shown =
    which === "place" && place
      ? place
      : {
          id: "",
          name: "",
          latitude: null,
          longitude: null,
          ...terminal,
          kind: "terminal" as const,
          is_of_shipper: false,
          shipper: null,
        };
  return {
    ...shown,
    loads: grouped(loads, ({ order }) => order.id).map((ofOrder) => {
      const trucks = countsOfAll(ofOrder);
      return { order_id: (ofOrder[0] as LoadRow).order.id, trucks, share: shareLoaded(trucks) };
    }),
  };
}
