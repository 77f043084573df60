import { describe, expect, it } from "vitest";
import { captureTime } from "./capture-time.ts";
import { readExif } from "./exif.ts";
import { placeInPhoto, placeToSend } from "./place.ts";

/** Numerator and denominator, as a camera writes a number that is not whole. */
type Fraction = readonly [number, number];

interface WrittenPlace {
  readonly latitude?: readonly Fraction[];
  readonly latitudeHalf?: string;
  readonly longitude?: readonly Fraction[];
  readonly longitudeHalf?: string;
  readonly error?: readonly Fraction[];
}

interface Written {
  readonly place?: WrittenPlace;
  readonly orientation?: number;
  readonly taken?: string;
  readonly offset?: string;
}

/** A JPEG as a camera writes it: another segment first, then the tags, then the picture. */
function photo({ orientation, taken, offset, place }: Written, little = true): Uint8Array {
  const entries: [tag: number, type: number, count: number, value: number | string][] = [];
  if (taken !== undefined) entries.push([0x9003, 2, taken.length + 1, taken]);
  if (offset !== undefined) entries.push([0x9011, 2, offset.length + 1, offset]);
  const mainCount = (orientation === undefined ? 1 : 2) + (place === undefined ? 0 : 1);
  const exifAt = 8 + 2 + 12 * mainCount + 4;
  const textsAt = exifAt + 2 + 12 * entries.length + 4;
  const gpsAt = textsAt + 64;
  const view = new DataView(new ArrayBuffer(gpsAt + (place === undefined ? 0 : 256)));
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  const directory = (at: number, rows: readonly (readonly [number, number, number, number])[]) => {
    view.setUint16(at, rows.length, little);
    rows.forEach(([tag, type, count, value], index) => {
      const entry = at + 2 + 12 * index;
      view.setUint16(entry, tag, little);
      view.setUint16(entry + 2, type, little);
      view.setUint32(entry + 4, count, little);
      if (type === 3) view.setUint16(entry + 8, value, little);
      else view.setUint32(entry + 8, value, little);
    });
  };
  directory(8, [
    ...(orientation === undefined ? [] : [[0x0112, 3, 1, orientation] as const]),
    [0x8769, 4, 1, exifAt],
    ...(place === undefined ? [] : [[0x8825, 4, 1, gpsAt] as const]),
  ]);
  let textAt = textsAt;
  directory(
    exifAt,
    entries.map(([tag, type, count, value]) => {
      const from = textAt;
      for (const character of String(value)) view.setUint8(textAt++, character.charCodeAt(0));
      view.setUint8(textAt++, 0);
      return [tag, type, count, from] as const;
    }),
  );
  if (place !== undefined) writePlace(view, place, { at: gpsAt, little });
  const tiff = new Uint8Array(view.buffer);
  const segment = (marker: number, body: readonly number[]) => {
    const length = body.length + 2;
    return [0xff, marker, length >> 8, length & 255, ...body];
  };
  const header = [..."Exif"].map((character) => character.charCodeAt(0));
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(
      0xe0,
      [..."JFIF\u0000"].map((character) => character.charCodeAt(0)),
    ),
    ...segment(0xe1, [...header, 0, 0, ...tiff]),
    ...[0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
  ]);
}

function writePlace(
  view: DataView,
  place: WrittenPlace,
  { at, little }: { readonly at: number; readonly little: boolean },
): void {
  const rows = [
    [1, place.latitudeHalf],
    [2, place.latitude],
    [3, place.longitudeHalf],
    [4, place.longitude],
    [0x1f, place.error],
  ] as const;
  let fractionsAt = at + 2 + 12 * rows.length;
  view.setUint16(at, rows.length, little);
  for (const [index, [tag, value]] of rows.entries()) {
    const entry = at + 2 + 12 * index;
    view.setUint16(entry, tag, little);
    view.setUint16(entry + 2, typeof value === "string" ? 2 : 5, little);
    view.setUint32(entry + 4, typeof value === "string" ? 2 : (value?.length ?? 0), little);
    if (typeof value === "string") view.setUint8(entry + 8, value.charCodeAt(0));
    else view.setUint32(entry + 8, fractionsAt, little);
    for (const [above, below] of typeof value === "string" ? [] : (value ?? [])) {
      view.setUint32(fractionsAt, above, little);
      view.setUint32(fractionsAt + 4, below, little);
      fractionsAt += 8;
    }
  }
}

/** 23° 57′ 42.48″ S, 46° 19′ 55.92″ W: a quay of Santos. */
const QUAY = {
  latitude: [
    [23, 1],
    [57, 1],
    [4248, 100],
  ],
  latitudeHalf: "S",
  longitude: [
    [46, 1],
    [19, 1],
    [5592, 100],
  ],
  longitudeHalf: "W",
} as const satisfies WrittenPlace;

const NOTHING = { orientation: 1, takenAt: null, offset: null, place: null };

describe("what a camera wrote", () => {
  it.each([
    ["little", true],
    ["big", false],
  ])("is read in %s-endian files", (_, little) => {
    const bytes = photo({ orientation: 6, taken: "2026:05:01 07:03:09", offset: "-03:00" }, little);
    const expected = { orientation: 6, takenAt: "2026-05-01T07:03:09", offset: "-03:00", place: null };
    expect(readExif(bytes)).toEqual(expected);
  });

  it("is read from a part of a larger buffer", () => {
    const bytes = photo({ orientation: 8 });
    const larger = new Uint8Array(bytes.length + 5);
    larger.set(bytes, 5);
    expect(readExif(larger.subarray(5)).orientation).toBe(8);
  });

  it.each([["0000:00:00 00:00:00"], ["    :  :     :  :  "], ["2026:13:45 07:03:09"], ["yesterday"]])(
    "counts as nothing where the camera had no clock: %j",
    (taken) => {
      expect(readExif(photo({ taken })).takenAt).toBeNull();
    },
  );

  it("takes no orientation that the standard does not know", () => {
    expect(readExif(photo({ orientation: 9 })).orientation).toBe(1);
  });

  it("reads as nothing in files that are none of its own", () => {
    expect(readExif(new Uint8Array())).toEqual(NOTHING);
    expect(readExif(new TextEncoder().encode("Exif, in a text"))).toEqual(NOTHING);
    expect(readExif(new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2]))).toEqual(NOTHING);
  });

  it("never fails, wherever the file breaks off or is damaged", () => {
    const whole = photo({ orientation: 6, taken: "2026:05:01 07:03:09", offset: "-03:00", place: QUAY });
    for (let length = 0; length < whole.length; length++)
      expect(() => readExif(whole.subarray(0, length))).not.toThrow();
    for (let at = 0; at < whole.length; at++) {
      const damaged = whole.slice();
      damaged[at] = 0xff;
      expect(() => readExif(damaged)).not.toThrow();
    }
  });
});

describe("the place that a photo tells", () => {
  it.each([
    ["little", true],
    ["big", false],
  ])("is read in %s-endian files, with how certain it is where the camera says so", (_, little) => {
    const { place } = readExif(photo({ place: { ...QUAY, error: [[47, 10]] } }, little));
    expect(place?.latitude).toBeCloseTo(-23.9618, 9);
    expect(place?.longitude).toBeCloseTo(-46.3322, 9);
    expect(place?.accuracy).toBe(4.7);
    expect(readExif(photo({ place: QUAY }, little)).place?.accuracy).toBeNull();
  });

  it("is north and east as well", () => {
    const { place } = readExif(photo({ place: { ...QUAY, latitudeHalf: "N", longitudeHalf: "E" } }));
    expect([place?.latitude, place?.longitude].map((degrees) => Number(degrees) > 0)).toEqual([true, true]);
  });

  const none: readonly (readonly [string, WrittenPlace])[] = [
    ["half of it", { latitude: QUAY.latitude, latitudeHalf: "S" }],
    ["no half of the globe", { latitude: QUAY.latitude, longitude: QUAY.longitude }],
    ["a half that there is not", { ...QUAY, latitudeHalf: "E" }],
    [
      "degrees over nothing",
      {
        ...QUAY,
        latitude: [
          [23, 0],
          [57, 1],
          [0, 1],
        ],
      },
    ],
    [
      "nothing over nothing",
      {
        ...QUAY,
        longitude: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
    ],
    [
      "off the globe",
      {
        ...QUAY,
        latitude: [
          [91, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    [
      "more minutes than there are",
      {
        ...QUAY,
        latitude: [
          [23, 1],
          [60, 1],
          [0, 1],
        ],
      },
    ],
    ["degrees alone", { ...QUAY, latitude: [[23, 1]] }],
    [
      "no satellite",
      {
        ...QUAY,
        latitude: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
        longitude: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
  ];
  it.each(none)("is none: %s, and what else the photo says stays", (_, place) => {
    const read = readExif(photo({ orientation: 6, taken: "2026:05:01 07:03:09", place }));
    expect(read).toEqual({ orientation: 6, takenAt: "2026-05-01T07:03:09", offset: null, place: null });
  });

  it("is as uncertain as nobody says where its certainty makes no sense", () => {
    expect(readExif(photo({ place: { ...QUAY, error: [[1, 0]] } })).place?.accuracy).toBeNull();
  });

  it("is sent as the photo's, and a photo without one says nothing", async () => {
    const place = await placeInPhoto(new Blob([photo({ place: QUAY }) as Uint8Array<ArrayBuffer>]));
    expect(placeToSend(place ?? null)).toEqual({
      latitude: "-23.961800",
      longitude: "-46.332200",
      accuracy: null,
      place_origin: "photo",
    });
    expect(await placeInPhoto(new Blob(["not a photo"]))).toBeUndefined();
  });
});

describe("the moment of capture", () => {
  const taken = { ...NOTHING, takenAt: "2026-05-01T07:03:09" };

  it("follows the camera's own zone", () => {
    expect(captureTime({ ...taken, offset: "+02:00" }, "America/Sao_Paulo", 0)).toEqual({
      captured_at: "2026-05-01T05:03:09.000Z",
      time_origin: "photo",
    });
  });

  it("else the zone of the browser", () => {
    expect(captureTime(taken, "America/Sao_Paulo", 0).captured_at).toBe("2026-05-01T10:03:09.000Z");
    expect(captureTime(taken, "Europe/Paris", 0).captured_at).toBe("2026-05-01T05:03:09.000Z");
  });

  it("else the day the file was written", () => {
    const written = Date.UTC(2026, 0, 2, 3, 4, 5);
    expect(captureTime(NOTHING, "Europe/Paris", written)).toEqual({
      captured_at: "2026-01-02T03:04:05.000Z",
      time_origin: "device",
    });
  });

  it("survives a zone that no place has", () => {
    expect(captureTime({ ...taken, offset: "+99:99" }, "UTC", 0)).toEqual({
      captured_at: "1970-01-01T00:00:00.000Z",
      time_origin: "device",
    });
  });
});
