/** A map with one pin. Where it may be moved: by dragging, by a click, and with the arrow keys while it has the focus. */
import "leaflet/dist/leaflet.css";
import { type LeafletMouseEvent, type Marker, marker as makeMarker, point } from "leaflet";
import { type RefObject, useEffect, useRef } from "react";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { isSamePlace, type MapPlace, placeAt } from "./degrees.ts";
import { MapFrame } from "./map-frame.tsx";
import { pinIcon } from "./pin.ts";
import { useLeaflet } from "./use-leaflet.ts";

export interface MiniMapProps {
  /** What is shown: "Position of Santos". */
  readonly label: string;
  readonly place: MapPlace | null;
  /** The country that a map without a pin shows. */
  readonly country?: string | null;
  /** Told where the pin was put; without it the map is for looking. */
  readonly onPlace?: ((place: MapPlace) => void) | undefined;
}

/** The coast around, not the quay: nearer, the outlines are too coarse to say where one is. */
const NEAR = 6;
/** Pixels per press of an arrow key, and with Shift. */
const NUDGE = 2;
const PUSH = 24;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const latLng = ({ latitude, longitude }: MapPlace): [number, number] => [Number(latitude), Number(longitude)];

export function MiniMapCanvas({ label, place, country = null, onPlace }: MiniMapProps) {
  const words = useWords().app.parts.map;
  const box = useRef<HTMLDivElement>(null);
  const { map, isDrawn } = useLeaflet(box, country);
  const handed = useRef(onPlace);
  handed.current = onPlace;
  const isOpen = onPlace !== undefined;
  usePin({ map, place, isOpen, handed, label });

  useEffect(() => {
    if (!map || !isOpen) return;
    const put = ({ latlng }: LeafletMouseEvent) => handed.current?.(placeAt(latlng.lat, latlng.lng));
    map.on("click", put);
    return () => {
      map.off("click", put);
    };
  }, [map, isOpen]);
  const putInMiddle = () => {
    const middle = map?.getCenter();
    if (middle) onPlace?.(placeAt(middle.lat, middle.lng));
  };
  return (
    <MapFrame
      ref={box}
      label={label}
      isDrawn={isDrawn}
      hint={isOpen ? (place === null ? words.clickToPlace : words.movePin) : undefined}
      {...(isOpen && place === null ? { action: { text: words.placeInMiddle, onClick: putInMiddle } } : {})}
    />
  );
}

interface PinOf {
  readonly map: ReturnType<typeof useLeaflet>["map"];
  readonly place: MapPlace | null;
  readonly isOpen: boolean;
  readonly handed: RefObject<((place: MapPlace) => void) | undefined>;
  readonly label: string;
}

/** Keeps the pin where the form says it is, and tells the form where a person put it. */
function usePin({ map, place, isOpen, handed, label }: PinOf): void {
  const words = useWords().app.parts.map;
  const pin = useRef<Marker>(undefined);
  const shown = useRef<MapPlace | null>(null);
  const has = place !== null;
  const first = useRef(place);
  first.current = place;

  useEffect(() => {
    if (!map || !has || first.current === null) return;
    const made = makeMarker(latLng(first.current), {
      icon: pinIcon(true),
      draggable: isOpen,
      keyboard: isOpen,
    });
    made.addTo(map);
    pin.current = made;
    shown.current = first.current;
    if (!map.getBounds().contains(made.getLatLng()) || map.getZoom() < 4)
      map.setView(made.getLatLng(), NEAR, { animate: false });
    const tell = () => {
      const { lat, lng } = made.getLatLng();
      shown.current = placeAt(lat, lng);
      handed.current?.(shown.current);
    };
    made.on("dragend", tell);
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || !isOpen) return;
      event.preventDefault();
      event.stopPropagation();
      const far = event.shiftKey ? PUSH : NUDGE;
      const moved = map.project(made.getLatLng()).add(point(step[0] * far, step[1] * far));
      made.setLatLng(map.unproject(moved));
      map.panInside(made.getLatLng(), { padding: [30, 30], animate: false });
      tell();
    };
    made.getElement()?.addEventListener("keydown", press);
    return () => {
      made.remove();
      pin.current = undefined;
    };
  }, [map, has, isOpen, handed]);

  useEffect(() => {
    const element = pin.current?.getElement();
    if (!element || place === null) return;
    element.setAttribute("role", isOpen ? "button" : "img");
    element.setAttribute(
      "aria-label",
      isOpen ? `${say(words.pin, { item: label })} ${words.movePin}` : label,
    );
    // Our own move coming back must not move the map under the hand.
    if (isSamePlace(place, shown.current)) return;
    shown.current = place;
    pin.current?.setLatLng(latLng(place));
    if (map && !map.getBounds().contains(latLng(place))) map.panTo(latLng(place), { animate: false });
  });
}
