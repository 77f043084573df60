import { markupSchema, type Shape } from "@plimsoll/domain/file/markup";
import { describe, expect, it } from "vitest";
import { arrowPath, drawn, inTheMiddle, moved, shapeAt, shareOf, stretched } from "./markup-geometry.ts";

const SIZE = { w: 400, h: 200 };
const ARROW = { kind: "arrow", x: 0.25, y: 0.5, to_x: 0.75, to_y: 0.5 } as const;
const CIRCLE = { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } as const;
const TEXT = { kind: "text", x: 0.1, y: 0.9, text: "rust" } as const;

describe("marks on a picture", () => {
  it("are drawn by a stroke, and a tap draws nothing", () => {
    expect(drawn("arrow", { x: 100, y: 100 }, { x: 300, y: 100 }, SIZE)).toEqual(ARROW);
    expect(drawn("circle", { x: 200, y: 100 }, { x: 200, y: 140 }, SIZE)).toEqual(CIRCLE);
    expect(drawn("arrow", { x: 100, y: 100 }, { x: 103, y: 100 }, SIZE)).toBeUndefined();
  });

  it("end at the edge of the picture", () => {
    expect(shareOf({ x: -10, y: 500 }, SIZE)).toEqual({ x: 0, y: 1 });
    expect(drawn("arrow", { x: 0, y: 0 }, { x: 900, y: 900 }, SIZE)).toMatchObject({ to_x: 1, to_y: 1 });
  });

  it("keep their form when they are moved against an edge", () => {
    expect(moved(ARROW, { x: 0.9, y: 0 })).toEqual({ ...ARROW, x: 0.5, to_x: 1 });
    expect(moved(ARROW, { x: -0.9, y: -2 })).toEqual({ ...ARROW, x: 0, to_x: 0.5, y: 0, to_y: 0 });
    expect(moved(TEXT, { x: 0.1, y: 0.5 })).toEqual({ ...TEXT, x: 0.2, y: 1 });
  });

  it("stretch by their tip or rim, and never to nothing", () => {
    expect(stretched(ARROW, { x: 0, y: 0.1 })).toEqual({ ...ARROW, to_y: 0.6 });
    expect(stretched(CIRCLE, { x: 0.05, y: 0 })).toEqual({ ...CIRCLE, radius: 0.15 });
    expect(stretched(CIRCLE, { x: -1, y: 0 })).toMatchObject({ radius: 0.015 });
    expect(stretched(TEXT, { x: 1, y: 1 })).toEqual(TEXT);
  });

  it("are found under a finger, the topmost first", () => {
    const shapes: readonly Shape[] = [ARROW, CIRCLE, TEXT];
    expect(shapeAt({ x: 130, y: 104 }, shapes, SIZE)).toBe(0);
    expect(shapeAt({ x: 200, y: 140 }, shapes, SIZE)).toBe(1);
    expect(shapeAt({ x: 60, y: 180 }, shapes, SIZE)).toBe(2);
    expect(shapeAt({ x: 240, y: 100 }, shapes, SIZE)).toBe(1);
    expect(shapeAt({ x: 390, y: 10 }, shapes, SIZE)).toBeUndefined();
  });

  it("have a head that points where the arrow points, also on a short one", () => {
    expect(arrowPath(ARROW, SIZE)).toMatch(
      /^M100 100 L300 100 M283\.\S+ 92\.\S+ L300 100 L283\.\S+ 107\.\S+$/,
    );
    expect(arrowPath({ ...ARROW, to_x: 0.25 }, SIZE)).toBe("M100 100 L100 100 M100 100 L100 100 L100 100");
  });

  it("are what the server takes, whatever was done to them", () => {
    for (const tool of ["arrow", "circle", "text"] as const) {
      const pushed = moved(stretched(inTheMiddle(tool, "x"), { x: 3, y: -3 }), { x: -7, y: 9 });
      expect(markupSchema.safeParse([pushed]).success).toBe(true);
    }
  });
});
