import { expect, it } from "vitest";
import { signingRefusal } from "./map-report.ts";

const SIGNER = { is_map_classifier: true, map_registration: "MAPA-SP 04388", signature_id: "1" };

it.each([
  ["a map classifier with registration and signature signs", {}, undefined],
  ["nobody else does", { is_map_classifier: false }, "not_map_classifier"],
  ["not without a registration", { map_registration: null }, "map_signature_missing"],
  ["nor with an empty one", { map_registration: "" }, "map_signature_missing"],
  ["nor without the picture of a signature", { signature_id: null }, "map_signature_missing"],
])("%s", (_, more, expected) => {
  expect(signingRefusal({ ...SIGNER, ...more })).toBe(expected);
});
