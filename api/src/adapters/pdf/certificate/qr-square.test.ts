import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { qrSquare } from "./qr-square.ts";

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const encoder = createRequire(import.meta.url)("pdfmake/js/qrEnc.js") as {
  default: { measure(node: object): { _canvas: readonly Drawn[]; _width: number } };
};

const SHORT = "https://p.test/v/AB12-CD34-EF56";
const LONG = `https://certificates.inspection-house.example/verify/${"AB12-CD34-".repeat(6)}`;

/** Which modules are dark, looked up in the middle of each. */
function darkOf(rectangles: readonly Drawn[], modules: number, size: number): string {
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
    const { canvas } = qrSquare(text, 66) as unknown as { canvas: readonly Drawn[] };
    expect(darkOf(canvas, modules, 66)).toBe(darkOf(squares, modules, whole._width));
    expect(canvas.length).toBeLessThan(squares.length);
  });

  it.each([SHORT, LONG])("fills its room however long the text is: %s", (text) => {
    const { canvas } = qrSquare(text, 66) as unknown as { canvas: readonly Drawn[] };
    expect(Math.min(...canvas.map(({ x }) => x))).toBe(0);
    expect(Math.max(...canvas.map(({ x, w }) => x + w))).toBeCloseTo(66, 1);
    expect(Math.max(...canvas.map(({ y, h }) => y + h))).toBeCloseTo(66, 1);
  });
});
