import { describe, expect, it } from "vitest";
import { bestFirst, calledExactly, matching, sortedBy } from "./matching.ts";

const itself = (name: string) => name;
const products = ["Crude soybean oil", "Degummed soybean oil", "Maize", "Soybean meal", "Soybeans"];

describe("what a typed text means", () => {
  it("puts names that begin with it before names that hold it", () => {
    expect(matching(products, "soyb", itself)).toEqual([
      "Soybean meal",
      "Soybeans",
      "Crude soybean oil",
      "Degummed soybean oil",
    ]);
  });

  it("puts the name itself first", () => {
    expect(matching(products, "SOYBEANS", itself)[0]).toBe("Soybeans");
    expect(matching(["Santos Brasil", "Santos"], "santos", itself)[0]).toBe("Santos");
  });

  it("knows no accents, and finds words in any order", () => {
    expect(matching(["Óleo de soja", "Soja em grãos"], "graos soja", itself)).toEqual(["Soja em grãos"]);
    expect(matching(["Paranaguá"], "PARANAGUA", itself)).toEqual(["Paranaguá"]);
  });

  it("leaves out the others, or keeps them last where somebody else found them", () => {
    expect(matching(products, "zinc", itself)).toEqual([]);
    expect(bestFirst(["Buque", "Navio"], "navio", itself)).toEqual(["Navio", "Buque"]);
  });

  it("is everything in its order while nothing is typed", () => {
    expect(matching(products, " ", itself)).toEqual(products);
  });
});

describe("a name typed in full", () => {
  it("means the one that is called so", () => {
    expect(calledExactly(["Itaqui", "Santos"], "santos ", itself)).toBe("Santos");
    expect(calledExactly(["Itaqui", "Santos"], "sant", itself)).toBeUndefined();
    expect(calledExactly(["Itaqui"], "", itself)).toBeUndefined();
  });

  it("means nobody where two are called alike", () => {
    expect(calledExactly(["Boa Vista", "Boa vista"], "boa vista", itself)).toBeUndefined();
  });
});

describe("the order of the shown language", () => {
  it("keeps accented names beside their plain sisters, and figures as figures", () => {
    expect(sortedBy(["Zinco", "Óleo", "Orval", "Hold 10", "Hold 9"], "pt-BR", itself)).toEqual([
      "Hold 9",
      "Hold 10",
      "Óleo",
      "Orval",
      "Zinco",
    ]);
    expect(sortedBy(["nz", "ñandú", "oro"], "es", itself)).toEqual(["nz", "ñandú", "oro"]);
  });
});
