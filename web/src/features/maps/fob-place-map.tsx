/** Places where trucks are loaded, as rings in ten fill levels; terminals as squares with what is there and on its way. */
import type { MapPlace } from "@plimsoll/domain/operation/truck-contract";
import type { TruckCounts, TruckShare } from "@plimsoll/domain/operation/truck-progress";
import { useMemo } from "react";
import { useNumbers } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { ClusterMap } from "#maps/cluster-map";
import { fillLevel } from "#maps/fill-level";
import { placeIcon } from "#maps/place-icon";
import { useMapWords } from "./map-words.tsx";
import classes from "./maps.module.css";

export interface PlacedLoad {
  readonly key: string;
  readonly place: MapPlace;
  readonly trucks: TruckCounts;
  readonly share: TruckShare;
}

export const trucksOf = (trucks: TruckCounts) => Object.values(trucks).reduce((all, one) => all + one, 0);

interface FobPlaceMapProps {
  readonly loads: readonly PlacedLoad[];
  readonly mode: "progress" | "local";
  readonly height: number;
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

const percent = ({ done, of }: { readonly done: number; readonly of: number }) =>
  of === 0 ? 0 : Math.floor((done / of) * 100);

export function FobPlaceMap({ loads, mode, height, selected, onSelect }: FobPlaceMapProps) {
  const words = useMapWords().fob;
  const numbers = useNumbers();
  const points = useMemo(
    () =>
      loads.flatMap(({ key, place, trucks, share }) =>
        place.latitude === null || place.longitude === null
          ? []
          : [
              {
                id: key,
                latitude: Number(place.latitude),
                longitude: Number(place.longitude),
                // What a terminal receives was counted where it was loaded.
                done: place.kind === "terminal" ? 0 : share.done,
                of: place.kind === "terminal" ? 0 : share.of,
                label: place.name,
                detail: sayCount(words.trucks, trucksOf(trucks)),
                kind: place.kind,
                count: trucksOf(trucks),
                amount: place.kind === "terminal" ? 0 : trucksOf(trucks),
              },
            ],
      ),
    [loads, words],
  );
  const text = (share: { readonly done: number; readonly of: number }, count: number) =>
    mode === "progress" ? `${percent(share)}%` : numbers.format(count);
  return (
    <div>
      <ClusterMap
        label={words.map}
        points={points}
        height={height}
        selected={selected}
        onSelect={onSelect}
        iconOf={(point, isSelected) =>
          placeIcon({
            isTerminal: point.kind === "terminal",
            level: fillLevel(point.done, point.of),
            // A terminal is never loaded; how many come to it is said in both ways of looking.
            text: point.kind === "terminal" ? numbers.format(point.count) : text(point, point.count),
            isMarked: isSelected,
          })
        }
        groupLabel={(count) => sayCount(words.groupOf, count)}
        groupText={(group) => text(group, group.amount)}
      />
      <p className={classes.quiet}>{words.share}</p>
    </div>
  );
}
