/**
 * Degrees between the form, where they are decimals of six places, and the map, which counts in pixels. Nothing
 * that the map hands back is finer than the field keeps.
 */
import { type DecimalText, isDecimalText, roundTo } from "@plimsoll/domain/kernel/decimal";
import { COORDINATE_SCALE } from "@plimsoll/domain/kernel/field/place";

/** A place on the map, north and east positive. */
export interface MapPlace {
  readonly latitude: DecimalText;
  readonly longitude: DecimalText;
}

const LIMITS = { latitude: 90, longitude: 180 } as const;

/** The place of two values, where both are entered and on the globe. */
export function placeOf(latitude: unknown, longitude: unknown): MapPlace | null {
  if (!isDegrees(latitude, LIMITS.latitude) || !isDegrees(longitude, LIMITS.longitude)) return null;
  return { latitude, longitude };
}

function isDegrees(value: unknown, limit: number): value is DecimalText {
  return isDecimalText(value) && Math.abs(Number(value)) <= limit;
}

/** Where the map says it is. Round the globe once too often is brought back. */
export function placeAt(latitude: number, longitude: number): MapPlace {
  const within = Math.max(-LIMITS.latitude, Math.min(LIMITS.latitude, latitude));
  const turns = Math.floor((longitude + LIMITS.longitude) / 360);
  return { latitude: degreesText(within), longitude: degreesText(longitude - 360 * turns) };
}

function degreesText(value: number): DecimalText {
  const written = String(value);
  // So near to zero that JavaScript writes it with an exponent.
  return roundTo(written.includes("e") ? "0" : written, COORDINATE_SCALE);
}

export function isSamePlace(left: MapPlace | null, right: MapPlace | null): boolean {
  if (left === null || right === null) return left === right;
  return (
    Number(left.latitude) === Number(right.latitude) && Number(left.longitude) === Number(right.longitude)
  );
}
