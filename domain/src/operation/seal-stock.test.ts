import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sealsOf } from "#register/seal-range";
import { SEAL_STATES, type SealState } from "./pages/hold-sealing.ts";
import { fromElsewhere, LOW_STOCK, nextSeals, sealStock } from "./seal-stock.ts";

const range = (first: string, last: string, prefix: string | null = null) => ({ prefix, first, last });
const used = (state: SealState, ...numbers: string[]) => numbers.map((number) => ({ number, state }));

/** 46 numbers handed out, 16 on holds, one of them spoiled in between and a later one in its place. */
const OWN = [range("0048195", "0048240")];
const USED = [
  ...used("applied", ...sealsOf(range("0048195", "0048205")), ...sealsOf(range("0048207", "0048210"))),
  ...used("applied", "0048235"),
  ...used("void", "0048206"),
];

describe("the stock of seals of a person", () => {
  it("is what was handed out less what was used", () => {
    expect(sealStock(OWN, USED)).toEqual({
      issued: 46,
      applied: 16,
      spoiled: 1,
      left: 29,
      isLow: false,
      next: "0048211",
      free: [
        { from: "0048211", to: "0048234", count: 24 },
        { from: "0048236", to: "0048240", count: 5 },
      ],
    });
  });

  it("is whole before the first is used, and empty where nothing was handed out", () => {
    expect(sealStock([range("1", "3", "BR")], [])).toMatchObject({ issued: 3, left: 3, next: "BR1" });
    expect(sealStock([], USED)).toMatchObject({ issued: 0, left: 0, isLow: true, next: null, free: [] });
  });

  it("counts no number of somebody else, and none twice", () => {
    const twice = [range("01", "04"), range("03", "06")];
    expect(sealStock(twice, used("applied", "99", "01", "01"))).toMatchObject({
      issued: 6,
      applied: 1,
      left: 5,
    });
  });

  it("counts a seal that was broken, is missing or was taken off as used", () => {
    const states = SEAL_STATES.map((state, at) => ({ number: `0${at + 1}`, state }));
    const stock = sealStock([range("01", "09")], states);
    expect([stock.applied, stock.spoiled, stock.left]).toEqual([5, 1, 3]);
  });

  it.each([
    [LOW_STOCK, false],
    [LOW_STOCK - 1, true],
  ])("of %i left is low: %s", (left, isLow) => {
    expect(sealStock([range("001", `0${String(left).padStart(2, "0")}`)], []).isLow).toBe(isLow);
  });

  it("adds up, whatever was used", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.constantFrom(...SEAL_STATES))),
        (more, gone) => {
          const seals = gone.map(([at, state]) => ({ number: `S${String(at).padStart(3, "0")}`, state }));
          const stock = sealStock([range("000", String(more).padStart(3, "0"), "S")], seals);
          expect(stock.applied + stock.spoiled + stock.left).toBe(stock.issued);
          expect(stock.free.reduce((sum, { count }) => sum + count, 0)).toBe(stock.left);
          expect(seals.map(({ number }) => number)).not.toContain(stock.next);
        },
      ),
    );
  });
});

describe("the next seals to take", () => {
  const stock = sealStock([range("8", "9", "A"), range("098", "105", "BR")], used("applied", "BR099"));

  it("are the oldest in hand, as many in a row as places were chosen", () => {
    expect(nextSeals(stock, 0)).toEqual(["A8"]);
    expect(nextSeals(stock, 1)).toEqual(["A8"]);
    expect(nextSeals(stock, 2)).toEqual(["A8", "A9"]);
    expect(nextSeals(stock, 3)).toEqual(["BR100", "BR101", "BR102"]);
  });

  it("are none where no free numbers in a row are as many", () => {
    expect(nextSeals(stock, 6)).toHaveLength(6);
    expect(nextSeals(stock, 7)).toBeUndefined();
    expect(nextSeals(sealStock([], []), 1)).toBeUndefined();
  });
});

it("a number from elsewhere is told with whoever has it", () => {
  const mine = { ...range("001", "009"), inspector_id: "me" };
  const others = { ...range("010", "019"), inspector_id: "somebody" };
  expect(fromElsewhere(["005", "012", "777"], [mine], [mine, others])).toEqual([
    { number: "012", holder: others },
    { number: "777", holder: null },
  ]);
  expect(fromElsewhere(["001", "009"], [mine], [])).toEqual([]);
});
