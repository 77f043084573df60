/** The base map: countries drawn from outlines that come with the product, so that no tile server is asked. */
import { geoJSON, type LatLngBounds, type Map as LeafletMap, latLngBounds, type PathOptions } from "leaflet";
import { feature } from "topojson-client";
import { flatOutline } from "./outline.ts";

type Countries = GeoJSON.FeatureCollection<GeoJSON.Geometry, { readonly name: string }>;

let loading: Promise<Countries> | undefined;

/** The outlines, loaded with the first map and kept for the others. */
export function loadCountries(): Promise<Countries> {
  loading ??= import("world-atlas/countries-50m.json").then(({ default: atlas }) => {
    const { countries } = atlas.objects;
    if (!countries) throw new Error("the atlas has no countries");
    return flat(feature(atlas, countries) as unknown as Countries);
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Reaches round the pole, where a flat map tears it open; no ship calls there. */
const ANTARCTICA = "010";

/** The outlines lie on a globe: where one crosses the date line, its far part is brought to the near side. */
function flat(countries: Countries): Countries {
  const features = countries.features
    .filter((one) => one.id !== ANTARCTICA)
    .map((one) => ({ ...one, geometry: flatGeometry(one.geometry) }));
  return { ...countries, features };
}

function flatGeometry(geometry: GeoJSON.Geometry): GeoJSON.Geometry {
  if (geometry.type === "Polygon") return { ...geometry, coordinates: geometry.coordinates.map(flatOutline) };
  if (geometry.type === "MultiPolygon")
    return { ...geometry, coordinates: geometry.coordinates.map((part) => part.map(flatOutline)) };
  return geometry;
}

/** Colours come from the style sheet by the class, so that both schemes and paper are served. */
export function drawCountries(map: LeafletMap, countries: Countries, className: string): void {
  const style: PathOptions = { className, weight: 1 };
  geoJSON(countries, { style, interactive: false }).addTo(map);
}

/** A frame around the main part of a country; far islands would make it the whole ocean. */
export function boundsOfCountry(countries: Countries, alpha2: string): LatLngBounds | undefined {
  const name = new Intl.DisplayNames(["en"], { type: "region" }).of(alpha2);
  const found = countries.features.find((one) => one.properties.name === name);
  return found && largestPart(found);
}

function largestPart({ geometry }: GeoJSON.Feature): LatLngBounds | undefined {
  const polygons =
    geometry.type === "MultiPolygon"
      ? geometry.coordinates
      : geometry.type === "Polygon"
        ? [geometry.coordinates]
        : [];
  const frames = polygons.map(([outline = []]) => frameOf(outline));
  return frames.sort((left, right) => areaOf(right) - areaOf(left))[0];
}

function frameOf(outline: readonly GeoJSON.Position[]): LatLngBounds {
  return latLngBounds(outline.map(([longitude = 0, latitude = 0]) => [latitude, longitude]));
}

function areaOf(frame: LatLngBounds): number {
  return (frame.getNorth() - frame.getSouth()) * (frame.getEast() - frame.getWest());
}
