import { sealStock } from "@plimsoll/domain/operation/seal-stock";
import { expect, it } from "vitest";
import { sealsIn } from "./kept-seals.ts";

const row = (number: string, state = "applied") => ({ number, state });

it("a seal that was set on one ship is used on the copy of another, and on one from before there was a stock", () => {
  const seals = { id: "i", name: "I", ranges: [], used: [row("S1")] };
  const found = sealsIn([
    { records: { hold_sealing: [row("S2", "void")] }, seals },
    { records: { hold_sealing: [row("S3")] } },
    { records: {}, seals: null },
  ] as never);
  expect(found.map(({ number }) => number)).toEqual(["S1", "S2", "S3"]);
  const stock = sealStock([{ prefix: "S", first: "1", last: "5" }], found);
  expect([stock.applied, stock.spoiled, stock.next]).toEqual([2, 1, "S4"]);
});
