import { catalog } from "@plimsoll/domain/records";
import { describe, expect, it } from "vitest";
import { shapesOf } from "./list-shapes.tsx";

describe("the shapes of a list", () => {
  const shapes = (record: string) => Object.keys(shapesOf(catalog.get(record))).sort();

  it("follow from what the record has: a status, a place, both or neither", () => {
    expect(shapes("proposal")).toEqual(["board"]);
    expect(shapes("port")).toEqual(["map"]);
    expect(shapes("currency")).toEqual([]);
    for (const { key, statusField, definition } of catalog.models) {
      const hasPlace = Object.values(definition.fields).some(({ kind }) => kind === "coordinates");
      expect([key, ...shapes(key)]).toEqual([
        key,
        ...(statusField === undefined ? [] : ["board"]),
        ...(hasPlace ? ["map"] : []),
      ]);
    }
  });
});
