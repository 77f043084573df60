/**
 * Where a photo says that it was taken: the GPS directory of Exif 2.3. Degrees, minutes and seconds are fractions; which half
 * of the globe they are on is a letter. Whatever is not whole reads as no place.
 */

export interface PhotoPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** In metres, where the camera tells. */
  readonly accuracy: number | null;
}

const LATITUDE_HALF = 1;
const LATITUDE = 2;
const LONGITUDE_HALF = 3;
const LONGITUDE = 4;
const HORIZONTAL_ERROR = 0x1f;

const ASCII = 2;
const RATIONAL = 5;
const ENTRY = 12;
/** A directory of the standard has 32 tags; one that claims thousands is damaged. */
const MOST_TAGS = 64;
/** Half way round the earth: what is less certain than that is no place. */
const LEAST_ACCURATE = 20_000_000;

interface Directory {
  readonly halves: ReadonlyMap<number, string>;
  readonly fractions: ReadonlyMap<number, readonly number[]>;
}

export function readPlace(view: DataView, start: number, little: boolean): PhotoPlace | null {
  try {
    return placeIn(readDirectory(view, start, little));
  } catch {
    // A pointer that leads out of the segment.
    return null;
  }
}

function readDirectory(view: DataView, start: number, little: boolean): Directory {
  const halves = new Map<number, string>();
  const fractions = new Map<number, readonly number[]>();
  const count = Math.min(view.getUint16(start, little), MOST_TAGS);
  for (let index = 0; index < count; index++) {
    const at = start + 2 + ENTRY * index;
    const tag = view.getUint16(at, little);
    const type = view.getUint16(at + 2, little);
    const length = view.getUint32(at + 4, little);
    if (type === ASCII && length <= 4) halves.set(tag, String.fromCharCode(view.getUint8(at + 8)));
    if (type === RATIONAL && length <= 3)
      fractions.set(tag, fractionsAt(view, view.getUint32(at + 8, little), length, little));
  }
  return { halves, fractions };
}

function fractionsAt(view: DataView, from: number, count: number, little: boolean): readonly number[] {
  return Array.from(
    { length: count },
    (_, at) => view.getUint32(from + 8 * at, little) / view.getUint32(from + 8 * at + 4, little),
  );
}

function placeIn({ halves, fractions }: Directory): PhotoPlace | null {
  const latitude = degrees(fractions.get(LATITUDE), halves.get(LATITUDE_HALF), "NS", 90);
  const longitude = degrees(fractions.get(LONGITUDE), halves.get(LONGITUDE_HALF), "EW", 180);
  if (latitude === undefined || longitude === undefined) return null;
  // What cameras write that found no satellite.
  if (latitude === 0 && longitude === 0) return null;
  const [accuracy = Number.NaN] = fractions.get(HORIZONTAL_ERROR) ?? [];
  return { latitude, longitude, accuracy: accuracy >= 0 && accuracy <= LEAST_ACCURATE ? accuracy : null };
}

/** `halves` names the positive half and the negative one. */
function degrees(
  parts: readonly number[] | undefined,
  half: string | undefined,
  halves: string,
  most: number,
): number | undefined {
  const [whole, minutes, seconds] = parts ?? [];
  if (whole === undefined || minutes === undefined || seconds === undefined) return undefined;
  if (half === undefined || !halves.includes(half) || !(minutes < 60 && seconds < 60)) return undefined;
  const value = whole + minutes / 60 + seconds / 3600;
  if (!(value <= most)) return undefined;
  return half === halves[0] ? value : -value;
}
