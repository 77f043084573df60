import { expect, it } from "vitest";
import { placeToSend } from "./place.ts";

it("a place is sent to 11 cm and a tenth of a metre, never as 1e-7", () => {
  expect(placeToSend({ latitude: -23.96180049, longitude: 0.00000001, accuracy: 12.345 })).toEqual({
    latitude: "-23.961800",
    longitude: "0.000000",
    accuracy: "12.3",
    place_origin: "device",
  });
  expect(placeToSend(null)).toEqual({ latitude: null, longitude: null, accuracy: null, place_origin: null });
});
