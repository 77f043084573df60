/** Several places on one map; those whose place nobody knows are named below it. */
import { Skeleton } from "@mantine/core";
import { lazy, Suspense, useMemo } from "react";
import { placeOf } from "./degrees.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapCanvasProps } from "./map-view-canvas.tsx";
import { MINI_MAP_HEIGHT, NoPlace } from "./mini-map.tsx";

const Canvas = lazy(async () => ({ default: (await import("./map-view-canvas.tsx")).MapViewCanvas }));

export interface MapItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly latitude: string | null;
  readonly longitude: string | null;
}

export interface MapViewProps extends Omit<MapCanvasProps, "markers"> {
  readonly items: readonly MapItem[];
}

export function MapView({ items, ...rest }: MapViewProps) {
  const { markers, lost } = useMemo(() => sorted(items), [items]);
  return (
    <div>
      <Suspense fallback={<Skeleton height={rest.height ?? MINI_MAP_HEIGHT} radius="md" />}>
        <Canvas {...rest} markers={markers} />
      </Suspense>
      {lost.map((item) => (
        <NoPlace key={item.id} item={item.label} />
      ))}
    </div>
  );
}

function sorted(items: readonly MapItem[]): {
  readonly markers: readonly MapMarker[];
  readonly lost: readonly MapItem[];
} {
  const markers: MapMarker[] = [];
  const lost: MapItem[] = [];
  for (const { latitude, longitude, ...item } of items) {
    const place = placeOf(latitude, longitude);
    if (place) markers.push({ ...item, place });
    else lost.push({ ...item, latitude, longitude });
  }
  return { markers, lost };
}
