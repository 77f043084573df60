import { expect, it } from "vitest";
import { readApiBase } from "./api-base.ts";

const SITE = "https://plimsoll.example";

it.each([
  [null, "/api"],
  ["  ", "/api"],
  ["/next/api", "/next/api"],
  ["/next/api/", "/next/api"],
  ["https://plimsoll.example/v2/api", "/v2/api"],
])("goes from %s to %s", (stored, base) => {
  expect(readApiBase(stored, SITE)).toBe(base);
});

it.each([
  "https://elsewhere.example/api",
  "http://plimsoll.example/api",
  "//elsewhere.example/api",
  "\\\\elsewhere.example/api",
  "https://plimsoll.example@elsewhere.example/api",
  "javascript:alert(1)",
  "data:text/plain,x",
  "https://",
  "/",
  "/api?to=elsewhere",
])("stays at home when it is told %s", (stored) => {
  expect(readApiBase(stored, SITE)).toBe("/api");
});
