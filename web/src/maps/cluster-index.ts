/** Points that lie close together become one, with the sum of what they stand for. */
import Supercluster from "supercluster";

export interface MapPoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** What is done of how much: the share that a group is filled to. */
  readonly done: number;
  readonly of: number;
  /** How much it stands for, where that is not itself alone. */
  readonly amount?: number;
}

export type Drawn =
  | { readonly kind: "point"; readonly id: string }
  | {
      readonly kind: "group";
      readonly id: number;
      readonly latitude: number;
      readonly longitude: number;
      readonly count: number;
      readonly done: number;
      readonly of: number;
      readonly amount: number;
      /** At which zoom it falls apart. */
      readonly opensAt: number;
    };

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

interface Sums {
  done: number;
  of: number;
  amount: number;
}
export type ClusterIndex = Supercluster<Sums & { id: string }, Sums>;

/** From here on every point stands for itself. */
const LAST_ZOOM = 9;
/** Markers are 48 pixels wide; nearer than that they would lie on each other. */
const RADIUS = 52;

export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const index: ClusterIndex = new Supercluster({
    radius: RADIUS,
    extent: 256,
    maxZoom: LAST_ZOOM,
    map: ({ done, of, amount }) => ({ done, of, amount }),
    reduce: (sums, { done, of, amount }) => {
      sums.amount += amount;
      sums.done += done;
      sums.of += of;
    },
  });
  return index.load(
    points.map(({ id, latitude, longitude, done, of, amount = 1 }) => ({
      type: "Feature",
      properties: { id, done, of, amount },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
  );
}

export function drawnIn(index: ClusterIndex, bounds: Bounds, zoom: number): Drawn[] {
  return index.getClusters([...bounds], Math.floor(zoom)).map((feature) => {
    const { properties, geometry } = feature;
    if (!("cluster" in properties)) return { kind: "point", id: properties.id };
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return {
      kind: "group",
      id: properties.cluster_id,
      latitude,
      longitude,
      count: properties.point_count,
      done: properties.done,
      of: properties.of,
      amount: properties.amount,
      opensAt: index.getClusterExpansionZoom(properties.cluster_id),
    };
  });
}
