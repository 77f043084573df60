import { describe, expect, it } from "vitest";
import { LONGEST_TEXT, MOST_SHAPES, markupSchema } from "./markup.ts";

const arrow = { kind: "arrow", x: 0.1, y: 0.2, to_x: 0.333333, to_y: 1 };
const text = { kind: "text", x: 0, y: 0, text: " rust " };

describe("what is drawn over a photo", () => {
  it("is arrows, circles and texts in shares of the picture", () => {
    const circle = { kind: "circle", x: 0.5, y: 0.5, radius: 0.05 };
    expect(markupSchema.parse([arrow, circle, text])).toEqual([
      { ...arrow, to_x: 0.3333 },
      circle,
      { ...text, text: "rust" },
    ]);
  });

  it.each([
    ["a shape outside the picture", [{ ...arrow, x: 1.01 }]],
    ["a place that is none", [{ ...arrow, x: Number.NaN }]],
    ["a place in words", [{ ...arrow, x: "0.5" }]],
    ["another kind", [{ kind: "image", href: "x" }]],
    ["something beside what a shape has", [{ ...arrow, onload: "x" }]],
    ["an empty text", [{ ...text, text: "  " }]],
    ["a long text", [{ ...text, text: "x".repeat(LONGEST_TEXT + 1) }]],
    ["a text with controls", [{ ...text, text: "a\u0007b" }]],
    ["too many", Array.from({ length: MOST_SHAPES + 1 }, () => arrow)],
    ["no list", arrow],
  ])("refuses %s", (_what, given) => {
    expect(markupSchema.safeParse(given).success).toBe(false);
  });
});
