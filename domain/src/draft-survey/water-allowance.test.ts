import { expect, it } from "vitest";
import { allowWater } from "./water-allowance.ts";

const SHIP = { displacement: "40000", tpc: "50", density: "1.0125", summer_draft: "10" };

it.each([
  [SHIP, { fresh_water_mm: "200.0", dock_water_mm: "100.0", deepest_draft: "10.100" }],
  [
    { ...SHIP, density: "1.000" },
    { dock_water_mm: "200.0", deepest_draft: "10.200" },
  ],
  [
    { ...SHIP, density: "1.025" },
    { dock_water_mm: "0.0", deepest_draft: "10.000" },
  ],
  [
    { ...SHIP, density: "1.030" },
    { dock_water_mm: "-40.0", deepest_draft: "9.960" },
  ],
  [{ ...SHIP, summer_draft: null }, { deepest_draft: null }],
  [
    { ...SHIP, displacement: "95500", tpc: "70.92" },
    { fresh_water_mm: "336.6", dock_water_mm: "168.3" },
  ],
])("%j", (request, expected) => {
  expect(allowWater(request)).toMatchObject({ ok: true, result: expected });
});
