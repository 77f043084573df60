/** What a map draws of its points where it is now: asked of the background, or worked out here where there is none. */
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { Answered, Asked } from "./cluster.worker.ts";
import { type Bounds, clusterIndex, type Drawn, drawnIn, type MapPoint } from "./cluster-index.ts";

/** Markers just outside are there before they are pulled in. */
const MARGIN = 0.3;

export function useClusters(map: LeafletMap | undefined, points: readonly MapPoint[]): readonly Drawn[] {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const worker = useRef<Worker | undefined>(undefined);
  const asked = useRef(0);

  useEffect(() => {
    const made = openWorker();
    worker.current = made;
    made?.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      if (data.id === asked.current) setDrawn(data.drawn);
    });
    return () => {
      made?.terminate();
      worker.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!map) return;
    const here = worker.current === undefined ? clusterIndex(points) : undefined;
    worker.current?.postMessage({ points } satisfies Asked);
    const ask = () => {
      asked.current += 1;
      const frame = map.getBounds().pad(MARGIN);
      const bounds: Bounds = [frame.getWest(), frame.getSouth(), frame.getEast(), frame.getNorth()];
      const zoom = map.getZoom();
      if (here) setDrawn(drawnIn(here, bounds, zoom));
      else worker.current?.postMessage({ id: asked.current, bounds, zoom } satisfies Asked);
    };
    ask();
    map.on("moveend", ask);
    return () => {
      map.off("moveend", ask);
    };
  }, [map, points]);
  return drawn;
}

function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./cluster.worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
