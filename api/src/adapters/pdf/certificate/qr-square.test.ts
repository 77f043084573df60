import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { drawnInBlack, qrRectangles, type Rectangle } from "./qr-square.ts";

const encoder = createRequire(import.meta.url)("pdfmake/js/qrEnc.js") as {
  default: { measure(node: object): { _canvas: readonly Rectangle[]; _width: number } };
};

const SHORT = "https://p.test/v/AB12-CD34-EF56";
const LONG = `https://certificates.inspection-house.example/verify/${"AB12-CD34-".repeat(6)}`;

/** Which modules are dark, looked up in the middle of each. */
function darkOf(rectangles: readonly Rectangle[], modules: number, size: number): string {
  const step = size / modules;
  const middles = Array.from({ length: modules }, (_, at) => (at + 0.5) * step);
  const isDark = (x: number, y: number) =>
    rectangles.some((one) => one.x < x && x < one.x + one.w && one.y < y && y < one.y + one.h);
  return middles.map((y) => middles.map((x) => (isDark(x, y) ? "#" : ".")).join("")).join("\n");
}

describe("a QR code on paper", () => {
  it.each([
    ["a short address", SHORT],
    ["a long one", LONG],
  ])("has the very modules of the encoder, for %s", (_, text) => {
    const whole = encoder.default.measure({ qr: text, eccLevel: "M" });
    const [, ...squares] = whole._canvas;
    const modules = whole._width / (squares[0]?.w ?? 1);
    const drawn = qrRectangles(text, 66);
    expect(darkOf(drawn, modules, 66)).toBe(darkOf(squares, modules, whole._width));
    expect(drawn.length).toBeLessThan(squares.length);
  });

  it.each([SHORT, LONG])("fills its room however long the text is: %s", (text) => {
    const drawn = qrRectangles(text, 66);
    expect(Math.min(...drawn.map(({ x }) => x))).toBe(0);
    expect(Math.max(...drawn.map(({ x, w }) => x + w))).toBeCloseTo(66, 1);
    expect(Math.max(...drawn.map(({ y, h }) => y + h))).toBeCloseTo(66, 1);
  });

  it("is filled at once, and leaves colours and pens of the page as they were", () => {
    const some = [
      { x: 0, y: 1, w: 2.5, h: 1 / 3 },
      { x: 4, y: 0, w: 1, h: 1 },
    ];
    expect(drawnInBlack(some, 48, 100).split("\n")).toEqual([
      "q 0 0 0 rg",
      "48 101 2.5 0.333 re",
      "52 100 1 1 re",
      "f Q",
    ]);
  });
});
