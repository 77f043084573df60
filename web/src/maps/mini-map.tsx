/** The map of one place. The map itself is large, so it comes when its place on the page is about to be seen. */
import { Skeleton } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { MapPinOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import classes from "./maps.module.css";
import type { MiniMapProps } from "./mini-map-canvas.tsx";

const Canvas = lazy(async () => ({ default: (await import("./mini-map-canvas.tsx")).MiniMapCanvas }));

export const MINI_MAP_HEIGHT = 360;

export function MiniMap(props: MiniMapProps) {
  const { ref, inViewport } = useInViewport();
  const [wasSeen, setSeen] = useState(false);
  if (inViewport && !wasSeen) setSeen(true);
  const waiting = <Skeleton height={MINI_MAP_HEIGHT} radius="md" />;
  return (
    <div ref={ref} className={classes.place}>
      {wasSeen ? (
        <Suspense fallback={waiting}>
          <Canvas {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Stands in place of a map where nobody entered where it is. */
export function NoPlace({ item }: { readonly item: string }) {
  const { coordinates_not_found } = useWords().errors;
  return (
    <p className={classes.nowhere}>
      <MapPinOff size={18} aria-hidden />
      {say(coordinates_not_found, { item })}
    </p>
  );
}
