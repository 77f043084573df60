import { expect, it } from "vitest";
import { ungrouped } from "#calculator/calculator-form";
import { draftSurveyTool } from "./definitions/draft.ts";
import { type ShipRow, shipFacts } from "./ship-facts.ts";

const row = { draft: "9.000", displacement: "50000", tpc: "60.1", lcf: "-1.2", mtc: "700" };
const ship = {
  id: "1",
  lbp: "225.50",
  beam: "32.26",
  light_ship: "12000",
  table_density: "1.0250",
  lcf_from: "midships",
  summer_draft: "14.450",
  mark_fwd: "1.200",
  mark_mid: null,
  mark_aft: "-5.100",
  keel_fwd: null,
  keel_mid: null,
  keel_aft: null,
  hydrostatics: [{ id: "2", ...row }],
} as unknown as ShipRow;

it("takes what the register knows of a ship, and leaves the rest to be typed", () => {
  expect(shipFacts(ship)).toEqual({
    "ship.lbp": "225.50",
    "ship.breadth": "32.26",
    "ship.light_ship": "12000",
    "ship.table_density": "1.0250",
    "ship.lcf_from": "midships",
    "ship.summer_draft": "14.450",
    "ship.marks.fwd": "1.200",
    "ship.marks.aft": "-5.100",
    "ship.table": [row],
  });
  expect(shipFacts({ ...ship, hydrostatics: [] })).not.toHaveProperty("ship.table");
});

it("fills fields that the form has", () => {
  const asked = ungrouped(draftSurveyTool.items(draftSurveyTool.start)).map(({ path }) => path);
  const full = { ...ship, mark_mid: "0", keel_fwd: "1", keel_mid: "1", keel_aft: "1" } as ShipRow;
  for (const path of Object.keys(shipFacts(full))) expect(asked).toContain(path);
});
