/** Outlines of the countries, 1:50 million, from Natural Earth. Typed by hand: the file itself is long. */
declare module "world-atlas/countries-50m.json" {
  type Topology = Parameters<typeof import("topojson-client").mesh>[0];
  const atlas: Topology;
  export = atlas;
}
