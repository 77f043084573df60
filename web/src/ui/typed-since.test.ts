import { expect, it } from "vitest";
import { typedSince } from "./typed-since.ts";

it("keeps what was typed while the rest was saved, and what was typed on", () => {
  const sent = { moisture: "12.8", protein: "35" };
  expect(typedSince(sent, { moisture: "12.8", protein: "35.1", oil: "20" })).toEqual({
    protein: "35.1",
    oil: "20",
  });
  expect(typedSince(sent, sent)).toEqual({});
});
