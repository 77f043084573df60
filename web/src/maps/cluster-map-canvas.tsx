/** A map of very many points: groups in ten fill levels that open with a click, points with a marker of their own kind. */
import "leaflet/dist/leaflet.css";
import {
  type DivIconOptions,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker as makeMarker,
  polyline,
} from "leaflet";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Drawn, MapPoint } from "./cluster-index.ts";
import { fillLevel } from "./fill-level.ts";
import { MapFrame } from "./map-frame.tsx";
import classes from "./maps.module.css";
import { ringIcon } from "./ring-icon.ts";
import { useClusters } from "./use-clusters.ts";
import { useLeaflet } from "./use-leaflet.ts";

export interface ClusterPoint extends MapPoint {
  readonly label: string;
  readonly detail?: string;
  /** False for what is shown and not looked for: the map begins with the others, where there are any. */
  readonly isFramed?: boolean;
}

export interface ClusterMapProps<P extends ClusterPoint> {
  readonly label: string;
  readonly points: readonly P[];
  /** As options: a page that shows a map loads the map itself later. */
  readonly iconOf: (point: P, isSelected: boolean) => DivIconOptions;
  /** Said of a group: how many it stands for. */
  readonly groupLabel: (count: number) => string;
  /** In the middle of a group; its count where nothing else is said. */
  readonly groupText?: (group: {
    readonly count: number;
    readonly done: number;
    readonly of: number;
    readonly amount: number;
  }) => string;
  readonly country?: string | null;
  readonly height?: number;
  readonly selected?: string | null;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** The way that the selected one has come. */
  readonly trail?: readonly (readonly [number, number])[];
}

const NEAR = 8;

export function ClusterMapCanvas<P extends ClusterPoint>(props: ClusterMapProps<P>) {
  const { label, points, country = null, height, selected = null, trail } = props;
  const box = useRef<HTMLDivElement>(null);
  const { map, isDrawn } = useLeaflet(box, country);
  const drawn = useClusters(map, points);
  const latest = useRef(props);
  latest.current = props;
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  useMarkers(map, drawn, byId, selected, latest);

  // Framed when there is something for the first time, and when other things are shown; not when they move.
  const hasPoints = points.length > 0;
  useEffect(() => {
    if (!map || !hasPoints) return;
    const all = latest.current.points;
    const framed = all.filter((one) => one.isFramed !== false);
    const frame = latLngBounds(
      (framed.length > 0 ? framed : all).map((one) => [one.latitude, one.longitude]),
    );
    map.fitBounds(frame, { padding: [40, 40], maxZoom: NEAR, animate: false });
  }, [map, hasPoints]);

  useEffect(() => {
    if (!map || trail === undefined || trail.length < 2) return;
    const line = polyline(
      trail.map(([latitude, longitude]): [number, number] => [latitude, longitude]),
      { className: classes.trail ?? "", interactive: false },
    ).addTo(map);
    return () => {
      line.remove();
    };
  }, [map, trail]);
  return <MapFrame ref={box} label={label} isDrawn={isDrawn} {...(height === undefined ? {} : { height })} />;
}

/** Markers stay where they are while the map moves; only what comes and goes is touched. */
function useMarkers<P extends ClusterPoint>(
  map: LeafletMap | undefined,
  drawn: readonly Drawn[],
  byId: ReadonlyMap<string, P>,
  selected: string | null,
  latest: RefObject<ClusterMapProps<P>>,
): void {
  const shown = useRef(
    new Map<string, { readonly marker: Marker; readonly made: unknown; readonly isSelected: boolean }>(),
  );
  useEffect(() => {
    if (!map) return;
    const wanted = new Map<string, Drawn>();
    for (const one of drawn) wanted.set(keyOf(one), one);
    for (const [key, { marker, made, isSelected }] of shown.current) {
      const still = wanted.get(key);
      const source = still?.kind === "point" ? byId.get(still.id) : still;
      const isSame = still?.kind === "point" && source === made && isSelected === (still.id === selected);
      if (isSame) wanted.delete(key);
      else {
        marker.remove();
        shown.current.delete(key);
      }
    }
    for (const [key, one] of wanted) {
      const point = one.kind === "point" ? byId.get(one.id) : undefined;
      const isSelected = one.kind === "point" && one.id === selected;
      const marker =
        one.kind === "group"
          ? groupMarker(map, one, latest)
          : point && pointMarker(point, isSelected, latest);
      if (!marker) continue;
      marker.addTo(map);
      name(marker, one.kind === "group" ? latest.current.groupLabel(one.count) : textOf(point));
      shown.current.set(key, { marker, made: point ?? one, isSelected });
    }
  }, [map, drawn, byId, selected, latest]);

  useEffect(
    () => () => {
      for (const { marker } of shown.current.values()) marker.remove();
      shown.current.clear();
    },
    [],
  );
}

const keyOf = (one: Drawn) =>
  one.kind === "point" ? `p${one.id}` : `g${one.latitude}/${one.longitude}/${one.count}`;
const textOf = (point: ClusterPoint | undefined) =>
  [point?.label, point?.detail].filter((one) => one !== undefined).join(", ");

function name(marker: Marker, text: string): void {
  const element = marker.getElement();
  element?.setAttribute("role", "button");
  element?.setAttribute("aria-label", text);
}

function groupMarker<P extends ClusterPoint>(
  map: LeafletMap,
  group: Drawn & { readonly kind: "group" },
  latest: RefObject<ClusterMapProps<P>>,
): Marker {
  const text = latest.current.groupText?.(group) ?? String(group.count);
  const marker = makeMarker([group.latitude, group.longitude], {
    icon: divIcon(ringIcon(fillLevel(group.done, group.of), text)),
    keyboard: true,
    zIndexOffset: 500,
  });
  return onChosen(marker, () => map.setView([group.latitude, group.longitude], group.opensAt));
}

function pointMarker<P extends ClusterPoint>(
  point: P,
  isSelected: boolean,
  latest: RefObject<ClusterMapProps<P>>,
): Marker {
  const marker = makeMarker([point.latitude, point.longitude], {
    icon: divIcon(latest.current.iconOf(point, isSelected)),
    keyboard: true,
    zIndexOffset: isSelected ? 1000 : 0,
  });
  marker.bindTooltip(labelOf(point), { direction: "top" });
  return onChosen(marker, () => latest.current.onSelect?.(point.id));
}

function onChosen(marker: Marker, chosen: () => void): Marker {
  marker.on("click", chosen);
  marker.on("keypress", ({ originalEvent }) => {
    if (["Enter", " "].includes(originalEvent.key)) chosen();
  });
  return marker;
}

/** As an element: names come from people and are no markup. */
function labelOf({ label, detail }: ClusterPoint): HTMLElement {
  const text = document.createElement("span");
  text.textContent = detail === undefined ? label : `${label} · ${detail}`;
  return text;
}
