import { expect, it } from "vitest";
import { operationPath, pagePath, readAddress } from "./operation-path.ts";

const ONE = "0192f0aa-0000-7000-8000-000000000001";
const TWO = "0192f0aa-0000-7000-8000-000000000002";

it.each([
  [`/operation/vessels/${ONE}`, { operation: ONE }],
  [`/operation/vessels/${ONE}/basementinspection`, { operation: ONE, segment: "basementinspection" }],
  [
    `/operation/vessels/${ONE}/occurrences/${TWO}/gallery`,
    { operation: ONE, segment: "occurrences", row: TWO, isGallery: true },
  ],
  [`/operation/barge_convoy/${ONE}/barge`, { order: ONE }],
  [`/operation/barge_convoy/${ONE}/barge/hosetest`, { order: ONE, segment: "hosetest" }],
  [`/operation/barge_convoy/${ONE}/inspectionorigin`, { order: ONE, segment: "inspectionorigin" }],
  [`/operation/barge_convoy/${ONE}/barge/${TWO}/timelog`, { order: ONE, barge: TWO, segment: "timelog" }],
])("reads %s", (path, expected) => {
  expect(readAddress(path)).toMatchObject(expected);
});

it("leads to the page of a ship and of a barge", () => {
  const ship = { id: ONE, work_order_id: TWO, barge_id: null };
  expect(pagePath(ship, "timelog")).toBe(`/operation/vessels/${ONE}/timelog`);
  expect(operationPath({ ...ship, barge_id: ONE })).toBe(`/operation/barge_convoy/${TWO}/barge/${ONE}`);
});
