/** Groups points in the background, so that a map of many thousand moves while it is worked out. */
import {
  type Bounds,
  type ClusterIndex,
  clusterIndex,
  type Drawn,
  drawnIn,
  type MapPoint,
} from "./cluster-index.ts";

export type Asked =
  | { readonly points: readonly MapPoint[] }
  | { readonly id: number; readonly bounds: Bounds; readonly zoom: number };
export interface Answered {
  readonly id: number;
  readonly drawn: readonly Drawn[];
}

let index: ClusterIndex = clusterIndex([]);

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("points" in data) index = clusterIndex(data.points);
  else self.postMessage({ id: data.id, drawn: drawnIn(index, data.bounds, data.zoom) } satisfies Answered);
});
