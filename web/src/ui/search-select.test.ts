import { describe, expect, it } from "vitest";
import { orderedRows } from "./search-select.tsx";

const row = (name: string) => ({ id: name.toLowerCase(), name });
const ports = ["Itaqui", "Paranaguá", "Santos"].map(row);

describe("the rows of a select", () => {
  it("begin with the recent ones, each row once", () => {
    const { first, rest } = orderedRows({ rows: ports, recent: [row("Santos")], value: null, text: "" });
    expect(first.map((one) => one.name)).toEqual(["Santos"]);
    expect(rest.map((one) => one.name)).toEqual(["Itaqui", "Paranaguá"]);
  });

  it("are what was found while something is typed", () => {
    const { first, rest } = orderedRows({
      rows: ports.slice(0, 1),
      recent: [row("Santos")],
      value: row("Santos"),
      text: "ita",
    });
    expect(first).toEqual([]);
    expect(rest.map((one) => one.name)).toEqual(["Itaqui"]);
  });

  it("hold the choice itself even where the server did not bring it", () => {
    const { rest } = orderedRows({ rows: ports, recent: [], value: row("Vitória"), text: "" });
    expect(rest[0]?.name).toBe("Vitória");
    const recent = orderedRows({ rows: ports, recent: [row("Vitória")], value: row("Vitória"), text: "" });
    expect(recent.rest.map((one) => one.name)).not.toContain("Vitória");
  });
});
