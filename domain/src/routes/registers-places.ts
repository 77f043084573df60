/** Registers of places and of what moves between them. */
import type { RegisterCard } from "./register-card.ts";

export const PLACE_REGISTERS: readonly RegisterCard[] = [
  { segment: "ports", role: "port", icon: "anchor" },
  { segment: "terminals", role: "terminal", icon: "container" },
  { segment: "scales", role: "scale", icon: "scale" },
  { segment: "loading-places", role: "loading_place", icon: "map-pin" },
  { segment: "origins", role: "origin", icon: "sprout" },
  { segment: "countries", role: "country", icon: "globe" },
  { segment: "states", role: "state", icon: "map" },
  { segment: "cities", role: "city", icon: "building" },
  { segment: "regions", role: "region", icon: "land-plot" },
  { segment: "districts", role: "district", icon: "signpost" },
  { segment: "ships", role: "ship", icon: "ship" },
  { segment: "barges", role: "barge", icon: "sailboat" },
  { segment: "tank-volumes", role: "tank_volume", icon: "cylinder" },
  { segment: "tugboats", role: "tugboat", icon: "ship-wheel" },
];
