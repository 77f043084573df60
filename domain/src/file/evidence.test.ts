import { describe, expect, it } from "vitest";
import { z } from "zod";
import { issuesOf } from "../kernel/field/issues.ts";
import { evidenceInput, isWholePlace, itemShown, originsOf } from "./evidence.ts";

const schema = z.strictObject(evidenceInput);

describe("what a photo proves", () => {
  it("is kept to 11 cm and a tenth of a metre", () => {
    const given = { latitude: "-23.96180049", longitude: "-46.3322", accuracy: "4.26" };
    expect(schema.parse(given)).toEqual({ latitude: "-23.961800", longitude: "-46.332200", accuracy: "4.3" });
  });

  it.each([
    ["off the globe", { latitude: "90.000001" }, "invalid_coordinates"],
    ["round it twice", { longitude: "-181" }, "invalid_coordinates"],
    ["certain within less than nothing", { accuracy: "-1" }, "invalid_coordinates"],
    ["certain within more than the earth", { accuracy: "20000001" }, "invalid_coordinates"],
    ["words", { latitude: "NaN" }, "not_a_number"],
    ["a number that is none", { latitude: "1e999" }, "not_a_number"],
    ["a hash of another kind", { original_hash: "A".repeat(64) }, "invalid"],
    ["an item with a way out", { item: "../tank" }, "invalid"],
  ])("refuses %s", (_what, given, code) => {
    const parsed = schema.safeParse(given);
    expect(parsed.success ? [] : issuesOf(parsed.error).map((one) => one.code)).toEqual([code]);
  });

  it("is a whole place or none", () => {
    const [latitude, longitude, accuracy] = ["1", "2", "3"];
    expect(isWholePlace({})).toBe(true);
    expect(isWholePlace({ latitude, longitude })).toBe(true);
    expect(isWholePlace({ latitude, longitude, accuracy })).toBe(true);
    expect(isWholePlace({ latitude })).toBe(false);
    expect(isWholePlace({ longitude, accuracy })).toBe(false);
    expect(isWholePlace({ latitude: null, longitude: null, accuracy })).toBe(false);
  });

  it("names the item, also as devices wrote it before", () => {
    expect(itemShown({ item: "tank_top", name: "a.jpg" })).toBe("tank_top");
    expect(itemShown({ item: null, name: "tank_top--a.jpg" })).toBe("tank_top");
    expect(itemShown({ item: null, name: "a.jpg" })).toBe(null);
    expect(itemShown({ item: null, name: "My photo--2.jpg" })).toBe(null);
    expect(itemShown({ item: null, name: "--a.jpg" })).toBe(null);
  });
});

it("an origin belongs to what was told, and a place without one is the device's", () => {
  const [latitude, longitude, captured_at] = ["1", "2", "2026-11-10T08:15:00.000Z"];
  expect(
    originsOf({ latitude, longitude, captured_at, place_origin: "photo", time_origin: "photo" }),
  ).toEqual({
    place_origin: "photo",
    time_origin: "photo",
  });
  expect(originsOf({ latitude, longitude, captured_at })).toEqual({
    place_origin: "device",
    time_origin: null,
  });
  expect(originsOf({ place_origin: "photo", time_origin: "photo" })).toEqual({
    place_origin: null,
    time_origin: null,
  });
});
