// Decides whether a text can be the plate of a truck in the countries where cargo travels by road: Brazil in both its
// forms, Argentina, Paraguay, Uruguay, Bolivia and Chile. A truck crosses borders, so the country of the order says
// nothing about its plate; the trailers have plates of their own.

import { comparablePlate } from "./plate.ts";
import { cleanIdentifier } from "./reading.ts";

/** In the order of asking: a text that fits two countries is that of the first. */
const SHAPES = {
  BR: /^[A-Z]{3}[0-9][0-9A-Z][0-9]{2}$/,
  AR: /^(?:[A-Z]{2}[0-9]{3}[A-Z]{2}|[A-Z]{3}[0-9]{3})$/,
  PY: /^[A-Z]{4}[0-9]{3}$/,
  CL: /^(?:[A-Z]{4}[0-9]{2}|[A-Z]{2}[0-9]{4})$/,
  BO: /^[0-9]{3,4}[A-Z]{3}$/,
} as const;

export type PlateCountry = keyof typeof SHAPES;

/** The countries whose plates look like this; Uruguay's look like the old ones of Brazil, Paraguay's old ones like Argentina's. */
export function plateCountries(value: string): readonly PlateCountry[] {
  const text = cleanIdentifier(value);
  return (Object.keys(SHAPES) as PlateCountry[]).filter((country) => SHAPES[country].test(text));
}

export function isRoadPlate(value: string): boolean {
  return plateCountries(value).length > 0;
}

/** One text for one vehicle, however its plate was typed; both forms of a Brazilian plate are the same vehicle. */
export function vehicleOf(plate: string): string {
  return comparablePlate(plate);
}
