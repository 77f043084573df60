/** One Leaflet map in one element, with the base map under it and controls that speak the reader's language. */
import { control, type Map as LeafletMap, map as makeMap, tileLayer } from "leaflet";
import { type RefObject, useEffect, useState } from "react";
import { useWords } from "#i18n/words-provider";
import { usePublicConfig } from "#rpc/hooks";
import { boundsOfCountry, drawCountries, loadCountries } from "./base-map.ts";
import classes from "./maps.module.css";

/** The outlines are drawn for 1:50 million; nearer than this there is nothing to see. */
const NEAREST = 12;
const WORLD: [number, number][] = [
  [-58, -170],
  [75, 178],
];
const EDGES: [number, number][] = [
  [-85, -200],
  [85, 200],
];

/** The country that an empty map shows, where one is known. */
export function useLeaflet(box: RefObject<HTMLDivElement | null>, country: string | null) {
  const words = useWords().app.parts.map;
  const [map, setMap] = useState<LeafletMap>();
  const [isDrawn, setDrawn] = useState<"coming" | "drawn" | "failed">("coming");

  useEffect(() => {
    if (!box.current) return;
    const made = makeMap(box.current, {
      zoomControl: false,
      attributionControl: false,
      minZoom: 1,
      maxZoom: NEAREST,
      maxBounds: EDGES,
      maxBoundsViscosity: 0.8,
      // The page scrolls under the pointer until somebody turns to the map.
      scrollWheelZoom: false,
    });
    made.fitBounds(WORLD);
    const grasp = () => made.scrollWheelZoom.enable();
    const release = () => made.scrollWheelZoom.disable();
    made.on("focus click", grasp).on("blur mouseout", release);
    control.scale({ imperial: false }).addTo(made);
    control.attribution({ prefix: false }).addAttribution("Natural Earth").addTo(made);
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(box.current);
    setMap(made);
    return () => {
      resized.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, [box]);

  // Over the outlines: where a tile does not come, the coast still stands.
  const tiles = usePublicConfig()?.map_tiles ?? null;
  useEffect(() => {
    if (!map || tiles === null) return;
    const layer = tileLayer(tiles, { maxZoom: NEAREST }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);

  useEffect(() => {
    if (!map) return;
    let isCurrent = true;
    loadCountries().then(
      (countries) => {
        if (!isCurrent) return;
        drawCountries(map, countries, classes.country ?? "");
        const frame = country === null ? undefined : boundsOfCountry(countries, country);
        // Whoever has something to show has moved the map already.
        if (frame && map.getZoom() <= map.getBoundsZoom(WORLD)) map.fitBounds(frame, { animate: false });
        setDrawn("drawn");
      },
      () => isCurrent && setDrawn("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [map, country]);

  useEffect(() => {
    if (!map) return;
    const zoom = control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
    return () => {
      zoom.remove();
    };
  }, [map, words]);
  return { map, isDrawn };
}
