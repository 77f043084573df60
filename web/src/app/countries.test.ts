import type { Actor } from "@plimsoll/domain/access/actor";
import { describe, expect, it } from "vitest";
import { countryName, keptCountry, selectableCountries } from "./countries.ts";

function actor(countries: string[], legacyId: number | null = null): Actor {
  const entity = {
    id: "e",
    name: "E",
    types: ["company" as const],
    country: "BR",
    legacyId,
    customerId: null,
  };
  return { userId: "u", name: "Ana", profiles: [{ entity, countries, services: [] }] };
}

describe("countries of operation", () => {
  it("are those of the work units, or Brazil", () => {
    expect(selectableCountries(actor(["AR", "UY"]))).toEqual(["AR", "UY"]);
    expect(selectableCountries(actor([]))).toEqual(["BR"]);
  });

  it("are those of their own work units for the staff of a master entity too", () => {
    expect(selectableCountries(actor(["PY", "CO"], 875))).toEqual(["PY", "CO"]);
  });

  it("keep the choice while it is still offered, else take the first", () => {
    expect(keptCountry("UY", ["AR", "UY"])).toBe("UY");
    expect(keptCountry("FR", ["AR", "UY"])).toBe("AR");
    expect(keptCountry(null, [])).toBe("BR");
  });

  it("are called as the reader calls them", () => {
    expect(countryName("BR", "fr")).toBe("Brésil");
    expect(countryName("nowhere", "en")).toBe("nowhere");
  });
});
