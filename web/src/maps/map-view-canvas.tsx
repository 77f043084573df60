/** A map with several markers, framed so that all of them are seen. */
import "leaflet/dist/leaflet.css";
import { latLngBounds, marker as makeMarker } from "leaflet";
import { useEffect, useRef } from "react";
import { MapFrame } from "./map-frame.tsx";
import type { MapMarker } from "./map-marker.ts";
import { pinIcon } from "./pin.ts";
import { useLeaflet } from "./use-leaflet.ts";

export interface MapCanvasProps {
  readonly label: string;
  readonly markers: readonly MapMarker[];
  readonly country?: string | null;
  readonly height?: number;
  /** Id of the marker that stands out. */
  readonly selected?: string | null;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const NEAR = 7;

export function MapViewCanvas(props: MapCanvasProps) {
  const { label, markers, country = null, height, selected = null, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const { map, isDrawn } = useLeaflet(box, country);
  const handed = useRef(onSelect);
  handed.current = onSelect;
  const mayOpen = onSelect !== undefined;

  useEffect(() => {
    if (!map) return;
    const made = markers.map(({ id, place, label: name, detail }) => {
      const pin = makeMarker([Number(place.latitude), Number(place.longitude)], {
        icon: pinIcon(id === selected),
        keyboard: mayOpen,
        interactive: true,
        zIndexOffset: id === selected ? 1000 : 0,
      });
      pin.addTo(map).bindTooltip(textOf(name, detail), { direction: "top" });
      const element = pin.getElement();
      element?.setAttribute("role", mayOpen ? "button" : "img");
      element?.setAttribute("aria-label", [name, detail].filter((one) => one !== undefined).join(", "));
      if (mayOpen) element?.setAttribute("aria-pressed", String(id === selected));
      pin.on("click", () => handed.current?.(id));
      pin.on("keypress", ({ originalEvent }) => {
        if (["Enter", " "].includes(originalEvent.key)) handed.current?.(id);
      });
      return pin;
    });
    return () => {
      for (const pin of made) pin.remove();
    };
  }, [map, markers, selected, mayOpen]);

  // Framed once, and again when other markers come; not when one of them is chosen.
  const ids = markers.map((one) => one.id).join();
  const latest = useRef(markers);
  latest.current = markers;
  useEffect(() => {
    if (!map || ids === "") return;
    const frame = latLngBounds(
      latest.current.map(({ place }) => [Number(place.latitude), Number(place.longitude)]),
    );
    map.fitBounds(frame, { padding: [40, 40], maxZoom: NEAR, animate: false });
  }, [map, ids]);
  return <MapFrame ref={box} label={label} isDrawn={isDrawn} {...(height === undefined ? {} : { height })} />;
}

/** As an element: names come from people and are no markup. */
function textOf(name: string, detail: string | undefined): HTMLElement {
  const text = document.createElement("span");
  text.textContent = detail === undefined ? name : `${name} · ${detail}`;
  return text;
}
