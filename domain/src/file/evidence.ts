/**
 * What a photo proves beside what it shows: when and where it was taken, which item of a checklist it shows, and which
 * bytes the camera wrote. Given once, with the upload; nothing of it can be changed afterwards.
 */
import { z } from "zod";
import { compare, isDecimalText, roundTo } from "../kernel/decimal.ts";
import { refined } from "../kernel/field/issues.ts";

/** About 11 cm, as coordinates of registers. */
const DEGREE_SCALE = 6;
const METRE_SCALE = 1;
/** Half way round the earth: what is less certain than that is no place. */
const LEAST_ACCURATE = "20000000";

/** As checklists name their items. */
export const ITEM_PATTERN = /^[a-z0-9_]{1,60}$/;

/** Who says when or where: the photo itself, or the device when the photo was added. */
export const EVIDENCE_ORIGINS = ["device", "photo"] as const;
export type EvidenceOrigin = (typeof EVIDENCE_ORIGINS)[number];

export const evidenceInput = {
  original_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  captured_at: z.string().max(40).nullish(),
  item: z.string().regex(ITEM_PATTERN).nullish(),
  latitude: within("-90", "90", DEGREE_SCALE).nullish(),
  longitude: within("-180", "180", DEGREE_SCALE).nullish(),
  /** In metres: the place is certain within so many. */
  accuracy: within("0", LEAST_ACCURATE, METRE_SCALE).nullish(),
  place_origin: z.enum(EVIDENCE_ORIGINS).nullish(),
  time_origin: z.enum(EVIDENCE_ORIGINS).nullish(),
} as const;

function within(least: string, most: string, scale: number) {
  return refined(z.string().max(40), (value) => {
    if (!isDecimalText(value)) return "not_a_number";
    return compare(value, least) < 0 || compare(value, most) > 0 ? "invalid_coordinates" : undefined;
  }).transform((value) => roundTo(value, scale));
}

interface GivenPlace {
  readonly latitude?: string | null | undefined;
  readonly longitude?: string | null | undefined;
  readonly accuracy?: string | null | undefined;
}

/** Both degrees or none; how certain they are only with them. */
export function isWholePlace({ latitude, longitude, accuracy }: GivenPlace): boolean {
  const isPlace = latitude != null && longitude != null;
  return isPlace || (latitude == null && longitude == null && accuracy == null);
}

interface GivenOrigins extends GivenPlace {
  readonly captured_at?: string | null | undefined;
  readonly place_origin?: EvidenceOrigin | null | undefined;
  readonly time_origin?: EvidenceOrigin | null | undefined;
}

/** An origin belongs to what was told: none without it. A place of which nobody says more is the device's, as it always was. */
export function originsOf(given: GivenOrigins) {
  return {
    place_origin: given.latitude == null ? null : (given.place_origin ?? "device"),
    time_origin: given.captured_at == null ? null : (given.time_origin ?? null),
  } as const;
}

/**
 * The item that a photo shows. Devices that kept a photo before there was a place for it wrote the item in front of the
 * name.
 */
export function itemShown({
  item,
  name,
}: {
  readonly item: string | null;
  readonly name: string;
}): string | null {
  if (item !== null) return item;
  const [before, ...rest] = name.split("--");
  return rest.length > 0 && ITEM_PATTERN.test(before ?? "") ? (before ?? null) : null;
}
