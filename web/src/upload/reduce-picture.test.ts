import { describe, expect, it, vi } from "vitest";
import { fitted, isBetter, isReduced, LARGEST_SIDE, reducePicture } from "./reduce-picture.ts";

it.each([
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1920, 1920, 1920],
  [640, 480, 640, 480],
  [20_000, 3, 1920, 1],
])("fits %i x %i into %i x %i", (width, height, ...wanted) => {
  const small = fitted({ width, height });
  expect([small.width, small.height]).toEqual(wanted);
  expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(LARGEST_SIDE);
});

it("touches photos and drawings alone", () => {
  expect(["image/jpeg", "image/jpg", "image/png"].map(isReduced)).toEqual([true, true, true]);
  expect(["image/gif", "image/heic", "application/pdf", ""].map(isReduced)).toEqual(Array(4).fill(false));
});

describe("a picture that was drawn anew", () => {
  const small = new Blob(["1"]);
  const large = new Blob(["12"]);

  it("goes in place of one that is too large, also where it has more bytes", () => {
    expect(isBetter(large, small, { width: 4000, height: 3000 })).toBe(true);
    expect(isBetter(large, small, { width: 100, height: 1921 })).toBe(true);
  });

  it("goes in place of one that fits only where it saves something", () => {
    expect(isBetter(large, small, { width: 1920, height: 1920 })).toBe(false);
    expect(isBetter(small, small, { width: 1920, height: 1920 })).toBe(false);
    expect(isBetter(small, large, { width: 640, height: 480 })).toBe(true);
  });

  it("is at most 1920 on a side however few bytes the original had", async () => {
    const drawn: number[][] = [];
    vi.stubGlobal("createImageBitmap", async () => ({ width: 4000, height: 3000, close: () => undefined }));
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        constructor(width: number, height: number) {
          drawn.push([width, height]);
        }
        getContext = () => ({ drawImage: () => undefined });
        convertToBlob = async () => new Blob(["more bytes than before"], { type: "image/png" });
      },
    );
    try {
      const sent = await reducePicture(new Blob(["few"], { type: "image/png" }));
      expect([await sent.text(), drawn]).toEqual(["more bytes than before", [[1920, 1440]]]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

it("sends what it cannot draw as it is", async () => {
  const paper = new Blob(["%PDF"], { type: "application/pdf" });
  expect(await reducePicture(paper)).toBe(paper);
  const broken = new Blob(["no picture"], { type: "image/jpeg" });
  expect(await reducePicture(broken)).toBe(broken);
});
