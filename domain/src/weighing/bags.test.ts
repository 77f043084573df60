import { expect, it } from "vitest";
import { weighBags } from "./bags.ts";

const BAGS = { gross_kg: "60200", bags: "1000", tare_g: "115" };

it("takes the tare of every bag off, and compares with what is declared", () => {
  expect(weighBags(BAGS)).toMatchObject({
    result: { tare_kg: "115.000", net_kg: "60085.000", net_per_bag_kg: "60.085", declared_kg: null },
  });
  expect(weighBags({ ...BAGS, declared_kg: "60" })).toMatchObject({
    result: { declared_kg: "60000.000", difference_kg: "85.000" },
  });
  expect(weighBags({ ...BAGS, declared_kg: "60.1" })).toMatchObject({ result: { difference_kg: "-15.000" } });
});

it("refuses bags as heavy as what is in them", () => {
  expect(weighBags({ gross_kg: "10", bags: "10", tare_g: "999.99" }).ok).toBe(true);
  expect(weighBags({ gross_kg: "10", bags: "10", tare_g: "1000" })).toMatchObject({
    issues: [{ field: "tare_g", code: "above_maximum", params: { max: "1000.00" } }],
  });
});
