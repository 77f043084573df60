/** The map of many points, loaded when a page shows one. */
import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { ClusterMapProps, ClusterPoint } from "./cluster-map-canvas.tsx";
import { MINI_MAP_HEIGHT } from "./mini-map.tsx";

const Canvas = lazy(async () => ({
  default: (await import("./cluster-map-canvas.tsx")).ClusterMapCanvas,
})) as unknown as <P extends ClusterPoint>(props: ClusterMapProps<P>) => React.ReactNode;

export function ClusterMap<P extends ClusterPoint>(props: ClusterMapProps<P>) {
  return (
    <Suspense fallback={<Skeleton height={props.height ?? MINI_MAP_HEIGHT} radius="md" />}>
      <Canvas {...props} />
    </Suspense>
  );
}
