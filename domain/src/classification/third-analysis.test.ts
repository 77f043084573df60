import { expect, it } from "vitest";
import { settleAnalyses } from "./third-analysis.ts";

const asked = { seller: "13.10", buyer: "13.80", tolerance: "0.5" };

it.each([
  [
    { ...asked, buyer: "13.60" },
    { outcome: "seller_stands", value: "13.10", difference: "0.5" },
  ],
  [
    { ...asked, buyer: "12.59" },
    { outcome: "third_needed", value: null, difference: "0.51" },
  ],
  [asked, { outcome: "third_needed", value: null }],
  [
    { ...asked, third: "13.30" },
    { outcome: "two_closest", value: "13.20" },
  ],
  [
    { ...asked, third: "13.75" },
    { outcome: "two_closest", value: "13.78" },
  ],
  [
    { ...asked, third: "14.50" },
    { outcome: "middle", value: "13.80" },
  ],
  [
    { ...asked, third: "13.45" },
    { outcome: "middle", value: "13.45" },
  ],
  [
    { ...asked, third: "13.31", decimals: 1 },
    { outcome: "two_closest", value: "13.2" },
  ],
])("%j: %j", (request, expected) => {
  expect(settleAnalyses(request)).toMatchObject({ ok: true, result: expected });
});
